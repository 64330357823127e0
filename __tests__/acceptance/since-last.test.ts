/** With `subject: since-last`, every commit is in a request that was sent, or the last run is red. */
import { describe, expect, it } from '@jest/globals';
import { FILES } from '../../fakes/events.ts';
import type { Options } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import {
  acceptedCommits,
  between,
  commitOf,
  HISTORY,
  ISSUE,
  letJobFail,
  runNight,
  sha,
} from './nights.ts';
import {
  annotated,
  dispatched,
  NO_WAIT,
  withHarness,
  type Harness,
} from './with-harness.ts';

const range = (from: number | null, to: number) => ({
  kind: 'range',
  from: from === null ? null : sha(from),
  to: sha(to),
});

const OLD_KEY = 'mint_old_key_0123456789';
const NEW_KEY = 'mint_new_key_0123456789';
const GREEN = { exitCode: 0 };
const RED = { exitCode: 1 };
const UNCONFIRMED = { exitCode: 1, outputs: { outcome: 'unconfirmed' } };
const MISCONFIGURED = {
  exitCode: 1,
  outputs: { outcome: 'misconfigured', reason: 'invalid-input' },
};
const NOTHING_NEW = { exitCode: 0, outputs: { outcome: 'skipped', reason: 'paths' } };

describe('an expired key at the 5th, 8th and 11th commit, and a good one at the 14th', () => {
  const withExpiredKey = (test: (harness: Harness) => Promise<void>): Promise<void> =>
    withHarness({ github: HISTORY, service: { key: OLD_KEY } }, async (harness) => {
      harness.service.change({ key: NEW_KEY });
      const inputs = { 'api-key': OLD_KEY };
      const nights = [5, 8, 11].map((head) => ({ head, runId: 100 + head, inputs }));
      for (const night of nights) {
        expect(await runNight(harness, night)).toMatchObject(RED);
      }
      await test(harness);
    });

  it.concurrent.each([
    ['that is another line', `${NEW_KEY}\n${OLD_KEY}`],
    ['that is the same one', OLD_KEY],
  ])('%s', (_, key) =>
    withExpiredKey(async (harness) => {
      harness.service.change({ key, otherKeys: [NEW_KEY, OLD_KEY] });
      const inputs = { 'api-key': key };
      const good = await runNight(harness, { head: 14, runId: 114, inputs });
      expect(good).toMatchObject(GREEN);
      expect(annotated(good, 'warning')).toEqual([]);
      expect(acceptedCommits(harness)).toEqual([between(5, 14)]);
    }),
  );

  it.concurrent('that has taken its place: a first run is not inferred', () =>
    withExpiredKey(async (harness) => {
      const replaced = { head: 14, runId: 114, inputs: { 'api-key': NEW_KEY } };
      const run = await runNight(harness, replaced);
      expect(run).toMatchObject(MISCONFIGURED);
      expect(run.outputs['message']).toContain('another line of `api-key`');
      expect(acceptedCommits(harness)).toEqual([]);
    }),
  );
});

/** Plays a first night that covers commit 5, and is good. */
const withFirstNight = (test: (harness: Harness) => Promise<void>): Promise<void> =>
  withHarness({ github: HISTORY }, async (harness) => {
    expect(await runNight(harness, { head: 5, runId: 105 })).toMatchObject(GREEN);
    await test(harness);
  });

describe('a job that fails after a later range has begun', () => {
  /** Plays two nights, of which the first one’s job fails when the second one has begun. */
  const withLateFailure = (test: (harness: Harness) => Promise<void>): Promise<void> =>
    withFirstNight(async (harness) => {
      harness.service.change({ scenario: 'never-ends' });
      const late = await runNight(harness, { head: 8, runId: 108, inputs: NO_WAIT });
      harness.service.change({ scenario: 'opens-pull-request' });
      expect(await runNight(harness, { head: 11, runId: 111 })).toMatchObject(GREEN);
      letJobFail(harness, late.outputs['jobId']);
      expect(await harness.sweep()).toMatchObject({ outputs: { finished: '1' } });
      await test(harness);
    });

  it.concurrent('is repeated by a re-run of its run, which is not the newest one', () =>
    withLateFailure(async (harness) => {
      // Attempts of one run have one ID, however large its number is.
      const again = { head: 12, runId: 108, runAttempt: 2 };
      expect(await runNight(harness, again)).toMatchObject(GREEN);
      expect(await runNight(harness, { head: 14, runId: 1014 })).toMatchObject(GREEN);
      const late = [between(6, 8), between(9, 11), between(6, 8), between(12, 14)];
      expect(acceptedCommits(harness)).toEqual([[5], ...late]);
    }),
  );

  it.concurrent('does not move the beginning of the next range', () =>
    withLateFailure(async (harness) => {
      expect(await runNight(harness, { head: 14, runId: 114 })).toMatchObject(GREEN);
      expect(acceptedCommits(harness).at(-1)).toEqual(between(12, 14));
    }),
  );
});

it.concurrent('a job that fails before a later range has begun is covered by that', () =>
  withFirstNight(async (harness) => {
    harness.service.change({ scenario: 'fails' });
    expect(await runNight(harness, { head: 8, runId: 108 })).toMatchObject(RED);
    harness.service.change({ scenario: 'opens-pull-request' });
    expect(await runNight(harness, { head: 11, runId: 111 })).toMatchObject(GREEN);
    expect(acceptedCommits(harness).at(-1)).toEqual(between(6, 11));
  }),
);

describe('a request that may have been sent', () => {
  it.concurrent(
    'is not sent again at the same commit, and repeated beside newer ones',
    () =>
      withFirstNight(async (harness) => {
        harness.service.change({ scenario: 'unclear' });
        const night = { head: 8, runId: 108 };
        expect(await runNight(harness, night)).toMatchObject(UNCONFIRMED);
        harness.service.change({ scenario: 'opens-pull-request' });
        const same = { head: 8, runId: 109 };
        expect(await runNight(harness, same)).toMatchObject(UNCONFIRMED);
        expect(await runNight(harness, { head: 11, runId: 111 })).toMatchObject(GREEN);
        const sent = [[5], between(6, 8), between(6, 11)];
        expect(acceptedCommits(harness)).toEqual(sent);
      }),
  );

  it.concurrent(
    'is the request of its last commit, also if an earlier job fails now',
    () =>
      withFirstNight(async (harness) => {
        harness.service.change({ scenario: 'never-ends' });
        const late = await runNight(harness, { head: 8, runId: 108, inputs: NO_WAIT });
        harness.service.change({ scenario: 'unclear' });
        const perhaps = { head: 11, runId: 111 };
        expect(await runNight(harness, perhaps)).toMatchObject(UNCONFIRMED);
        harness.service.change({ scenario: 'opens-pull-request' });
        letJobFail(harness, late.outputs['jobId']);
        await harness.sweep();
        const same = { head: 11, runId: 112 };
        expect(await runNight(harness, same)).toMatchObject(UNCONFIRMED);
        expect(await runNight(harness, { head: 14, runId: 114 })).toMatchObject(GREEN);
        const sent = [[5], between(6, 8), between(9, 11), between(6, 14)];
        expect(acceptedCommits(harness)).toEqual(sent);
      }),
  );
});

/** Plays a first night at a commit, with an error of the service. */
const withFailedNight = (
  head: number,
  test: (harness: Harness) => Promise<void>,
): Promise<void> =>
  withHarness({ github: HISTORY }, async (harness) => {
    harness.service.change({ scenario: 'fails' });
    expect(await runNight(harness, { head, runId: 101 })).toMatchObject(RED);
    harness.service.change({ scenario: 'opens-pull-request' });
    await test(harness);
  });

/** Runs at commit 8 when GitHub does not have any earlier one to compare with. */
function runAfterRewriting(harness: Harness): Promise<RunResult> {
  harness.github.state.refs.set('master', sha(8));
  harness.github.state.comparisons = [];
  const inputs = { subject: 'since-last' };
  return harness.run(scheduleEvent(), { runId: 108, inputs });
}

describe('the first range', () => {
  it.concurrent('begins at the first parent of its commit, also in a re-run', () =>
    withFailedNight(5, async (harness) => {
      const again = await runNight(harness, { head: 8, runId: 101, runAttempt: 2 });
      expect(again).toMatchObject(GREEN);
      expect(acceptedCommits(harness)).toEqual([[5], [5]]);
      expect(await runNight(harness, { head: 8, runId: 108 })).toMatchObject(GREEN);
      const ranges = harness.entries(ISSUE).map(({ covers }) => covers);
      expect(ranges).toEqual([range(4, 5), range(4, 5), range(5, 8)]);
    }),
  );

  it.concurrent('of the first commit of the history is continued with that commit', () =>
    withFailedNight(0, async (harness) => {
      const next = await runNight(harness, { head: 3, runId: 103 });
      expect(next).toMatchObject(GREEN);
      expect(harness.prompts().at(-1)).toContain('includes the first commit');
      expect(await runNight(harness, { head: 5, runId: 105 })).toMatchObject(GREEN);
      const sent = [[0], between(0, 3), between(4, 5)];
      expect(acceptedCommits(harness)).toEqual(sent);
      const ranges = harness.entries(ISSUE).map(({ covers }) => covers);
      expect(ranges).toEqual([range(null, 0), range(0, 3), range(3, 5)]);
    }),
  );

  it.concurrent('of the first commit is that commit in a re-run, too', () =>
    withFailedNight(0, async (harness) => {
      const again = await runNight(harness, { head: 3, runId: 101, runAttempt: 2 });
      expect(again).toMatchObject(GREEN);
      expect(await runNight(harness, { head: 3, runId: 103 })).toMatchObject(GREEN);
      expect(acceptedCommits(harness)).toEqual([[0], [0], between(1, 3)]);
    }),
  );

  it.concurrent('is not replaced if its beginning is gone', () =>
    withFailedNight(5, async (harness) => {
      const run = await runAfterRewriting(harness);
      expect(run).toMatchObject(MISCONFIGURED);
      expect(run.outputs['message']).toContain('`subject: commits:<from>..<to>`');
      expect(acceptedCommits(harness)).toHaveLength(1);
    }),
  );

  it.concurrent('that a limit holds back warns that nothing records it', () =>
    withHarness({ github: { ...HISTORY, threads: WITH_OPEN_PULL } }, async (harness) => {
      const inputs = { 'max-open-prs': '1' };
      const run = await runNight(harness, { head: 5, runId: 105, inputs });
      const limited = { outcome: 'skipped', reason: 'limit' };
      expect(run).toMatchObject({ exitCode: 0, outputs: limited });
      expect(annotated(run, 'warning')).toEqual([NEXT_IS_FIRST]);
    }),
  );

  it.concurrent.each([
    ['does not record', 'issues/create-comment', 'github'],
    ['does not show', 'repos/get-commit', 'invalid-input'],
  ])('that GitHub %s warns, too', (_, faulty, reason) => {
    const intercept: Options['intercept'] = ({ operation }) =>
      operation === faulty ? { status: 502, body: {} } : undefined;
    return withHarness({ github: { ...HISTORY, intercept } }, async (harness) => {
      const run = await runNight(harness, { head: 5, runId: 105 });
      expect(run).toMatchObject({ exitCode: 1, outputs: { reason } });
      expect(annotated(run, 'warning')).toContainEqual(NEXT_IS_FIRST);
    });
  });
});

const NEXT_IS_FIRST = expect.stringMatching(/the next run is the first one/);
/** The requests issue, and a docs pull request that is open. */
const WITH_OPEN_PULL: NonNullable<Options['threads']> = [
  { number: ISSUE, labels: [REQUESTS_LABEL] },
  { number: 2, author: 'mintlify[bot]', pull: { merged: false } },
];

describe('a range under another `comment-tag`', () => {
  it.concurrent('is not continued, and not ignored', () =>
    withFirstNight(async (harness) => {
      const tag = { 'comment-tag': 'nightly' };
      const run = await runNight(harness, { head: 8, runId: 108, inputs: tag });
      expect(run).toMatchObject(MISCONFIGURED);
      const named = `commits:${sha(5)}..HEAD`;
      expect(run.outputs['message']).toContain(`\`subject: ${named}\``);
      expect(acceptedCommits(harness)).toHaveLength(1);

      // The way out that the message names.
      harness.github.state.refs.set('HEAD', sha(8));
      harness.github.state.comparisons.push({
        base: sha(5),
        head: 'HEAD',
        commits: between(6, 8).map(commitOf),
        files: FILES,
      });
      const way = { runId: 109, inputs: { ...tag, subject: named } };
      expect(await harness.run(dispatched(), way)).toMatchObject(GREEN);
      const next = { head: 11, runId: 111, inputs: tag };
      expect(await runNight(harness, next)).toMatchObject(GREEN);
      const sent = [[5], between(6, 8), between(9, 11)];
      expect(acceptedCommits(harness)).toEqual(sent);
    }),
  );

  it.concurrent('of the same run is that of another job of its matrix', () =>
    withHarness({ github: HISTORY }, async (harness) => {
      for (const tag of ['0', '1']) {
        const inputs = { 'comment-tag': tag };
        const run = await runNight(harness, { head: 5, runId: 105, inputs });
        expect(run).toMatchObject(GREEN);
      }
      expect(acceptedCommits(harness)).toEqual([[5], [5]]);
    }),
  );
});

it.concurrent(
  'a rewritten history is continued with its newest commit, which warns',
  () =>
    withFirstNight(async (harness) => {
      const run = await runAfterRewriting(harness);
      expect(run).toMatchObject(GREEN);
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(/no longer in the history: only .* is covered/),
      ]);
      expect(harness.shown(ISSUE)).toContain('no longer in the history: only');
      expect(harness.entries(ISSUE).at(-1)?.covers).toEqual(range(7, 8));
    }),
);

it.concurrent('a night without commits sends nothing', () =>
  withFirstNight(async (harness) => {
    expect(await runNight(harness, { head: 5, runId: 106 })).toMatchObject(NOTHING_NEW);
  }),
);
