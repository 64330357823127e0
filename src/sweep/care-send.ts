/**
 * Sends a message of care to the job of a docs pull request, at most once (docs/at-most-once.md): claims
 * the commit and the cause by a status comment on the pull request, binds it, counts the message in the
 * status comment of the job, and sends it. Creates no job.
 */
import { linkOfJob } from '../docs-pull-request/linked-comment.ts';
import type { CareCause, CareRecord } from '../domain/care.ts';
import { ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { RunResult } from '../domain/run-result.ts';
import { secretValuesOf } from '../inputs/secrets.ts';
import { baselineOf } from '../job/completion.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import type { FailedCheck, JobsApi } from '../ports.ts';
import { carePrompt } from '../prompt/care.ts';
import { pluralize } from '../rendering/format.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import {
  explanationText,
  explainServiceError,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import { digest } from '../text/digest.ts';
import { createRedactor } from '../text/redact.ts';
import { truncate } from '../text/strings.ts';
import { keyOfPullRequest, serverPage } from '../text/urls.ts';
import { claimTrigger } from '../thread/claim.ts';
import { isPaid } from '../thread/request-limits.ts';
import { markFinished, markSubmitted, type SubmissionRequest } from '../thread/state.ts';
import type { ClaimState, SubmissionStore, Thread } from '../thread/submission-store.ts';
import {
  countMessages,
  isRecent,
  MAX_MESSAGES,
  type OurPullRequest,
} from './care-decision.ts';
import type { SentKind } from './cared.ts';
import type { ListedRepository } from './list-repositories.ts';
import { TITLE } from './report.ts';
import type { Sweep } from './sweep.ts';

/** A message that is to be sent. */
export type CareMessage = Readonly<{
  ours: OurPullRequest;
  cause: CareCause;
  /** The repository of the docs pull request. */
  docs: ListedRepository & Readonly<{ repositoryId: number }>;
  /** The store of the status comment that counts. */
  keeperStore: Pick<SubmissionStore, 'changeCare'>;
}>;

type CareSent = Readonly<{ kind: SentKind }>;

/** Sends the message, if the job can take it and no other sweep has. */
export async function sendCare(sweep: Sweep, message: CareMessage): Promise<CareSent> {
  const { ours, cause } = message;
  const jobs = connectJobsOf(sweep, ours);
  const found = await findJob(sweep, jobs, ours);
  if (found.kind === 'failed') warnOfJob(sweep, found.error);
  if (found.kind !== 'ready') return { kind: found.kind };
  const read = await readFailedChecks(sweep, message);
  if (!read.ok) return { kind: 'failed' };
  const failedChecks = read.value;
  const isAboutChecks = cause === 'checks';
  if (isAboutChecks && failedChecks.length === 0) return { kind: 'busy' };

  const claimed = await claimMessage(sweep, message, failedChecks.length);
  if (claimed.kind !== 'owner') return { kind: claimed.kind };
  const { own, thread } = claimed;
  const prompt = promptOf(sweep, message, failedChecks);
  return countAndSend(sweep, message, {
    own,
    thread,
    job: found.job,
    jobs,
    prompt,
  });
}

type Claimed =
  | Readonly<{ kind: 'owner'; own: ClaimState; thread: Thread }>
  | Readonly<{ kind: 'elsewhere' | 'cancelled' | 'failed' }>;

/** Claims the commit and the cause. Without a status comment nothing is sent: it keeps the claim. */
async function claimMessage(
  sweep: Sweep,
  message: CareMessage,
  failedChecks: number,
): Promise<Claimed> {
  const { ours, docs } = message;
  const location = {
    ...ours.newest.location,
    repositoryId: docs.repositoryId,
    thread: ours.pull.number,
  };
  const read = await docs.store.inThread(location, WHOLE_THREAD);
  if (!read.ok) {
    docs.warn('The comments of a docs pull request could not be read', read.error);
    return { kind: 'failed' };
  }
  const thread = read.value;
  if (hasRecentMessage(sweep, thread, ours)) return { kind: 'elsewhere' };

  const claim = await claimTrigger({
    store: docs.store,
    clock: sweep.clock,
    signal: sweep.signal,
    request: requestOf(sweep, message, failedChecks),
    nonce: sweep.nonce,
    thread,
    prepare: async () => ok(undefined),
    onBegin: () => {},
    onCreated: () => {},
    log: (line) => sweep.runner.info(line, 'quiet'),
  });
  if (claim.kind === 'owner') return { kind: 'owner', own: claim.own, thread };
  if (claim.kind === 'previous') return { kind: 'elsewhere' };
  if ('own' in claim && claim.own !== undefined) await docs.store.remove(claim.own);
  if (claim.kind === 'cancelled') return { kind: 'cancelled' };
  if (claim.kind === 'not-created') {
    docs.warn('A status comment could not be created', claim.error);
  }
  return { kind: 'failed' };
}

/** A message has no time of its own. */
const WHOLE_THREAD = { eventAt: undefined, needsJob: false };

/** A message whose commit and cause this sweep has claimed. */
type ClaimedMessage = Readonly<{
  own: ClaimState;
  thread: Thread;
  /** The job before the message. */
  job: Job;
  jobs: JobsApi;
  prompt: string;
}>;

/** Counts the message, and sends it. */
async function countAndSend(
  sweep: Sweep,
  message: CareMessage,
  claimed: ClaimedMessage,
): Promise<CareSent> {
  const { docs } = message;
  const { own } = claimed;
  const counted = await countMessage(sweep, message);
  if (counted !== 'changed') {
    await docs.store.remove(own);
    return { kind: counted === 'unchanged' ? 'elsewhere' : 'failed' };
  }
  const { clock, random, signal, graceSignal } = sweep;
  const { job, jobs, prompt, thread } = claimed;
  const sent = await sendOnce({
    post: () => jobs.message(job, prompt, graceSignal),
    clock,
    random,
    maxWaitMs: MAX_WAIT_MS,
    signal,
    log: (line) => sweep.runner.info(line),
  });
  if (sent.kind !== 'sent') return endUnsent(sweep, message, own, sent);
  const submission = markSubmitted(own.submission, sent.job, {
    submittedAt: clock.date().toISOString(),
    baseline: baselineOf(job),
    // No run waits: the next sweep finishes it.
    waitUntil: null,
    covered: null,
    link: linkOfJob(thread.submissions, job.id),
  });
  const keyLine = sent.job.keyLine ?? 0;
  await docs.store.save({ ...own, submission, keyLine }, { job: sent.job });
  return { kind: 'sent' };
}

/** Bound on the wait for a rate limit of the service. */
const MAX_WAIT_MS = 60_000;

/** Writes how a message ends that was not accepted, or perhaps was. */
async function endUnsent(
  sweep: Sweep,
  { ours, docs }: CareMessage,
  own: ClaimState,
  sent: Exclude<SendResult, { kind: 'sent' }>,
): Promise<CareSent> {
  if (sent.kind === 'cancelled') {
    await docs.store.remove(own);
    return { kind: 'cancelled' };
  }
  const { inputs } = sweep;
  const isUncertain = sent.kind === 'uncertain';
  const explanation = explainServiceError({
    error: sent.error,
    request: 'message',
    host: inputs.baseUrl.host,
    project: ours.newest.location.project,
    isUncertain,
    submitAgain: WAYS_TO_REPEAT.newCommand(inputs.command),
  });
  const result: RunResult = isUncertain
    ? {
        family: 'submitted',
        conclusion: { outcome: 'unconfirmed', reason: '' },
        ...explanation,
        cause: 'message',
      }
    : {
        family: 'nothing-sent',
        conclusion: { outcome: 'rejected', reason: sent.reason },
        ...explanation,
      };
  const submission = markFinished(own.submission, result.conclusion, undefined);
  await docs.store.save({ ...own, submission }, result);
  return { kind: isUncertain ? 'unconfirmed' : 'rejected' };
}

type FoundJob =
  | Readonly<{ kind: 'ready'; job: Job }>
  | Readonly<{ kind: 'busy' | 'job-ended' }>
  | Readonly<{ kind: 'failed'; error: RequestError }>;

/** Reads the job, which must have ended with this pull request. */
async function findJob(
  { run, signal }: Sweep,
  jobs: JobsApi,
  { newest }: OurPullRequest,
): Promise<FoundJob> {
  const { keyLine } = newest;
  const { prLink, baseline, job: id } = newest.submission;
  const ended: FoundJob = { kind: 'job-ended' };
  const read = await jobs.get({ id, keyLine }, signal);
  if (!read.ok) {
    const { error } = read;
    return error.status === 404 ? ended : { kind: 'failed', error };
  }
  const job = read.value;
  if (job.status === 'failed' || job.status === 'archived') return ended;
  if (job.status !== 'completed') return { kind: 'busy' };
  const knownLink = prLink ?? baseline?.prLink ?? null;
  const knownKey = keyOfPullRequest(knownLink, run.serverUrl);
  const key = keyOfPullRequest(job.prLink, run.serverUrl);
  return key === knownKey ? { kind: 'ready', job } : ended;
}

function warnOfJob({ inputs, warnEachOnce }: Sweep, error: RequestError): void {
  const explanation = explainServiceError({
    error,
    request: 'read',
    host: inputs.baseUrl.host,
  });
  warnEachOnce(explanationText(explanation), TITLE);
}

function connectJobsOf(
  { inputs, connectJobs }: Sweep,
  { newest }: OurPullRequest,
): JobsApi {
  const { apiKey, baseUrl } = inputs;
  const { project: projectId } = newest.location;
  return connectJobs({
    apiKey,
    projectId,
    baseUrl,
    secrets: secretValuesOf(inputs),
  });
}

/** Reads the failed checks, if the message is about them. */
async function readFailedChecks(
  { connectRepository, warnEachOnce }: Sweep,
  { ours, cause, docs }: CareMessage,
): Promise<Result<readonly FailedCheck[]>> {
  if (cause !== 'checks') return ok([]);
  const { pull } = ours;
  const { openPullRequests } = connectRepository(docs.name, docs.token);
  const read = await openPullRequests.failedChecks(pull.headSha);
  if (!read.ok) {
    const what = 'The checks of a docs pull request could not be read';
    const warning = explainUnreadable(what, read.error, '`checks: read`', docs);
    warnEachOnce(warning, TITLE);
    return read;
  }
  return ok([...read.value, ...pull.checks.failedStatuses]);
}

/** Returns whether another sweep has sent a message since this one has read the comments. */
function hasRecentMessage(
  { clock }: Sweep,
  { claimStates }: Thread,
  { messages }: OurPullRequest,
): boolean {
  const known = new Set<number>();
  for (const { comment } of messages) known.add(comment.id);
  const now = clock.date();
  return claimStates.some(({ submission, comment, isBound }) => {
    if (!isBound || known.has(comment.id)) return false;
    if (submission.cause.kind !== 'care' || !isPaid(submission)) return false;
    return isRecent(Date.parse(submission.submittedAt), now);
  });
}

/** Counts the message before it is sent, unless the newest count does not allow it. */
async function countMessage(
  { clock }: Sweep,
  { ours, keeperStore }: CareMessage,
): Promise<'changed' | 'unchanged' | 'failed'> {
  const now = clock.date();
  return keeperStore.changeCare(ours.keeper, (known): CareRecord | undefined => {
    const sentAt = known.sentAt === null ? undefined : Date.parse(known.sentAt);
    if (known.messages >= MAX_MESSAGES || isRecent(sentAt, now)) return undefined;
    const before = Math.max(known.messages, countMessages(ours).messages);
    return { ...known, messages: before + 1, sentAt: now.toISOString() };
  });
}

function requestOf(
  { run }: Sweep,
  { ours, cause, docs }: CareMessage,
  failedChecks: number,
): SubmissionRequest {
  const { pull, newest } = ours;
  const trigger = {
    kind: 'care',
    repository: docs.repositoryId,
    number: pull.number,
    commit: pull.headSha,
    cause,
  } as const;
  const branch = truncate(pull.base, MAX_BRANCH_LENGTH);
  const conflict = `the conflict with ${branch}`;
  const checks = pluralize(failedChecks, 'failed check');
  const subject = cause === 'conflicts' ? conflict : checks;
  return {
    trigger,
    cause: trigger,
    // Another version of the action has other words for the same message.
    digest: digest(`care ${cause}`),
    requester: newest.submission.requester,
    subject,
    run: run.id,
    attempt: run.attempt,
    series: '',
  };
}

/** Length of the name of a branch in the state and the text of a status comment. */
const MAX_BRANCH_LENGTH = 100;

function promptOf(
  { inputs, run }: Sweep,
  { ours, cause, docs }: CareMessage,
  failed: readonly FailedCheck[],
): string {
  const { number, base, headSha } = ours.pull;
  const url = serverPage(run.serverUrl, `${docs.name}/pull/${number}`);
  const redact = createRedactor(secretValuesOf(inputs));
  const problem = {
    url,
    cause,
    base,
    headSha,
    failed,
  };
  return carePrompt(problem, redact);
}
