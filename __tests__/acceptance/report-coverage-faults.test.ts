/** Every fault at every request of the coverage of a release: it says what is missing, and is never wrong without saying so. */
import { expect } from '@jest/globals';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { readCsv } from '../support/read-csv.ts';
import { leaveReleases } from '../support/release-books.ts';
import { itWithEveryFault, seeReport, type SeenReport } from './every-fault.ts';
import { withHarness } from './with-harness.ts';

const INPUTS = { release: 'v1.2.0', 'docs-paths': 'docs/', 'issue-number': '1' };

type Seen = SeenReport & Readonly<{ states: ReadonlyMap<string, string> }>;

/** Names a request: the ids of comments, which change, and commits are left out. */
const nameOf = ({ method, path, query }: GitHubRequest) =>
  `${method} ${path.replace(/\d{5,}|[0-9a-f]{40}/, '…')} ${query['page'] ?? ''}`;

/** Runs a report during which requests that `strikes` chooses meet a fault. */
async function report(
  fault: RequestError | undefined,
  strikes: (request: GitHubRequest) => boolean,
): Promise<Seen> {
  const intercept: Options['intercept'] = (request) =>
    strikes(request) ? fault : undefined;
  const seen: Seen[] = [];
  await withHarness({ github: { intercept } }, async (harness) => {
    leaveReleases(harness.github.state, harness.service.state.config.key);
    const { result, files } = await harness.exportFiles('report', { inputs: INPUTS });
    const [header = [], ...rows] = readCsv(files['docs-coverage.csv'] ?? '');
    const at = (name: string) => header.indexOf(name);
    const states = rows.map(
      (row) => [row[at('number')] ?? '', row[at('coverage')] ?? ''] as const,
    );
    const requests = harness.github.requests.map(nameOf);
    seen.push({ ...seeReport(result, requests), states: new Map(states) });
  });
  return seen[0]!;
}

const NOTHING = { covered: '', uncovered: '', prompt: '', file: '', complete: 'false' };

/** Checks a report: it failed without a number, or it is right, or it says that it is not complete, with a reason. */
function check(seen: Seen, truth: Seen): void {
  const { exitCode, outputs, states, warnings, seconds } = seen;
  expect(seconds).toBeLessThan(400);
  const { complete, ...numbers } = outputs;
  if (exitCode !== 0) {
    expect(outputs).toMatchObject(NOTHING);
    return;
  }
  if (complete === 'true') {
    expect(numbers).toEqual({ ...truth.outputs, complete: undefined });
    expect(states).toEqual(truth.states);
    return;
  }
  expect(complete).toBe('false');
  expect(warnings).not.toEqual([]);
  // Nothing is bought that may have docs.
  expect(outputs['prompt']).toBe('');
  for (const [number, state] of states) {
    const isRight = truth.states.get(number) === state;
    const isDone = ['covered', 'opted-out'].includes(state);
    expect([number, isRight || !isDone]).toEqual([number, true]);
  }
  expect(Number(outputs['covered'])).toBeLessThanOrEqual(
    Number(truth.outputs['covered']),
  );
}

itWithEveryFault({
  faults: READ_FAULTS,
  sample: 25,
  nameOf,
  play: report,
  checkTruth: (truth) => {
    expect(truth).toMatchObject({ exitCode: 0, warnings: [] });
    expect(truth.outputs['complete']).toBe('true');
    expect(new Set(truth.requests).size).toBeGreaterThan(12);
  },
  check,
});
