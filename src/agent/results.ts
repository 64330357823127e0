/** Results that are the same wherever a run ends with them. */
import type { Conclusion } from '../domain/outcome.ts';
import type { RequestError } from '../domain/errors.ts';
import { rejectionReason } from '../job/send-once.ts';
import type { NothingSent, Submitted } from '../domain/run-result.ts';
import { explainRefusedComment } from '../rendering/comment-refusal.ts';
import {
  causeOfUncertain,
  describeError,
  explainServiceError,
  stepsIfUncertain,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import type { RequestsIssueFailure } from '../thread/requests-issue.ts';
import type { BindingFailure, Stored } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import type { RunContext, ThreadName } from './run-context.ts';

/** The job is active, and the run ends without waiting for it. */
export const NOT_WAITING: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };

/** The result of a run whose trigger another use of the action has submitted with other words. */
export const OTHER_INSTRUCTION = invalidInput(
  'Another use of this action has submitted a different instruction for the same trigger.',
  'Set a different `comment-tag` for each use. In a matrix, set `comment-tag: ${{ strategy.job-index }}`.',
);

/** Returns the result of a run that sends nothing because of the value of an input. */
export function invalidInput(message: string, ...steps: readonly string[]): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message,
    steps,
  };
}

/** The fields that say why GitHub refused a comment. */
export type RefusalSource = Pick<RunContext, 'event' | 'errorContext'>;

/** Returns that nothing was sent, because comments could not be read or written: refused, or a fault that passes. */
export function unrecorded(
  context: RefusalSource,
  error: RequestError,
  thread: ThreadName,
): NothingSent {
  const detail = `${describeError(error, 'GitHub')}.`;
  if (error.isRefusal !== true) return { ...notSent(context, undefined), detail };
  const { event } = context;
  const explained = explainRefusedComment(error, {
    ...thread,
    onPullRequest: isOnPullRequest(context),
    isByDependabot: event?.sender?.login === 'dependabot[bot]',
  });
  return {
    ...explained,
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'cannot-comment' },
    message: 'Without a status comment, nothing is sent to the docs service.',
    detail,
  };
}

/** Returns that nothing was sent, because the request has no thread: the requests issue could not be found or opened. */
export function noRequestsIssue(
  context: RefusalSource,
  failure: RequestsIssueFailure,
): NothingSent {
  if (failure.kind === 'no-issue') {
    return {
      family: 'nothing-sent',
      conclusion: { outcome: 'misconfigured', reason: 'cannot-comment' },
      title: 'The label `docs-agent-requests` exists, but no issue has it',
      message: 'Without a status comment, nothing is sent to the docs service.',
      steps: [
        'Open an issue and give it the label `docs-agent-requests`. Then re-run the workflow job.',
      ],
    };
  }
  const { error } = failure;
  if (error.isRefusal !== true) return unrecorded(context, error, REQUESTS_ISSUE);
  return {
    ...unrecorded(context, error, REQUESTS_ISSUE),
    title: 'GitHub refused the requests issue',
    steps: [
      'Add `issues: write` to the `permissions` of the job. If the repository has no issues, enable them in its settings, or set `comment: never`.',
    ],
  };
}

/** The issue has no number yet. */
const REQUESTS_ISSUE = { number: 0, isRequestsIssue: true };

/** Returns whether the thread of an event is a pull request; undefined if that is not known. */
function isOnPullRequest({ event }: Pick<RunContext, 'event'>): boolean | undefined {
  if (event === undefined) return undefined;
  if (event.kind === 'comment') return event.onPullRequest;
  switch (event.details.subject.kind) {
    case 'pull-request':
      return true;
    case 'issue':
      return false;
    default:
      return undefined;
  }
}

/** Returns that nothing was sent, because the comments could not be listed again, or do not show the own one. */
export function notListed(
  context: Pick<RunContext, 'errorContext'>,
  own: Stored,
  error: RequestError | undefined,
): NothingSent {
  if (error === undefined) {
    return notSent(context, own, 'GitHub does not list the status comment.');
  }
  const detail = `${describeError(error, 'GitHub')}.`;
  return { ...notSent(context, own), detail };
}

/** Returns that nothing was sent, because another run has the request and does not send it. */
export function notYielded(context: Pick<RunContext, 'errorContext'>): NothingSent {
  return notSent(
    context,
    undefined,
    'Another run has begun to send the same request, and did not finish.',
  );
}

/** Returns that nothing was sent, because the thread has too many comments that are newer than the event. */
export function notReached(context: Pick<RunContext, 'errorContext'>): NothingSent {
  return notSent(
    context,
    undefined,
    'The thread has more than 1,000 comments since the event, so it is not known whether the request was sent before.',
  );
}

export function notBound(
  context: Pick<RunContext, 'errorContext'>,
  failure: Exclude<BindingFailure, { kind: 'cancelled' }>,
): NothingSent {
  switch (failure.kind) {
    case 'deleted':
      return notSent(
        context,
        undefined,
        'The status comment of the request was deleted before the request was sent.',
      );
    case 'too-late':
      return notSent(
        context,
        undefined,
        'The request was not sent within five minutes of its status comment.',
      );
    case 'github': {
      const detail = `${describeError(failure.error, 'GitHub')}.`;
      return { ...notSent(context, undefined), detail };
    }
  }
}

/** Returns that nothing was sent, because comments could not be read that may say what to send, or to which job. */
export function unreadableComments(title: string, error: RequestError): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason: 'unavailable' },
    cause: 'github',
    title,
    message: 'Nothing was sent to the docs service.',
    detail: `${describeError(error, 'GitHub')}.`,
    steps: ['Check that the workflow job has `pull-requests: write`, and re-run it.'],
  };
}

/** Explains that the run has sent nothing. `cause`: a sentence, if the title does not say it. */
function notSent(
  { errorContext }: Pick<RunContext, 'errorContext'>,
  own: Stored | undefined,
  cause = '',
): NothingSent {
  const { command } = errorContext;
  const retry = `comment \`${command ?? ''} retry\``;
  const again = own === undefined ? 'comment the instruction again' : retry;
  const step =
    command === undefined
      ? 'Re-run the workflow job.'
      : `Re-run the workflow job, or ${again}.`;
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason: 'unavailable' },
    cause: 'github',
    message: joinTexts([cause, 'Nothing was sent to the docs service.'], ' '),
    steps: [step],
  };
}

/** Returns that a run without a thread sends only in its first attempt. */
export function onlyFirstAttempt({ run }: Pick<RunContext, 'run'>): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'unconfirmed', reason: '' },
    cause: 'later-attempt',
    message: `This is attempt ${run.attempt}. With \`comment: never\`, only the first attempt of a run sends its request: no status comment shows what it did.`,
    steps: [
      'If the first attempt sent nothing, start a new run. Its log says so.',
      'To make re-runs safe, remove `comment: never`.',
    ],
  };
}

/** Returns that it is not known whether the request was submitted: by this run, or by another one of the same trigger. */
export function unconfirmed(
  context: RepeatSource,
  request: 'create' | 'message',
  message: string,
): Submitted {
  return {
    family: 'submitted',
    conclusion: { outcome: 'unconfirmed', reason: '' },
    cause: causeOfUncertain(request),
    message,
    steps: stepsIfUncertain(request, howToSubmitAgain(context)),
  };
}

/** The fields that say how a request can be submitted again. */
export type RepeatSource = Pick<RunContext, 'event' | 'inputs' | 'trigger'>;

/** Returns how people submit the request of a run again. */
export function howToSubmitAgain({ event, inputs, trigger }: RepeatSource): string {
  const { command, subject } = inputs;
  if (event?.kind === 'comment') return WAYS_TO_REPEAT.retry(command);
  if (subject !== 'event') return WAYS_TO_REPEAT.newCommand(command);
  // Each run of a schedule or a dispatch is a request of its own.
  if (trigger.kind === 'run') return WAYS_TO_REPEAT.newRun();
  return WAYS_TO_REPEAT.newCommandOrRun(command);
}

/**
 * Returns that the job of a docs pull request takes no more messages.
 *
 * @param why words after the job: `was archived`
 */
export function jobEnded(
  { inputs }: Pick<RunContext, 'inputs'>,
  job: string,
  why: string,
): NothingSent {
  return {
    ...skip(
      'no-feedback',
      `The job of this pull request, ${job}, ${why}, so it cannot get the review. Nothing was sent.`,
    ),
    steps: [
      `To start a new job, comment \`${inputs.command} new …\` with an instruction.`,
    ],
    cause: 'job-ended',
    needsAttention: true,
  };
}

/** Explains that a job that the run needs cannot be read. */
export function jobNotReadable(
  { errorContext }: Pick<RunContext, 'errorContext'>,
  error: RequestError,
): NothingSent {
  const explained = explainServiceError({ ...errorContext, error, request: 'read' });
  const rejected = rejectionReason(error);
  const reason = rejected ?? 'unavailable';
  // The title says that the job could not be read. The symptom belongs beside it.
  const symptom = describeError({ ...error, detail: '' }, errorContext.host);
  const unread = `${symptom}. The docs agent may still be working.`;
  const message = rejected === undefined ? unread : explained.message;
  return {
    ...explained,
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason },
    cause: rejected === undefined ? 'job-unreadable' : explained.cause,
    message: `${message} Nothing was sent.`,
  };
}
