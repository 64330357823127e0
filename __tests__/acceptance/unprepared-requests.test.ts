/** Requests that cannot be prepared: the status comment exists by then, and says what failed and that nothing was sent. */
import { expect, it } from '@jest/globals';
import { released } from '../../fakes/events.ts';
import type { Options } from '../../fakes/github/index.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { createSwitch } from '../support/interceptions.ts';
import { withHarness, type Harness, type RunOptions } from './with-harness.ts';

type Case = Readonly<{
  title: string;
  github?: Options;
  service?: ServeOptions;
  /** Returns the event of the run. */
  prepare: (harness: Harness) => EventOfRun | Promise<EventOfRun>;
  /** What lets the first attempt fail. */
  options?: RunOptions;
  /** Corrects the cause, if it is not in the options. */
  repair?: (harness: Harness) => void;
  thread?: number;
  /** Outcome and reason. */
  end: string;
  says: RegExp;
}>;

const command = (harness: Harness): EventOfRun =>
  harness.addComment('/docs explain the retry');

const NAMES_KEY = /contains the value of `api-key`/;
const contents = { '.github/docs-agent.md': 'The key is mint_fake_admin_key.' };
const emptyContents = ({ github: { state } }: Harness): void => {
  state.contents = {};
};

/** The service cannot read jobs while this is on. */
const unreadable = createSwitch(({ method }: Readonly<{ method: string }>) =>
  method === 'GET' ? { status: 500 } : undefined,
);

const bug = `String.prototype.normalize = () => { throw new Error('a bug'); };`;

it.concurrent.each<Case>([
  {
    title: 'the instructions file of a command contains a secret',
    github: { contents },
    prepare: command,
    repair: emptyContents,
    end: 'misconfigured/invalid-input',
    says: NAMES_KEY,
  },
  {
    title: 'the same for a release, in the requests issue',
    github: { contents },
    prepare: () => released(),
    repair: emptyContents,
    thread: 3,
    end: 'misconfigured/invalid-input',
    says: NAMES_KEY,
  },
  {
    title: 'the job of the thread cannot be read',
    service: { intercept: unreadable.intercept },
    prepare: async (harness) => {
      await harness.command('/docs explain the default');
      unreadable.on();
      return command(harness);
    },
    repair: unreadable.off,
    end: 'rejected/unavailable',
    says: /The job could not be read/,
  },
  {
    title: 'the job of `job-id` does not exist',
    prepare: command,
    options: { inputs: { 'job-id': 'job_9999' } },
    end: 'rejected/not-found',
    says: /does not know the job/,
  },
  {
    title: 'an exception, which is a bug',
    prepare: command,
    options: { preload: [`data:text/javascript,${encodeURIComponent(bug)}`] },
    end: 'internal-error/',
    says: /This is a bug in the action/,
  },
])(
  '$title',
  ({ github = {}, service = {}, prepare, options, repair, thread, end, says }) =>
    withHarness({ github, service }, async (harness) => {
      const event = await prepare(harness);
      const [earlier, sent] = [harness.ourComments(thread), harness.sent()];
      const run = await harness.run(event, { ...options, runId: 101 });
      expect(`${run.outputs['outcome']}/${run.outputs['reason']}`).toBe(end);
      expect(run.exitCode).toBe(1);
      expect(harness.sent()).toEqual(sent);
      const [comment, ...others] = harness.ourComments(thread).slice(earlier.length);
      expect(comment?.body).toMatch(says);
      expect(comment?.body).toMatch(/nothing was (?:sent|submitted)/i);
      expect(others).toEqual([]);

      repair?.(harness);
      const again = await harness.run(event, { runId: 101, runAttempt: 2 });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened' });
      expect(harness.sent()).toHaveLength(sent.length + 1);
    }),
);
