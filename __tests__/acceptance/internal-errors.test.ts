/** Exceptions that nothing in the action expects. */
import { describe, expect } from '@jest/globals';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { breaking } from '../support/breaking.ts';
import { annotated, dispatched, itWithHarness } from './with-harness.ts';

function expectInternalError(run: RunResult): void {
  expect(run.exitCode).toBe(1);
  expect(Object.keys(run.outputs).toSorted()).toEqual([...OUTPUT_NAMES].toSorted());
  expect(run.outputs).toMatchObject({ outcome: 'internal-error', reason: '' });
  expect(annotated(run, 'error').join('\n')).toContain('broken');
}

/** Breaks the order of entries in a thread, not that of the secrets, which are sorted by length before. */
const SORTING_ENTRIES = `
  const { toSorted } = Array.prototype;
  Array.prototype.toSorted = function (...args) {
    return String(args[0]).includes('length') ? toSorted.apply(this, args) : fail();
  };`;

describe('an exception ends the run as internal-error, with all outputs', () => {
  itWithHarness(
    'while it waits; a re-run resumes',
    { service: { workMs: 60_000 } },
    async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event, breaking('polling', 'Math.random = fail;'));
      expectInternalError(run);
      expect(run.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'none' });
      expect(run.outputs['commentUrl']).toContain('#issuecomment-');
      expect(run.summary).toMatch(/^### ❌[^]*`job_0001`/);
      expect(harness.reactions(event)).toEqual(['eyes', 'confused']);
      expect(harness.shown()).toMatch(/^### ❌[^]*`job_0001`/);
      expect(harness.entries()).toMatchObject([
        { sent: 'yes', isFinished: false, outcome: 'internal-error' },
      ]);
      expect(run.post).toBeUndefined();
      const again = await harness.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
      expect(harness.posts()).toHaveLength(1);
    },
  );

  itWithHarness(
    'before anything is written: the command gets 😕 and a reply',
    {},
    async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event, breaking('sorting', SORTING_ENTRIES));
      expectInternalError(run);
      expect(harness.reactions(event)).toEqual(['confused']);
      expect(harness.replies()).toEqual([
        expect.stringMatching(/unexpected error[^]*\[Run log\]/),
      ]);
      expect(harness.replies()[0]).not.toContain('broken');
      expect(harness.posts()).toEqual([]);
    },
  );

  itWithHarness(
    'outside of any request',
    { service: { workMs: 60_000 } },
    async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(
        event,
        breaking('timer', 'setTimeout(fail, 20_000);'),
      );
      expectInternalError(run);
      expect(harness.shown()).toMatch(/^### ❌[^]*`job_0001`/);
      expect(harness.reactions(event)).toEqual(['eyes', 'confused']);
    },
  );

  itWithHarness('before the event is read', {}, async (harness) => {
    const run = await harness.run(
      dispatched(),
      breaking('environment', 'URL.parse = fail;'),
    );
    expectInternalError(run);
  });

  itWithHarness('with any fail-on', {}, async (harness) => {
    const inputs = { prompt: 'Do it.', 'fail-on': 'none' };
    expectInternalError(
      await harness.run(dispatched(), {
        inputs,
        ...breaking('waiting', 'Math.random = fail;'),
      }),
    );
  });
});
