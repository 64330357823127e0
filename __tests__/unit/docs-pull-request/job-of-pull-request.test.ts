import { expect, it } from '@jest/globals';
import {
  findJobOfPullRequest,
  newestOfPullRequest,
} from '../../../src/docs-pull-request/job-of-pull-request.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import type { Stored, Thread } from '../../../src/thread/submission-store.ts';
import {
  exampleComment,
  exampleLinked,
  exampleStored,
  LOCATION,
} from '../../support/examples.ts';

const NUMBER = 7;
const REPOSITORY = {
  repository: 'acme/docs',
  serverUrl: new URL('https://github.com'),
};
const page = (path: string): string => `https://github.com/${path}`;
const stored = (id: number, changes: Partial<RequestSubmission> = {}): Stored =>
  exampleStored(changes, { id });
const linked = (id: number): Stored => ({
  ...stored(id),
  submission: exampleLinked({ job: 'linked', prLink: page('acme/old-name/pull/7') }),
});
const baseline = (prLink: string) =>
  ({ status: 'completed', prLink, archivedAt: null }) as const;

it.each<readonly [string, string | undefined, readonly Stored[]]>([
  ['nothing', undefined, []],
  ['a state that names it', 'job_1', [stored(1, { prLink: page('acme/docs/pull/7') })]],
  ['in another case', 'job_1', [stored(1, { prLink: page('Acme/Docs/pull/7/') })]],
  [
    'a state of a job that had it before its message',
    'job_1',
    [stored(1, { prLink: null, baseline: baseline(page('acme/docs/pull/7')) })],
  ],
  ['the linked comment, whatever the repository was called then', 'linked', [linked(1)]],
  ['another number', undefined, [stored(1, { prLink: page('acme/docs/pull/70') })]],
  ['another repository', undefined, [stored(1, { prLink: page('acme/app/pull/7') })]],
  ['an issue', undefined, [stored(1, { prLink: page('acme/docs/issues/7') })]],
  [
    'another host',
    undefined,
    [stored(1, { prLink: 'https://evil.example/acme/docs/pull/7' })],
  ],
  [
    'credentials in the link',
    undefined,
    [stored(1, { prLink: 'https://x@github.com/acme/docs/pull/7' })],
  ],
  ['a state that names no pull request', undefined, [stored(1, { prLink: null })]],
  ['a state without a job', undefined, [stored(1, { job: null })]],
  [
    'several: the newest comment counts',
    'newest',
    [stored(3, { job: 'newest' }), stored(1), stored(2)],
  ],
])('the job of a docs pull request is known by %s', (_, job, submissions) => {
  const found = newestOfPullRequest(submissions, NUMBER, REPOSITORY);
  expect(found?.submission.job).toBe(job);
});

type Listed = Thread['comments'];
const FAILED = {
  ok: false,
  error: { kind: 'status', detail: '', status: 502 },
} as const;
/** Lists so many comments. Those with a job are known by their ids. */
const listed = (count: number, ...ids: readonly number[]): Listed => {
  const others = Array.from({ length: count - ids.length }, () =>
    exampleComment({ id: 0 }),
  );
  return [...others, ...ids.map((id) => exampleComment({ id }))];
};

it.each<
  Readonly<{
    title: string;
    newest: Listed;
    isComplete?: boolean;
    oldest: Listed | typeof FAILED;
    found: unknown;
    reads: number;
  }>
>([
  {
    title: 'its newest comments',
    newest: listed(200, 150, 160),
    oldest: listed(100, 1),
    found: { ok: true, value: { comment: { id: 160 } } },
    reads: 0,
  },
  {
    title: 'its oldest comments, if the newest ones do not name it',
    newest: listed(100),
    oldest: listed(100, 1, 2),
    found: { ok: true, value: { comment: { id: 2 } } },
    reads: 1,
  },
  {
    title: 'no other ones, if all were listed',
    newest: listed(100),
    isComplete: true,
    oldest: listed(100, 1),
    found: { ok: true, value: undefined },
    reads: 0,
  },
  {
    title: 'none that name it',
    newest: listed(100),
    oldest: listed(100),
    found: { ok: true, value: undefined },
    reads: 1,
  },
  {
    title: 'oldest comments that cannot be read',
    newest: listed(100),
    oldest: FAILED,
    found: FAILED,
    reads: 1,
  },
])(
  'the thread of a pull request has $title',
  async ({ newest, isComplete = false, oldest, found, reads }) => {
    let lists = 0;
    const comments = {
      listOldest: async () => {
        lists += 1;
        return 'ok' in oldest ? oldest : ({ ok: true, value: oldest } as const);
      },
    };
    const store = {
      ofProject: (_: unknown, all: readonly ThreadComment[]) =>
        all.filter(({ id }) => id > 0).map(({ id }) => linked(id)),
    };
    const thread = {
      location: { ...LOCATION, thread: NUMBER },
      comments: newest,
      isComplete,
    };
    const job = await findJobOfPullRequest({ store, comments }, thread, REPOSITORY);
    expect(job).toMatchObject(found as object);
    expect(lists).toBe(reads);
  },
);
