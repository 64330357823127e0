/** Results of requests that are the same whatever has caused them. */
import type { CauseRef } from '../domain/cause.ts';
import { rejectionReason } from '../job/send-once.ts';
import type { RequestError } from '../domain/errors.ts';
import { isTransient } from '../domain/retry.ts';
import { invalidInput, skip, type Ended } from '../domain/ended.ts';
import {
  continueElsewhere,
  explainRefusedComment,
  type RefusedThread,
} from '../rendering/comment-refusal.ts';
import { GITHUB, renderError, writePermission } from '../rendering/explain.ts';
import {
  explainServiceError,
  stepsIfNotSent,
  stepsIfUncertain,
  titleIfUncertain,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import type { RequestContext } from './context.ts';

/** The end of a run that does not wait for an active job. */
export const END_WITHOUT_WAITING = {
  conclusion: { outcome: 'still-active', reason: 'not-waiting' },
} as const;

/** The end of a run whose cause has a request with other inputs, by another use of the action or another dispatch. */
export const OTHER_INSTRUCTION = invalidInput(
  'A request for the same event or `subject` was sent with a different `prompt`, `instructions-file`, `docs-repository` or `paths`.',
  'Set a different `comment-tag` for each use. In a matrix, set `comment-tag: ${{ strategy.job-index }}`.',
);

/** A run that cannot have a status comment. */
export const NO_STATUS_COMMENT = {
  conclusion: { outcome: 'misconfigured', reason: 'cannot-comment' },
  message: 'Without a status comment, nothing is sent to the docs service.',
} as const;

/** Returns that nothing was sent, because comments could not be read or written: refused, or a fault that passes. */
export function unrecordedRequest(
  context: RequestContext,
  error: RequestError,
  thread: RefusedThread,
): Ended {
  if (error.isRefusal !== true) return requestNotSent(context, '', error);
  return {
    ...explainRefusedComment(error, thread, context.words.commandWord),
    ...NO_STATUS_COMMENT,
    // The title has GitHub's reason.
    detail: renderError({ ...error, detail: '' }, GITHUB),
  };
}

/**
 * Explains that the run has sent nothing, and that another one may.
 *
 * @param cause a sentence; empty if the error says it
 * @param error a fault of GitHub
 * @param permission the keys of `permissions` that the request to GitHub needs, as code
 */
export function requestNotSent(
  context: RequestContext,
  cause: string,
  error?: RequestError,
  permission = writePermission(),
): Ended {
  const detail = error && renderError(error, GITHUB);
  return {
    conclusion: { outcome: 'rejected', reason: 'github' },
    message: joinTexts([cause, 'Nothing was sent to the docs service.'], ' '),
    detail,
    steps: stepsAfterFault(context, error, permission),
  };
}

/** Returns what to do after a fault of GitHub: what ends it, unless it may pass by itself, and how to send the request then. */
function stepsAfterFault(
  { repo, words }: RequestContext,
  error: RequestError | undefined,
  permission: string,
): readonly string[] {
  const steps = stepsIfNotSent(words);
  // GitHub answers 422 to wrong names in a request. A comment has none.
  if (error === undefined || error.status === 422 || isTransient(error)) return steps;
  const { remedy } = repo.explain(error, permission);
  return remedy === '' ? steps : [remedy, ...steps];
}

/**
 * Returns that nothing was sent, because somebody has deleted the comment with the command.
 *
 * @param author login of the person who wrote it. GitHub does not say who has deleted it.
 */
export function requestOfDeletedCommand(author: string): Ended {
  const message = `The command by ${author} was deleted before its request was sent. Nothing was sent to the docs service.`;
  return {
    ...skip('command-deleted', message),
    steps: ['If it is still wanted, comment it again.'],
  };
}

/** Returns that nothing was sent, because the thread has comments that may be about the request, and were not read. */
export function requestInLongThread(
  context: RequestContext,
  thread: RefusedThread,
): Ended {
  const cause =
    'The thread has more than 2,500 comments, so it is not known whether the request was sent before.';
  const steps = [continueElsewhere(thread, context.words.commandWord)];
  return { ...requestNotSent(context, cause), steps };
}

/** Returns that nothing was sent, because comments could not be read that may say what to send, or to which job. */
export function requestWithUnreadableComments(
  context: RequestContext,
  title: string,
  error: RequestError,
): Ended {
  return { ...requestNotSent(context, '', error, writePermission(true)), title };
}

/** Returns that a run without a thread sends only in its first attempt. */
export function requestOfLaterAttempt({ run }: RequestContext): Ended {
  return {
    conclusion: { outcome: 'unconfirmed', reason: '' },
    title: 'Not submitted, to avoid a duplicate',
    message: `This is attempt ${run.workflow.attempt}. With \`comment: none\`, only the first attempt of a run sends its request: no status comment shows what it did.`,
    steps: [
      'If the first attempt sent nothing, start a new run. Its log says so.',
      'To make re-runs safe, remove `comment: none`.',
    ],
  };
}

/** The cause of a request, and the word that people begin a comment with. */
type Repeatable = Readonly<{
  /** Undefined if it is not known. */
  cause: CauseRef | undefined;
  commandWord: string;
}>;

/** Returns that it is not known whether the request was submitted: by this run, or by another one with the same cause. */
export function unconfirmedRequest(
  request: 'create' | 'message',
  message: string,
  repeatable: Repeatable,
): Ended {
  return {
    conclusion: { outcome: 'unconfirmed', reason: '' },
    title: titleIfUncertain(request),
    message,
    steps: stepsIfUncertain(request, howToSubmitAgain(repeatable)),
  };
}

/** Returns how people submit a request again that may have been sent. */
function howToSubmitAgain({ cause, commandWord }: Repeatable): string {
  if (typeof cause?.comment === 'number') return WAYS_TO_REPEAT.retry(commandWord);
  switch (cause?.kind) {
    // Each run is a request of its own.
    case 'run':
      return WAYS_TO_REPEAT.newRun();
    // A run with the same subject is the same request, and no run sends a message of care again.
    case 'subject':
    case 'commits':
    case 'since-last':
    case 'care':
      return WAYS_TO_REPEAT.command(commandWord);
    default:
      return WAYS_TO_REPEAT.commandOrRun(commandWord);
  }
}

/**
 * Returns that a request is not sent, because only the job of the docs pull request may get it.
 *
 * @param why words after the job: `was archived`
 */
export function endedJob(job: string, why: string, commandWord: string): Ended {
  return {
    ...skip(
      'no-feedback',
      `The job of this pull request, ${job}, ${why}. Nothing was sent.`,
    ),
    steps: [`To start a new job, comment \`${commandWord} new …\` with an instruction.`],
    title: 'The review was not sent',
    needsAttention: true,
  };
}

/** Explains that a job that the run needs cannot be read. */
export function requestToUnreadableJob(
  { words }: RequestContext,
  error: RequestError,
): Ended {
  const explained = explainServiceError({ ...words, error, request: 'read' });
  const rejected = rejectionReason(error);
  // The title says that the job could not be read. The symptom belongs beside it.
  const symptom = renderError({ ...error, detail: '' }, words.host);
  const unread = `${symptom} The docs agent may still be working.`;
  const message = rejected === undefined ? unread : explained.message;
  return {
    ...explained,
    conclusion: { outcome: 'rejected', reason: rejected ?? 'unavailable' },
    title: rejected === undefined ? 'The job could not be read' : explained.title,
    message: `${message} Nothing was sent.`,
  };
}
