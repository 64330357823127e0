/** The comments of a repository, in memory: what ledgers need of GitHub, without faults. */
import type { Result } from '../../src/domain/errors.ts';
import type { LedgerRepository } from '../../src/once/ledger.ts';
import type { Clock, RepositoryComment } from '../../src/ports.ts';
import { exampleComment } from './examples.ts';
import { pagesOfHundred } from './threads.ts';

/** The account that writes all comments: an App's. */
const AUTHOR = 4;

/** The comments of a repository, by their ids. */
export type MemoryComments = Map<number, RepositoryComment>;

/** Creates the calls for one repository. Times are those of the clock, in whole seconds as GitHub has them. */
export function memoryComments(
  clock: Clock,
  comments: MemoryComments = new Map(),
): LedgerRepository['comments'] {
  const now = (): string => `${clock.date().toISOString().slice(0, 19)}Z`;
  const findAll = (
    counts: (comment: RepositoryComment) => boolean,
  ): readonly RepositoryComment[] => [...comments.values()].filter(counts);
  return {
    newestPages: pagesOfHundred((thread, since) =>
      findAll(
        (each) => each.thread === thread && Date.parse(each.updatedAt) >= since.getTime(),
      ),
    ),
    oldest: async (thread) => {
      const found = findAll((each) => each.thread === thread);
      const newestPage = found.length > 100 ? Math.ceil(found.length / 100) : undefined;
      return done({ comments: found.slice(0, 100), newestPage });
    },
    async *pagesSince(since) {
      const editOf = ({ updatedAt }: RepositoryComment): number => Date.parse(updatedAt);
      const found = findAll((each) => editOf(each) >= since.getTime());
      const listed = found.toSorted((one, other) => editOf(one) - editOf(other));
      yield done({ comments: listed, isLast: true });
    },
    create: async (thread, body) => {
      const id = Math.max(0, ...comments.keys()) + 1;
      const comment = exampleComment({ id, authorId: AUTHOR, body, createdAt: now() });
      comments.set(id, { ...comment, thread });
      return done(comment);
    },
    update: async (id, body) => {
      const before = comments.get(id);
      if (before === undefined) return done(undefined);
      const comment = { ...before, body, updatedAt: now() };
      comments.set(id, comment);
      return done(comment);
    },
    remove: async (id) => {
      comments.delete(id);
      return done(undefined);
    },
    read: async ({ id }) => done(comments.get(id)),
  };
}

function done<T>(value: T): Result<T> {
  return { ok: true, value };
}
