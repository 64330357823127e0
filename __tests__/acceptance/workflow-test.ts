/** What the tests of workflows share. */
import { expect } from '@jest/globals';
import { makeRelease, shaOf } from '../../fakes/github/index.ts';
import { FILES } from '../../fakes/events.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, WorkflowReport } from '../../fakes/runner/index.ts';
import type { Harness } from '../../fakes/harness.ts';

/** One promise of a workflow. */
export type WorkflowTest = (harness: Harness, workflow: string) => Promise<void>;

/** By the workflow's `name` and the promise. */
export type WorkflowTests = Readonly<Record<string, Readonly<Record<string, WorkflowTest>>>>;

export const DOCS_PR = 'https://github.com/acme/docs/pull/7';

/** The run succeeded without warnings, so its permissions were sufficient. */
export async function expectSuccess(running: Promise<WorkflowReport>): Promise<WorkflowReport> {
  const report = await running;
  expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
  expect(report).toMatchObject({ started: true, conclusion: 'success' });
  return report;
}

/** A scheduled event in the repository of the harness. */
export function scheduled(cron: string): EventOfRun {
  return scheduleEvent(cron);
}

/** The commit after a merge. */
export const AFTER = shaOf('after');

/** Lets `head` be one merged pull request ahead of `base`. */
export function addComparison({ github }: Harness, base: string, head: string): void {
  const commits = [{ sha: AFTER, message: 'Search titles (#2)', pulls: [2] }];
  github.state.comparisons.push({ base, head, commits, files: FILES });
}

/** Two releases with a merged pull request between them. */
export function addRelease(harness: Harness): void {
  const old = makeRelease({ tag: '0.0.0' });
  harness.github.state.releases.push(makeRelease({ tag: '0.0.1', body: 'Search is faster.' }), old);
  addComparison(harness, '0.0.0', '0.0.1');
}
