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

type At = Readonly<{ config: ServiceConfig; now: number }>;

/** Returns a job as the service sends it (service document §2.1). */
export function jobRecord(job: AgentJob, at: At) {
  const { config, now } = at;
  const visible = visibleTurns(job, at);
  const turn = visible.at(-1) ?? job.turns[0];
  const endsAt = endOf(job, turn, config);
  const hasEnded = now >= endsAt;
  const workedMs = now - endsAt + config.workMs;
  const { end } = SCENARIOS[turn.scenario];
  let status = workStatus(turn, workedMs, config);
  if (hasEnded && end !== undefined) status = end;
  // A turn that a later message interrupted opened nothing: its work continues in the next turn.
  const hasPullRequest = visible.some((each, index) => {
    const { changesFiles } = SCENARIOS[each.scenario];
    const until = visible[index + 1]?.at ?? now;
    const wasCompleted = endOf(job, each, config) <= until;
    return changesFiles === true && wasCompleted;
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
  const isMessage = turn !== job.turns[0];
  let endsAt = turn.at;
  if (isLate === true && isMessage) endsAt += config.noticeMs;
  if (working.length > 0) endsAt += config.workMs;
  return endsAt;
}

function workStatus(turn: Turn, workedMs: number, config: ServiceConfig): string {
  const { working } = SCENARIOS[turn.scenario];
  const part = Math.floor((workedMs / config.workMs) * working.length);
  const last = working.length - 1;
  const index = Math.min(Math.max(part, 0), last);
  return working[index] ?? 'active';
}
