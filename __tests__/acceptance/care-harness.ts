/** What care has done on the docs pull request. */
import type { RunResult } from '../../fakes/runner/index.ts';
import type { DecodedEntry } from '../security/entries.ts';
import { DOCS } from '../support/docs-pull-request.ts';
import type { Harness } from './with-harness.ts';

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
  summary.split('\n').find((line) => line.includes(`/pull/${DOCS}): `)) ?? '';
