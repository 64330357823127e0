import { rememberedJob } from '../thread/state.ts';
import type { Answer, Ask, Ending, Fault, Job } from '../domain.ts';
import { LOOK_AGAIN_MS, NOTHING_SEEN, settle, turnOf } from '../job/completion.ts';
import { endedMessage, endingOf } from '../report/conclusion.ts';
import { sayFault } from '../report/service-errors.ts';
import { duration } from '../report/format.ts';

/** What a look at a job says about the ask that wants it. */
export type Judgement =
  | Readonly<{
      kind: 'ended';
      ending: Ending;
      message: string;
      job: Job | undefined;
      /** What kept the job from being read, where it is given up unread. */
      fault?: Fault;
    }>
  /** Ended in that the service does not know it. */
  | Readonly<{ kind: 'ended'; ending: Ending; message: string; job: undefined; gone: Fault }>
  | Readonly<{ kind: 'at-work' }>
  /** It may be the end of the work before the message: look again after a while. */
  | Readonly<{ kind: 'look-again' }>
  /** The service could not be asked properly; the next sweep looks again. */
  | Readonly<{ kind: 'unread'; fault: Fault }>;

/** By the wall clock. `again`: this is the second look of a sweep at an end that was doubtful. `host` is the service's. */
type Circumstances = Readonly<{ now: Date; giveUpMs: number; again: boolean; host: string }>;

type JobAsk = Ask & { job: string };

/** Records of jobs appear late: so long after an ask one that is missing is not gone. */
const MISSING_GRACE_MS = 60_000;

/** Judges a look by the same rules as a run that waits. */
export function judge(
  ask: JobAsk,
  found: Answer<Job>,
  { now, giveUpMs, again, host }: Circumstances,
): Judgement {
  const age = now.getTime() - Date.parse(ask.askedAt);
  if (!found.ok) {
    const { fault } = found;
    if (isMissing(fault)) return age > MISSING_GRACE_MS ? goneBy(ask, fault) : { kind: 'at-work' };
    return age > giveUpMs && !isRefused(fault)
      ? giveUpUnread(ask, { fault, giveUpMs, host })
      : { kind: 'unread', fault };
  }
  const job = found.value;
  const turn = turnOf(ask.baseline, Date.parse(ask.askedAt));
  const seen = again ? { ...NOTHING_SEEN, doubtfulSince: now.getTime() - LOOK_AGAIN_MS } : NOTHING_SEEN;
  const { verdict } = settle({ turn, seen, job, now: now.getTime() });
  if (verdict.kind === 'look-again') return verdict;
  const ending = verdict.kind === 'ended' ? endingOf(job) : undefined;
  if (ending !== undefined) return { kind: 'ended', ending, message: endedMessage(ending, job, 0), job };
  return age > giveUpMs ? giveUpAtWork(job, giveUpMs) : { kind: 'at-work' };
}

/** Whether the key was turned away. That says nothing about the job: a sweep with a good key can read it. */
export function isRefused({ kind, status }: Fault): boolean {
  return kind === 'status' && (status === 401 || status === 403);
}

/** Whether the service does not know the job, or not yet. */
function isMissing({ kind, status }: Fault): boolean {
  return kind === 'status' && status === 404;
}

function goneBy({ job }: JobAsk, gone: Fault): Judgement {
  const ending: Ending = { outcome: 'lost-contact', reason: 'not-found' };
  return {
    kind: 'ended',
    ending,
    message: `The service does not know job ${job} any more, so its end cannot be told.`,
    job: undefined,
    gone,
  };
}

function giveUpAtWork(job: Job, giveUpMs: number): Judgement {
  const ending: Ending = { outcome: 'still-active', reason: 'timed-out' };
  const message = `Job ${job.id} had not ended after ${duration(giveUpMs)}; it is not looked at any more.`;
  return { kind: 'ended', ending, message, job };
}

/** No word about the job's state: this sweep has not seen it. */
function giveUpUnread(
  ask: JobAsk,
  { fault, giveUpMs, host }: Readonly<{ fault: Fault; giveUpMs: number; host: string }>,
): Judgement {
  const ending: Ending = { outcome: 'lost-contact', reason: 'no-answer' };
  const message =
    `Job ${ask.job} could not be looked at more than ${duration(giveUpMs)} after it was asked for: ${sayFault(fault, host)}. ` +
    'How it ends is not known; it is not looked at any more.';
  return { kind: 'ended', ending, message, job: rememberedJob(ask), fault };
}
