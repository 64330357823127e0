import { expect, it } from '@jest/globals';
import type { Submission } from '../../src/domain.ts';
import { createStateCodec } from '../../src/thread/codec.ts';
import { prompts } from '../../fakes/events.ts';
import type { Comment } from '../../fakes/github/index.ts';
import {
  withHarness as withFakes,
  type Harness as Fakes,
  type HarnessOptions,
  type RunOptions,
} from '../../fakes/harness.ts';
import { scheduleEvent, workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';

export type { CommentOptions, HarnessOptions, RunOptions } from '../../fakes/harness.ts';

/** Inputs of a run that submits and ends. */
export const NO_WAIT = { wait: 'false' };

/** The fakes, and what a test reads of them. A thread is the pull request 2 unless another is named. */
export type Harness = Fakes &
  Readonly<{
    /** The status comments of a thread, oldest first. */
    statusComments: (thread?: number) => readonly Comment[];
    /** The only status comment of a thread; throws if there are none or several. */
    statusComment: (thread?: number) => Comment;
    /** What people see of a thread's newest status comment. */
    shown: (thread?: number) => string;
    /** The submissions in a thread's status comments, oldest first; a comment whose state does not count is missing. */
    submissions: (thread?: number, keys?: readonly string[]) => readonly Submission[];
    /** Our replies besides the status comments, without their markers. */
    replies: (thread?: number) => readonly string[];
    /** What was sent to the service: `new job`, or the id of the job that got a message. */
    sent: () => readonly string[];
    /** The prompts that the service got, in order. */
    prompts: () => readonly string[];
    /** The same without the context. */
    instructions: () => readonly string[];
    /** How often the runs called an operation of GitHub. */
    calls: (operation: string) => number;
    /** Runs a sweep of all projects. */
    sweep: (inputs?: RunOptions['inputs'], options?: RunOptions) => Promise<RunResult>;
  }>;
type Test = (harness: Harness) => Promise<void>;

const STATE = '<!-- docs-agent-action:v1 ';
const REPLY = '<!-- docs-agent-action:reply ';
const withoutMarker = (body: string, marker: string): string =>
  body.slice(0, body.lastIndexOf(marker)).trimEnd();

/** Runs a test on fakes of its own. */
export function withHarness(options: HarnessOptions, test: Test): Promise<void> {
  return withFakes(options, (fakes) => {
    const { github, service, ourComments, posts, run } = fakes;
    const statusComments = (thread = 2) =>
      ourComments(thread).filter(({ body }) => body.includes(STATE));
    return test({
      ...fakes,
      statusComments,
      statusComment: (thread) => {
        const [only, ...others] = statusComments(thread);
        if (only === undefined || others.length > 0)
          throw new Error('there is not one status comment');
        return only;
      },
      shown: (thread) => withoutMarker(statusComments(thread).at(-1)?.body ?? '', STATE),
      submissions: (
        thread = 2,
        [apiKey = service.state.config.key, signingKey = ''] = [],
      ) => {
        const codec = createStateCodec({ apiKey, signingKey });
        const place = { repositoryId: github.state.repository.id, thread };
        return statusComments(thread).flatMap(
          ({ id, body }) =>
            codec.decode({ id, authorId: 41898282, body }, place)?.submission ?? [],
        );
      },
      replies: (thread) =>
        ourComments(thread)
          .filter(({ body }) => body.includes(REPLY))
          .map(({ body }) => withoutMarker(body, REPLY)),
      sent: () =>
        posts().map((path) => /job\/([^/]+)\/message$/.exec(path)?.[1] ?? 'new job'),
      prompts: () => prompts(service),
      instructions: () =>
        prompts(service).map((prompt) => prompt.split('\n\n----\n\n', 1)[0] ?? ''),
      calls: (name) =>
        github.requests.filter(({ operation }) => operation === name).length,
      sweep: (inputs, options) =>
        run(scheduleEvent(), {
          action: 'sweep/action.yml',
          inputs: { 'project-id': '', ...inputs },
          ...options,
        }),
    });
  });
}

/** A test on a harness of its own, at the same time as the others of its file. */
export function itWithHarness(name: string, options: HarnessOptions, test: Test): void {
  it.concurrent(name, () => withHarness(options, test));
}

/** One run of the action on a harness of its own. */
export function runOnce(
  event: EventOfRun,
  { github = {}, service = {}, ...options }: HarnessOptions & Omit<RunOptions, 'github'>,
  test: (run: RunResult, harness: Harness) => void,
): Promise<void> {
  return withHarness({ github, service }, async (harness) =>
    test(await harness.run(event, options), harness),
  );
}

/** The run was skipped, successfully, and nothing was submitted. */
export function expectSkipped(
  { outputs, exitCode }: RunResult,
  { posts }: Harness,
  reason: string,
): void {
  expect(outputs).toMatchObject({
    outcome: 'skipped',
    reason,
    jobId: '',
    jobAction: 'none',
  });
  expect(outputs['message']).not.toBe('');
  expect(exitCode).toBe(0);
  expect(posts()).toEqual([]);
}

/** Texts of a run's annotations of one level. */
export function annotated(
  run: RunResult,
  level: 'warning' | 'error' | 'notice',
): readonly string[] {
  return run.annotations
    .filter((each) => each.level === level)
    .map(({ message }) => message);
}

/** A `workflow_dispatch` event. */
export const dispatched = (): EventOfRun => workflowDispatchEvent();
