/** `npm run faults` runs all cells. Here is a sample of them. */
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkEntry, listCells, runMatrix, type Entry } from './matrix.ts';
import { PLACE_NAMES } from './places.ts';
import type { CellResult } from './run-cell.ts';
import { seededRandom } from '../../fakes/random.ts';
import { sized } from '../support/size.ts';

/** To repeat a run: FAULTS_SEED=… npm run jest -- __tests__/faults */
const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(1e6));
const CELLS_PER_PLACE = sized(3);
const all = listCells();

describe(`some faults at every place (FAULTS_SEED=${seed})`, () => {
  let entries: readonly Entry[];
  beforeAll(async () => {
    const random = seededRandom(seed);
    const shuffled = all
      .map((cell) => ({ cell, at: random() }))
      .toSorted((a, b) => a.at - b.at);
    const sample = PLACE_NAMES.flatMap((place) =>
      shuffled.filter(({ cell }) => cell.place === place).slice(0, CELLS_PER_PLACE),
    );
    entries = await runMatrix(sample.map(({ cell }) => cell));
  });

  it.each(PLACE_NAMES)('%s', (place) => {
    const cells = entries.filter(({ cell }) => cell.place === place);
    const broken = cells.flatMap((entry) =>
      checkEntry(entry).map(
        (clause) => `${entry.cell.kind.name}, ${entry.cell.times}: ${clause}`,
      ),
    );
    expect(cells).toHaveLength(CELLS_PER_PLACE);
    expect(broken).toEqual([]);
  });
});

describe('the check of a cell', () => {
  const cell = all.find(({ place, kind }) => place === 'create' && kind.name === '502');
  if (cell === undefined) throw new Error('no such cell');
  const outputs = {
    outcome: 'unconfirmed',
    reason: '',
    prLink: '',
    message: 'A message.',
  };
  const result: CellResult = {
    outputs,
    hasFailed: true,
    posts: 1,
    prompt: 'A prompt.',
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
    [
      'another outcome',
      { outputs: { outcome: 'internal-error' } },
      'ends as internal-error',
    ],
    ['a leak', { leaks: ['mint_fake_admin_key'] }, 'leaks'],
  ])('finds %s', (_, change, clause) => {
    expect(checkEntry({ cell, result: { ...result, ...change } }).join('; ')).toContain(
      clause,
    );
  });

  it('accepts a good result and reports a run that hangs', () => {
    expect(checkEntry({ cell, result })).toEqual([]);
    expect(checkEntry({ cell, error: 'the run hangs' })).toEqual(['the run hangs']);
  });
});
