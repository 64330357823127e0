import { expect, it } from '@jest/globals';
import {
  withHarness as withFakes,
  type Harness as Fakes,
  type HarnessOptions,
  type RunOptions,
} from '../../fakes/harness.ts';
import type { Options, RequestError } from '../../fakes/github/index.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { decodeEntry, type DecodedEntry } from '../security/entries.ts';

export type { CommentOptions, HarnessOptions, RunOptions } from '../../fakes/harness.ts';

export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;

/** Inputs of a run that submits and ends. */
export const NO_WAIT = { 'wait-minutes': '0' };

/** The fakes, and the entries that the runs have left. A thread is the pull request 2 unless another is named. */
export type Harness = Fakes &
  Readonly<{
    /** The entries in a thread's status comments, oldest first; a comment whose entry does not count is missing. */
    entries: (thread?: number, keys?: readonly string[]) => readonly DecodedEntry[];
  }>;
type Test = (harness: Harness) => Promise<void>;

/** Runs a test on fakes of its own. */
export function withHarness(options: HarnessOptions, test: Test): Promise<void> {
  return withFakes(options, (fakes) => {
    const { github, service, statusComments } = fakes;
    return test({
      ...fakes,
      entries: (thread = 2, keys = [service.state.config.key]) => {
        const place = { repositoryId: github.state.repository.id, thread };
        return statusComments(thread).flatMap(
          (comment) => decodeEntry(comment, place, keys) ?? [],
        );
      },
    });
  });
}

/** Runs a test on a harness of its own, at the same time as the others of its file. */
export function itWithHarness(name: string, options: HarnessOptions, test: Test): void {
  it.concurrent(name, () => withHarness(options, test));
}

/** Runs the action once on a harness of its own. */
export function runOnce(
  event: EventOfRun,
  { github = {}, service = {}, ...options }: HarnessOptions & Omit<RunOptions, 'github'>,
  test: (run: RunResult, harness: Harness) => void,
): Promise<void> {
  return withHarness({ github, service }, async (harness) =>
    test(await harness.run(event, options), harness),
  );
}

/** Cancels a run at a moment, with one signal and nothing after it. */
export const cancelAt = (
  at: NonNullable<RunOptions['cancel']>['at'],
  signal: NodeJS.Signals = 'SIGKILL',
  afterMs = 0,
): Required<Pick<RunOptions, 'cancel'>> => ({
  cancel: { at, signals: [{ signal, afterMs }] },
});

/** Lets GitHub answer an operation with an error: each call, or those with the numbers `from` to `to`. */
export const failing = (
  operation: string,
  error: RequestError,
  { from = 1, to = Infinity } = {},
): Required<Pick<Options, 'intercept'>> => ({
  intercept: (request) => {
    const isHit = request.operation === operation;
    return isHit && request.count >= from && request.count <= to ? error : undefined;
  },
});

/** Expects that the run was skipped, successfully, and that nothing was submitted. */
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

/** Returns the texts of a run’s annotations of one level. */
export function annotated(
  run: RunResult,
  level: 'warning' | 'error' | 'notice',
): readonly string[] {
  return run.annotations
    .filter((each) => each.level === level)
    .map(({ message }) => message);
}

/** Creates a `workflow_dispatch` event. */
export const dispatched = (): EventOfRun => workflowDispatchEvent();
