import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Found } from '../../tools/faults/found.ts';
import { judge } from '../../tools/faults/judge.ts';
import { KINDS } from '../../tools/faults/kinds.ts';
import { listCells, runMatrix, type Entry } from '../../tools/faults/matrix.ts';
import { writePage } from '../../tools/faults/page.ts';
import { PLACE_NAMES } from '../../tools/faults/places.ts';

describe('every fault at every place', () => {
  let entries: readonly Entry[];
  beforeAll(async () => {
    entries = await runMatrix(listCells());
  }, 600_000);

  it('is met', () => {
    expect(entries.map(({ cell }) => cell)).toEqual(listCells());
    expect(new Set(entries.map(({ cell }) => cell.kind.name)).size).toBe(KINDS.length);
  });

  it.each(PLACE_NAMES)('%s', (place) => {
    const there = entries.filter(({ cell }) => cell.place === place);
    expect(there.length).toBeGreaterThanOrEqual(2 * KINDS.length - 1);
    const broken = there.flatMap((entry) =>
      judge(entry).map((clause) => `${entry.cell.kind.name}, ${entry.cell.times}: ${clause}`),
    );
    expect(broken).toEqual([]);
  });

  it('is told in docs/faults.md (npm run faults -- --write)', () => {
    expect(readFileSync('docs/faults.md', 'utf8')).toBe(writePage(entries));
  });
});

describe('the judge', () => {
  const cell = listCells().find(({ place, kind }) => place === 'create' && kind.name === '502');
  if (cell === undefined) throw new Error('no such cell');
  const found: Found = {
    outcome: 'unconfirmed',
    reason: 'create-unconfirmed',
    failed: true,
    posts: 1,
    jobId: '',
    prLink: '',
    truePrLink: '',
    message: 'told',
    warnings: [],
    headlines: ['⚠️ Not known whether the job was started'],
    replies: 0,
    reactions: ['eyes', 'confused'],
    spentMs: 0,
    beforePostMs: 0,
    leaks: [],
  };

  it('finds nothing wrong with what is right', () => {
    expect(judge({ cell, found })).toEqual([]);
  });

  it.each<[string, Partial<Found>, string]>([
    ['a second POST', { posts: 2 }, 'asks more than once'],
    ['another end', { outcome: 'rejected', reason: 'not-sent' }, 'ends as rejected/not-sent'],
    ['a job told as failed', { outcome: 'failed', reason: '' }, 'tells a job as failed that is well'],
    ['a green step', { failed: false }, 'is green'],
    ['a comment that says otherwise', { headlines: ['✅ Docs pull request opened'] }, 'the comments say'],
    [
      'a pull request that is not there',
      { prLink: 'https://github.com/a/b/pull/1' },
      'tells the pull request',
    ],
    ['another reaction', { reactions: ['eyes', 'rocket'] }, 'reacts with eyes rocket, not eyes confused'],
    ['no reaction', { reactions: [] }, 'reacts with , not eyes confused'],
    ['two comments', { headlines: [...found.headlines, ...found.headlines] }, 'the comments say'],
    ['a second warning', { warnings: ['one'] }, '1 warnings'],
    ['a leak', { leaks: ['mint_stand_in_key'] }, 'leaks'],
    ['hours', { spentMs: 3_600_000 }, 'takes 3600 s'],
    ['a late request', { beforePostMs: 31_000 }, 'asks after 31 s'],
  ])('finds %s', (_, change, clause) => {
    expect(judge({ cell, found: { ...found, ...change } }).join('; ')).toContain(clause);
  });

  it('finds a run that broke', () => {
    expect(judge({ cell, broken: 'the run hangs' })).toEqual(['the run hangs']);
  });
});
