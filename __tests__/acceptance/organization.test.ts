/** The workflows of examples/organization in three repositories, as a platform engineer tries them in an afternoon. */
import { describe, expect } from '@jest/globals';
import { commented, merged, mergedThread, released } from '../../fakes/events.ts';
import { makeThread, type State } from '../../fakes/github/index.ts';
import { derive, inRepository, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, WorkflowReport } from '../../fakes/runner/index.ts';
import { callerWorkflow, sharedWorkflow, sweepOfAll } from '../support/organization.ts';
import { requestsIssueOf } from '../support/requests-issue.ts';
import {
  itWithHarness,
  type CommentOptions,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';
import { addRelease, expectSuccess } from './workflow-tests.ts';

const APP = 'Codertocat/Hello-World';
const CLI = 'Codertocat/cli';
const WEB = 'Codertocat/web';
const ALL = [APP, CLI, WEB];

const OPTIONS: HarnessOptions = {
  github: {
    repository: { private: true },
    others: ['cli', 'web'].map((name, index) => ({
      repository: { owner: 'Codertocat', name, id: 71 + index, private: true },
      token: `ghs_fakeTokenOf_${name}`,
    })),
    app: { token: 'ghs_fakeTokenForAll', repositories: ALL },
  },
};

const NEW_KEY = 'mint_new_key_0123456789';

/** The organization: its variables and secrets, and runs of its workflows in its repositories. */
class Organization {
  readonly vars: Record<string, string> = {};
  /** The value of the secret. */
  keys: string;
  readonly #harness: Harness;
  #shared = sharedWorkflow();
  #runs = 0;

  constructor(harness: Harness) {
    this.#harness = harness;
    this.keys = harness.service.state.config.key;
  }

  /** Changes the shared workflow. */
  edit(from: string, to: string): void {
    const text = this.#shared['shared.yml'] ?? '';
    expect(text).toContain(from);
    this.#shared = { 'shared.yml': text.replace(from, to) };
  }

  state(repository: string): State {
    const { github } = this.#harness;
    return repository === APP ? github.state : github.other(repository).state;
  }

  /** Returns the newest comment of ours in a thread, with its marker. */
  shown(repository: string, thread: number): string {
    const comments = [...this.state(repository).comments.values()];
    const ofThread = comments.filter((comment) => comment.thread === thread);
    return ofThread.findLast(({ body }) => body.includes('<!-- docs-agent'))?.body ?? '';
  }

  command(
    repository: string,
    body: string,
    on: CommentOptions['on'] = 'pull-request',
  ): Promise<WorkflowReport> {
    const state = this.state(repository);
    return this.call(repository, commented({ state }, body, { on }));
  }

  /** Runs the caller of a repository on an event that happens there. */
  call(repository: string, { name, payload }: EventOfRun): Promise<WorkflowReport> {
    const { github } = this.#harness;
    const isOwn = repository === APP;
    const hosted = isOwn ? { token: github.token } : github.other(repository);
    const { id } = this.state(repository).repository;
    const moved = derive(inRepository(payload, repository), { repository: { id } });
    const event = { name, payload: moved };
    return this.#run(callerWorkflow(), event, {
      reusable: this.#shared,
      token: hosted.token,
      onPermissions: (permissions) => {
        if (isOwn) github.grant(permissions);
        else github.other(repository).grants = permissions;
      },
      github: { api_url: github.url, repository_id: String(id) },
    });
  }

  sweep(): Promise<WorkflowReport> {
    return this.#run(sweepOfAll(), scheduleEvent('37 * * * *'), {});
  }

  #run(
    text: string,
    event: EventOfRun,
    options: NonNullable<Parameters<Harness['workflow']>[2]>,
  ): Promise<WorkflowReport> {
    this.#runs += 1;
    return this.#harness.workflow(text, event, {
      ...options,
      runId: this.#runs,
      secrets: { DOCS_API_KEY: this.keys },
      vars: this.vars,
    });
  }
}

/** Returns the outputs of the step that uses our action. */
function outputsOf({ jobs }: WorkflowReport): Readonly<Record<string, string>> {
  return jobs[0]?.steps.at(-1)?.outputs ?? {};
}

const DONE = '✅ Docs PR opened';

describe('a platform engineer’s afternoon', () => {
  itWithHarness('with three repositories', OPTIONS, async (harness) => {
    const organization = new Organization(harness);
    const { github, service, sent } = harness;

    // A command in one repository: its run waits.
    await expectSuccess(organization.command(APP, '/docs explain the retries'));
    expect(organization.shown(APP, 2)).toContain(DONE);

    // A merge in another one, and a release in the third one: no run waits for these.
    organization.state(CLI).threads.set(2, makeThread(mergedThread()));
    await expectSuccess(organization.call(CLI, merged('pull_request_target')));
    addRelease({ github: { state: organization.state(WEB) } });
    await expectSuccess(organization.call(WEB, released()));
    expect(sent()).toEqual(['new job', 'new job', 'new job']);
    expect(organization.shown(CLI, 2)).not.toContain(DONE);
    const requestsIssue = requestsIssueOf(organization.state(WEB));
    expect(organization.shown(WEB, requestsIssue)).not.toContain(DONE);

    // The kill switch stops every repository, and the sweep.
    organization.vars['DOCS_OFF'] = 'yes';
    const requests = github.requests.length;
    const stopped = [
      await organization.command(APP, '/docs explain more fully'),
      await organization.call(CLI, merged('pull_request_target')),
      await organization.sweep(),
    ];
    for (const report of stopped) expect(report.conclusion).toBe('skipped');
    expect(github.requests).toHaveLength(requests);
    delete organization.vars['DOCS_OFF'];

    // A new API key on the line above: the threads stay.
    organization.keys = `${NEW_KEY}\n${organization.keys}`;
    service.change({ key: NEW_KEY });
    await expectSuccess(organization.command(APP, '/docs explain more fully'));
    expect(sent().at(-1)).toBe('job_0001');

    // A limit is reached in one repository, and not in another.
    organization.edit('max-requests-per-day: 20', 'max-requests-per-day: 2');
    const limited = await organization.command(APP, '/docs explain everything fully');
    expect(outputsOf(limited)).toMatchObject({ outcome: 'skipped', reason: 'limit' });
    await expectSuccess(organization.command(CLI, '/docs explain the options', 'issue'));
    expect(sent()).toHaveLength(5);

    // One sweep for all repositories of the App, which is not installed in one of them.
    github.app().repositories.delete(WEB);
    await harness.clock.sleep(40);
    await expectSuccess(organization.sweep());
    expect(organization.shown(CLI, 2)).toContain(DONE);
    expect(organization.shown(WEB, requestsIssue)).not.toContain(DONE);

    // It is installed there, too, and no workflow changes.
    github.app().repositories.add(WEB);
    const whole = await expectSuccess(organization.sweep());
    expect(outputsOf(whole)['finished']).toBe('1');
    expect(organization.shown(WEB, requestsIssue)).toContain(DONE);
    expect(whole.summary).toContain(`https://github.com/${WEB}/issues/${requestsIssue}`);
  });
});
