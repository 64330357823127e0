import { describe, expect, it } from '@jest/globals';
import {
  pullRequestOf,
  unknownDetails,
  type CommitsSinceLast,
  type Subject,
  type SubjectDetails,
} from '../../../../src/domain/subject.ts';
import type { ContextApi } from '../../../../src/ports.ts';
import {
  commit,
  fakeContext,
  file,
  files,
  pull,
  release,
  type FakeRepository,
} from './fake-read.ts';
import { examplePullRequest } from '../../../support/examples.ts';
import { AUTOMATIC } from '../../trigger/events.ts';

type Replies = Parameters<typeof fakeContext>[1];
type Options = Omit<Parameters<ContextApi['gather']>[0], 'subject'> &
  Readonly<{ replies?: Replies | undefined }>;

/** Gathers the details, or the error in their place, with the requests that they took. */
async function gather(
  repository: FakeRepository,
  subject: Subject,
  { replies, ...options }: Options = {},
) {
  const { context, calls, sleeps } = fakeContext(repository, replies);
  const gathered = await context.gather({ subject, ...options });
  const details = gathered.ok ? gathered.value : unknownDetails(subject);
  return { ...details, error: gathered.ok ? undefined : gathered.error, calls, sleeps };
}

/** Returns the tag of the release before the one that was gathered. */
function previousTagOf(details: SubjectDetails): string | undefined {
  return details.kind === 'release' ? details.previous?.tag : undefined;
}

const unreadable = (part: string, name: string, status = 500) => ({
  kind: 'unreadable',
  part,
  name,
  error: expect.objectContaining({ status }),
  permission: expect.any(String),
});

const childOf = (...shas: readonly string[]) => ({
  parents: shas.map((sha) => ({ sha })),
});
const PULL = 'https://github.com/acme/app/pull';
const RELEASE: Subject = { kind: 'release', tag: 'v1.4.0' };
const RELEASED: FakeRepository = {
  releases: [release('v1.4.0'), release('v2.0.0-rc.1'), release('v1.3.0')],
  comparisons: {
    'v1.3.0...v1.4.0': {
      commits: [
        commit('c1', 'Add a box (#7)\n\nlong text'),
        commit('c2', 'on a branch'),
        commit(
          'c3',
          'Merge pull request #8 from bob/x\n\nFaster start',
          childOf('c1', 'c2'),
        ),
        commit('c4', 'Revert "Old (#3)" (#9)', { author: null }),
      ],
      files: [file('src/a.ts'), file('b.png', { patch: undefined, additions: 0 })],
    },
  },
  pulls: { 8: pull(8) },
  pullsOfCommit: { c2: [[8]] },
};
/** Creates a history of `count` commits in the release, each with this message. */
const historyOf = (count: number, message: string): FakeRepository => {
  const commits = Array.from({ length: count }, (_, index) =>
    commit(`c${index}`, message),
  );
  return {
    ...RELEASED,
    comparisons: { 'v1.3.0...v1.4.0': { commits, files: files(300) } },
  };
};

describe('a release', () => {
  it.each<[Replies, object]>([
    [{}, { ...unreadable('release', 'v1.4.0', 404), permission: 'contents' }],
    [{ release: { status: 429 } }, unreadable('release', 'v1.4.0', 429)],
  ])('that cannot be read is an error: %j', async (replies, error) => {
    expect(await gather({}, RELEASE, { replies })).toMatchObject({ error });
  });

  it.each<[Replies, string | undefined, object]>([
    [
      { releases: { status: 500 }, commit: { status: 403 } },
      undefined,
      [unreadable('releases', ''), unreadable('commit', 'v1.4.0', 403)],
    ],
    [{ compare: { status: 500 } }, 'v1.3.0', [unreadable('commits', 'v1.3.0..v1.4.0')]],
  ])(
    'whose commits cannot be read still has its notes: %j',
    async (replies, previousTag, missing) => {
      const details = await gather(RELEASED, RELEASE, { replies });
      expect(details).toMatchObject({ release: { body: 'Notes' }, missing });
      expect(previousTagOf(details)).toBe(previousTag);
      expect(details.changes.headSha).toBeUndefined();
    },
  );

  const newestOnly = (line: string) => ({
    kind: 'newest-commit-only',
    reason: 'no-previous-release',
    line,
  });
  const onlyRead = { kind: 'truncated', part: 'releases', read: 500 };
  const apiReleases = Array.from({ length: 501 }, (_, nth) => release(`api-1.${nth}`));

  it.each<[string, FakeRepository['releases'], string | undefined, object[]]>([
    [
      'of the same line',
      [release('api-2026.09.01'), release('web-2026.08.01')],
      'web-2026.08.01',
      [],
    ],
    ['of no other line', [release('api-2026.09.01')], undefined, [newestOnly('web-…')]],
    [
      'of 500, but not beyond them',
      [...apiReleases, release('web-2026.08.01')],
      undefined,
      [onlyRead, newestOnly('web-…')],
    ],
    [
      'of 500 that has a newer one of its line',
      [release('web-2026.08.01'), ...apiReleases],
      'web-2026.08.01',
      [onlyRead],
    ],
  ])('has a previous release %s', async (_, others = [], previousTag, missing) => {
    const tag = 'web-2026.09.01';
    const range = { commits: [commit('c1', 'x (#1)')] };
    const repository: FakeRepository = {
      releases: [release(tag), ...others],
      comparisons: {
        [`web-2026.08.01...${tag}`]: range,
        [`api-2026.09.01...${tag}`]: range,
      },
      commits: { [tag]: commit('c1', 'x (#1)') },
    };
    const details = await gather(repository, { kind: 'release', tag });
    expect(previousTagOf(details)).toBe(previousTag);
    expect(details.changes.headSha).toBe('c1');
    expect(details.missing).toStrictEqual(missing);
  });

  it('with a long history has its first commits and the newest', async () => {
    const details = await gather(historyOf(1234, 'x (#1)'), RELEASE);
    const pages = details.calls.filter((call) => call.startsWith('compare'));
    expect(pages.map((call) => call.split(' ')[2])).toStrictEqual([
      '1',
      '10',
      '11',
      '12',
      '13',
    ]);
    expect(details.changes).toMatchObject({
      headSha: 'c1233',
      commitsComplete: false,
      filesComplete: false,
    });
    expect(details.missing).toStrictEqual([
      { kind: 'truncated', part: 'commits', read: 434, total: 1234 },
      { kind: 'truncated', part: 'files', read: 300 },
    ]);
  });

  it('says why a page of its commits is missing', async () => {
    const repository = historyOf(250, 'x (#1)');
    const { changes, missing } = await gather(repository, RELEASE, {
      replies: { compare: [undefined, { status: 502 }] },
    });
    expect(changes.commitsComplete).toBe(false);
    expect(missing).toContainEqual(unreadable('commits', 'v1.3.0..v1.4.0', 502));
  });

  it('looks up at most ten commits', async () => {
    const replies = { 'pulls-of-commit': { status: 403 } };
    const { missing, calls } = await gather(historyOf(30, 'x'), RELEASE, { replies });

    const denied = {
      kind: 'unreadable',
      part: 'pull-requests',
      permission: 'pull-requests',
    };
    expect(missing[1]).toMatchObject(denied);
    expect(calls.filter((call) => call.startsWith('pulls-of'))).toHaveLength(10);
  });
});

describe('a pull request', () => {
  const subject: Subject = { kind: 'pull-request', number: 12 };
  const withFiles = (...pullFiles: ReturnType<typeof files>): FakeRepository => ({
    pulls: { 12: pull(12) },
    pullFiles: { 12: pullFiles },
  });

  it.each([
    [399, 4, true, []],
    [1500, 10, false, [{ kind: 'truncated', part: 'files', read: 1000 }]],
  ])(
    'with %d files is read in %d pages',
    async (count, pages, filesComplete, missing) => {
      const { calls, ...details } = await gather(withFiles(...files(count)), subject);
      expect(details).toMatchObject({ changes: { filesComplete }, missing });
      expect(calls.filter((call) => call.startsWith('files'))).toHaveLength(pages);
    },
  );

  it.each([
    {
      title: 'files',
      count: 120,
      reply: undefined,
      calls: ['files 12 1', 'files 12 2'],
      missing: [],
    },
    {
      title: 'what is missing',
      count: 1,
      reply: { status: 502 },
      calls: ['files 12 1'],
      missing: [unreadable('files', '#12', 502)],
    },
  ] as const)(
    'that the payload describes has $title from GitHub',
    async ({ count, reply, calls, missing }) => {
      const payload = examplePullRequest({ number: 12, title: 'From the payload' });
      const replies = reply && { files: reply };
      const filesComplete = reply === undefined;
      const details = await gather(withFiles(...files(count)), subject, {
        payload,
        replies,
      });
      expect(details).toMatchObject({
        pull: payload,
        changes: { filesComplete },
        missing,
        calls,
      });
    },
  );

  const OPEN = { state: 'open', merged_at: null };
  const ONE_COMPARISON = {
    calls: ['pull 12', 'compare a...b 1'],
    commitCount: 1,
    paths: ['b.ts'],
  };
  const NOTHING_NEW = { calls: ['pull 12'], commitCount: 0, paths: [] };

  it.each<
    Readonly<{
      title: string;
      covered: string;
      isMerged?: boolean;
      calls: readonly string[];
      commitCount: number;
      paths: readonly string[];
    }>
  >([
    { title: 'in one comparison', covered: 'a', ...ONE_COMPARISON },
    { title: 'without files if nothing is new', covered: 'b', ...NOTHING_NEW },
    {
      title: 'whole if that cannot be read',
      covered: '-',
      calls: ['pull 12', 'compare -...b 1', 'files 12 1'],
      commitCount: 0,
      paths: ['x.ts'],
    },
    {
      title: 'whole after a rebase',
      covered: 'old',
      calls: ['pull 12', 'compare old...b 1', 'files 12 1'],
      commitCount: 0,
      paths: ['x.ts'],
    },
    {
      title: 'without those of the base branch after the merge',
      covered: 'a',
      isMerged: true,
      ...ONE_COMPARISON,
    },
    {
      title: 'without files if it was only merged',
      covered: 'b',
      isMerged: true,
      ...NOTHING_NEW,
    },
    {
      title: 'without files if its merge is known',
      covered: 'merge-12',
      isMerged: true,
      ...NOTHING_NEW,
    },
  ])(
    'has only its new commits: $title',
    async ({ covered, isMerged = false, calls, commitCount, paths }) => {
      const state = isMerged ? {} : OPEN;
      const repository = {
        pulls: { 12: pull(12, { ...state, head: { ref: 'x', sha: 'b' } }) },
        pullFiles: { 12: [file('x.ts')] },
        comparisons: {
          'a...b': { commits: [commit('b', 'Add b')], files: [file('b.ts')] },
          'old...b': {
            commits: [commit('o', 'Other'), commit('b', 'Add b')],
            files: [file('other.ts'), file('b.ts')],
            status: 'diverged',
          },
        },
      };
      const headSha = isMerged ? 'merge-12' : 'b';
      const details = await gather(repository, subject, { covered });
      expect(details).toMatchObject({
        kind: 'pull-request',
        subject,
        pull: { title: 'Title 12' },
        url: `${PULL}/12`,
        calls,
        changes: { headSha, commits: { length: commitCount } },
        missing: [],
      });
      expect(details.changes.files.map(({ path }) => path)).toEqual(paths);
    },
  );

  it('counts the files whose changes GitHub does not show', async () => {
    const large = file('data.json', { additions: 90_000, patch: undefined });
    expect((await gather(withFiles(large), subject)).missing).toStrictEqual([
      { kind: 'no-diff', files: 1 },
    ]);
  });
});

const ZEROS = '0'.repeat(40);
const push = (more: Partial<Extract<Subject, { kind: 'push' }>> = {}): Subject => ({
  kind: 'push',
  before: 'b0',
  after: 'merge-12',
  ref: 'refs/heads/main',
  ...more,
});

describe('a push', () => {
  const squash = commit('merge-12', 'Add a box (#12)');
  const squashed: FakeRepository = {
    comparisons: { 'b0...merge-12': { commits: [squash], files: files(2) } },
    pulls: { 12: pull(12) },
    pullsOfCommit: { 'merge-12': [[12]] },
  };
  const compared = (
    commits: readonly ReturnType<typeof commit>[],
    count = 1,
  ): FakeRepository => ({
    ...squashed,
    comparisons: { 'b0...merge-12': { commits, files: files(count) } },
  });
  const merged = [
    commit('c1', 'Part one (#10)'),
    commit('c2', 'Fix bug (#11)', childOf('c1')),
    commit('merge-12', 'Merge pull request #12 from x', childOf('b0', 'c2')),
  ];
  const several = [commit('c1', 'Other (#11)'), { ...squash, ...childOf('c1') }];
  const numbers = (...all: readonly number[]) =>
    all.map((number) => expect.objectContaining({ number }));

  it.each<[string, FakeRepository, object]>([
    [
      'of a squash has the description of its pull request',
      squashed,
      {
        kind: 'pull-request',
        pull: { title: 'Title 12', labels: ['feature'] },
        changes: {
          headSha: 'merge-12',
          pullRequests: [{ number: 12, author: 'paula' }],
          filesComplete: true,
        },
        missing: [],
        sleeps: [],
      },
    ],
    [
      'is not described by a pull request into another branch',
      {
        ...squashed,
        pulls: { 12: pull(12, { base: { ref: 'next', repo: { id: 1 } } }) },
      },
      { kind: 'range' },
    ],
    [
      'of a merge is described by its own pull request, and not by those of the merged branch',
      compared(merged),
      {
        kind: 'pull-request',
        pull: { title: 'Title 12' },
        changes: { pullRequests: numbers(12, 11, 10) },
      },
    ],
    [
      'of several pull requests is described by none of them',
      compared(several),
      { kind: 'range', changes: { pullRequests: numbers(12, 11) } },
    ],
    [
      'of more than 300 files has the first 300, and says so',
      compared([squash], 400),
      {
        changes: { files: { length: 300 }, filesComplete: false },
        missing: [{ kind: 'truncated', part: 'files', read: 300 }],
      },
    ],
  ])('%s', async (_, repository, expected) => {
    expect(await gather(repository, push())).toMatchObject(expected);
  });

  it.each([
    [[[], [12]], 12, 1],
    [[[], [], [], [12]], 12, 3],
    [[[], [], [], [], [12]], undefined, 3],
  ])(
    'waits up to 10 s for GitHub to link its pull request: %j',
    async (successive, number, sleeps) => {
      const details = await gather(
        { ...squashed, pullsOfCommit: { 'merge-12': successive } },
        push(),
      );
      expect(pullRequestOf(details)?.number).toBe(number);
      expect(details.sleeps).toStrictEqual([2000, 3000, 5000].slice(0, sleeps));
    },
  );

  it('whose pull request cannot be read has its commits', async () => {
    const missing = [unreadable('pull-requests', 'merge-1', 502)];
    const replies = { 'pulls-of-commit': { status: 502 } };
    expect(await gather(squashed, push(), { replies })).toMatchObject({
      kind: 'range',
      missing,
    });
  });

  it('of a new branch has what came since the default branch', async () => {
    const repository = {
      comparisons: { 'main...n1': { commits: [commit('n1', 'New')] } },
    };
    const branch = push({ before: ZEROS, after: 'n1', ref: 'refs/heads/new' });
    expect(await gather(repository, branch)).toMatchObject({
      changes: { headSha: 'n1' },
      missing: [],
    });
  });

  it('by force, whose old end is known, has diverged', async () => {
    const comparisons = {
      'b0...n1': { commits: [commit('n1', 'New')], status: 'diverged' },
    };
    const { missing } = await gather({ comparisons }, push({ after: 'n1' }));
    expect(missing).toStrictEqual([{ kind: 'diverged' }]);
  });

  it.each<[string, Replies, object]>([
    ['without a release', {}, { previous: { tag: 'v1.0.0' }, missing: [] }],
    [
      'whose release cannot be read',
      { release: { data: '<html>' } },
      { missing: [{ kind: 'unreadable', part: 'release', name: 'v1.1.0' }] },
    ],
  ])(
    'of a tag %s has what came since the previous release',
    async (_, replies, expected) => {
      const comparisons = { 'v1.0.0...c1': { commits: [commit('c1', 'x (#1)')] } };
      const tag = push({ before: ZEROS, after: 'c1', ref: 'refs/tags/v1.1.0' });
      const details = await gather({ releases: [release('v1.0.0')], comparisons }, tag, {
        replies,
      });
      const url = 'https://github.com/acme/app/releases/tag/v1.1.0';
      const described = {
        kind: 'release',
        release: { title: 'v1.1.0', body: '' },
        url,
        changes: { headSha: 'c1' },
      };
      expect(details).toMatchObject({ ...described, ...expected });
    },
  );

  it.each<[string, string, string, Readonly<{ after?: string }>]>([
    ['that moves to a release begins there', 'v1', 'v1.2.3', {}],
    ['that moves to one of two numbers begins there', 'v1.2', 'v1.2.3', {}],
    ['without a version begins at the latest release', 'stable', 'v2.0.0', {}],
    ['of a version begins at the one before', 'v1.3.0', 'v1.2.3', {}],
    ['of a version that was released begins at the one before', 'v1.2.3', 'v1.2.2', {}],
    ['with a message names its commit', 'v1.3.0', 'v1.2.3', { after: 'tag-id' }],
  ])('of a tag %s: %s', async (_, tag, previousTag, { after = 'c1' }) => {
    const releases = [
      release('v2.0.0', { published_at: '2026-03-01T00:00:00Z' }),
      release('v1.2.3'),
      release('v1.2.2'),
    ];
    const repository = {
      releases,
      comparisons: { [`${previousTag}...c1`]: { commits: [commit('c1', 'x (#1)')] } },
    };
    const subject = push({ before: 'c0', after, ref: `refs/tags/${tag}` });
    const pushed = { newest: 'c1', tree: 'tree', listed: [] };
    const event = { ...AUTOMATIC, pushed };
    const details = await gather(repository, subject, { event });
    expect(details).toMatchObject({ changes: { headSha: 'c1' }, missing: [] });
    expect(previousTagOf(details)).toBe(previousTag);
  });

  it.each<[string, Subject, Replies, object]>([
    ['it removed its branch', push({ after: ZEROS }), {}, { kind: 'deleted-ref' }],
    [
      'nothing can be read',
      push(),
      { compare: { status: 500 } },
      unreadable('commits', 'b0..merge-12'),
    ],
  ])('is an error if %s', async (_, subject, replies, error) => {
    expect((await gather({}, subject, { replies })).error).toEqual(error);
  });
});

const SINCE_LAST: Subject = { kind: 'since-last' };

/** Commits of `since-last`. */
const FIRST: CommitsSinceLast = {
  from: undefined,
  to: undefined,
  isFromCovered: false,
  includesFrom: false,
};
const COVERED = { ...FIRST, from: 'gone', isFromCovered: true };

it.each<[string, Subject, CommitsSinceLast | undefined, string]>([
  ['a first release', RELEASE, undefined, 'no-previous-release'],
  ['a new default branch', push({ before: ZEROS }), undefined, 'new-default-branch'],
  ['a push by force, whose old end is gone', push(), undefined, 'previous-commit-gone'],
  ['the first time', SINCE_LAST, undefined, 'no-previous-job'],
  ['a rewritten history', SINCE_LAST, COVERED, 'previous-commit-gone'],
])('the newest commit is all of %s', async (_, subject, range, reason) => {
  const newest = { ...commit('n1', 'New'), files: files(1) };
  const commits = { 'v1.4.0': newest, 'merge-12': newest, main: newest };
  const repository = { releases: [release('v1.4.0')], commits };
  const details = await gather(repository, subject, { range });
  expect(details).toMatchObject({
    changes: {
      headSha: subject.kind === 'push' ? subject.after : 'n1',
      commits: [{ sha: 'n1' }],
      commitsComplete: false,
      filesComplete: false,
    },
    missing: [{ kind: 'newest-commit-only', reason }],
  });
});

describe('the commits since the last range', () => {
  const main = commit('c5', 'New');

  it.each([
    ['do not skip what could not be read', 500],
    ['are not replaced if no job has covered a beginning that is gone', 404],
  ])('%s', async (_, status) => {
    const options = { replies: { compare: { status } }, range: { ...FIRST, from: 'c1' } };
    const { error } = await gather({ commits: { main } }, SINCE_LAST, options);
    expect(error).toEqual(unreadable('commits', 'c1..main', status));
  });

  it('end where an earlier attempt has ended', async () => {
    const range = { ...FIRST, to: 'c4' };
    const commits = { main, c4: commit('c4', 'Old') };
    const details = await gather({ commits }, SINCE_LAST, { range });
    expect(details.changes).toMatchObject({ headSha: 'c4', commits: [{ sha: 'c4' }] });
  });

  const range = { ...FIRST, from: 'c0', includesFrom: true };
  const first = {
    ...commit('c0', 'First'),
    files: [file('kept.ts'), file('changed.ts'), file('old.ts')],
  };
  const comparisons = {
    'c0...main': {
      commits: [main],
      files: [
        file('changed.ts', { additions: 9 }),
        file('new.ts', { status: 'renamed', previous_filename: 'old.ts' }),
      ],
    },
  };

  it('include the first commit of the history', async () => {
    const commits = { main, c0: first };
    const details = await gather({ commits, comparisons }, SINCE_LAST, { range });
    expect(details).toMatchObject({
      changes: {
        headSha: 'c5',
        commits: [{ sha: 'c0' }, { sha: 'c5' }],
        files: [
          { path: 'kept.ts' },
          { path: 'changed.ts', additions: 9 },
          { path: 'new.ts', previousPath: 'old.ts' },
        ],
      },
      missing: [{ kind: 'first-commit', sha: 'c0' }],
    });
  });

  it('are unknown if the first commit cannot be read', async () => {
    const replies = { commit: { status: 500 } };
    const { error } = await gather({ comparisons }, SINCE_LAST, { range, replies });
    expect(error).toEqual(unreadable('commit', 'c0'));
  });
});

const PATH = '.github/docs-agent.md';
const encoded = (text: string) => {
  const content = Buffer.from(text).toString('base64');
  return {
    type: 'file',
    encoding: 'base64',
    content: content.replaceAll(/(.{60})/g, '$1\n'),
  };
};
const read = (data: unknown, replies: Replies = {}) =>
  fakeContext({ contents: { [PATH]: data } }, replies).context.instructionsFile(PATH);
const text = 'Wir duzen.\n'.repeat(20) + '世界';
const noFile = { missing: [{ kind: 'no-instructions-file' }] };
const denied = { missing: [{ kind: 'unreadable', permission: 'contents', name: PATH }] };
const failed = { missing: [unreadable('instructions-file', PATH)] };

it.each<[string, unknown, Replies, object]>([
  ['as it is', encoded(text), {}, { text, missing: [] }],
  ['not if it does not exist', undefined, {}, { missing: [] }],
  ['not if it is a folder', [], {}, noFile],
  [
    'not if it is larger than 1 MB',
    { type: 'file', encoding: 'none', content: '' },
    {},
    noFile,
  ],
  ['not without permission', encoded('x'), { content: { status: 403 } }, denied],
  ['not after an error', encoded('x'), { content: { status: 500 } }, failed],
])('the instructions file is used %s', async (_, data, replies, expected) => {
  expect(await read(data, replies)).toMatchObject({ text: undefined, ...expected });
});

it('the instructions file is cut if it is long', async () => {
  const cut = await read(encoded(`${'x'.repeat(19_999)}😀${'x'.repeat(9_999)}`));
  const missing = [
    { kind: 'truncated', part: 'instructions-file', read: 20_000, total: 30_000 },
  ];
  expect(cut).toStrictEqual({ text: 'x'.repeat(19_999), missing });
});
