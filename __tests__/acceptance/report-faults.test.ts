/** Every fault at every request of a report: it says what is missing, and never has a wrong number without saying so. */
import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
import { sampleCells } from '../support/fault-cells.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { leaveRequests, statesOf } from '../support/report-books.ts';
import { annotated, withHarness, type Harness } from './with-harness.ts';

const TOKEN = 'ghs_fakeWorkflowToken';
const OTHERS = ['app', 'docs'].map((name, index) => ({
  repository: { owner: 'Codertocat', name, id: 71 + index, private: true },
  token: TOKEN,
}));
const INPUTS = {
  repositories: 'Codertocat/Hello-World\nCodertocat/app',
  'issue-number': '1',
};
/** Two of three are in the second repository: more than a page of comments and of pull requests. */
const COUNT = 195;

/** Ends with a pull request in the repository of the request. */
const OWN = ['merged', 'closed', 'open', 'merged'] as const;

/** Which of the cells are played: one of so many. `FAULTS=all` plays all. */
const SAMPLE = process.env['FAULTS'] === 'all' ? 1 : 30;

/** Leaves requests whose pull requests are in the same repository or elsewhere. */
function leave(harness: Harness): void {
  const { github, service } = harness;
  leaveRequests({
    key: service.state.config.key,
    sources: statesOf(github, ['Codertocat/app', 'Codertocat/app']),
    docs: github.other('Codertocat/docs').state,
    count: COUNT,
    ends: [...OWN, ...OWN, 'merged elsewhere', 'no pull request'],
  });
}

type Seen = Readonly<{
  exitCode: number;
  outputs: Readonly<Record<string, string>>;
  warnings: readonly string[];
  requests: readonly string[];
  seconds: number;
}>;

/** Names a request. A list of comments begins at a time of its own. */
const nameOf = ({ method, path, query: { page = '', since = '' } }: GitHubRequest) =>
  `${method} ${path.replace(/\d{5,}/, '…')} ${page} ${since}`;

/** Runs a report during which one request, or all from it on, meets a fault. */
async function report(
  fault?: RequestError,
  at: (request: GitHubRequest, index: number) => boolean = () => false,
): Promise<Seen> {
  let index = 0;
  const intercept: Options['intercept'] = (request) => {
    index += 1;
    return at(request, index) ? fault : undefined;
  };
  const github = { repository: { private: true }, others: OTHERS, intercept };
  let seen: Seen | undefined;
  await withHarness({ github }, async (harness) => {
    leave(harness);
    const { result } = await harness.exportFiles('report', { inputs: INPUTS });
    seen = {
      exitCode: result.exitCode ?? -1,
      outputs: result.outputs,
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

const COUNTS = ['requests', 'jobs', 'merged', 'closed', 'open', 'noPr'] as const;

/** Checks a report: it failed without a number, or its numbers are right, or it says that they may be too low. */
function check({ exitCode, outputs, warnings }: Seen, truth: Seen): void {
  if (exitCode !== 0) {
    expect(outputs).toMatchObject({ complete: 'false', requests: '', file: '' });
    return;
  }
  const isTrue = COUNTS.every((name) => outputs[name] === truth.outputs[name]);
  if (outputs['complete'] === 'true') {
    expect(outputs).toMatchObject(truth.outputs);
    return;
  }
  expect(warnings).not.toEqual([]);
  if (isTrue) return;
  for (const name of COUNTS) {
    expect(Number(outputs[name])).toBeLessThanOrEqual(Number(truth.outputs[name]));
  }
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
      expect(truth.outputs).toMatchObject({ requests: '195', complete: 'true' });
      expect(new Set(truth.requests).size).toBe(10);

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

describe('a rate limit', () => {
  it('of a minute pauses all requests once, and the report is complete', async () => {
    const limited = READ_FAULTS['a pause of a minute'];
    const seen = await report(limited, (_, index) => index <= 3);
    expect(seen.outputs).toMatchObject({ requests: '195', complete: 'true' });
    expect(seen.seconds).toBeGreaterThanOrEqual(60);
    expect(seen.seconds).toBeLessThan(125);
  });

  it('that lasts ends the report: nothing more is sent', async () => {
    const limited = READ_FAULTS['the primary rate limit'];
    undisturbed ??= report();
    const truth = await undisturbed;
    const seen = await report(limited, (_, index) => index >= 4);
    check(seen, truth);
    expect(seen.outputs['complete']).toBe('false');
    expect(seen.requests.length).toBeLessThanOrEqual(6);
    expect(seen.seconds).toBeLessThan(10);
  });
});
