/** Finds out what a command or a review is about: its thread, and on a docs pull request the job of that. */
import { findJobOfPullRequest } from '../docs-pull-request/job-of-pull-request.ts';
import type { SubjectDetails } from '../domain/subject.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { jobOfThread } from '../thread/state.ts';
import type { Thread } from '../thread/submission-store.ts';
import type { Authorized } from './authorize.ts';
import { unreadableComments } from './results.ts';
import { openThread, type ThreadSource } from './open-thread.ts';
import type { RunContext } from './run-context.ts';

/** Something that a person has written: a command or a review. */
type Written = Exclude<Authorized, { kind: 'automatic' }>;

/** The fields that a command or a review is resolved with. */
type CommentSource = ThreadSource & Pick<RunContext, 'about' | 'trigger' | 'github'>;

export async function resolveComment(
  source: CommentSource,
  written: Written,
): Promise<Result<Pick<RunContext, 'about' | 'trigger' | 'thread'>, RunResult>> {
  const { about, trigger, github, stores, run } = source;
  const { event } = written;
  const name = {
    number: event.comment.thread,
    isRequestsIssue: event.isOnRequestsIssue,
  };
  const opened = await openThread(source, name, written);
  if (!opened.ok) return opened;
  const thread = opened.value;
  if (!event.onPullRequest || !isForJob(written)) return ok({ about, trigger, thread });
  const reader = { store: stores.own, comments: github.comments };
  const job = await findJobOfPullRequest(reader, thread, run);
  if (!job.ok) return notOk(unreadableComments(UNREADABLE, job.error));
  const onPull = { ...thread, docsJob: job.value };
  const details = await readPullRequest(source, written, onPull);
  return ok({ about: { ...about, details }, trigger, thread: onPull });
}

const UNREADABLE = 'The comments of the pull request could not be read';

/** Returns whether a command or a review may need the job of its pull request. */
function isForJob(written: Written): boolean {
  if (written.kind === 'review') return true;
  const { command } = written;
  if (command.kind === 'prompt') return command.verb !== 'new';
  return command.kind === 'status';
}

/** Reads the pull request if a command may start a job there, and the payload does not say whose branch it is. */
async function readPullRequest(
  { github }: Pick<RunContext, 'github'>,
  { kind, event }: Written,
  thread: Thread,
): Promise<SubjectDetails | undefined> {
  const isKnown = event.details !== undefined || jobOfThread(thread) !== undefined;
  if (kind === 'review' || isKnown) return undefined;
  const read = await github.context.pullRequest(event.comment.thread);
  return read.ok ? read.value : undefined;
}
