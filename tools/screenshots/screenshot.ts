import type { RunResult } from '../../fakes/runner/index.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import { openStage, type RunOptions, type Spoken, type Stage } from '../../fakes/stage.ts';

/** Something that the action writes for people, made by the committed action itself on the stand-ins. */
export type Scene = Readonly<{
  /** Name of the picture's file. */
  name: string;
  /** Where it is read: GitHub keeps the line breaks of a comment, and frames the two in different ways. */
  kind: 'comment' | 'summary';
  /** Shows what is folded away. */
  open?: boolean;
  make: () => Promise<string>;
}>;

/** A GitHub and a service of one's own for each scene. */
export async function onStage<T>(
  options: Parameters<typeof openStage>[0],
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const stage = await openStage({
    ...options,
    service: { workMs: 1000, ...options?.service },
  });
  try {
    return await play(stage);
  } finally {
    await stage.close();
  }
}

/** Runs the action on a comment. Throws where it could not write what is to be shown. */
export async function command(
  stage: Stage,
  body: string,
  options: RunOptions & Spoken = {},
): Promise<RunResult> {
  const run = await stage.command(body, options);
  const fault = run.annotations.find(({ message }) => message.includes('could not be written'));
  if (fault !== undefined) throw new Error(fault.message);
  return run;
}

/** The job summary of a run that was started by hand. */
export async function summaryOf(stage: Stage, inputs: Readonly<Record<string, string>>): Promise<string> {
  const { summary } = await stage.run(workflowDispatchEvent(), { inputs });
  return steady(summary);
}

/** Waits and ports are never the same twice; one name stands for them all, so that a picture stays as it is. */
export function steady(markdown: string): string {
  return markdown
    .replace(/\b\d+ min \d+ s\b/g, '3 min 20 s')
    .replace(/\b\d+ looks?\b/g, '17 looks')
    .replace(/\b\d{4}-\d\d-\d\d \d\d:\d\d UTC\b/g, '2026-09-01 09:30 UTC')
    .replace(/\b127\.0\.0\.1:\d{5}\b/g, 'api.docs.example');
}
