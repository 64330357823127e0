/** `max-requests-per-day` over the ledgers of several repositories. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { CommentsApi, RepositoryComment } from '../../../src/ports.ts';
import type { RequestContext } from '../../../src/request/context.ts';
import { applyRequestLimits } from '../../../src/request/limits.ts';
import type { PlannedRequest } from '../../../src/request/planned-request.ts';
import {
  exampleComment,
  exampleFinishing,
  exampleIdentity,
  exampleRecord,
  NOW,
  THREAD,
} from '../../support/examples.ts';
import { CODEC, openRequests, RUN } from '../../support/ledgers.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const HOUR = 3_600_000;
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };

/** A repository by the comments of its requests, or why they cannot be listed. */
type Repository = Readonly<{
  requests?: readonly RepositoryComment[];
  error?: RequestError;
  /** Whether it has older comments, which are not read. */
  isCut?: boolean;
}>;

const nameOf = (id: number): string => `acme/app-${id}`;

let lastId = 0;

/** Creates the comment of a request that was sent so many hours ago, in the repository with this id. */
function sent(hoursAgo: number, repositoryId: number, project = THREAD.project) {
  lastId += 1;
  const createdAt = new Date(NOW.getTime() - hoursAgo * HOUR).toISOString();
  const comment = exampleComment({ id: lastId, createdAt });
  const line = CODEC.encode({
    repositoryId,
    thread: { ...THREAD, project },
    request: exampleIdentity({ claimId: `claim ${lastId}` }),
    sent: 'yes',
    isFinished: true,
    mayRepeat: false,
    payload: exampleRecord(),
    commentId: comment.id,
    authorId: comment.authorId,
  });
  return { ...comment, thread: THREAD.number, body: `### Done\n\n${line}\n` };
}

/** Opens the ledger of a repository. */
function open({ requests = [], error, isCut = false }: Repository, id: number) {
  const comments: Partial<CommentsApi> = {
    async *pagesSince() {
      yield error === undefined
        ? { ok: true, value: { comments: requests, isLast: !isCut } }
        : { ok: false, error };
    },
  };
  return openRequests({ comments, id });
}

/** Applies a limit of two requests to one more. `counted`: repositories with the ids 1, 2, … */
async function limit(...counted: readonly Repository[]) {
  const nothing = () => undefined;
  const runner = { info: nothing, warning: nothing, notice: nothing };
  const context = {
    run: RUN,
    runner,
    system: { clock: new ManualClock() },
    github: { warnOfUnverified: nothing },
    docs: {
      githubToken: '',
      docsToken: '',
      run: RUN,
      runner,
      connectRepository: () => ({}),
    },
    settings: {
      maxRequestsPerDay: 2,
      maxOpenPrs: undefined,
      counted: counted.map((repository, nth) => {
        const id = nth + 1;
        return { name: nameOf(id), ledger: open(repository, id) };
      }),
    },
  };
  const planned = {
    cause: 'comment:99',
    target: { kind: 'new-job' },
    thread: { thread: THREAD, claims: [] },
    finishing: exampleFinishing(),
    isHeldByOpenPullRequests: false,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- limits use no other part
  const limited = await applyRequestLimits(
    context as unknown as RequestContext,
    planned as unknown as PlannedRequest,
  );
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
