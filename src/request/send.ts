/** Sends a request whose claim is bound, once, and records its job. */
import { ok } from '../domain/errors.ts';
import type { Job, JobBaseline } from '../domain/job.ts';
import { cutRecordText, recordJob } from '../record/request-record.ts';
import type { Ended } from '../domain/ended.ts';
import { type RequestEntry, withRecord } from '../record/entries.ts';
import { jobBaseline } from '../job/completion.ts';
import { sendJobRequest, type SendResult } from '../job/send-once.ts';
import { describeSentPrompt } from '../prompt/join.ts';
import { explainServiceError, messageIfUncertain } from '../rendering/service-errors.ts';
import { joinTexts } from '../text/strings.ts';
import type { ChosenTarget } from './choose-target.ts';
import type { RequestContext } from './context.ts';
import { CANCELLED_EARLY, endRequest } from './ended.ts';
import { waitUntil, type FollowedRequest, type SubmitResult } from './follow.ts';
import type { PlannedRequest, Prompt } from './planned-request.ts';
import { unconfirmedRequest } from './results.ts';

/** The prompt to send, and the job that gets it. */
export type PreparedRequest = Readonly<{ target: ChosenTarget; prompt: Prompt }>;

/** A request that may be sent now. Only with `comment: none` does it have no status comment. */
type OwnedRequest = PreparedRequest & Readonly<{ own: RequestEntry | undefined }>;

/** Sends the request. The error says whether the service has rejected it, or may have accepted it. */
export async function sendRequest(
  context: RequestContext,
  planned: PlannedRequest,
  request: OwnedRequest,
): Promise<SubmitResult> {
  const { own, target, prompt } = request;
  const { jobs, checkpoints } = context;
  const { runner, graceSignal } = context.run;
  runner.info(`${describeSentPrompt(prompt, 'Sending').line}.`);
  const baseline = baselineOf(target);
  if (own !== undefined) {
    checkpoints.reached(withRecord(own, { ...own.payload, baseline }));
  }
  const post = () => {
    if (target.kind === 'create') return jobs.create(prompt.text, graceSignal);
    return jobs.message(target.job, prompt.text, graceSignal);
  };
  const sent = await sendJobRequest({
    ...context.run,
    post,
    maxWaitMs: context.settings.waitMs,
    log: (line) => runner.info(line),
  });
  // Cancelled before it was sent: the post step must not take it for perhaps sent.
  if (sent.kind === 'cancelled' && own !== undefined) {
    checkpoints.reached({ ...own, sent: 'no' });
  }
  if (sent.kind === 'sent') return ok(recordSent(context, planned, request, sent.job));
  return endRequest(notSubmitted(context, planned, sent, request), own);
}

/** Returns the job before a message; null for a new job. */
function baselineOf(target: ChosenTarget): JobBaseline | null {
  return target.kind === 'message' ? jobBaseline(target.job) : null;
}

/** Returns the job of a request that the service has accepted, and what its entry keeps of it. */
function recordSent(
  context: RequestContext,
  planned: PlannedRequest,
  { own, target, prompt }: OwnedRequest,
  job: Job,
): FollowedRequest {
  const { clock } = context.run;
  const baseline = baselineOf(target);
  const now = clock.date();
  const note = joinTexts([target.note ?? '', prompt.note ?? ''], ' ');
  const record = {
    ...(own?.payload ?? planned.record),
    baseline,
    job: recordJob(job),
    end: null,
    submittedAt: now.toISOString(),
    waitUntil: waitUntil(context),
    covered: prompt.coveredSha ?? null,
    note: note === '' ? undefined : cutRecordText(note),
  };
  // The key that continues the job also vouches for this request.
  const keyLine = job.keyLine ?? 0;
  return {
    facts: { job, jobAction: baseline === null ? 'created' : 'messaged' },
    turn: { baseline, sentAt: clock.now() },
    entry: own && withRecord({ ...own, keyLine }, record),
    record: own === undefined ? record : undefined,
    prompt: describeSentPrompt(prompt, 'Sent'),
  };
}

/** Returns how a run ends whose request was not accepted, or may not have been. */
function notSubmitted(
  { words }: RequestContext,
  { cause, record: { care, finishing } }: PlannedRequest,
  sent: Exclude<SendResult, { kind: 'sent' }>,
  { target, prompt }: PreparedRequest,
): Ended {
  if (sent.kind === 'cancelled') return CANCELLED_EARLY;
  const request = target.kind;
  const explanation = explainServiceError({ ...words, error: sent.error, request });
  if (sent.kind === 'uncertain') {
    const { commandWord } = finishing;
    return {
      ...unconfirmedRequest(request, messageIfUncertain(request), { cause, commandWord }),
      detail: explanation.detail,
      note: prompt.note,
      prompt: describeSentPrompt(prompt, 'Sent'),
    };
  }
  const wasSent = sent.reason !== 'not-sent';
  const isSettingRefused = sent.reason === 'unauthorized' || sent.reason === 'not-found';
  const again = isSettingRefused && care === undefined ? [sendAgain(words)] : [];
  return {
    conclusion: { outcome: 'rejected', reason: sent.reason },
    ...explanation,
    steps: [...explanation.steps, ...again],
    prompt: describeSentPrompt(prompt, wasSent ? 'Sent' : 'Not sent'),
  };
}

/** Returns how people send a request again once its key or project is corrected: `retry` does not find a request with another one. */
function sendAgain({ commandWord }: RequestContext['words']): string {
  if (commandWord === undefined) return 'Then re-run the workflow job.';
  return 'Then comment the instruction again, or re-run the workflow job.';
}
