/** Reads the submissions of a whole repository, without its threads, and writes nothing. */
import { ok, type Result } from '../../domain/errors.ts';
import type { CommentsApi } from '../../ports.ts';
import type { Filter, Stored } from '../submission-store.ts';
import { createStateCodec } from './codec.ts';
import { readStates } from './states.ts';
import { findUnverifiedStates } from './unverified-states.ts';

/** The submissions of one page of comments. */
export type SubmissionsPage = Readonly<{
  /** Number of comments on the page. */
  comments: number;
  /** Submissions that are bound to their comments. */
  submissions: readonly Stored[];
  /** Number of states of our own account, on all pages until now, that none of the keys has signed. */
  unverified: number;
  /** Whether the comments of the whole time have been read. */
  isLast: boolean;
}>;

/** A function that reads the submissions whose comments were created since, newest first. Ends after an error. */
export type ReadSubmissions = (
  comments: Pick<CommentsApi, 'pagesCreatedSince'>,
  since: Date,
  filter: Filter,
) => AsyncGenerator<Result<SubmissionsPage>, void>;

/** Creates a function that reads submissions by any of the keys. The texts of a page are not kept. */
export function createSubmissionReader(keys: readonly string[]): ReadSubmissions {
  const codec = createStateCodec(keys);
  return async function* readSubmissions(comments, since, filter) {
    /** IDs of comments: a page may repeat the end of the one before. */
    const unverified = new Set<number>();
    for await (const page of comments.pagesCreatedSince(since)) {
      if (!page.ok) {
        yield page;
        return;
      }
      const { comments: listed, isLast } = page.value;
      const { submissions } = readStates(listed, codec, filter, undefined);
      const found = findUnverifiedStates(listed, codec, filter, submissions);
      for (const commentId of found) unverified.add(commentId);
      yield ok({
        comments: listed.length,
        submissions,
        unverified: unverified.size,
        isLast,
      });
    }
  };
}
