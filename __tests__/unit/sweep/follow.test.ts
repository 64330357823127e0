/** Status comments follow their docs pull requests: which one is updated, with what, and which are left alone. */
import { describe, expect, it } from '@jest/globals';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import { exampleFinishing, examplePullRequest } from '../../support/examples.ts';
import { SweepHarness } from './sweep-harness.ts';

const LINK = '[acme/app#\u200b7](https://github.com/acme/app/pull/7)';

function openPull(changes: Partial<PullRequest> = {}): PullRequest {
  return examplePullRequest({
    number: 7,
    url: 'https://github.com/acme/app/pull/7',
    createdAt: '2026-02-20T09:00:00Z',
    ...changes,
  });
}

function endedPull(changes: Partial<PullRequest> = {}): PullRequest {
  return openPull({ state: 'merged', ...changes });
}

/** Sweeps a thread with one finished request, whose docs pull request is number 7. */
async function follow(pull: PullRequest): Promise<SweepHarness> {
  const harness = new SweepHarness();
  harness.pulls = [pull];
  harness.opened({ job: 'a' });
  await harness.sweep();
  return harness;
}

function titleOf(harness: SweepHarness, nth = 0): string {
  const [title = ''] = harness.shown(nth).split('\n');
  return title;
}

describe('the title of the newest status comment of a job', () => {
  it.each<readonly [string, PullRequest, string]>([
    ['merged', endedPull(), '🟣 Docs PR merged'],
    ['closed', endedPull({ state: 'closed' }), '🚫 Docs PR closed'],
    ['open', openPull(), '🟢 Docs PR open since 2026-02-20'],
    [
      'merged, and of somebody else',
      endedPull({ author: 'mona', branch: 'changes', isFork: true }),
      '🟣 Docs PR merged',
    ],
  ])('shows that its docs pull request is %s', async (_, pull, title) => {
    const harness = await follow(pull);
    expect(titleOf(harness)).toBe(`### ${title}: ${LINK}`);
    expect(harness.shown(0)).toContain('Requested by [mona](');
    expect(harness.entry(0)).toMatchObject({
      sent: 'yes',
      payload: { job: { id: 'a' }, end: { conclusion: { outcome: 'pr-opened' } } },
    });
    expect(harness.outputs.get('followed')).toBe('1');
    expect(harness.summary).toContain('### 🧹 Sweep: 1 status comment updated');
    expect(harness.annotations).toEqual([]);
  });

  it('changes until the pull request has ended, which is then not read again', async () => {
    const harness = await follow(openPull());
    await harness.sweep();
    expect(harness.writes).toEqual(['comment']);
    harness.pulls = [endedPull({ state: 'closed' })];
    await harness.sweep();
    expect(titleOf(harness)).toBe(`### 🚫 Docs PR closed: ${LINK}`);
    harness.pulls = [openPull()];
    await harness.sweep();
    expect(titleOf(harness)).toBe(`### 🚫 Docs PR closed: ${LINK}`);
    expect(harness.pullsRead).toHaveLength(3);
  });
});

describe('of several status comments', () => {
  it.each([
    ['the newest one of a job', 5, 'Docs PR opened'],
    ['the newest one of a job in each thread', 7, 'Docs PR merged'],
  ])('%s follows', async (_, thread, title) => {
    const harness = new SweepHarness();
    harness.pulls = [endedPull()];
    const first = harness.opened({ job: 'a', request: { claimId: '1' } }, { thread });
    const second = harness.opened({ job: 'a', request: { claimId: '2' } }, { thread: 5 });
    await harness.sweep();
    expect(titleOf(harness, first)).toContain(title);
    expect(titleOf(harness, second)).toContain('Docs PR merged');
  });

  it('none follows while a newer request to the job is not finished', async () => {
    const harness = new SweepHarness();
    harness.pulls = [endedPull()];
    harness.opened({ job: 'a', request: { claimId: '1' } }, { thread: 5 });
    harness.job('a', [{ status: 'active' }], { request: { claimId: '2' } }, 5);
    await harness.sweep();
    expect(harness.writes).toEqual([]);
  });
});

it('the comments of the last 30 days are listed', async () => {
  const harness = await follow(openPull());
  expect(harness.listedSince).toEqual(['2026-01-30T12:00:00.000Z']);
});

describe('the docs pull requests', () => {
  const inDocs = { number: 3, url: 'https://github.com/acme/docs/pull/3' };
  const finishing = exampleFinishing({ docsRepository: 'acme/docs' });
  const named = { job: 'a', prLink: inDocs.url, payload: { finishing } };
  const DOCS_TOKEN = { 'docs-token': 'token-of-docs' };

  it.each([
    ['the own repository, with `github-token`', { job: 'a' }, DOCS_TOKEN, 'github-token'],
    [
      'a repository that the entry names, with `docs-token`',
      named,
      DOCS_TOKEN,
      'docs-token',
    ],
    ['one, with `github-token` if there is no `docs-token`', named, {}, 'github-token'],
  ])('are read in %s', async (_, opened, inputs, token) => {
    const harness = new SweepHarness();
    harness.pulls = [endedPull(), endedPull(inDocs)];
    harness.opened(opened);
    await harness.sweep('schedule', inputs);
    expect(harness.pullsRead).toEqual([expect.stringMatching(` ${token}$`)]);
    expect(titleOf(harness)).toContain('Docs PR merged');
    expect(harness.annotations).toEqual([]);
  });

  it('are not read in a repository that no workflow has named', async () => {
    const harness = new SweepHarness();
    harness.pulls = [endedPull(inDocs)];
    harness.opened({ job: 'a', prLink: inDocs.url });
    await harness.sweep();
    expect(harness.pullsRead).toEqual([]);
    expect(harness.annotations).toEqual([]);
  });

  it('that cannot be read are one warning, and the sweep shows the others', async () => {
    const harness = new SweepHarness();
    harness.pulls = [endedPull()];
    const first = harness.opened({ job: 'a' });
    for (const number of [8, 9]) {
      const prLink = `https://github.com/acme/app/pull/${number}`;
      harness.opened({ job: `job_${number}`, prLink });
    }
    expect(await harness.sweep()).toBe('ok');
    expect(harness.annotations).toEqual([
      expect.stringMatching(
        /^warning: Docs agent: sweep: Docs pull requests of acme\/app are incomplete: .*403, .*`pull-requests: read`/,
      ),
    ]);
    expect(titleOf(harness, first)).toContain('Docs PR merged');
  });

  it('that are more than 100 are read from the newest on, with a warning', async () => {
    const harness = new SweepHarness();
    harness.pulls = [openPull()];
    for (let count = 0; count < 101; count += 1) {
      harness.opened({ job: 'a', request: { claimId: String(count) } });
    }
    await harness.sweep();
    expect(harness.pullsRead).toHaveLength(100);
    expect(titleOf(harness, 0)).toContain('Docs PR opened');
    expect(titleOf(harness, 1)).toContain('Docs PR open since');
    expect(harness.annotations).toEqual([
      'warning: Docs agent: sweep: Docs pull requests of acme/app are incomplete: only the newest 100 were read.',
    ]);
  });
});

it('a status comment that cannot be written is a warning', async () => {
  const harness = new SweepHarness();
  harness.pulls = [endedPull()];
  harness.updateError = { kind: 'status', status: 403, detail: 'no' };
  harness.opened({ job: 'a' });
  expect(await harness.sweep()).toBe('ok');
  expect(harness.annotations).toHaveLength(1);
  expect(harness.outputs.get('followed')).toBe('0');
});
