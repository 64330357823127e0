/** Answers of GitHub that are older than the event, and those that are not. */
import { describe, expect, it } from '@jest/globals';
import { ok } from '../../../../src/domain/errors.ts';
import type { AutomaticEvent } from '../../../../src/domain/event.ts';
import type { PullRequest } from '../../../../src/domain/pull-request.ts';
import { parseAutomatic } from '../../trigger/events.ts';
import {
  commit,
  fakeContext,
  file,
  issue,
  pull,
  release,
  type FakeRepository,
} from './fake-read.ts';

type Json = Readonly<Record<string, unknown>>;
type Replies = Parameters<typeof fakeContext>[1];

const [BEFORE, NOW, AFTER] = [0, 1, 2].map((hour) => `2026-03-01T1${hour}:00:00Z`);

/** Gathers the subject of an event. */
async function gather(
  event: AutomaticEvent,
  repository: FakeRepository,
  replies?: Replies,
) {
  const { context, calls, sleeps } = fakeContext(repository, replies);
  const gathered = await context.gather({ subject: event.details.subject, event });
  return { gathered, calls, sleeps };
}

/** The pauses after the first, the second and the third read. */
const PAUSES = [2000, 3000, 5000];

describe('a pull request', () => {
  const open = (changes: Json = {}): Json =>
    pull(12, { state: 'open', merged_at: null, updated_at: NOW, ...changes });
  const merge = (changes: Json = {}): Json =>
    pull(12, { merged_at: NOW, updated_at: NOW, ...changes });
  const labelled = (...names: readonly string[]): Json => ({
    labels: names.map((name) => ({ name })),
  });
  const label = { id: 7, name: 'docs' };

  type Row = Readonly<{
    title: string;
    /** The payload. */
    action: string;
    sent: Json;
    /** Answers of GitHub, of which the last one stays. */
    answers: readonly Json[];
    expected: Partial<PullRequest>;
    pauses: number;
  }>;

  /** Gathers the pull request of an event. */
  function gatherPull({ action, sent, answers }: Omit<Row, 'pauses'>) {
    const { label: added, ...payload } = sent;
    const event = parseAutomatic('pull_request', {
      action,
      pull_request: payload,
      label: added,
    });
    const repository = { pullFiles: { 12: [file('src/a.ts')] } };
    return gather(event, repository, { pull: answers.map((data) => ({ data })) });
  }

  const older: readonly Omit<Row, 'pauses'>[] = [
    {
      title: 'that was merged and is shown as open',
      action: 'closed',
      sent: merge(),
      answers: [open({ updated_at: BEFORE })],
      expected: { state: 'merged', mergeCommit: 'merge-12' },
    },
    {
      title: 'that was merged and is shown as open, although it was changed since',
      action: 'closed',
      sent: merge(),
      answers: [open({ updated_at: AFTER })],
      expected: { state: 'merged' },
    },
    {
      title: 'that was merged, in the second of another change',
      action: 'closed',
      sent: merge(),
      answers: [open()],
      expected: { state: 'merged' },
    },
    {
      title: 'with a label that is not shown',
      action: 'labeled',
      sent: { ...open(labelled('docs')), label },
      answers: [open({ ...labelled(), updated_at: BEFORE })],
      expected: { labels: ['docs'] },
    },
    {
      title: 'with a label that the list of the payload lacks, too',
      action: 'labeled',
      sent: { ...open(labelled('x')), label },
      answers: [open(labelled('x'))],
      expected: { labels: ['x', 'docs'] },
    },
    {
      title: 'without a label that is still shown',
      action: 'unlabeled',
      sent: { ...open(labelled('x', 'docs')), label },
      answers: [open(labelled('x', 'docs'))],
      expected: { labels: ['x'] },
    },
    {
      title: 'that is ready and is shown as a draft',
      action: 'ready_for_review',
      sent: open(),
      answers: [open({ draft: true, updated_at: BEFORE })],
      expected: { isDraft: false },
    },
    {
      title: 'that is ready and is shown as a draft of the same second',
      action: 'ready_for_review',
      sent: open(),
      answers: [open({ draft: true })],
      expected: { isDraft: false },
    },
  ];

  it.each(older)('$title is as the event says', async (row) => {
    const { gathered, sleeps } = await gatherPull(row);
    // The files are shown, but a file that is missing there may have been changed.
    const details = {
      pull: { ...row.expected, title: 'Title 12' },
      changes: { files: [{ path: 'src/a.ts' }], filesComplete: false },
      missing: [{ kind: 'outdated', part: 'pull-request', name: '#12' }],
    };
    expect(gathered).toMatchObject(ok(details));
    expect(sleeps).toEqual(PAUSES);
  });

  const current: readonly Row[] = [
    {
      title: 'that was merged, if GitHub shows it at once',
      action: 'closed',
      sent: merge(),
      answers: [merge({ title: 'New' })],
      expected: { state: 'merged', title: 'New' },
      pauses: 0,
    },
    {
      title: 'that was merged, if GitHub shows it in the third answer',
      action: 'closed',
      sent: merge(),
      answers: [open({ updated_at: BEFORE }), open({ updated_at: BEFORE }), merge()],
      expected: { state: 'merged' },
      pauses: 2,
    },
    {
      title: 'whose label was removed since',
      action: 'labeled',
      sent: { ...open(labelled('docs')), label },
      answers: [open({ ...labelled(), updated_at: AFTER })],
      expected: { labels: [] },
      pauses: 0,
    },
    {
      title: 'that is a draft again',
      action: 'ready_for_review',
      sent: open(),
      answers: [open({ draft: true, updated_at: AFTER })],
      expected: { isDraft: true },
      pauses: 0,
    },
    {
      title: 'with other labels of the same second',
      action: 'opened',
      sent: open(labelled()),
      answers: [open(labelled('docs-not-needed'))],
      expected: { labels: ['docs-not-needed'] },
      pauses: 0,
    },
    {
      title: 'without a time',
      action: 'opened',
      sent: open({ updated_at: undefined }),
      answers: [open({ title: 'New' })],
      expected: { title: 'New' },
      pauses: 0,
    },
  ];

  it.each(current)('$title is as GitHub says', async (row) => {
    const { gathered, sleeps } = await gatherPull(row);
    const details = { pull: row.expected, changes: { filesComplete: true }, missing: [] };
    expect(gathered).toMatchObject(ok(details));
    expect(sleeps).toEqual(PAUSES.slice(0, row.pauses));
  });

  it('that is not there yet is read again, with its files', async () => {
    const event = parseAutomatic('pull_request', {
      action: 'opened',
      pull_request: open(),
    });
    const repository = { pulls: { 12: open() }, pullFiles: { 12: [file('src/a.ts')] } };
    const replies = {
      pull: [{ status: 404 }, undefined],
      files: [{ status: 404 }, undefined],
    };
    const { gathered, sleeps } = await gather(event, repository, replies);
    const changes = { files: [{ path: 'src/a.ts' }], filesComplete: true };
    const details = { changes, missing: [] };
    expect(gathered).toMatchObject(ok(details));
    expect(sleeps).toEqual([2000]);
  });

  it('that cannot be read is not read again', async () => {
    const event = parseAutomatic('pull_request', {
      action: 'closed',
      pull_request: merge(),
    });
    const { gathered, sleeps } = await gather(event, {}, { pull: { status: 502 } });
    expect(gathered).toMatchObject({ ok: false, error: { part: 'pull-request' } });
    expect(sleeps).toEqual([]);
  });
});

describe('an issue', () => {
  const event = parseAutomatic('issues', {
    action: 'edited',
    issue: issue(3, { title: 'Now', updated_at: NOW }),
  });

  it.each([
    ['before the event', BEFORE, 'Now', PAUSES],
    ['since the event', AFTER, 'Shown', []],
  ])('as it was %s', async (_, updated_at, title, sleeps) => {
    const issues = { 3: issue(3, { title: 'Shown', updated_at }) };
    const read = await gather(event, { issues });
    expect(read.gathered).toMatchObject(ok({ issue: { title } }));
    expect(read.sleeps).toEqual(sleeps);
  });
});

describe('a release', () => {
  const published = (changes: Json = {}): Json =>
    release('v1.4.0', { body: 'Notes of the event', published_at: NOW, ...changes });
  const event = parseAutomatic('release', { action: 'published', release: published() });
  const range = { commits: [commit('c1', 'x (#1)')], files: [file('src/a.ts')] };
  const comparisons = { 'v1.3.0...v1.4.0': range };
  const previous = release('v1.3.0', { published_at: BEFORE });

  it.each<[string, FakeRepository['releases'], Replies]>([
    ['as a draft', [previous, published({ draft: true, published_at: null })], {}],
    [
      'as a draft by its tag',
      [previous],
      { release: { data: published({ draft: true }) } },
    ],
    ['not at all', [previous], {}],
    ['with another tag', [previous, published({ tag_name: 'untagged-1' })], {}],
    [
      'as one of the same tag that was deleted',
      [previous, published({ body: 'Old', published_at: BEFORE })],
      {},
    ],
  ])('that GitHub shows %s is as the event says', async (_, releases = [], replies) => {
    const { gathered, sleeps, calls } = await gather(
      event,
      { releases, comparisons },
      replies,
    );
    expect(gathered).toMatchObject(
      ok({
        kind: 'release',
        release: { draft: false, body: 'Notes of the event' },
        previous: { tag: 'v1.3.0' },
        changes: { files: [{ path: 'src/a.ts' }] },
        missing: [{ part: 'release', name: 'v1.4.0' }],
      }),
    );
    expect(sleeps).toEqual(PAUSES);
    expect(calls.filter((call) => call.startsWith('release '))).toHaveLength(4);
  });

  it('that GitHub shows in the second answer is as GitHub says', async () => {
    const releases = [previous];
    const replies = {
      release: [{ status: 404 }, { data: published({ body: 'Shown' }) }],
    };
    const { gathered, sleeps } = await gather(event, { releases, comparisons }, replies);
    expect(gathered).toMatchObject(ok({ release: { body: 'Shown' }, missing: [] }));
    expect(sleeps).toEqual([2000]);
  });

  it('that has become a full release is one, although GitHub shows a prerelease', async () => {
    const releases = [published({ prerelease: true }), previous];
    const { gathered, sleeps } = await gather(event, { releases, comparisons });
    const value = { release: { prerelease: false }, previous: { tag: 'v1.3.0' } };
    expect(gathered).toMatchObject(ok(value));
    expect(sleeps).toEqual([]);
  });

  it('whose tag GitHub does not know yet has its commits after a while', async () => {
    const releases = [published(), previous];
    const replies = { compare: [{ status: 404 }, undefined] };
    const { gathered, sleeps } = await gather(event, { releases, comparisons }, replies);
    expect(gathered).toMatchObject(
      ok({ changes: { commits: [{ sha: 'c1' }] }, missing: [] }),
    );
    expect(sleeps).toEqual([2000]);
  });

  it('whose tag GitHub does not know has unknown commits', async () => {
    const { gathered, sleeps } = await gather(event, {
      releases: [published(), previous],
    });
    const missing = [{ kind: 'unreadable', part: 'commit' }];
    expect(gathered).toMatchObject(ok({ changes: { filesComplete: false }, missing }));
    expect(sleeps).toEqual(PAUSES);
  });

  it('that no event is about is not read again', async () => {
    const { context, sleeps } = fakeContext({});
    const gathered = await context.gather({ subject: event.details.subject });
    expect(gathered).toMatchObject({ ok: false, error: { part: 'release' } });
    expect(sleeps).toEqual([]);
  });
});
