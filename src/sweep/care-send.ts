/**
 * Sends a message of care to the job of a docs pull request, at most once (once/README.md): claims
 * the commit and the cause by an entry on the pull request, binds it, counts the message in the
 * entry of the job, and sends it. Creates no job.
 */
import type { CareCause, CareRecord } from '../domain/care.ts';
import { ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import {
  recordJob,
  type AboutRequest,
  type RequestRecord,
} from '../domain/request-record.ts';
import type { RunResult } from '../domain/run-result.ts';
import { secretValuesOf } from '../inputs/secrets.ts';
import { dashboardOf } from '../inputs/connection.ts';
import { baselineOf } from '../job/completion.ts';
import type { RequestEntry } from '../job/request-entry.ts';
import { sendOnce, type SendResult } from '../job/send-once.ts';
import { isReadable } from '../once/entry.ts';
import type { FailedCheck, JobsApi } from '../ports.ts';
import { carePrompt } from '../prompt/care.ts';
import { pluralize } from '../rendering/format.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import {
  explanationText,
  explainServiceError,
  WAYS_TO_REPEAT,
} from '../rendering/service-errors.ts';
import type { RequestEntries } from '../request/context.ts';
import { isPaid } from '../request/count-requests.ts';
import { finishedRecord, newRecord, progressAfter } from '../request/entries.ts';
import { digest } from '../text/digest.ts';
import { createRedactor } from '../text/redact.ts';
import { truncate } from '../text/strings.ts';
import { keyOfPullRequest, serverPage } from '../text/urls.ts';
import {
  countMessages,
  isRecent,
  MAX_MESSAGES,
  type OurPullRequest,
} from './care-decision.ts';
import { CARE_SOURCE, careKey, changeCare, isCare } from './care-entries.ts';
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
  /** The repository of the entry that counts. */
  keeperRepository: ListedRepository;
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
  const prompt = promptOf(sweep, message, failedChecks);
  return countAndSend(sweep, message, {
    own: claimed.own,
    job: found.job,
    jobs,
    prompt,
  });
}

type Claimed =
  | Readonly<{ kind: 'owner'; own: RequestEntry }>
  | Readonly<{ kind: 'elsewhere' | 'cancelled' | 'failed' }>;

/** Claims the commit and the cause. Without a status comment nothing is sent: it keeps the claim. */
async function claimMessage(
  sweep: Sweep,
  message: CareMessage,
  failedChecks: number,
): Promise<Claimed> {
  const { ours, docs } = message;
  const thread = { ...ours.newest.thread, number: ours.pull.number };
  const read = await docs.ledger.read(thread, WHOLE_THREAD);
  if (!read.ok) {
    docs.warn('The comments of a docs pull request could not be read', read.error);
    return { kind: 'failed' };
  }
  if (hasRecentMessage(sweep, read.value, ours)) return { kind: 'elsewhere' };
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const claimed = await claimOnce(sweep, message, read.value, failedChecks);
    if (claimed.kind !== 'released') return claimed;
    sweep.runner.info(RELEASED, 'quiet');
  }
  return { kind: 'failed' };
}

/** A message has no time of its own. */
const WHOLE_THREAD = { eventAt: undefined, needsSent: false };
/** After so many sweeps that came to nothing, something is wrong that another attempt does not cure. */
const MAX_ROUNDS = 3;
const RELEASED = 'The other run has sent nothing, so this run tries again.';

async function claimOnce(
  sweep: Sweep,
  message: CareMessage,
  entries: RequestEntries,
  failedChecks: number,
): Promise<Claimed | Readonly<{ kind: 'released' }>> {
  const { ours, cause, docs } = message;
  const { ledger } = docs;
  const trigger = careKey(docs.repositoryId, ours.pull, cause);
  const request = {
    trigger,
    cause: trigger,
    claimId: sweep.nonce(),
    // Another version of the action has other words for the same message.
    digest: digest(`care ${cause}`),
  };
  const record = recordOf(sweep, message, failedChecks);
  const claim = await ledger.claim(entries, request, record);
  if (claim.kind === 'previous') return { kind: 'elsewhere' };
  if (claim.kind === 'cancelled') return { kind: 'cancelled' };
  if (claim.kind === 'not-created') {
    docs.warn('A status comment could not be created', claim.error);
    return { kind: 'failed' };
  }
  const binding = await ledger.bind(claim.claimed);
  if (binding.kind === 'bound') return { kind: 'owner', own: binding.entry };
  if (binding.kind === 'released') return { kind: 'released' };
  if (binding.kind === 'previous') return { kind: 'elsewhere' };
  if ('own' in binding) await ledger.remove(binding.own);
  return { kind: binding.kind === 'cancelled' ? 'cancelled' : 'failed' };
}

/** A message whose commit and cause this sweep has claimed. */
type ClaimedMessage = Readonly<{
  own: RequestEntry;
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
    await docs.ledger.remove(own);
    return { kind: counted === 'unchanged' ? 'elsewhere' : 'failed' };
  }
  const { clock, random, signal, graceSignal } = sweep;
  const { job, jobs, prompt } = claimed;
  const sent = await sendOnce({
    post: () => jobs.message(job, prompt, graceSignal),
    clock,
    random,
    maxWaitMs: MAX_WAIT_MS,
    signal,
    log: (line) => sweep.runner.info(line),
  });
  if (sent.kind !== 'sent') return endUnsent(sweep, message, own, sent);
  const payload = {
    ...own.payload,
    job: recordJob(sent.job),
    baseline: baselineOf(job),
    submittedAt: clock.date().toISOString(),
  };
  // No run waits: the next sweep finishes it.
  await docs.ledger.save(own, { sent: 'yes', keyLine: sent.job.keyLine ?? 0, payload });
  return { kind: 'sent' };
}

/** Bound on the wait for a rate limit of the service. */
const MAX_WAIT_MS = 60_000;

/** Writes how a message ends that was not accepted, or perhaps was. */
async function endUnsent(
  sweep: Sweep,
  { ours, docs }: CareMessage,
  own: RequestEntry,
  sent: Exclude<SendResult, { kind: 'sent' }>,
): Promise<CareSent> {
  if (sent.kind === 'cancelled') {
    await docs.ledger.remove(own);
    return { kind: 'cancelled' };
  }
  const { inputs } = sweep;
  const isUncertain = sent.kind === 'uncertain';
  const explanation = explainServiceError({
    error: sent.error,
    request: 'message',
    host: inputs.baseUrl.host,
    project: ours.newest.thread.project,
    isUncertain,
    submitAgain: WAYS_TO_REPEAT.newCommand(own.payload.finishing.commandWord),
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
  const { conclusion } = result;
  await docs.ledger.save(own, {
    ...progressAfter(conclusion, false),
    payload: finishedRecord(own.payload, result, own.payload.run),
  });
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
  const { job: known, baseline } = newest.payload;
  const ended: FoundJob = { kind: 'job-ended' };
  const read = await jobs.get({ id: known.id, keyLine }, signal);
  if (!read.ok) {
    const { error } = read;
    return error.status === 404 ? ended : { kind: 'failed', error };
  }
  const job = read.value;
  if (job.status === 'failed' || job.status === 'archived') return ended;
  if (job.status !== 'completed') return { kind: 'busy' };
  const knownLink = known.prLink ?? baseline?.prLink ?? null;
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
  const { project: projectId } = newest.thread;
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
  { claims }: RequestEntries,
  { messages }: OurPullRequest,
): boolean {
  const known = new Set<number>();
  for (const { comment } of messages) known.add(comment.id);
  const now = clock.date();
  return claims.filter(isReadable).some((entry) => {
    const { comment, isBound, payload } = entry;
    if (!isBound || known.has(comment.id)) return false;
    if (!isCare(entry) || !isPaid(entry)) return false;
    return isRecent(Date.parse(payload.submittedAt), now);
  });
}

/** Counts the message before it is sent, unless the newest count does not allow it. */
async function countMessage(
  { clock }: Sweep,
  { ours, keeperRepository }: CareMessage,
): Promise<'changed' | 'unchanged' | 'failed'> {
  const now = clock.date();
  return changeCare(keeperRepository, ours.keeper, (known): CareRecord | undefined => {
    const sentAt = known.sentAt === null ? undefined : Date.parse(known.sentAt);
    if (known.messages >= MAX_MESSAGES || isRecent(sentAt, now)) return undefined;
    const before = Math.max(known.messages, countMessages(ours).messages);
    return { ...known, messages: before + 1, sentAt: now.toISOString() };
  });
}

/** Returns the record of the message. Its job is finished as the workflow that has created it wants. */
function recordOf(
  { inputs, clock }: Sweep,
  message: CareMessage,
  failedChecks: number,
): RequestRecord {
  const { newest } = message.ours;
  const { requester, finishing } = newest.payload;
  const planned = {
    about: aboutMessage(message, failedChecks),
    source: CARE_SOURCE,
    covers: { kind: 'none' },
    series: '',
    reactTo: undefined,
    onBehalfOf: requester,
    finishing,
  } as const;
  const dashboardUrl = dashboardOf(inputs.baseUrl);
  return newRecord(planned, message.docs.run, { dashboardUrl, now: clock.date() });
}

/** Returns the words of the status comment. */
function aboutMessage(
  { ours, cause, docs }: CareMessage,
  failedChecks: number,
): AboutRequest {
  const { base, headSha } = ours.pull;
  if (cause === 'checks') {
    return {
      words: 'The sweep instructed the agent to fix',
      linked: pluralize(failedChecks, 'failed check'),
      page: `${docs.name}/commit/${headSha}/checks`,
      isOnDocs: true,
    };
  }
  return {
    words: 'The sweep instructed the agent to resolve',
    linked: `the conflict with ${truncate(base, MAX_BRANCH_LENGTH)}`,
    page: null,
    isOnDocs: true,
  };
}

/** Length of the name of a branch in a status comment. */
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
