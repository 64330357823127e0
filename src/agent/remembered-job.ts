import type { Ask, Job } from '../domain.ts';

/** The job of an ask as far as the record knows it, for when it cannot be read. */
export function rememberedJob({ job: id, prLink, outcome }: Ask & { job: string }): Job {
  const rest = { model: undefined, repository: undefined, archivedAt: null, raw: { id } };
  return { id, status: statusBehind(outcome), prLink, ...rest };
}

/** The job's last status, where what came of it tells. */
function statusBehind(outcome: Ask['outcome']): string | undefined {
  if (outcome === 'archived') return 'archived';
  return outcome === 'pr-opened' || outcome === 'no-changes' ? 'completed' : undefined;
}
