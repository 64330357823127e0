import type { ServiceConfig } from './config.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

/** One instruction and the work on it. */
export type Turn = Readonly<{
  /** When it was asked for, in milliseconds. */
  at: number;
  prompt: string;
  scenario: ScenarioName;
}>;

/** A job as the service keeps it: what it shows follows from its turns and the time. */
export type AgentJob = Readonly<{
  id: string;
  prLink: string;
  turns: readonly [Turn, ...Turn[]];
}>;

/** A job as the service tells it (service document §2.1). */
export type JobRecord = Readonly<{
  id: string;
  status: string;
  source: Readonly<{ repository: string; ref: string }>;
  model: string;
  prLink: string | null;
  createdAt: string;
  archivedAt: string | null;
}>;

/**
 * Tells a job at a time.
 * @param view whether this is the answer to the create or message itself, or a later read: slow scenarios tell
 * them apart
 */
export function tellJob(
  job: AgentJob,
  { config, now, view }: Readonly<{ config: ServiceConfig; now: number; view: 'answer' | 'read' }>,
): JobRecord {
  const index = findNoticedTurn(job, { config, now, view });
  const seen = job.turns.slice(0, index + 1);
  const turn = seen.at(-1) ?? job.turns[0];
  const endsAt = findEnd(job, { turn, config });
  const ended = now >= endsAt;
  const status =
    (ended ? SCENARIOS[turn.scenario].end : undefined) ??
    tellWork(turn, now - endsAt + config.workMs, config);
  // A turn that a later message interrupted opened nothing: its work goes on in the turn that followed.
  const opened = seen.some((each, place) => {
    const until = seen[place + 1]?.at ?? now;
    return SCENARIOS[each.scenario].changesFiles === true && findEnd(job, { turn: each, config }) <= until;
  });
  return {
    id: job.id,
    status,
    source: { repository: config.repository, ref: config.ref },
    model: config.model,
    prLink: ended && opened ? job.prLink : null,
    createdAt: new Date(job.turns[0].at).toISOString(),
    archivedAt: status === 'archived' ? new Date(endsAt).toISOString() : null,
  };
}

/** Index of the latest turn that a view knows of: slow scenarios overlook a message for a while. */
function findNoticedTurn(
  job: AgentJob,
  { config, now, view }: Readonly<{ config: ServiceConfig; now: number; view: 'answer' | 'read' }>,
): number {
  const overlooked = ({ at, scenario }: Turn): boolean => {
    const { late } = SCENARIOS[scenario];
    return (
      late !== undefined && (view === 'read' || late === 'answer-and-reads') && now < at + config.noticeMs
    );
  };
  let index = job.turns.length - 1;
  while (index > 0 && overlooked(job.turns[index] ?? job.turns[0])) index -= 1;
  return index;
}

/**
 * When a turn ends, in milliseconds; Infinity where it never does. The time to notice a message comes before
 * the work.
 */
function findEnd(job: AgentJob, { turn, config }: Readonly<{ turn: Turn; config: ServiceConfig }>): number {
  const { working, end, late } = SCENARIOS[turn.scenario];
  if (end === undefined) return Infinity;
  const noticeMs = late !== undefined && turn !== job.turns[0] ? config.noticeMs : 0;
  return turn.at + noticeMs + (working.length > 0 ? config.workMs : 0);
}

/** What a turn says after working for `workedMs`. */
function tellWork(turn: Turn, workedMs: number, config: ServiceConfig): string {
  const { working } = SCENARIOS[turn.scenario];
  const part = Math.floor((workedMs / config.workMs) * working.length);
  return working[Math.min(Math.max(part, 0), working.length - 1)] ?? 'active';
}
