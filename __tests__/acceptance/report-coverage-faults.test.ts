/** Every fault at every request of the coverage of a release: it says what is missing, and is never wrong without saying so. */
import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
import { sampleCells } from '../support/fault-cells.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { readCsv } from '../support/read-csv.ts';
import { leaveReleases } from '../support/release-books.ts';
import { annotated, withHarness } from './with-harness.ts';

const INPUTS = { release: 'v1.2.0', 'docs-paths': 'docs/', 'issue-number': '1' };

/** Which of the cells are played: one of so many. `FAULTS=all` plays all. */
const SAMPLE = process.env['FAULTS'] === 'all' ? 1 : 25;

type Seen = Readonly<{
  exitCode: number;
  outputs: Readonly<Record<string, string>>;
  states: ReadonlyMap<string, string>;
  warnings: readonly string[];
  requests: readonly string[];
  seconds: number;
}>;

/** Names a request: the ids of comments, which change, and commits are left out. */
const nameOf = ({ method, path, query }: GitHubRequest) =>
  `${method} ${path.replace(/\d{5,}|[0-9a-f]{40}/, '…')} ${query['page'] ?? ''}`;

/** Runs a report during which requests that `at` chooses meet a fault. */
async function report(
  fault?: RequestError,
  at: (request: GitHubRequest) => boolean = () => false,
): Promise<Seen> {
  const intercept: Options['intercept'] = (request) => (at(request) ? fault : undefined);
  let seen: Seen | undefined;
  await withHarness({ github: { intercept } }, async (harness) => {
    leaveReleases(harness.github.state, harness.service.state.config.key);
    const { result, files } = await harness.exportFiles('report', { inputs: INPUTS });
    const [header = [], ...rows] = readCsv(files['docs-coverage.csv'] ?? '');
    const at = (name: string) => header.indexOf(name);
    seen = {
      exitCode: result.exitCode ?? -1,
      outputs: result.outputs,
      states: new Map(
        rows.map((row) => [row[at('number')] ?? '', row[at('state')] ?? '']),
      ),
      warnings: annotated(result, 'warning'),
      requests: harness.github.requests.map(nameOf),
      seconds: (result.durationMs ?? 0) / 1000,
    };
    expect(result.summary).not.toMatch(/undefined|NaN|\[object/);
    expect(result.rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });
  if (seen === undefined) throw new Error('the report did not run');
  return seen;
}

/** Checks a report: it succeeded, and is either right or says that it is not complete, with a reason. */
function check({ exitCode, outputs, states, warnings }: Seen, truth: Seen): void {
  expect(exitCode).toBe(0);
  const { complete, ...numbers } = outputs;
  if (complete === 'true') {
    expect(numbers).toEqual({ ...truth.outputs, complete: undefined });
    expect(states).toEqual(truth.states);
    return;
  }
  expect(complete).toBe('false');
  expect(warnings).not.toEqual([]);
  if (outputs['covered'] === '') {
    expect(outputs).toMatchObject({ uncovered: '', prompt: '', file: '' });
    return;
  }
  // Nothing is bought that may have docs.
  expect(outputs['prompt']).toBe('');
  for (const [number, state] of states) {
    const isRight = truth.states.get(number) === state;
    const isDone = ['covered', 'changed-docs', 'opted-out'].includes(state);
    expect([number, isRight || !isDone]).toEqual([number, true]);
  }
  expect(Number(outputs['covered'])).toBeLessThanOrEqual(
    Number(truth.outputs['covered']),
  );
}

/** A report without a fault, which all rows compare with. */
let undisturbed: Promise<Seen> | undefined;

describe('a fault', () => {
  it.each(Object.keys(READ_FAULTS).map((name, index) => [name, index] as const))(
    'once or always, at each request: %s',
    async (name, first) => {
      const fault = READ_FAULTS[name];
      undisturbed ??= report();
      const truth = await undisturbed;
      expect(truth).toMatchObject({ exitCode: 0, warnings: [] });
      expect(truth.outputs['complete']).toBe('true');
      expect(new Set(truth.requests).size).toBeGreaterThan(12);

      const choice = { fault: first, sample: SAMPLE };
      const cells = sampleCells(truth.requests, nameOf, choice);
      const seen = await Promise.all(cells.map(({ strikes }) => report(fault, strikes)));
      for (const each of seen) {
        check(each, truth);
        expect(each.seconds).toBeLessThan(400);
      }
    },
    60_000,
  );
});

describe('a pull request of a commit', () => {
  it.each([
    ['is open', null, 'true'],
    ['may have been merged', { odd: true }, 'false'],
  ])('%s', async (_, mergedAt, complete) => {
    const branch = { ref: 'master', sha: 'c0ffee', repo: { id: 1 } };
    const pull = {
      number: 900,
      title: '',
      html_url: '',
      labels: [],
      base: branch,
      head: branch,
    };
    const seen = await report(
      { status: 200, body: [{ ...pull, merged_at: mergedAt }] },
      ({ path }) => /\/commits\/[0-9a-f]{40}\/pulls$/.test(path),
    );
    expect(seen.outputs).toMatchObject({ complete });
  });
});

it('if nothing is known about the requests, there are no numbers and no prompt', async () => {
  const fault = READ_FAULTS['403'];
  const seen = await report(fault, ({ path }) => path.endsWith('/issues/comments'));
  expect(seen.outputs).toMatchObject({ uncovered: '', prompt: '', complete: 'false' });
  expect(seen.warnings.join('\n')).toContain('403, may need `issues: read`');
});
