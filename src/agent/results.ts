/** Results that are the same wherever a run ends with them. */
import type { Conclusion, ReasonOf } from '../domain/outcome.ts';
import type { RequestError } from '../domain/errors.ts';
import { rejectionReason } from '../job/send-once.ts';
import type { NothingSent, Submitted } from '../domain/run-result.ts';
import {
  describeError,
  explainServiceError,
  stepsIfUncertain,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import type { Claim } from '../thread/claim.ts';
import type { BindingFailure, Stored } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import { CANCELLED_EARLY } from './early-results.ts';
import type { RunContext } from './run-context.ts';

/** The job is active, and the run ends without waiting for it. */
export const NOT_WAITING: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };

const SAFE_RE_RUNS =
  'To make re-runs safe, set `issue-number`. Or add `checks: read` to the `permissions` of the job: then a re-run submits if no earlier attempt did.';

/** The text of the warning about a state that a claim could not read or write. */
export const STATE_FAILED = 'The state of this request could not be read or written';

/** The result of a run whose trigger another use of the action has submitted with other words. */
export const OTHER_INSTRUCTION = invalidInput(
  'Another use of this action has submitted a different instruction for the same trigger.',
  'Set a different `comment-tag` for each use.',
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

/** Returns that nothing was sent: GitHub could not create or list comments, or another run has the request and does not send it. */
export function notRecorded(
  context: Pick<RunContext, 'errorContext'>,
  claim: Extract<Claim, { kind: 'not-sent' }>,
): NothingSent {
  if (claim.error === undefined) {
    return notSent(
      context,
      claim.own,
      'Another run has begun to send the same request, and did not finish.',
    );
  }
  const detail = `${describeError(claim.error, 'GitHub')}.`;
  return { ...notSent(context, claim.own), detail };
}

export function notBound(
  context: Pick<RunContext, 'errorContext'>,
  failure: BindingFailure,
): NothingSent {
  switch (failure.kind) {
    case 'cancelled':
      return CANCELLED_EARLY;
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
    conclusion: { outcome: 'rejected', reason: 'github-unavailable' },
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
    conclusion: { outcome: 'rejected', reason: 'github-unavailable' },
    message: joinTexts([cause, 'Nothing was sent to the docs service.'], ' '),
    steps: [step],
  };
}

/** Returns that nothing shows whether another run has submitted the same request. */
export function stateUnavailable(
  context: RepeatSource & Pick<RunContext, 'run' | 'thread'>,
): NothingSent | Submitted {
  const { attempt } = context.run;
  const other =
    attempt > 1 ? `An earlier attempt (this is attempt ${attempt})` : 'Another run';
  const message = `${other} may have submitted this request, and its state could not be read or written.`;
  const { steps = [], ...result } = unconfirmed(context, 'state-unavailable', message);
  const more = context.thread === undefined ? [SAFE_RE_RUNS] : [];
  return { ...result, steps: [...steps, ...more] };
}

/** Returns that it is not known whether the request was submitted: by this run, or by another one of the same trigger. */
export function unconfirmed(
  context: RepeatSource,
  reason: ReasonOf<'unconfirmed'>,
  message: string,
): NothingSent | Submitted {
  const request = reason === 'message-unconfirmed' ? 'message' : 'create';
  const isStored = reason !== 'state-unavailable';
  const steps = stepsIfUncertain(request, howToSubmitAgain(context, isStored));
  const family = isStored ? 'submitted' : 'nothing-sent';
  return {
    family,
    conclusion: { outcome: 'unconfirmed', reason },
    message,
    steps,
  };
}

/** The fields that say how a request can be submitted again. */
export type RepeatSource = Pick<RunContext, 'event' | 'inputs' | 'trigger'>;

/**
 * Returns how people submit the request of a run again.
 *
 * @param isStored whether a status comment shows the request, so that a command can repeat it
 */
export function howToSubmitAgain(
  { event, inputs, trigger }: RepeatSource,
  isStored: boolean,
): string {
  const { command, subject } = inputs;
  if (event?.kind === 'comment') {
    return isStored ? WAYS_TO_REPEAT.retry(command) : WAYS_TO_REPEAT.comment();
  }
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
      'job-ended',
      `The job of this pull request, ${job}, ${why}, so it cannot get the review. Nothing was sent.`,
    ),
    steps: [
      `To start a new job, comment \`${inputs.command} new …\` with an instruction.`,
    ],
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
  const reason = rejected ?? 'job-unreadable';
  // The title says that the job could not be read. The cause belongs beside it.
  const cause = describeError({ ...error, detail: '' }, errorContext.host);
  const unread = `${cause}. The docs agent may still be working.`;
  const message = rejected === undefined ? unread : explained.message;
  return {
    ...explained,
    family: 'nothing-sent',
    conclusion: { outcome: 'rejected', reason },
    message: `${message} Nothing was sent.`,
  };
}
