import type { JobDocument } from './document.ts';

/** The jobs that a job waits for. */
export function needsOf({ needs = [] }: JobDocument): readonly string[] {
  return typeof needs === 'string' ? [needs] : needs;
}

/** Ids of jobs, each after all that it needs, else as they are written. Throws on needs that cannot be met. */
export function orderJobs(jobs: Readonly<Record<string, JobDocument>>): readonly string[] {
  const ordered: string[] = [];
  const waiting = new Set(Object.keys(jobs));
  while (waiting.size > 0) {
    const next = [...waiting].find((id) =>
      needsOf(jobs[id] ?? {}).every((needed) => ordered.includes(needed)),
    );
    if (next === undefined) throw new Error(`the needs of ${[...waiting].join(', ')} cannot be met`);
    ordered.push(next);
    waiting.delete(next);
  }
  return ordered;
}
