/** A docs pull request that care looks after, and what care has done there. */
import type { Thread, ThreadSeed } from '../../fakes/github/index.ts';
import type { CheckRun } from '../../fakes/github/seeds.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { DecodedEntry } from '../security/entries.ts';
import { DOCS } from './docs-repositories.ts';
import type { Harness } from './with-harness.ts';

/** The newest commit of the docs pull request, until somebody pushes. */
export const HEAD = 'a'.repeat(40);

type Pull = NonNullable<Thread['pull']>;

/** Creates a docs pull request that conflicts with its base. */
export const docsPull = (
  pull: Partial<Pull> = {},
  { number = DOCS, ...changes }: Partial<ThreadSeed> = {},
): ThreadSeed => ({
  number,
  author: 'mintlify[bot]',
  createdAt: '2026-08-31T09:00:00Z',
  ...changes,
  pull: { head: { ref: `mintlify/${number}`, sha: HEAD }, mergeable: false, ...pull },
});

/** Lets a job open the docs pull request, which gets the comment that names the job. */
export const start = (harness: Harness): Promise<RunResult> =>
  harness.command('/docs explain it fully');

/** Returns the jobs that got messages. */
export const messages = ({ sent }: Harness): readonly string[] => sent().slice(1);

/** Returns the entries of the messages on the docs pull request. */
export const messageEntries = (harness: Harness): readonly DecodedEntry[] =>
  harness.entries(DOCS).filter(({ isRequest }) => isRequest);

/** Returns what the summary says about the docs pull request. */
export const rowOf = ({ summary }: RunResult): string =>
  summary.split('\n').find((line) => line.startsWith(`- #${DOCS}: `)) ?? '';

/** Adds a check to the newest commit. By default, it has failed. */
export function addCheck({ github }: Harness, changes: Partial<CheckRun> = {}): void {
  const id = 500 + github.state.checkRuns.size;
  github.state.checkRuns.set(id, {
    id,
    name: 'links',
    sha: HEAD,
    app: 'github-actions',
    detailsUrl: '',
    status: 'completed',
    conclusion: 'failure',
    annotations: [],
    ...changes,
  });
}
