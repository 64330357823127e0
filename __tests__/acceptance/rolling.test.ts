/** `reuse-job: while-pr-open`: one docs pull request for everything that is merged while it is open. */
import { describe, expect } from '@jest/globals';
import { makeThread } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { FILES, merged } from '../../fakes/events.ts';
import { OWN_DOCS } from '../support/docs-pull-request.ts';
import { NO_WAIT, itWithHarness, type Harness } from './with-harness.ts';

const TRACKING = 1;
/** The first job opens pull request 30, the second 31; both are readable. */
const threads = [
  { number: TRACKING, title: 'Docs' },
  { number: 2, pull: { merged: true, files: FILES } },
  ...[30, 31, 32].map((number) => ({ number, pull: {} })),
];
const options = { service: OWN_DOCS, github: { threads } };

function closeDocsPullRequest({ github: { state } }: Harness, number: number): void {
  state.threads.set(
    number,
    makeThread({ number, state: 'closed', pull: { merged: true } }),
  );
}

/** Runs the action for a merged pull request. The run id is the number of the pull request. */
function merge(
  harness: Harness,
  runId: number,
  inputs = {},
  runAttempt = 1,
): Promise<RunResult> {
  const payload = { number: runId, merge_commit_sha: String(runId).padStart(40, '0') };
  return harness.run(merged('pull_request', payload), {
    runId,
    runAttempt,
    inputs: {
      'reuse-job': 'while-pr-open',
      comment: String(TRACKING),
      prompt: `Document merge ${runId}.`,
      context: 'none',
      'instructions-file': 'none',
      ...inputs,
    },
  });
}

describe('one rolling docs pull request', () => {
  itWithHarness(
    'gets every merge until it is merged itself',
    options,
    async (harness) => {
      await merge(harness, 101, NO_WAIT);
      await merge(harness, 102, NO_WAIT);
      const third = await merge(harness, 103);
      expect(third.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        jobAction: 'messaged',
      });
      expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001']);
      expect(harness.instructions().at(-1)).toBe('Document merge 103.');
      expect(harness.shown(TRACKING)).toMatch(/^### ✅ .*pull\/30/);
      closeDocsPullRequest(harness, 30);
      const fourth = await merge(harness, 104, NO_WAIT);
      expect(fourth.outputs).toMatchObject({ jobId: 'job_0002', jobAction: 'created' });
      expect(harness.shown(TRACKING)).toMatch(/new job.*job_0001/);
    },
  );

  itWithHarness(
    'gets each of several merges at the same time once',
    options,
    async (harness) => {
      await merge(harness, 100, NO_WAIT);
      await Promise.all([101, 102, 103].map((runId) => merge(harness, runId, NO_WAIT)));
      expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001', 'job_0001']);
      const known = harness.entries(TRACKING);
      expect(known.map(({ run, job }) => `${run} ${job}`).toSorted()).toEqual(
        [100, 101, 102, 103].map((runId) => `${runId} job_0001`),
      );
    },
  );

  itWithHarness(
    'is the one of the newest job, even if a re-run of an older run created it',
    { ...options, service: { ...OWN_DOCS, scenario: 'fails' } },
    async (harness) => {
      await merge(harness, 101);
      harness.service.change({ scenario: 'opens-pull-request' });
      await merge(harness, 102);
      closeDocsPullRequest(harness, 31);
      await merge(harness, 101, NO_WAIT, 2);
      const next = await merge(harness, 103, NO_WAIT);
      expect(next.outputs).toMatchObject({ jobId: 'job_0003', jobAction: 'messaged' });
    },
  );
});
