import type { RunResult } from '../standin/runner/index.ts';
import { openStage, type Stage } from '../__tests__/acceptance/stage.ts';

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
    service: { workMs: 400, ...options?.service },
  });
  try {
    return await play(stage);
  } finally {
    await stage.close();
  }
}

/** The waits of a run are never the same twice; one stands for them all, so that a picture stays as it is. */
export function steady(markdown: string): string {
  return markdown.replace(/\b\d+ min \d+ s\b/g, '3 min 20 s').replace(/\b\d+ looks?\b/g, '17 looks');
}

/** The job summary of a run. */
export function summaryOf({ summary }: RunResult): string {
  return steady(summary);
}
