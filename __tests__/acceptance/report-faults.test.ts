/** Every fault at every request of a report: it says what is missing, and never has a wrong number without saying so. */
import { expect } from '@jest/globals';
import type { GitHubRequest, Options, RequestError } from '../../fakes/github/options.ts';
import { READ_FAULTS } from '../support/read-faults.ts';
import { leaveRequests, statesOf } from '../support/report-books.ts';
import { itWithEveryFault, seeReport, type SeenReport } from './every-fault.ts';
import { withHarness, type Harness } from './with-harness.ts';

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

/** Names a request. A list of comments begins at a time of its own. */
const nameOf = ({ method, path, query: { page = '', since = '' } }: GitHubRequest) =>
  `${method} ${path.replace(/\d{5,}/, '…')} ${page} ${since}`;

/** Runs a report during which requests that `at` chooses meet a fault. */
async function report(
  fault: RequestError | undefined,
  at: (request: GitHubRequest, index: number) => boolean,
): Promise<SeenReport> {
  let index = 0;
  const intercept: Options['intercept'] = (request) => {
    index += 1;
    return at(request, index) ? fault : undefined;
  };
  const github = { repository: { private: true }, others: OTHERS, intercept };
  const seen: SeenReport[] = [];
  await withHarness({ github }, async (harness) => {
    leave(harness);
    const { result } = await harness.exportFiles('report', { inputs: INPUTS });
    seen.push(seeReport(result, harness.github.requests.map(nameOf)));
  });
  return seen[0]!;
}

const COUNTS = ['requests', 'jobs', 'merged', 'closed', 'open', 'noPr'] as const;

/** Checks a report: it failed without a number, or its numbers are right, or it says that they may be too low. */
function check(seen: SeenReport, truth: SeenReport): void {
  const { exitCode, outputs, warnings, seconds } = seen;
  expect(seconds).toBeLessThan(400);
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

itWithEveryFault({
  faults: READ_FAULTS,
  sample: 30,
  nameOf,
  play: report,
  checkTruth: (truth) => {
    expect(truth).toMatchObject({ exitCode: 0, warnings: [] });
    expect(truth.outputs).toMatchObject({ requests: '195', complete: 'true' });
    expect(new Set(truth.requests).size).toBe(10);
  },
  check,
});
