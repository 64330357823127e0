/**
 * What scenes of workflows have in common.
 */
import { expect } from '@jest/globals';
import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, WorkflowReport } from '../../fakes/runner/index.ts';
import type { Stage } from '../../fakes/stage.ts';

/** One promise; `play` runs the workflow on an event, and looks at what came of it. */
export type Scene = Readonly<{
  it: string;
  play: (stage: Stage, workflow: string) => Promise<void>;
  /** Programs that a script in the workflow calls. */
  needs?: readonly string[];
}>;

/** Nothing in it failed, and its permissions were enough for all that was tried. */
export function expectClean(report: WorkflowReport): void {
  expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
  expect(report).toMatchObject({ started: true, conclusion: 'success' });
}

/** The instruction of each create and message, in order. */
export const instructions = ({ service }: Stage): readonly string[] =>
  service.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as Readonly<{ prompt: string }>).prompt);

/** A scheduled run in the repository of the stage. */
export function scheduled(cron: string): EventOfRun {
  return inPublishedRepository(scheduleEvent(cron));
}
