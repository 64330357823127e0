/** Every fault at every request of a report: it says what is missing, and is never wrong without saying so. */
import { basename } from 'node:path';
import { describe, expect } from '@jest/globals';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { sampled } from '../support/size.ts';
import {
  leaveReleases,
  releaseStatesIn,
  type ReleaseStates,
} from '../support/release-books.ts';
import { leaveRequests, statesOf } from '../support/report-books.ts';
import { expectReadable, itWithEveryFault, type Strikes } from './every-fault.ts';
import { annotated, withHarness, type Harness } from './with-harness.ts';

const TOKEN = 'ghs_fakeWorkflowToken';
const OTHERS = ['app', 'docs'].map((name, index) => ({
  repository: { owner: 'Codertocat', name, id: 71 + index, private: true },
  token: TOKEN,
}));

/** Ends with a pull request in the repository of the request. */
const OWN = ['merged', 'closed', 'open', 'merged'] as const;

/** Leaves requests whose pull requests are in the same repository or elsewhere. */
function leaveRequestsOfDays({ github, service }: Harness): void {
  leaveRequests({
    key: service.state.config.key,
    sources: statesOf(github, ['Codertocat/app', 'Codertocat/app']),
    docs: github.other('Codertocat/docs').state,
    // Two of three are in the second repository: more than a page of comments and of pull requests.
    count: 195,
    ends: [...OWN, ...OWN, 'merged elsewhere', 'no pull request'],
  });
}

type Case = Readonly<{
  github: Options;
  leave: (harness: Harness) => void;
  inputs: Readonly<Record<string, string>>;
  /** Faults take turns, so that each of them is played in one of both cases at least. */
  turn: 0 | 1;
  /** Outputs of a report without a fault. */
  outputs: Readonly<Record<string, string>>;
}>;

const CASES: Readonly<Record<string, Case>> = {
  'the requests of days': {
    github: { repository: { private: true }, others: OTHERS },
    leave: leaveRequestsOfDays,
    inputs: { repositories: 'Codertocat/Hello-World\nCodertocat/app' },
    turn: 0,
    outputs: { requests: '195' },
  },
  'the coverage of a release': {
    github: {},
    leave: ({ github, service }) =>
      void leaveReleases(github.state, service.state.config.key),
    inputs: { release: 'v1.2.0', 'docs-paths': 'docs/' },
    turn: 1,
    outputs: { uncovered: '5' },
  },
};

/** What is seen of a report. */
type Seen = Readonly<{
  exitCode: RunResult['exitCode'];
  outputs: Readonly<Record<string, string>>;
  states: ReleaseStates;
  warnings: readonly string[];
  requests: readonly string[];
  seconds: number;
}>;

/** Names a request without the ids of comments, which change, and commits. A list of comments begins at a time of its own. */
const nameOf = ({ method, path, query: { page = '', since = '' } }: GitHubRequest) =>
  `${method} ${path.replace(/\d{5,}|[0-9a-f]{40}/, '…')} ${page} ${since}`;

/** Runs a report during which requests that `strikes` chooses meet a fault. */
async function report(
  { github, leave, inputs }: Case,
  fault: RequestError | undefined,
  strikes: Strikes<GitHubRequest>,
): Promise<Seen> {
  const intercept: Options['intercept'] = (request) =>
    strikes(request) ? fault : undefined;
  const seen: Seen[] = [];
  await withHarness({ github: { ...github, intercept } }, async (harness) => {
    leave(harness);
    const { result, files } = await harness.exportFiles('report', {
      inputs: { ...inputs, 'issue-number': '1' },
    });
    expectReadable(result);
    seen.push({
      exitCode: result.exitCode,
      outputs: result.outputs,
      states: releaseStatesIn(files['docs-coverage.csv']),
      warnings: annotated(result, 'warning'),
      requests: harness.github.requests.map(nameOf),
      seconds: (result.durationMs ?? 0) / 1000,
    });
  });
  return seen[0]!;
}

/** Returns the outputs without the folder of the file, which is another one in each run. */
function withoutFolder({ file = '', ...outputs }: Seen['outputs']): Seen['outputs'] {
  return { ...outputs, file: basename(file) };
}

const COUNTS = ['requests', 'jobs', 'merged', 'closed', 'open', 'noPr', 'covered'];

/** Checks a report: it failed without a number, or it is right, or it says that its numbers may be too low. */
function check(seen: Seen, truth: Seen): void {
  const { exitCode, outputs, states, warnings, seconds } = seen;
  expect(seconds).toBeLessThan(400);
  if (exitCode !== 0) {
    expect(outputs).toEqual({ complete: 'false' });
    return;
  }
  if (outputs['complete'] === 'true') {
    expect(withoutFolder(outputs)).toEqual(withoutFolder(truth.outputs));
    expect(states).toEqual(truth.states);
    return;
  }
  expect(outputs['complete']).toBe('false');
  expect(warnings).not.toEqual([]);
  // Nothing is bought that may have docs.
  expect(outputs['prompt'] ?? '').toBe('');
  for (const [number, state] of states) {
    const isRight = truth.states.get(number) === state;
    const isDone = ['covered', 'opted-out'].includes(state);
    expect([number, isRight || !isDone]).toEqual([number, true]);
  }
  for (const name of COUNTS) {
    const [count, right] = [outputs[name] ?? 0, truth.outputs[name] ?? 0];
    expect(Number(count)).toBeLessThanOrEqual(Number(right));
  }
}

describe.each(Object.entries(CASES))('a report about %s', (_, testCase) => {
  itWithEveryFault({
    faults: Object.fromEntries(sampled(Object.entries(READ_FAULTS), testCase.turn, 2)),
    sample: 29,
    nameOf,
    play: (fault, strikes: Strikes<GitHubRequest>) => report(testCase, fault, strikes),
    checkTruth: (truth) => {
      expect(truth).toMatchObject({ exitCode: 0, warnings: [] });
      expect(truth.outputs).toMatchObject({ ...testCase.outputs, complete: 'true' });
      expect(new Set(truth.requests).size).toBeGreaterThanOrEqual(10);
    },
    check,
  });
});
