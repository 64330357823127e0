/** Sweeps of jobs that cannot be read, have not ended, or whose status comments cannot be written, and of docs pull requests. */
import { describe, expect, it } from '@jest/globals';
import type { RunResult } from '../../fakes/runner/index.ts';
import { merged } from '../../fakes/events.ts';
import type { Thread } from '../../fakes/github/index.ts';
import { leaveJob } from '../security/entries.ts';
import { changeDocsPull, docsPull, withDocsPull } from '../support/docs-pull-request.ts';
import { exampleRunCause, type RecordChanges } from '../support/examples.ts';
import { createSwitch } from '../support/interceptions.ts';
import {
  annotated,
  failing,
  itWithHarness,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

type Response = Readonly<{ status: number; body?: string }>;

const withStatus = (status: string, prLink: string | null = null): Response => ({
  status: 200,
  body: JSON.stringify({ status, prLink }),
});
const ACTIVE = withStatus('active');
const ENDED = withStatus('completed');

const LONG_AGO = { hoursAgo: 9 * 24 };

/** Leaves a job for each of the responses, and gives them to it in turn, the last one again and again. */
function withJobs(
  jobs: readonly (readonly Response[])[],
  test: (harness: Harness, reads: readonly string[]) => Promise<void>,
  left: Readonly<{ hoursAgo?: number; payload?: RecordChanges }> = {},
  github: HarnessOptions['github'] = {},
): Promise<void> {
  const reads: string[] = [];
  const intercept = ({ path }: Readonly<{ path: string }>): Response | undefined => {
    const [id = ''] = path.split('/').slice(-1);
    const nth = reads.filter((each) => each === id).length;
    reads.push(id);
    const responses = jobs[Number(id.slice(1))] ?? [];
    return responses[nth] ?? responses.at(-1);
  };
  return withHarness({ service: { intercept }, github }, async (harness) => {
    for (const [nth] of jobs.entries()) {
      const cause = exampleRunCause(String(nth));
      leaveJob(harness, { thread: 1, job: `j${nth}`, cause, ...left });
    }
    await test(harness, reads);
  });
}

const rowsOf = ({ summary }: RunResult): readonly string[] =>
  (summary.match(/^- .*$/gm) ?? []).map((row) => row.replace(/^.*\): /, ''));

describe('jobs that cannot be read', () => {
  it.concurrent('are counted, and explained once for each kind of error', () =>
    withJobs(
      [[{ status: 503 }], [{ status: 503 }], [{ status: 401 }], [ACTIVE], [ENDED]],
      async (harness) => {
        const run = await harness.sweep();
        expect(run.exitCode).toBe(0);
        expect(run.outputs).toEqual({ finished: '1', unread: '3', followed: '0' });
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(
            /Jobs of Codertocat\/Hello-World are .*503\. .*dashboard/,
          ),
          expect.stringMatching(
            /Jobs of Codertocat\/Hello-World are .*401\. .*`api-key`/,
          ),
        ]);
        expect(run.log).toContain('Codertocat/Hello-World: 5 requests checked');
        expect(run.summary).toContain(
          'Sweep: 1 request finished, 3 jobs not read, 1 job still active\n',
        );
        expect(rowsOf(run)).toEqual([
          ...[0, 1, 2].map((nth) => `⚠️ The job could not be read · \`j${nth}\``),
          '⏳ The docs agent is working · `j3`',
          'ℹ️ Finished without a pull request · `j4`',
        ]);
      },
    ),
  );

  it.concurrent.each<readonly [string, readonly Response[], number]>([
    ['for some, and the others do not respond', [{ status: 401 }, { status: 503 }], 1],
    ['for some, and the others are unknown', [{ status: 403 }, { status: 404 }], 1],
    ['for some, and another can be read', [{ status: 403 }, ACTIVE], 0],
    ['for none of them', [{ status: 503 }, { status: 502 }], 0],
  ])('fail the step if the key is rejected: %s', (_, responses, exitCode) =>
    withJobs(
      responses.map((response) => [response]),
      async (harness) => {
        const run = await harness.sweep();
        expect(run.exitCode).toBe(exitCode);
        expect(annotated(run, 'error')).toHaveLength(exitCode);
      },
    ),
  );

  it.concurrent('are given up after days, and finished if they end after all', () =>
    withJobs(
      [[{ status: 503 }, ENDED]],
      async (harness) => {
        const { summary } = await harness.sweep();
        expect(summary).toContain('⚠️ Lost the connection to the docs service · `j0`');
        expect((await harness.sweep()).summary).toContain('nothing to finish');
      },
      LONG_AGO,
    ),
  );
});

describe('a job that may end soon is read again after 30 s', () => {
  const sweepFor = (harness: Harness) =>
    harness.run(merged('pull_request'), { action: 'sweep/action.yml' });
  const baseline = { status: 'active', prLink: null };

  it.concurrent.each<
    readonly [string, readonly Response[], RecordChanges, boolean, number]
  >([
    ['if a pull request was opened', [ACTIVE, ENDED], {}, true, 2],
    ['twice at most', [ACTIVE], {}, true, 2],
    ['after a message', [ENDED], { baseline }, false, 2],
    ['not on a schedule', [ACTIVE], {}, false, 1],
    ['not if it has ended', [ENDED], {}, true, 1],
  ])('%s', (_, responses, payload, isByPull, count) =>
    withJobs(
      [responses],
      async (harness, reads) => {
        const run = await (isByPull ? sweepFor(harness) : harness.sweep());
        expect(run.exitCode).toBe(0);
        expect(reads).toHaveLength(count);
        const hasEnded = responses.includes(ENDED);
        expect(run.outputs['finished']).toBe(hasEnded ? '1' : '0');
        expect(run.durationMs ?? 0).toBeGreaterThanOrEqual((count - 1) * 30_000);
      },
      { payload },
    ),
  );
});

it('comments that cannot be written cause one warning, and their requests are finished later', () => {
  const { intercept, on, off } = createSwitch(
    ({ operation }: Readonly<{ operation?: string | undefined }>) =>
      operation === 'issues/update-comment' ? { status: 403 } : undefined,
  );
  return withJobs(
    [[ENDED], [ENDED]],
    async (harness) => {
      on();
      const run = await harness.sweep();
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual([
        expect.stringContaining('`issues: write`'),
      ]);
      expect(run.outputs['finished']).toBe('0');
      expect(run.summary).toContain('Sweep: ⚠️ 2 status comments not updated');
      expect(rowsOf(run)[1]).toMatch(/without a pull request, .*not updated · `j1`$/);
      expect(harness.replies(1)).toEqual([]);
      off();
      expect((await harness.sweep()).outputs['finished']).toBe('2');
      expect((await harness.sweep()).outputs['finished']).toBe('0');
    },
    {},
    { intercept },
  );
});

describe('the status comment of a docs pull request', () => {
  const OPTIONS = withDocsPull(docsPull({}, { createdAt: '2026-08-20T09:00:00Z' }));
  const CLOSED: Partial<Thread> = {
    state: 'closed',
    endedAt: '2026-09-01T10:00:00Z',
  };
  const titleOf = (harness: Harness, thread = 2): string =>
    harness.shown(thread).split(':')[0] ?? '';

  itWithHarness('shows its state until it has ended', OPTIONS, async (harness) => {
    await harness.command('/docs explain it fully');
    const follow = async (): Promise<string | undefined> =>
      (await harness.sweep()).outputs['followed'];
    expect(await follow()).toBe('1');
    expect(titleOf(harness)).toBe('### 🟢 Docs PR open since 2026-08-20');
    expect(await follow()).toBe('0');
    changeDocsPull(harness, {}, CLOSED);
    const run = await harness.sweep();
    expect(run.summary).toContain('### 🧹 Sweep: 1 status comment updated');
    expect(titleOf(harness)).toBe('### 🚫 Docs PR closed');
    changeDocsPull(harness, {}, { state: 'open', endedAt: '' });
    const before = harness.github.requests.length;
    expect(await follow()).toBe('0');
    const reads = harness.github.requests.slice(before);
    expect(reads.map(({ operation }) => operation)).toEqual([
      'issues/list-comments-for-repo',
    ]);
  });

  itWithHarness(
    'follows only in the newest one of a job, once that is finished',
    OPTIONS,
    async (harness) => {
      await harness.command('/docs explain it fully');
      await harness.command('/docs add an example');
      changeDocsPull(harness, {}, CLOSED);
      const waitUntil = '2027-01-01T00:00:00.000Z';
      const job = { thread: 2, job: 'job_0001', payload: { waitUntil } };
      const newer = leaveJob(harness, job);
      expect((await harness.sweep()).outputs['followed']).toBe('0');
      harness.github.state.comments.delete(newer.id);
      expect((await harness.sweep()).outputs['followed']).toBe('1');
      const titles = harness
        .statusComments(2)
        .map(({ body }) => /Docs PR \w+/.exec(body));
      expect(titles.map(String)).toEqual(['Docs PR opened', 'Docs PR closed']);
    },
  );

  itWithHarness(
    'does not follow one in a repository that no workflow has named',
    { github: { threads: [{ number: 2, pull: {} }] } },
    async (harness) => {
      await harness.command('/docs explain it fully');
      const before = harness.github.requests.length;
      const run = await harness.sweep();
      expect(annotated(run, 'warning')).toEqual([]);
      const reads = harness.github.requests.slice(before);
      expect(reads.map(({ operation }) => operation)).not.toContain('pulls/get');
    },
  );

  itWithHarness(
    'is a gap if it cannot be read',
    {
      ...OPTIONS,
      github: { ...OPTIONS.github, ...failing('pulls/get', { status: 403 }) },
    },
    async (harness) => {
      await harness.command('/docs explain it fully');
      const run = await harness.sweep();
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(
          /Docs pull requests of .* are incomplete: .*`pull-requests: read`/,
        ),
      ]);
    },
  );
});
