/** Reads the thread of a run, as far back as its request needs it (docs/at-most-once.md). */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Reach } from '../thread/submission-store.ts';
import type { Authorized } from './authorize.ts';
import { mayReuseJob } from './choose-target.ts';
import { unrecorded } from './results.ts';
import {
  locationOf,
  type RunContext,
  type RunThread,
  type ThreadName,
} from './run-context.ts';

/** The fields that a thread is opened with. */
export type ThreadSource = Pick<
  RunContext,
  'inputs' | 'event' | 'run' | 'stores' | 'errorContext'
>;

/**
 * Reads a thread. A run that cannot read its thread does not know what was requested there, so the error is the result
 * that ends it.
 */
export async function openThread(
  source: ThreadSource,
  name: ThreadName,
  authorized: Authorized,
): Promise<Result<RunThread, RunResult>> {
  const { stores, event } = source;
  const expected = event?.kind === 'comment' ? event.comments : undefined;
  const read = await stores.own.inThread(locationOf(source, name.number), {
    eventAt: eventTimeOf(source, authorized),
    needsJob: mayContinueJob(source, authorized),
    expected,
  });
  if (!read.ok) return notOk(unrecorded(source, read.error, name));
  return ok({ ...read.value, isRequestsIssue: name.isRequestsIssue });
}

/** Returns the time before which no comment is about the request: see `Reach`. */
function eventTimeOf(
  { inputs, event, run }: ThreadSource,
  authorized: Authorized,
): Reach['eventAt'] {
  if (authorized.kind !== 'automatic') {
    const isRetry =
      authorized.kind === 'command' &&
      authorized.command.kind === 'prompt' &&
      authorized.command.verb === 'retry';
    return isRetry ? undefined : event?.at;
  }
  if (inputs.subject !== 'event' || inputs.needLabel !== '') return undefined;
  if (authorized.event.trigger !== undefined) return event?.at;
  // A schedule or a dispatch: its request has the run as its trigger.
  return run.attempt === 1 ? Infinity : undefined;
}

/** Returns whether the request may go to a job of the thread. */
function mayContinueJob(
  { inputs: { reuseJob } }: Pick<RunContext, 'inputs'>,
  authorized: Authorized,
): boolean {
  if (authorized.kind !== 'command') {
    return authorized.kind === 'automatic' && mayReuseJob(reuseJob, false);
  }
  const { command } = authorized;
  if (command.kind === 'status') return true;
  const isNewJob = command.kind === 'help' || command.verb === 'new';
  return !isNewJob && mayReuseJob(reuseJob, true);
}
