import type { ServiceConfig } from './config.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

/** One prompt and the work on it. */
export type Turn = Readonly<{
  /** When it was sent, in milliseconds. */
  at: number;
  prompt: string;
  scenario: ScenarioName;
}>;

/** A job as the service keeps it: its state follows from its turns and the time. */
export type AgentJob = Readonly<{
  id: string;
  prLink: string;
  turns: readonly [Turn, ...Turn[]];
}>;

/** A job as the service sends it (service document §2.1). */
export type JobRecord = Readonly<{
  id: string;
  status: string;
  source: Readonly<{ repository: string; ref: string }>;
  model: string;
  prLink: string | null;
  createdAt: string;
  archivedAt: string | null;
}>;

type At = Readonly<{ config: ServiceConfig; now: number }>;

export function jobRecord(job: AgentJob, at: At): JobRecord {
  const { config, now } = at;
  const visible = visibleTurns(job, at);
  const turn = visible.at(-1) ?? job.turns[0];
  const endsAt = endOf(job, turn, config);
  const hasEnded = now >= endsAt;
  const workedMs = now - endsAt + config.workMs;
  const status =
    (hasEnded ? SCENARIOS[turn.scenario].end : undefined) ??
    workStatus(turn, workedMs, config);
  // A turn that a later message interrupted opened nothing: its work continues in the next turn.
  const hasPullRequest = visible.some((each, index) => {
    const until = visible[index + 1]?.at ?? now;
    return (
      SCENARIOS[each.scenario].changesFiles === true && endOf(job, each, config) <= until
    );
  });
  return {
    id: job.id,
    status,
    source: { repository: config.repository, ref: 'main' },
    model: config.model,
    prLink: hasEnded && hasPullRequest ? job.prLink : null,
    createdAt: new Date(job.turns[0].at).toISOString(),
    archivedAt: status === 'archived' ? new Date(endsAt).toISOString() : null,
  };
}

/**
 * Returns the turns that a read shows. Slow scenarios hide a message for a while, but never the
 * first turn.
 */
function visibleTurns({ turns }: AgentJob, { config, now }: At): readonly Turn[] {
  return turns.filter(
    ({ at, scenario }, index) =>
      index === 0 || SCENARIOS[scenario].isLate !== true || now >= at + config.noticeMs,
  );
}

/** Returns when a turn ends, in milliseconds. The time to notice a message comes before the work. */
function endOf(job: AgentJob, turn: Turn, config: ServiceConfig): number {
  const { working, end, isLate } = SCENARIOS[turn.scenario];
  if (end === undefined) return Infinity;
  const noticeMs = isLate === true && turn !== job.turns[0] ? config.noticeMs : 0;
  return turn.at + noticeMs + (working.length > 0 ? config.workMs : 0);
}

function workStatus(turn: Turn, workedMs: number, config: ServiceConfig): string {
  const { working } = SCENARIOS[turn.scenario];
  const part = Math.floor((workedMs / config.workMs) * working.length);
  return working[Math.min(Math.max(part, 0), working.length - 1)] ?? 'active';
}
