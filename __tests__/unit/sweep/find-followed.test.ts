/** Status comments follow their docs pull requests: which one is updated, with what, and which are left alone. */
import { describe, expect, it } from '@jest/globals';
import type { PullRequest } from '../../../src/ports.ts';
import { exampleFinishing, examplePullRequest } from '../../support/examples.ts';
import { OWN_TOKEN, requestError, SweepHarness } from './sweep-harness.ts';

/** Shortly before the sweep. */
const TODAY = '2026-03-01T11:00:00Z';
const LINK = '[acme/app#\u200b7](https://github.com/acme/app/pull/7)';

function openPull(changes: Partial<PullRequest> = {}): PullRequest {
  return examplePullRequest({
    number: 7,
    url: 'https://github.com/acme/app/pull/7',
    createdAt: '2026-02-20T09:00:00Z',
    author: 'mintlify[bot]',
    branch: 'mintlify/7',
    isFork: false,
    ...changes,
  });
}

function endedPull(changes: Partial<PullRequest> = {}): PullRequest {
  const ended = { state: 'merged', endedAt: TODAY, updatedAt: TODAY } as const;
  return { ...openPull(), ...ended, ...changes };
}

type Followed = Readonly<{
  open?: PullRequest;
  ended?: PullRequest;
}>;

/** Sweeps a thread with one finished request, whose docs pull request is number 7. */
async function follow({ open, ended }: Followed): Promise<SweepHarness> {
  const harness = new SweepHarness();
  if (open !== undefined) harness.openPulls = [open];
  if (ended !== undefined) harness.endedPulls = [ended];
  harness.opened({ job: 'a' });
  await harness.sweep();
  return harness;
}

/** Returns the lists of one repository: open and ended pull requests. */
function twice(list: string): readonly string[] {
  return [list, list];
}

function titleOf(harness: SweepHarness, nth = 0): string {
  const [title = ''] = harness.shown(nth).split('\n');
  return title;
}

describe('the title of the newest status comment of a job', () => {
  it.each<readonly [string, Followed, string]>([
    ['merged', { ended: endedPull() }, '🟣 Docs PR merged'],
    ['closed', { ended: endedPull({ state: 'closed' }) }, '🚫 Docs PR closed'],
    [
      'closed, at an unreadable time',
      { ended: endedPull({ state: 'closed', endedAt: '' }) },
      '🚫 Docs PR closed',
    ],
    ['open', { open: openPull() }, '🟢 Docs PR open since 2026-02-20'],
  ])('shows that its docs pull request is %s', async (_, pulls, title) => {
    const harness = await follow(pulls);
    expect(titleOf(harness)).toBe(`### ${title}: ${LINK}`);
    expect(harness.shown(0)).toContain('Requested by [mona](');
    expect(harness.entry(0)).toMatchObject({
      isFinished: true,
      payload: { job: { id: 'a' } },
    });
    expect(harness.outputs.get('followed')).toBe('1');
    expect(harness.summary).toContain('### 🧹 Sweep: 1 status comment updated');
    expect(harness.annotations).toEqual([]);
  });

  it.each<readonly [string, Followed]>([
    [
      'ended more than a week ago',
      { ended: endedPull({ endedAt: '2026-02-21T00:00:00Z' }) },
    ],
    [
      'is another one',
      { ended: endedPull({ number: 8, url: 'https://github.com/acme/app/pull/8' }) },
    ],
  ])('stays if the pull request %s', async (_, pulls) => {
    const harness = await follow(pulls);
    expect(titleOf(harness)).toBe(`### ✅ Docs PR opened: ${LINK}`);
    expect(harness.writes).toEqual([]);
    expect(harness.outputs.get('followed')).toBe('0');
  });

  it.each<readonly [string, Followed, string]>([
    [
      'was opened more than 90 days ago',
      { open: openPull({ createdAt: '2025-11-01T00:00:00Z' }) },
      '🟢 Docs PR open since 2025-11-01',
    ],
    [
      'is somebody else’s',
      { ended: endedPull({ author: 'mona', branch: 'changes' }) },
      '🟣 Docs PR merged',
    ],
    [
      'is from a fork',
      { ended: endedPull({ author: 'mona', isFork: true }) },
      '🟣 Docs PR merged',
    ],
  ])(
    'changes, as the entry names the pull request, if that %s',
    async (_, pulls, title) => {
      const harness = await follow(pulls);
      expect(titleOf(harness)).toBe(`### ${title}: ${LINK}`);
    },
  );

  it('changes again when the pull request is reopened, and not if nothing has changed', async () => {
    const harness = await follow({ ended: endedPull({ state: 'closed' }) });
    await harness.sweep();
    expect(harness.writes).toEqual(['comment']);
    harness.endedPulls = [];
    harness.openPulls = [openPull()];
    await harness.sweep();
    expect(titleOf(harness)).toBe(`### 🟢 Docs PR open since 2026-02-20: ${LINK}`);
    expect(harness.writes).toEqual(['comment', 'comment']);
  });

  it('is recognised if the service spells the link in another way', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    harness.opened({ job: 'a', prLink: 'https://github.com/Acme/App/pull/7/' });
    await harness.sweep();
    const link = '[Acme/App#\u200b7](https://github.com/Acme/App/pull/7)';
    expect(titleOf(harness)).toBe(`### 🟣 Docs PR merged: ${link}`);
  });

  it('comes with the next steps', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    const hint = 'Comment `/docs …` to refine it, or `/docs new …` for a separate one.';
    harness.opened({ job: 'a' });
    expect(harness.shown(0)).toContain(hint);
    await harness.sweep();
    expect(harness.shown(0)).toContain('Comment `/docs …` to start a new job.');
    harness.endedPulls = [];
    harness.openPulls = [openPull()];
    await harness.sweep();
    expect(harness.shown(0)).toContain(hint);
  });
});

describe('of several status comments', () => {
  it('the newest one of a job follows', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    const first = harness.opened({ job: 'a', request: { claimId: '1' } }, { thread: 5 });
    const second = harness.opened({ job: 'a', request: { claimId: '2' } }, { thread: 5 });
    await harness.sweep();
    expect(titleOf(harness, first)).toContain('Docs PR opened');
    expect(titleOf(harness, second)).toContain('Docs PR merged');
  });

  it('the newest one of a job in each thread follows', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    const inSource = harness.opened(
      { job: 'a', request: { claimId: '1' } },
      { thread: 5 },
    );
    const inReview = harness.opened(
      { job: 'a', request: { claimId: '2' } },
      { thread: 7 },
    );
    await harness.sweep();
    expect(titleOf(harness, inSource)).toContain('Docs PR merged');
    expect(titleOf(harness, inReview)).toContain('Docs PR merged');
  });

  it('none follows while a newer request to the job is not finished', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    harness.opened({ job: 'a', request: { claimId: '1' } }, { thread: 5 });
    harness.job('a', [{ status: 'active' }], { request: { claimId: '2' } }, 5);
    await harness.sweep();
    expect(harness.writes).toEqual([]);
  });

  it('one that a run has written meanwhile is left to the next sweep', async () => {
    const harness = new SweepHarness();
    harness.endedPulls = [endedPull()];
    const nth = harness.opened({ job: 'a' });
    harness.writeMeanwhile(nth);
    await harness.sweep();
    expect(harness.writes).toEqual([]);
    expect(harness.outputs.get('followed')).toBe('0');
  });
});

describe('the comments', () => {
  it('are listed since the oldest docs pull request that is followed was opened', async () => {
    const harness = await follow({ open: openPull() });
    expect(harness.listedSince).toEqual(['2026-02-20T09:00:00.000Z']);
  });

  it.each<readonly [string, Partial<PullRequest>]>([
    ['is a person’s', { author: 'mona', branch: 'x' }],
    ['is older than 90 days', { createdAt: '2025-11-01T00:00:00Z' }],
  ])('are listed for four days if the only pull request %s', async (_, changes) => {
    const harness = await follow({ open: openPull(changes) });
    expect(harness.listedSince).toEqual(['2026-02-25T12:00:00.000Z']);
  });

  it('are listed for 30 days if `docs-token` is set, as only they name other docs repositories', async () => {
    const harness = new SweepHarness();
    await harness.sweep('schedule', { 'docs-token': 'docs-token' });
    expect(harness.listedSince).toEqual(['2026-01-30T12:00:00.000Z']);
  });
});

describe('the docs pull requests', () => {
  const finishing = exampleFinishing({ docsRepository: 'acme/docs' });
  const inDocs = { number: 3, url: 'https://github.com/acme/docs/pull/3' };
  const named = { job: 'a', prLink: inDocs.url, payload: { finishing } };

  it('are listed once in each repository', async () => {
    const harness = new SweepHarness();
    const url = 'https://github.com/acme/cli/pull/3';
    harness.endedPulls = [endedPull({ number: 3, url })];
    harness.opened({ job: 'a', prLink: url }, { repository: 'acme/cli' });
    await harness.sweep('schedule', { repositories: 'acme/app\nacme/cli' });
    // Those that are open, and those that have ended.
    expect(harness.pullsListed).toEqual([
      ...twice(`acme/app ${OWN_TOKEN}`),
      ...twice(`acme/cli ${OWN_TOKEN}`),
    ]);
    expect(titleOf(harness)).toContain('Docs PR merged');
    expect(harness.summary).toMatch(/^- \[acme\/cli#.*: 🟣 Docs PR merged$/m);
  });

  it.each([
    ['`docs-token`', { 'docs-token': 'docs-token' }, 'docs-token'],
    ['the token of the App, if there is no `docs-token`', {}, OWN_TOKEN],
  ])(
    'are listed once in another repository that several entries name, with %s',
    async (_, inputs, token) => {
      const harness = new SweepHarness();
      harness.endedPulls = [endedPull(inDocs)];
      for (const repository of ['acme/app', 'acme/cli']) {
        harness.opened(named, { repository });
      }
      await harness.sweep('schedule', {
        repositories: 'acme/app\nacme/cli',
        ...inputs,
      });
      const ofDocs = harness.pullsListed.filter((each) => each.startsWith('acme/docs '));
      expect(ofDocs).toEqual(twice(`acme/docs ${token}`));
      expect(titleOf(harness, 0)).toContain('Docs PR merged');
      expect(titleOf(harness, 1)).toContain('Docs PR merged');
      expect(harness.annotations).toEqual([]);
    },
  );

  it('are listed once in a repository that is swept and that an entry names', async () => {
    const harness = new SweepHarness();
    const docs = { docsRepository: 'Acme/CLI' };
    const prLink = 'https://github.com/acme/cli/pull/3';
    harness.endedPulls = [endedPull({ number: 3, url: prLink })];
    harness.opened({ prLink, payload: { finishing: exampleFinishing(docs) } });
    await harness.sweep('schedule', { repositories: 'acme/app\nacme/cli' });
    expect(harness.pullsListed).toEqual([
      ...twice(`acme/app ${OWN_TOKEN}`),
      ...twice(`acme/cli ${OWN_TOKEN}`),
    ]);
    expect(titleOf(harness)).toContain('Docs PR merged');
  });

  it('that cannot be listed are one warning, and the sweep finishes the jobs', async () => {
    const harness = new SweepHarness();
    harness.pullsError = requestError(403);
    harness.job('a', [{ status: 'completed' }]);
    expect(await harness.sweep()).toBe(false);
    expect(harness.annotations).toEqual([
      'warning: Docs agent: sweep: Docs pull requests of acme/app are incomplete: 403, may need `pull-requests: read`.',
    ]);
    expect(harness.summary).toContain('> Docs pull requests of acme/app are incomplete');
    expect(harness.outputs.get('finished')).toBe('1');
  });

  it('that are too many are a warning', async () => {
    const harness = new SweepHarness();
    harness.hasTooManyPulls = true;
    harness.endedPulls = [endedPull()];
    await harness.sweep();
    expect(harness.annotations).toEqual([
      expect.stringMatching(
        /Docs pull requests of acme\/app are incomplete: only 0 were/,
      ),
      expect.stringMatching(
        /Docs pull requests of acme\/app are incomplete: only 1 were/,
      ),
    ]);
  });
});

it('a status comment that cannot be written is a warning', async () => {
  const harness = new SweepHarness();
  harness.endedPulls = [endedPull()];
  harness.updateError = requestError(403);
  harness.opened({ job: 'a' });
  expect(await harness.sweep()).toBe(false);
  expect(harness.annotations).toHaveLength(1);
  expect(harness.outputs.get('followed')).toBe('0');
});
