import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkEntry } from '../../tools/faults/check.ts';
import { KINDS } from '../../tools/faults/kinds.ts';
import { listCells, runMatrix, type Entry } from '../../tools/faults/matrix.ts';
import { renderPage } from '../../tools/faults/page.ts';
import { PLACE_NAMES } from '../../tools/faults/places.ts';
import type { CellResult } from '../../tools/faults/run-cell.ts';

describe('every fault at every place', () => {
  let entries: readonly Entry[];
  beforeAll(async () => {
    entries = await runMatrix(listCells());
  }, 600_000);

  it.each(PLACE_NAMES)('%s', (place) => {
    const cells = entries.filter(({ cell }) => cell.place === place);
    expect(cells.length).toBeGreaterThanOrEqual(2 * KINDS.length - 1);
    const broken = cells.flatMap((entry) =>
      checkEntry(entry).map((clause) => `${entry.cell.kind.name}, ${entry.cell.times}: ${clause}`),
    );
    expect(broken).toEqual([]);
  });

  it('tools/faults/README.md is up to date (npm run faults -- --write)', () => {
    expect(readFileSync('tools/faults/README.md', 'utf8')).toBe(renderPage(entries));
  });
});

describe('the check of a cell', () => {
  const cell = listCells().find(({ place, kind }) => place === 'create' && kind.name === '502');
  if (cell === undefined) throw new Error('no such cell');
  const result: CellResult = {
    outcome: 'unconfirmed',
    reason: 'create-unconfirmed',
    hasFailed: true,
    posts: 1,
    jobId: '',
    prLink: '',
    truePrLink: '',
    message: 'A message.',
    warnings: [],
    titles: ['⚠️ Could not confirm that the job started'],
    replies: 0,
    reactions: ['eyes', 'confused'],
    tookMs: 0,
    beforePostMs: 0,
    leaks: [],
  };

  it.each<[string, Partial<CellResult>, string]>([
    ['a second POST', { posts: 2 }, 'submits more than once'],
    ['another outcome', { outcome: 'rejected', reason: 'not-sent' }, 'ends as rejected/not-sent'],
    ['a job reported as failed', { outcome: 'failed', reason: '' }, 'reports a job as failed'],
    ['a step that succeeds', { hasFailed: false }, 'the step succeeds'],
    ['another title', { titles: ['✅ Docs PR opened'] }, 'status comments: ✅'],
    ['a wrong pull request', { prLink: 'https://github.com/a/b/pull/1' }, 'reports the pull request'],
    ['another reaction', { reactions: ['eyes', 'rocket'] }, 'reacts with eyes rocket'],
    ['no reaction', { reactions: [] }, 'reacts with , not eyes confused'],
    ['two comments', { titles: [...result.titles, ...result.titles] }, 'status comments'],
    ['a warning', { warnings: ['one'] }, '1 warnings'],
    ['a leak', { leaks: ['mint_fake_key'] }, 'leaks'],
    ['an hour', { tookMs: 3_600_000 }, 'takes 3600 s'],
    ['a late request', { beforePostMs: 61_000 }, 'submits after 61 s'],
  ])('finds %s', (_, change, clause) => {
    expect(checkEntry({ cell, result: { ...result, ...change } }).join('; ')).toContain(clause);
  });

  it('accepts a good result and reports a run that hangs', () => {
    expect(checkEntry({ cell, result })).toEqual([]);
    expect(checkEntry({ cell, error: 'the run hangs' })).toEqual(['the run hangs']);
  });
});
