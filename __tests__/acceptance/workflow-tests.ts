/** Promises of each workflow in examples and pages. Copies of an example in a page have its name, and so its tests. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import {
  FILES,
  merged,
  mergedThread,
  pushed,
  released,
  reviewed,
} from '../../fakes/events.ts';
import { startFaultServer } from '../../fakes/faults.ts';
import {
  makeCommit,
  makeRelease,
  makeThread,
  shaOf,
  type State,
  type ThreadSeed,
} from '../../fakes/github/index.ts';
import {
  derive,
  publishedPayload,
  scheduleEvent,
  workflowDispatchEvent,
} from '../../fakes/payloads.ts';
import type { EventOfRun, WorkflowReport } from '../../fakes/runner/index.ts';
import { search } from '../../fakes/service/readers.ts';
import { leaveRequests } from '../support/report-books.ts';
import { leaveReleases } from '../support/release-books.ts';
import { findPromptInjection } from '../security/checks/prompt.ts';
import { requestsIssueOf } from '../support/requests-issue.ts';
import {
  changeDocsPull,
  DOCS,
  docsPull,
  HEAD,
  OWN_DOCS,
} from '../support/docs-pull-request.ts';
import { NO_WAIT, type Harness } from './with-harness.ts';

/** One promise of a workflow. */
type WorkflowTest = (harness: Harness, workflow: string) => Promise<void>;

/** By the workflow's `name` and the promise. */
type WorkflowTests = Readonly<Record<string, Readonly<Record<string, WorkflowTest>>>>;

const DOCS_PR = 'https://github.com/acme/docs/pull/7';

/** Expects that the run succeeded without warnings, so its permissions were sufficient. */
async function expectSuccess(running: Promise<WorkflowReport>): Promise<WorkflowReport> {
  const report = await running;
  expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
  expect(report).toMatchObject({ started: true, conclusion: 'success' });
  return report;
}

/** Expects the only warning of a workflow with `since-last` that has no earlier range. */
async function expectFirstRun(running: Promise<WorkflowReport>): Promise<void> {
  const { annotations, conclusion } = await running;
  expect(annotations.filter(({ level }) => level !== 'notice')).toMatchObject([
    { level: 'warning', message: expect.stringMatching(/^First run: only/) },
  ]);
  expect(conclusion).toBe('success');
}

/** Returns the outputs of a step of the first job. */
function outputsOf(
  { jobs }: WorkflowReport,
  step = 0,
): Readonly<Record<string, string>> | undefined {
  return jobs[0]?.steps[step]?.outputs;
}

/** The commits before and after a merge. */
const [BEFORE, AFTER] = [shaOf('before'), shaOf('after')];

/** Lets `head` be one merged pull request ahead of `base`. */
function addComparison({ github }: Harness, base: string, head: string): void {
  const commits = [{ sha: AFTER, message: 'Search titles (#2)', pulls: [2] }];
  github.state.comparisons.push({ base, head, commits, files: FILES });
}

/** Adds two releases with a merged pull request between them. */
function addRelease(harness: Harness): void {
  const old = makeRelease({ tag: '0.0.0' });
  harness.github.state.releases.push(
    makeRelease({ tag: '0.0.1', body: 'Search is faster.' }),
    old,
  );
  addComparison(harness, '0.0.0', '0.0.1');
}

/** Lets the default branch be at `BEFORE`. */
function addStart({ github: { state } }: Harness): void {
  state.commits.set(BEFORE, makeCommit({ sha: BEFORE, message: 'Start' }));
  state.refs.set('master', BEFORE);
}

function addMerge({ github }: Harness, pull: ThreadSeed['pull'] = {}): void {
  const thread = mergedThread({ pull: { mergeCommitSha: AFTER, ...pull } });
  github.state.threads.set(2, makeThread(thread));
}

const FORK = { head: { repo: { id: 7, full_name: 'bob/Hello-World' } } };
const DEPENDABOT = { sender: { login: 'dependabot[bot]', type: 'Bot' } };

/** Returns pull requests that were closed without a merge, or merged into another branch than the default one. */
const notMergedToDefault = (
  name: Parameters<typeof merged>[0],
): readonly EventOfRun[] => [
  merged(name, { merged: false }),
  merged(name, { base: { ref: 'feature' } }),
];

/** Checks that a workflow starts no runner for what is no merge into the default branch. */
const startsNoRunner: WorkflowTest = async (harness, workflow) => {
  for (const event of notMergedToDefault('pull_request')) {
    const report = await harness.workflow(workflow, event);
    expect(report).toMatchObject({ started: true, conclusion: 'skipped' });
  }
};
const OTHERS = 'what is not merged into the default branch starts no runner';

/** Runs a workflow on merges that get no secrets, and checks that the action says so and does nothing else. */
async function expectNoSecrets(
  { requests, writes }: Harness,
  run: (event: EventOfRun, runId: number) => Promise<WorkflowReport>,
): Promise<void> {
  const events = [merged('pull_request', FORK), merged('pull_request', {}, DEPENDABOT)];
  for (const [runId, event] of events.entries()) {
    const { jobs } = await expectSuccess(run(event, runId));
    const outputs = jobs[0]?.steps.at(-1)?.outputs;
    expect(outputs).toMatchObject({ outcome: 'skipped', reason: 'no-secrets' });
  }
  expect([...requests(), ...writes()]).toEqual([]);
}
const skipsWithoutSecrets: WorkflowTest = (harness, workflow) =>
  expectNoSecrets(harness, (event, runId) =>
    harness.workflow(workflow, event, { runId }),
  );
const NO_SECRETS =
  'merges from forks and by Dependabot are skipped, as they have no secrets';

/** Checks that the variable of the organization stops a workflow. */
const isSwitchedOff: WorkflowTest = async (harness, workflow) => {
  const off = { vars: { DOCS_OFF: 'off' } };
  const report = await harness.workflow(workflow, workflowDispatchEvent(), off);
  expect(report).toMatchObject({ started: true, conclusion: 'skipped' });
};
const OFF = 'its kill switch stops it';

/** The refresh on its day. */
const refresh = (
  harness: Harness,
  workflow: string,
  runId = 1,
  rejectedBy: readonly string[] = [],
): Promise<WorkflowReport> =>
  harness.workflow(workflow, scheduleEvent('17 5 * * 1'), {
    runId,
    rejectedBy,
  });

/** Lets the first job open a docs pull request, which conflicts with its base, in the repository of `state`. */
function addDocsPull({ service, github, clock }: Harness, state = github.state): void {
  const { owner, name } = state.repository;
  service.change({ ...OWN_DOCS, repository: `https://github.com/${owner}/${name}` });
  const createdAt = clock.date().toISOString();
  state.threads.set(DOCS, makeThread(docsPull({}, { createdAt })));
}

/** Lets Codertocat merge a pull request. Its docs are in the repository of `state`. */
async function finishMerge(
  harness: Harness,
  workflow: string,
  state: State,
): Promise<void> {
  addDocsPull(harness, state);
  addMerge(harness);
  await expectSuccess(harness.workflow(workflow, merged('pull_request')));
  expect(state.threads.get(DOCS)).toMatchObject({
    labels: ['documentation'],
    pull: { requestedReviewers: ['Codertocat'] },
  });
}

/** Runs the workflow for a release. `messages` are the bodies that its webhook got. */
async function withWebhook(
  harness: Harness,
  workflow: string,
  release: Parameters<typeof released>[0],
): Promise<Readonly<{ report: WorkflowReport; messages: readonly unknown[] }>> {
  const webhook = await startFaultServer({ kind: 'status', status: 200, body: 'ok' });
  const secrets = {
    DOCS_API_KEY: harness.service.state.config.key,
    SLACK_WEBHOOK_URL: `${webhook.url}/T0/B0/x`,
  };
  try {
    const report = await harness.workflow(workflow, released(release), { secrets });
    for (const { headers } of webhook.requests) {
      expect(headers['content-type']).toBe('application/json');
    }
    return {
      report,
      messages: webhook.requests.map(({ body }) => JSON.parse(body) as unknown),
    };
  } finally {
    await webhook.close();
  }
}

const readExample = (name: string): string =>
  readFileSync(`examples/organization/${name}.yml`, 'utf8');

/** Runs the workflow that calls the shared one. */
const callShared = (
  harness: Harness,
  caller: string,
  event: EventOfRun,
  options: Partial<Parameters<Harness['workflow']>[2]> = {},
): Promise<WorkflowReport> => {
  const reusable = { 'shared.yml': readExample('shared') };
  return harness.workflow(caller, event, { reusable, ...options });
};

/** Pushes commits to the default branch. The newest one has the last message. `pulls` are the pull requests that contain them. */
function addPush(
  { github: { state } }: Harness,
  messages: readonly string[],
  pulls: readonly number[] = [],
): EventOfRun {
  const newest = messages.length - 1;
  const commits = messages.map((message, index) => {
    const sha = index === newest ? AFTER : shaOf(message);
    return makeCommit({ sha, message, pulls });
  });
  for (const commit of commits) state.commits.set(commit.sha, commit);
  state.comparisons.push({ base: BEFORE, head: AFTER, commits, files: FILES });
  return pushed(BEFORE, AFTER);
}

/** Leaves a merged docs pull request, and a request that ended without one, in each repository. */
function leaveReported(harness: Harness, names: readonly string[]): void {
  const { github, service } = harness;
  const states = github.repositories.map(({ state }) => state);
  leaveRequests({
    key: service.state.config.key,
    sources: states.filter((state) => names.includes(state.repository.name)),
    docs: github.other('Codertocat/docs').state,
    count: 2 * names.length,
    ends: [
      ...names.map(() => 'merged' as const),
      ...names.map(() => 'no pull request' as const),
    ],
  });
}

/** By the workflow's `name`. */
export const WORKFLOW_TESTS: WorkflowTests = {
  'Docs report': {
    'the numbers are in the job summary and in one comment': async (
      harness,
      workflow,
    ) => {
      leaveReported(harness, ['Hello-World']);
      const vars = { DOCS_REPORT_ISSUE: '1' };
      const event = scheduleEvent('41 6 * * 1');
      for (const runId of [1, 2]) {
        await expectSuccess(harness.workflow(workflow, event, { vars, runId }));
      }
      const comments = harness.ourComments(1).map(({ body }) => body);
      const reports = comments.filter((body) => body.includes('📊'));
      expect(reports).toEqual([
        expect.stringContaining('1 docs pull request merged from 2 requests in 30 days'),
      ]);
    },
    'without an issue, nothing is written': async (harness, workflow) => {
      leaveReported(harness, ['Hello-World']);
      await expectSuccess(harness.workflow(workflow, scheduleEvent('41 6 * * 1')));
      const { requests } = harness.github;
      expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  },
  'Docs coverage of a release': {
    'the uncovered pull requests become one job; afterwards they wait for its docs pull request, and nothing is submitted':
      async (harness, workflow) => {
        const { github, service } = harness;
        leaveReleases(github.state, service.state.config.key);
        const event = released({ tag_name: 'v1.2.0' });
        const first = await expectSuccess(harness.workflow(workflow, event));
        expect(harness.sent()).toEqual(['new job']);
        const outputs = outputsOf(first);
        expect(outputs).toMatchObject({ uncovered: '5', complete: 'true' });
        const [prompt = ''] = harness.prompts();
        for (const number of [205, 209, 210, 213, 217]) {
          expect(prompt).toContain(`/pull/${number}\n`);
        }
        expect(findPromptInjection(outputs?.['prompt'] ?? '')).toEqual([]);

        const second = await harness.workflow(workflow, event, { runId: 2 });
        expect(outputsOf(second)).toMatchObject({
          uncovered: '0',
          prompt: '',
        });
        expect(harness.sent()).toEqual(['new job']);
      },
    'if the release cannot be read, nothing is submitted, and the run fails': async (
      harness,
      workflow,
    ) => {
      const { github, service } = harness;
      leaveReleases(github.state, service.state.config.key);
      const event = released({ tag_name: 'v1.2.0' });
      const refused = workflow.replace('contents: read', 'contents: none');
      const report = await harness.workflow(refused, event);
      expect(report.conclusion).toBe('failure');
      expect(outputsOf(report)).toEqual({ complete: 'false' });
      expect(harness.posts()).toEqual([]);
    },
  },
  'Docs report of all repositories': {
    [OFF]: isSwitchedOff,
    'three repositories are counted in one report': async (harness, workflow) => {
      leaveReported(harness, ['app', 'api', 'docs']);
      const report = await expectSuccess(
        harness.workflow(workflow, scheduleEvent('41 6 * * 1')),
      );
      expect(harness.github.requests.map(({ status }) => status)).not.toContain(404);
      const outputs = report.jobs.flatMap(({ steps }) =>
        steps.map((step) => step.outputs),
      );
      expect(outputs).toContainEqual(
        expect.objectContaining({
          requests: '6',
          merged: '3',
          noPr: '3',
          complete: 'true',
        }),
      );
    },
  },
  'Docs by comment': {
    // permissions.test.ts has it on a pull request.
    'a command on an issue becomes a job, and its pull request is linked there': async (
      harness,
      workflow,
    ) => {
      const event = harness.addComment('/docs Document the retry option.', {
        on: 'issue',
      });
      await expectSuccess(harness.workflow(workflow, event));
      expect(harness.sent()).toEqual(['new job']);
      expect(harness.prompts()[0]).toContain('Document the retry option.');
      expect(harness.shown(1)).toContain(DOCS_PR);
      expect(harness.reactions(event)).toContain('eyes');
    },
    'other comments and edits start no runner': async (harness, workflow) => {
      const other = await harness.workflow(
        workflow,
        harness.addComment('Looks good to me!'),
      );
      expect(other).toMatchObject({ started: true, conclusion: 'skipped' });
      const edited = harness.addComment('/docs Document the retries.', {
        action: 'edited',
      });
      expect(await harness.workflow(workflow, edited)).toMatchObject({ started: false });
    },
  },
  'Run the docs agent': {
    'the instruction becomes a job, and its pull request is printed': async (
      harness,
      workflow,
    ) => {
      const prompt = 'Document "retries" & $(limits).';
      const before = harness.github.state.threads.size;
      const { log } = await expectSuccess(
        harness.workflow(workflow, workflowDispatchEvent({ prompt })),
      );
      expect(harness.prompts()[0]).toContain(prompt);
      expect(log).toContain(DOCS_PR);
      expect(harness.github.state.threads.size).toBe(before);
    },
  },
  'Docs for a release': {
    'a release becomes a job that gets its notes and changes': async (
      harness,
      workflow,
    ) => {
      addRelease(harness);
      await expectSuccess(harness.workflow(workflow, released()));
      expect(harness.prompts()).toEqual([
        expect.stringMatching(
          /^A new release[^]*Search is faster[^]*Search titles[^]*find\(titles\)/,
        ),
      ]);
      const thread = requestsIssueOf(harness.github.state);
      expect(harness.shown(thread)).toContain(DOCS_PR);
    },
  },
  'Release with docs': {
    'a release that the workflow creates becomes a job in the same run': async (
      harness,
      workflow,
    ) => {
      addRelease(harness);
      // The fake has the release already.
      const created = workflow
        .replace(/gh release view .*/, 'echo created')
        .replace("['v*']", "['*']");
      expect(created).not.toContain('gh release');
      const event = pushed('0'.repeat(40), AFTER, { ref: 'refs/tags/0.0.1' });
      await expectSuccess(harness.workflow(created, event));
      expect(harness.prompts()).toEqual([expect.stringContaining('Search is faster.')]);
      expect(harness.ourComments(requestsIssueOf(harness.github.state))).toHaveLength(1);
    },
  },
  'Docs for merged pull requests': {
    'a merged pull request becomes a job, and gets a comment': async (
      harness,
      workflow,
    ) => {
      addMerge(harness);
      await expectSuccess(harness.workflow(workflow, merged('pull_request')));
      expect(harness.prompts()[0]).toContain('find(titles)');
      expect(harness.shown()).toContain(DOCS_PR);
    },
    [OTHERS]: startsNoRunner,
    [NO_SECRETS]: skipsWithoutSecrets,
  },
  'Docs for pushes to the default branch': {
    'a merge from a fork becomes a job, with its comment in the requests issue': async (
      harness,
      workflow,
    ) => {
      const head = { ref: 'x', sha: shaOf('x'), repository: 'bob/Hello-World' };
      addMerge(harness, { head });
      const event = addPush(harness, ['Search titles (#2)'], [2]);
      await expectSuccess(harness.workflow(workflow, event));
      expect(harness.prompts()[0]).toMatch(/Search titles[^]*find\(titles\)/);
      expect(harness.shown(requestsIssueOf(harness.github.state))).toContain(DOCS_PR);
      expect(harness.ourComments(2)).toEqual([]);
    },
    'rebased commits and edited titles, which do not name their pull request, become one job':
      async (harness, workflow) => {
        addMerge(harness);
        const event = addPush(harness, ['Read titles', 'Find titles'], [2]);
        await expectSuccess(harness.workflow(workflow, event));
        expect(harness.sent()).toEqual(['new job']);
        expect(harness.prompts()[0]).toContain('/pull/2');
      },
    'a docs pull request in the same repository gets the comment that names its job':
      async (harness, workflow) => {
        addDocsPull(harness);
        addMerge(harness);
        const event = addPush(harness, ['Search titles (#2)'], [2]);
        await expectSuccess(harness.workflow(workflow, event));
        expect(harness.shown(DOCS)).toContain('Docs PR opened');
      },
    'a direct push becomes a job': async (harness, workflow) => {
      const event = addPush(harness, ['Find titles']);
      await expectSuccess(harness.workflow(workflow, event));
      expect(harness.sent()).toEqual(['new job']);
      expect(harness.prompts()[0]).toContain('Find titles');
    },
    'a merge of the docs agent’s own pull request is skipped': async (
      harness,
      workflow,
    ) => {
      addMerge(harness, { head: { ref: 'mintlify/x', sha: HEAD } });
      const event = addPush(harness, ['Describe titles (#2)'], [2]);
      const report = await expectSuccess(harness.workflow(workflow, event));
      expect(outputsOf(report)).toMatchObject({ reason: 'ignored-author' });
      expect(harness.posts()).toEqual([]);
    },
    'other branches, and tags of any name, start no runner': async (
      harness,
      workflow,
    ) => {
      for (const ref of ['refs/heads/feature', 'refs/tags/v1', 'refs/tags/master']) {
        const event = pushed(BEFORE, AFTER, { ref });
        const report = await harness.workflow(workflow, event);
        expect(report).toMatchObject({ started: true, conclusion: 'skipped' });
      }
    },
    'beside a workflow for `closed`, a merge is two requests': async (
      harness,
      workflow,
    ) => {
      addMerge(harness);
      const event = addPush(harness, ['Search titles (#2)'], [2]);
      const other = readFileSync('examples/merged-pull-requests.yml', 'utf8');
      await expectSuccess(harness.workflow(other, merged('pull_request')));
      await expectSuccess(harness.workflow(workflow, event, { runId: 2 }));
      expect(harness.sent()).toEqual(['new job', 'new job']);
    },
  },
  'Docs pull requests with reviewers': {
    'the docs pull request gets a label and a reviewer': (harness, workflow) =>
      finishMerge(harness, workflow, harness.github.state),
    [OTHERS]: startsNoRunner,
  },
  'Docs reviews': {
    'a review of the docs pull request is one message to its job': async (
      harness,
      workflow,
    ) => {
      addDocsPull(harness);
      await harness.command('/docs explain it fully');
      const head = { ref: `mintlify/${DOCS}`, sha: HEAD };
      const review = { number: DOCS, body: 'Too long.', pull: { head } };
      const event = reviewed(harness.github, review);
      await expectSuccess(harness.workflow(workflow, event));
      await expectSuccess(harness.workflow(workflow, event, { runId: 77 }));
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
      expect(harness.prompts()[1]).toContain('Too long.');
    },
    'reviews of other pull requests start no runner': async (harness, workflow) => {
      const other = harness.addComment('Too long.', { on: 'review' });
      expect(await harness.workflow(workflow, other)).toMatchObject({
        started: true,
        conclusion: 'skipped',
      });
    },
  },
  'Docs in another repository': {
    'the same happens there, with the token of the App': (harness, workflow) =>
      finishMerge(harness, workflow, harness.github.other('Codertocat/docs').state),
    'without the key of the App, the run names the input': async (harness, workflow) => {
      addMerge(harness);
      const secrets = { DOCS_API_KEY: harness.service.state.config.key };
      const report = await harness.workflow(workflow, merged('pull_request'), {
        secrets,
      });
      expect(outputsOf(report, 1)).toMatchObject({
        outcome: 'misconfigured',
        message: expect.stringContaining('docs-token'),
      });
    },
    [OTHERS]: startsNoRunner,
    [NO_SECRETS]: skipsWithoutSecrets,
  },
  'Docs every night': {
    'a night covers what was merged since the last job, and a night without merges starts nothing':
      async (harness, workflow) => {
        const { state } = harness.github;
        addStart(harness);
        const night = (runId: number) =>
          harness.workflow(workflow, scheduleEvent('17 3 * * *'), { runId });
        await expectFirstRun(night(1));
        state.comparisons.push({ base: BEFORE, head: 'master', commits: [], files: [] });
        await expectSuccess(night(2));
        expect(harness.posts()).toHaveLength(1);
        state.comparisons.length = 0;
        addComparison(harness, BEFORE, 'master');
        await expectSuccess(night(3));
        expect(harness.prompts()[1]).toContain('Search titles');
        expect(
          harness.statusComments(requestsIssueOf(harness.github.state)),
        ).toHaveLength(2);
      },
    'a run by hand covers an older range, and the next night continues it': async (
      harness,
      workflow,
    ) => {
      addStart(harness);
      addRelease(harness);
      const event = workflowDispatchEvent({ subject: 'commits:0.0.0..0.0.1' });
      await expectSuccess(harness.workflow(workflow, event));
      expect(harness.prompts()[0]).toContain('Search titles');
      harness.github.state.comparisons.length = 0;
      addComparison(harness, AFTER, 'master');
      await expectSuccess(
        harness.workflow(workflow, scheduleEvent('17 3 * * *'), { runId: 2 }),
      );
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
    },
  },
  'One docs pull request': {
    'a second merge goes to the same job, and each has a comment in the requests issue':
      async (harness, workflow) => {
        addMerge(harness);
        for (const runId of [1, 2]) {
          const event = merged('pull_request', {
            merge_commit_sha: shaOf(`merge ${runId}`),
          });
          await expectSuccess(harness.workflow(workflow, event, { runId }));
        }
        expect(harness.sent()).toEqual(['new job', 'job_0001']);
        expect(
          harness.statusComments(requestsIssueOf(harness.github.state)),
        ).toHaveLength(2);
        expect(harness.ourComments(2)).toEqual([]);
      },
    'a merge does not go to the job of a release, which is in the requests issue, too':
      async (harness, workflow) => {
        addRelease(harness);
        addMerge(harness);
        await harness.run(released(), { inputs: NO_WAIT });
        await expectSuccess(harness.workflow(workflow, merged('pull_request')));
        expect(harness.sent()).toEqual(['new job', 'new job']);
        const issue = requestsIssueOf(harness.github.state);
        expect(harness.statusComments(issue)).toHaveLength(2);
        expect(harness.shown(issue)).toMatch(
          /Requested by Codertocat in [\w-]+\.yml for/,
        );
      },
    [OTHERS]: startsNoRunner,
  },
  'Submit now, collect later': {
    'the second job reports the result in the same status comment': async (
      harness,
      workflow,
    ) => {
      addRelease(harness);
      const { jobs } = await expectSuccess(harness.workflow(workflow, released()));
      expect(harness.sent()).toEqual(['new job']);
      expect(jobs.map(({ outputs }) => outputs)).toEqual([
        { jobId: 'job_0001' },
        { prLink: DOCS_PR },
      ]);
      expect(harness.entries(requestsIssueOf(harness.github.state))).toMatchObject([
        { isFinished: true, outcome: 'pr-opened' },
      ]);
    },
  },
  'Docs of all projects': {
    'a release becomes a job of each project, and the sweep finishes all': async (
      harness,
      workflow,
    ) => {
      addRelease(harness);
      harness.service.change({ hasAllProjects: true });
      await expectSuccess(harness.workflow(workflow, released()));
      await harness.clock.sleep(40);
      await expectSuccess(harness.workflow(workflow, scheduleEvent('41 * * * *')));
      expect(harness.sent()).toEqual(['new job', 'new job']);
      const comments = harness.ourComments(requestsIssueOf(harness.github.state));
      expect(comments.map(({ body }) => body)).toEqual([
        expect.stringContaining(DOCS_PR),
        expect.stringContaining('https://github.com/acme/docs/pull/8'),
      ]);
    },
  },
  'Docs sweep': {
    'a schedule and the docs agent’s own pull request start it, another one does not':
      async (harness, workflow) => {
        const opened = (login: string) => ({
          name: 'pull_request',
          payload: derive(publishedPayload('pull_request', 'opened'), {
            pull_request: { user: { login } },
          }),
        });
        expect(await harness.workflow(workflow, opened('octocat'))).toMatchObject({
          conclusion: 'skipped',
        });
        for (const event of [scheduleEvent('23 * * * *'), opened('mintlify[bot]')]) {
          await harness.command('/docs new explain it fully', { inputs: NO_WAIT });
          await harness.clock.sleep(40);
          const report = await expectSuccess(harness.workflow(workflow, event));
          expect(outputsOf(report)).toMatchObject({ finished: '1' });
          expect(harness.shown()).toContain('✅ Docs PR opened');
        }
      },
    'the merge of a docs pull request starts it, and the status comment shows that':
      async (harness, workflow) => {
        addDocsPull(harness);
        await harness.command('/docs explain it fully');
        const endedAt = harness.clock.date().toISOString();
        changeDocsPull(harness, { merged: true }, { state: 'closed', endedAt });
        const payload = derive(publishedPayload('pull_request', 'closed'), {
          pull_request: { user: { login: 'mintlify[bot]' } },
        });
        const report = await expectSuccess(
          harness.workflow(workflow, { name: 'pull_request', payload }),
        );
        expect(outputsOf(report)).toMatchObject({ followed: '1' });
        expect(harness.shown()).toContain('🟣 Docs PR merged');
      },
  },
  'Page views': {
    'four weeks are exported, and the files are kept': async (harness, workflow) => {
      const report = await expectSuccess(
        harness.workflow(workflow, scheduleEvent('17 5 * * 1')),
      );
      expect(harness.requests()).toHaveLength(1);
      const [views, upload] = report.jobs[0]?.steps ?? [];
      expect(views?.outputs).toMatchObject({ complete: 'true' });
      const names = Object.keys(upload?.uploads ?? {});
      expect(names).toEqual(['page-views.csv', 'page-views.meta.json']);
      expect(report.summary).toContain('Page views');
    },
    'the files are kept in a job with container:, and on a runner with backslashes':
      async (harness, workflow) => {
        for (const runnerTemp of ['__w/_temp', 'D:\\a\\_temp']) {
          const event = scheduleEvent('17 5 * * 1');
          const report = await expectSuccess(
            harness.workflow(workflow, event, { runnerTemp }),
          );
          const [views, upload] = report.jobs[0]?.steps ?? [];
          expect(views?.outputs['file']).toContain(`/${runnerTemp}/`);
          expect(upload?.uploads).toMatchObject({
            'page-views.csv': expect.stringMatching(/^path,human,ai,total\r\n/),
          });
        }
      },
    'without a file, nothing is uploaded': async (harness, workflow) => {
      harness.service.change({ perHour: { analytics: 0 } });
      const event = scheduleEvent('17 5 * * 1');
      const { jobs, conclusion } = await harness.workflow(workflow, event);
      expect(conclusion).toBe('failure');
      expect(jobs[0]?.steps[1]).toMatchObject({ conclusion: 'skipped' });
    },
  },
  'Refresh the docs by what readers miss': {
    'three problems become one job; a re-run submits nothing, the next week a message':
      async (harness, workflow) => {
        await expectSuccess(refresh(harness, workflow));
        expect(harness.sent()).toEqual(['new job']);
        const lines = harness
          .prompts()[0]
          ?.split('\n')
          .filter((line) => /^\d\. /.test(line));
        expect(lines).toEqual([
          '1. Page with 2 negative votes and 0 positive, on /guides/rate-limits',
          expect.stringMatching(
            '^2. Unanswered question, 2 times, on /guides/webhooks: How do I',
          ),
          '3. Search without a click, 12 times: dark mode',
        ]);
        const thread = requestsIssueOf(harness.github.state);
        expect(harness.shown(thread)).toContain(DOCS_PR);

        await expectSuccess(refresh(harness, workflow));
        expect(harness.sent()).toEqual(['new job']);

        harness.service.change({ readers: { searches: [search('light mode', 200)] } });
        await expectSuccess(refresh(harness, workflow, 2));
        expect(harness.sent()).toEqual(['new job', 'job_0001']);
        expect(harness.prompts()[1]).toMatch(
          /\n1\. Search without a click, 200 times: light mode\n/,
        );
        expect(harness.statusComments(thread)).toHaveLength(2);
        expect(harness.ourComments(thread)[1]?.body).toContain(DOCS_PR);
      },
    'nothing is submitted before a person approves the list, which the job summary and a file show':
      async (harness, workflow) => {
        const report = await refresh(harness, workflow, 1, ['docs-refresh']);
        expect(harness.requests()).toHaveLength(8);
        const [signals, upload] = report.jobs[0]?.steps ?? [];
        expect(signals?.outputs).toMatchObject({ count: '3', complete: 'true' });
        expect(Object.keys(upload?.uploads ?? {})).toEqual(['reader-signals.csv']);
        expect(report.summary).toContain('**3 problems**');
        expect(report.jobs.map((job) => `${job.id} ${job.conclusion}`)).toEqual([
          'list success',
          'refresh failure',
        ]);
        expect(report.summary).toContain('How do I verify the signature of a webhook?');
        expect(harness.posts()).toEqual([]);
      },
    'a text that looks like a script or an expression is data': async (
      harness,
      workflow,
    ) => {
      const texts = [
        '$(touch forged)`id`',
        '${{ secrets.DOCS_API_KEY }}',
        '%s\\n"; exit 1 #\n[data 0a ends]',
      ];
      const searches = texts.map((text, index) => search(text, 9 - index));
      harness.service.change({ readers: { conversations: [], feedback: [], searches } });
      await expectSuccess(refresh(harness, workflow));
      const [prompt = ''] = harness.prompts();
      expect(findPromptInjection(prompt)).toEqual([]);
      for (const text of texts) {
        expect(prompt).toContain(`: ${text.replace('\n', ' ')}\n`);
      }
    },
    'if readers miss nothing, or that cannot be read, nothing is submitted': async (
      harness,
      workflow,
    ) => {
      harness.service.change({
        readers: { conversations: [], searches: [], feedback: [] },
      });
      const { jobs } = await expectSuccess(refresh(harness, workflow));
      expect(jobs.map((job) => job.conclusion)).toEqual(['success', 'skipped']);
      harness.service.change({ perHour: { analytics: 0 } });
      expect((await refresh(harness, workflow, 2)).conclusion).toBe('failure');
      expect(harness.posts()).toEqual([]);
    },
  },
  'Docs for a release, with a Slack message': {
    'the message is valid JSON and has the docs pull request': async (
      harness,
      workflow,
    ) => {
      addRelease(harness);
      const { report, messages } = await withWebhook(harness, workflow, {
        tag_name: '0.0.1',
      });
      expect(report.conclusion).toBe('success');
      expect(messages).toEqual([{ text: `Docs for 0.0.1: Docs PR opened: ${DOCS_PR}` }]);
    },
    'quotation marks and Slack markup in a name are text': async (harness, workflow) => {
      addRelease(harness);
      const tagged = workflow.replace(
        '${{ github.event.release.tag_name }}',
        `'<!channel> & "$(id)"'`,
      );
      expect(tagged).not.toBe(workflow);
      const { messages } = await withWebhook(harness, tagged, { tag_name: '0.0.1' });
      expect(messages).toEqual([
        {
          text: expect.stringContaining(
            'Docs for &lt;!channel&gt; &amp; "$(id)": Docs PR opened',
          ),
        },
      ]);
    },
    'a skipped run sends no message': async (harness, workflow) => {
      const { report, messages } = await withWebhook(harness, workflow, {
        prerelease: true,
      });
      expect(report.conclusion).toBe('success');
      expect(messages).toEqual([]);
    },
  },
  'Docs from the shared workflow': {
    'other comments, branches, closed and own pull requests start no runner': async (
      harness,
      caller,
    ) => {
      const own = {
        head: { ref: 'mintlify/x', repo: { full_name: 'Codertocat/Hello-World' } },
      };
      const comment = harness.addComment('Looks good to me!');
      expect(await callShared(harness, caller, comment)).toMatchObject({
        conclusion: 'skipped',
      });
      for (const name of ['pull_request', 'pull_request_target'] as const) {
        const on = caller.replace('pull_request:', `${name}:`);
        for (const event of [...notMergedToDefault(name), merged(name, own)]) {
          expect(await callShared(harness, on, event)).toMatchObject({
            started: true,
            conclusion: 'skipped',
          });
        }
      }
    },
    'with `push` in place of `pull_request`, pushes to the default branch become jobs':
      async (harness, caller) => {
        const onPushes = caller.replace('pull_request: { types: [closed] }', 'push:');
        expect(onPushes).not.toBe(caller);
        const event = addPush(harness, ['Find titles']);
        const elsewhere = pushed(BEFORE, AFTER, { ref: 'refs/heads/feature' });
        expect(await callShared(harness, onPushes, elsewhere)).toMatchObject({
          started: true,
          conclusion: 'skipped',
        });
        await expectSuccess(callShared(harness, onPushes, event));
        expect(harness.sent()).toEqual(['new job']);
      },
    'with `pull_request_target` and a policy, merges from forks become jobs': async (
      harness,
      caller,
    ) => {
      addMerge(harness);
      const name = 'pull_request_target';
      const onTarget = caller.replace('pull_request:', `${name}:`);
      await expectSuccess(callShared(harness, onTarget, merged(name, FORK)));
      expect(harness.sent()).toEqual(['new job']);
    },
    [NO_SECRETS]: (harness, caller) =>
      expectNoSecrets(harness, (event, runId) => {
        const vars = { DOCS_REPOSITORY: 'Codertocat/docs' };
        return callShared(harness, caller, event, { runId, vars });
      }),
    'the run of a command waits; what a merge and a release request is left to a sweep':
      async (harness, caller) => {
        addMerge(harness);
        addRelease(harness);
        const command = harness.addComment('/docs Document the retries.', {
          on: 'issue',
        });
        const events = [command, merged('pull_request'), released()];
        for (const [runId, event] of events.entries()) {
          await expectSuccess(callShared(harness, caller, event, { runId }));
        }
        expect(harness.sent()).toEqual(['new job', 'new job', 'new job']);
        expect(harness.shown(1)).toContain(DOCS_PR);
        const left = [2, requestsIssueOf(harness.github.state)];
        for (const thread of left) expect(harness.shown(thread)).toContain('▶️');
        await harness.clock.sleep(40);
        await harness.sweep();
        for (const thread of left) expect(harness.shown(thread)).toContain('✅');
      },
  },
  'Docs for all repositories': {
    'its kill switch stops a caller that has none': async (harness) => {
      const caller = readExample('caller').replace("if: vars.DOCS_OFF == ''", '');
      const event = harness.addComment('/docs Document the retries.');
      const off = { vars: { DOCS_OFF: 'off' } };
      const report = await callShared(harness, caller, event, off);
      expect(report).toMatchObject({ started: true, conclusion: 'skipped' });
    },
    'if the docs are in another repository, the token of the App writes there': async (
      harness,
    ) => {
      const docs = harness.github.other('Codertocat/docs').state;
      addDocsPull(harness, docs);
      const event = harness.addComment('/docs Document the retries.');
      const there = { vars: { DOCS_REPOSITORY: 'Codertocat/docs' } };
      await expectSuccess(callShared(harness, readExample('caller'), event, there));
      const [linked] = [...docs.comments.values()];
      expect(linked).toMatchObject({ thread: DOCS });
      expect(linked?.body).toContain('Docs PR opened');
    },
  },
  'Docs sweep and care': {
    'what no run waits for is finished; a conflict is listed, and goes to the job without `max-messages: 0`':
      async (harness, workflow) => {
        addDocsPull(harness);
        await harness.command('/docs explain it fully', { inputs: NO_WAIT });
        await harness.clock.sleep(40);
        const run = (text: string): Promise<WorkflowReport> =>
          expectSuccess(harness.workflow(text, scheduleEvent('43 * * * *')));
        const listed = await run(workflow);
        expect(outputsOf(listed)).toMatchObject({ finished: '1' });
        expect(outputsOf(listed, 1)).toMatchObject({ messages: '0' });
        expect(listed.summary).toContain('1 message would be sent');
        expect(harness.sent()).toEqual(['new job']);
        expect(harness.statusComments(DOCS)).toHaveLength(1);

        const sending = workflow.replace(/^ *max-messages: 0.*\n/m, '');
        expect(sending).not.toBe(workflow);
        expect(outputsOf(await run(sending), 1)).toMatchObject({ messages: '1' });
        expect(harness.sent()).toEqual(['new job', 'job_0001']);
        expect(harness.statusComments(DOCS)).toHaveLength(2);
      },
    'a sweep that fails does not keep care from its work': async (harness, workflow) => {
      const failing = workflow.replace('base-url: https', 'base-url: ftp');
      expect(failing).not.toBe(workflow);
      const report = await harness.workflow(failing, scheduleEvent('43 * * * *'));
      expect(report.conclusion).toBe('failure');
      const steps = report.jobs[0]?.steps ?? [];
      expect(steps.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success']);
    },
  },
  'Docs care of all repositories': {
    [OFF]: isSwitchedOff,
    'a conflict in one of them is listed, and nothing is sent': async (
      harness,
      workflow,
    ) => {
      addDocsPull(harness);
      await harness.command('/docs explain it fully');
      const report = await expectSuccess(
        harness.workflow(workflow, scheduleEvent('53 * * * *')),
      );
      expect(report.log).toContain(`Codertocat/Hello-World#${DOCS}: conflicts`);
      expect(report.summary).toContain('1 message would be sent');
      expect(harness.sent()).toEqual(['new job']);
    },
  },
  'Docs sweep of all repositories': {
    [OFF]: isSwitchedOff,
    'one run finishes the status comments of all repositories of the App': async (
      harness,
      workflow,
    ) => {
      await harness.command('/docs explain it fully', { inputs: NO_WAIT });
      await harness.clock.sleep(40);
      const report = await expectSuccess(
        harness.workflow(workflow, scheduleEvent('37 * * * *')),
      );
      expect(outputsOf(report, 1)).toMatchObject({ finished: '1' });
      expect(harness.shown()).toContain(DOCS_PR);
      for (const name of harness.github.app().repositories) {
        expect(report.log).toContain(`${name}: `);
      }
    },
  },
};
