/** `max-requests-per-day` over the ledgers of several repositories. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { SignedEntry } from '../../../src/once/codec.ts';
import type {
  CommentsApi,
  RepositoryComment,
  ThreadComment,
} from '../../../src/ports.ts';
import { applyRequestLimits } from '../../../src/request/limits.ts';
import type { PlannedRequest } from '../../../src/request/planned-request.ts';
import {
  exampleCause,
  exampleComment,
  exampleFinishing,
  exampleIdentity,
  exampleRecord,
  NOW,
  THREAD,
} from '../../support/examples.ts';
import { CODEC } from '../../support/ledgers.ts';
import { placeWith, requestContextIn } from '../../support/runs.ts';

const HOUR = 3_600_000;
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };

/** A repository by the comments of its requests, or why they cannot be listed. */
type Repository = Readonly<{
  requests?: readonly RepositoryComment[];
  error?: RequestError;
  /** Whether it has older comments, which are not read. */
  isCut?: boolean;
  /** GitHub's time of the list, in minutes after `NOW`; null if it does not say that. */
  listedAfter?: number | null;
}>;

const nameOf = (id: number): string => `acme/app-${id}`;

const timeBefore = (hoursAgo: number): string =>
  new Date(NOW.getTime() - hoursAgo * HOUR).toISOString();

let lastId = 0;

type Written = Readonly<{
  hoursAgo: number;
  repositoryId: number;
  changes?: Partial<SignedEntry>;
  author?: Pick<ThreadComment, 'authorId' | 'isByBot'> | undefined;
}>;

/** Creates the comment of a request. */
function written({
  hoursAgo,
  repositoryId,
  changes,
  author,
}: Written): RepositoryComment {
  lastId += 1;
  const createdAt = timeBefore(hoursAgo);
  const times = { createdAt, updatedAt: createdAt };
  const comment = exampleComment({ id: lastId, ...times, ...author });
  const line = CODEC.encode({
    repositoryId,
    thread: THREAD,
    request: exampleIdentity({
      cause: exampleCause(`comment:${lastId}`),
      claimId: `claim ${lastId}`,
    }),
    sent: 'yes',
    payload: exampleRecord({ submittedAt: createdAt }),
    commentId: comment.id,
    authorId: comment.authorId,
    ...changes,
  });
  return { ...comment, thread: THREAD.number, body: `### Done\n\n${line}\n` };
}

/** Creates the comment of a request that was sent so many hours ago, in the repository with this id. */
function sent(
  hoursAgo: number,
  repositoryId: number,
  project = THREAD.project,
  author?: Written['author'],
): RepositoryComment {
  const changes = { thread: { ...THREAD, project } };
  return written({ hoursAgo, repositoryId, changes, author });
}

const UNBOUND = { commentId: null, authorId: null };

/** Creates the comment of a run that is about to send, so many minutes ago. */
function claimed(
  minutesAgo: number,
  repositoryId: number,
  changes: Partial<SignedEntry> = {},
  author?: Written['author'],
): RepositoryComment {
  const hoursAgo = minutesAgo / 60;
  const payload = exampleRecord({ job: null, submittedAt: timeBefore(hoursAgo) });
  const claim = { ...UNBOUND, sent: 'no', payload, ...changes } as const;
  return written({ hoursAgo, repositoryId, changes: claim, author });
}

/** A person whose account the workflow may use. */
const PERSON = { authorId: 77, isByBot: false };

/** Returns the call that lists the comments of a repository. */
function listing(repository: Repository): CommentsApi['pagesSince'] {
  const { requests = [], error, isCut = false, listedAfter = 0 } = repository;
  const listedAt =
    listedAfter === null ? undefined : NOW.getTime() + (listedAfter * HOUR) / 60;
  return async function* pagesSince() {
    yield error === undefined
      ? { ok: true, value: { comments: requests, isLast: !isCut, listedAt } }
      : { ok: false, error };
  };
}

/** Applies a limit of two requests to one more. `counted`: repositories with the ids 1, 2, … */
async function limit(...counted: readonly Repository[]) {
  const byName = new Map(counted.map((each, nth) => [nameOf(nth + 1), each]));
  const place = placeWith({
    apis: (name) => ({ comments: { pagesSince: listing(byName.get(name) ?? {}) } }),
  });
  const repos = [...byName.keys()].map((name, nth) =>
    place.run.github(name).open({ id: nth + 1, isPrivate: false }),
  );
  const context = requestContextIn(place, { maxRequestsPerDay: 2, counted: repos });
  const planned = {
    cause: exampleCause('comment:99'),
    target: { kind: 'new-job' },
    thread: { thread: THREAD, claims: [] },
    finishing: exampleFinishing(),
    isHeldByOpenPullRequests: false,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- limits use no other part
  const limited = await applyRequestLimits(context, planned as unknown as PlannedRequest);
  return limited.ok ? 'sends' : limited.error;
}

const HELD = { conclusion: { outcome: 'skipped', reason: 'limit' } };

describe('the requests of a day', () => {
  it.each<readonly [string, readonly Repository[]]>([
    ['in several', [{ requests: [sent(1, 1)] }, { requests: [sent(2, 2)] }]],
    ['in others alone', [{}, { requests: [sent(1, 2), sent(2, 2)] }]],
  ])('reach their limit: %s', async (_, counted) => {
    const held = await limit(...counted);
    expect(held).toMatchObject(HELD);
    expect(held).not.toHaveProperty('needsAttention');
  });

  it.each<readonly [string, readonly Repository[]]>([
    ['too few', [{ requests: [sent(1, 1)] }, {}]],
    ['some that are older', [{ requests: [sent(1, 1)] }, { requests: [sent(25, 2)] }]],
    [
      'some of another project',
      [{ requests: [sent(1, 1)] }, { requests: [sent(1, 2, 'other')] }],
    ],
    // Its entries are signed for another repository.
    ['copies from another one', [{ requests: [sent(1, 1)] }, { requests: [sent(1, 1)] }]],
  ])('do not reach it: %s', async (_, counted) => {
    expect(await limit(...counted)).toBe('sends');
  });

  it.each<readonly [string, readonly Repository[]]>([
    ['the first', [{ requests: [sent(20, 1)] }, { requests: [sent(3, 2)] }]],
    ['the last', [{ requests: [sent(3, 1)] }, { requests: [sent(20, 2)] }]],
  ])(
    'end when the oldest of them does, which is in %s repository',
    async (_, counted) => {
      // It counts for 4 more hours.
      const possible = expect.stringContaining('2026-03-01 16:00 UTC');
      expect(await limit(...counted)).toMatchObject({ ...HELD, message: possible });
    },
  );

  it.each<readonly [string, Repository, string]>([
    ['read', { error: REFUSED }, '`issues: read`'],
    ['read to the end', { isCut: true }, 'newer comments'],
  ])('hold a request back if those of one cannot be %s', async (_, unread, why) => {
    const heldBy = (id: number) => ({
      ...HELD,
      needsAttention: true,
      message: expect.stringMatching(new RegExp(`${nameOf(id)} .*${why}`)),
    });
    expect(await limit(unread, {})).toMatchObject(heldBy(1));
    expect(await limit({}, unread)).toMatchObject(heldBy(2));
  });
});

describe('requests that other runs are about to send', () => {
  const PENDING = {
    ...HELD,
    needsAttention: true,
    message: expect.stringMatching(/^Together with the requests that other runs/),
  };
  const ownCause = exampleIdentity({ cause: exampleCause('comment:99') });
  const SUBMITTED_BEFORE = exampleRecord({ job: null, submittedAt: timeBefore(2) });

  it.each<readonly [string, readonly Repository[]]>([
    ['beside one that was sent', [{ requests: [sent(1, 1), claimed(1, 1)] }]],
    ['alone', [{ requests: [claimed(0, 1), claimed(9, 1)] }]],
    [
      'in several repositories',
      [{ requests: [claimed(1, 1)] }, { requests: [claimed(1, 2)] }],
    ],
    [
      'that a person has written whose account has sent, too',
      [{ requests: [sent(3, 1, undefined, PERSON), claimed(1, 1, {}, PERSON)] }],
    ],
    [
      'if GitHub does not say the time of the list',
      [{ requests: [sent(1, 1), claimed(30, 1)], listedAfter: null }],
    ],
  ])('reach the limit, without a time: %s', async (_, counted) => {
    expect(await limit(...counted)).toMatchObject(PENDING);
    expect(await limit(...counted)).not.toMatchObject({
      message: expect.stringContaining('possible at'),
    });
  });

  it('are not named if those that were sent reach the limit alone', async () => {
    const held = await limit({ requests: [sent(2, 1), sent(1, 1), claimed(1, 1)] });
    expect(held).toMatchObject({
      ...HELD,
      message: expect.stringContaining('possible at'),
    });
    expect(held).not.toHaveProperty('needsAttention');
  });

  it.each<readonly [string, Repository]>([
    ['that are too few', { requests: [claimed(1, 1)] }],
    [
      'of the own cause',
      { requests: [sent(1, 1), claimed(1, 1, { request: ownCause })] },
    ],
    ['that are too old', { requests: [sent(1, 1), claimed(10, 1)] }],
    [
      'that are too old by then',
      { requests: [sent(1, 1), claimed(8, 1)], listedAfter: 2 },
    ],
    ['of a stranger', { requests: [sent(1, 1), claimed(1, 1, {}, PERSON)] }],
    [
      'that somebody has copied',
      { requests: [sent(1, 1), claimed(1, 1, { payload: SUBMITTED_BEFORE })] },
    ],
    [
      'of another project',
      {
        requests: [
          sent(1, 1),
          claimed(1, 1, { thread: { ...THREAD, project: 'other' } }),
        ],
      },
    ],
  ])('do not reach it: %s', async (_, repository) => {
    expect(await limit(repository, {})).toBe('sends');
  });
});
