/** Comments about requests that somebody has dealt with are hidden: minimised, in the words of GitHub's API. */
import { describe, expect } from '@jest/globals';
import {
  failing,
  itWithHarness,
  NO_WAIT,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const HIDE = 'graphql/mutate';

/** The jobs take so long that the requester gets a reply. */
const LONG: HarnessOptions = { service: { workMs: 11 * 60_000 } };

/** Returns whether each of our comments in the thread of the pull request is hidden, oldest first. */
function hidden({ ourComments }: Harness): readonly boolean[] {
  return ourComments().map(({ isMinimized = false }) => isMinimized);
}

async function giveCommands(
  harness: Harness,
  count: number,
  inputs: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await harness.command(`/docs explain option ${n}`, { inputs });
  }
}

describe('three commands on one pull request', () => {
  itWithHarness(
    'leave three comments of ours, two of them hidden after the third has ended',
    {},
    async (harness) => {
      await giveCommands(harness, 1);
      expect(hidden(harness)).toEqual([false]);
      await giveCommands(harness, 1);
      expect(hidden(harness)).toEqual([true, false]);
      await giveCommands(harness, 1);
      expect(hidden(harness)).toEqual([true, true, false]);
      // One request for each end that has something to hide.
      expect(harness.calls(HIDE)).toBe(2);
      const outcomes = harness.entries().map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['pr-opened', 'pr-opened', 'pr-opened']);
    },
  );

  itWithHarness(
    'that no run waits for leave two hidden ones after a sweep',
    { service: { workMs: 60_000 } },
    async (harness) => {
      await giveCommands(harness, 3, { ...NO_WAIT, 'reuse-job': 'comments' });
      expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001']);
      expect(hidden(harness)).toEqual([false, false, false]);
      expect(harness.calls(HIDE)).toBe(0);
      await harness.clock.sleep(120_000);
      await harness.sweep();
      const statusComments = harness.statusComments();
      expect(statusComments.map(({ isMinimized }) => isMinimized)).toEqual([
        true,
        true,
        undefined,
      ]);
    },
  );

  itWithHarness('hide the replies to the older ones, too', LONG, async (harness) => {
    await giveCommands(harness, 2);
    // Status comment, reply; status comment, reply.
    expect(hidden(harness)).toEqual([true, true, false, false]);
  });
});

itWithHarness(
  'a refusal changes nothing',
  {
    github: failing(HIDE, {
      status: 200,
      body: {
        data: null,
        errors: [
          { type: 'FORBIDDEN', message: 'Resource not accessible by integration' },
        ],
      },
    }),
  },
  async (harness) => {
    await giveCommands(harness, 1);
    const run = await harness.command('/docs explain option 2');
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', reason: '' });
    expect(run.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
    expect(hidden(harness)).toEqual([false, false]);
    expect(harness.shown()).toContain('### ✅');
    expect(run.log).toContain('Older comments stay visible: ');
    expect(harness.calls(HIDE)).toBe(1);
  },
);

describe('no comment is hidden', () => {
  itWithHarness('while the newer request is active', {}, async (harness) => {
    await giveCommands(harness, 1);
    harness.service.change({ workMs: 600_000 });
    await giveCommands(harness, 1, { 'wait-minutes': '1' });
    expect(harness.entries().at(-1)).toMatchObject({ outcome: 'still-active' });
    expect(hidden(harness)).toEqual([false, false]);
    await harness.clock.sleep(600_000);
    await harness.command('/docs status');
    expect(hidden(harness)).toEqual([true, false]);
    // The request has ended once. People may have shown the comment again.
    await harness.command('/docs status');
    expect(harness.calls(HIDE)).toBe(1);
  });
});

describe('a request that failed is hidden', () => {
  const FAILING = '/docs explain the retries [scenario: fails]';

  itWithHarness('once it has been sent again', {}, async (harness) => {
    await harness.command(FAILING);
    await harness.command('/docs retry');
    // Status comment and reply of the first one; those of the retry, which failed, too.
    expect(hidden(harness)).toEqual([true, true, false, false]);
  });

  itWithHarness('once its requester has written a later command', {}, async (harness) => {
    await harness.command(FAILING);
    await harness.clock.sleep(60_000);
    await harness.command('/docs explain the limits');
    expect(hidden(harness)).toEqual([true, true, false]);
  });
});
