/** Reads the submissions of a whole repository, without its threads, and writes nothing. */
import { ok, type Result } from '../../domain/errors.ts';
import type { CommentsApi, RepositoryComment } from '../../ports.ts';
import type { Filter, Stored } from '../submission-store.ts';
import { createStateCodec, type StateCodec } from './codec.ts';
import { readStates } from './states.ts';
import { countUnknownStates } from './unknown-states.ts';

/** The submissions of one page of comments. */
export type SubmissionsPage = Readonly<{
  /** Number of comments on the page. */
  comments: number;
  /** Submissions that are bound to their comments. */
  submissions: readonly Stored[];
  /** Number of states of our own account, on all pages until now, that none of the keys has signed. */
  unknown: number;
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
    const countUnknown = createUnknownCounter(codec, filter);
    for await (const page of comments.pagesCreatedSince(since)) {
      if (!page.ok) {
        yield page;
        return;
      }
      const { comments: listed, isLast } = page.value;
      const { submissions } = readStates(listed, codec, filter, undefined);
      const unknown = countUnknown(listed, submissions);
      yield ok({
        comments: listed.length,
        submissions,
        unknown,
        isLast,
      });
    }
  };
}

/**
 * Creates a function that counts states with an unknown signature over all pages. States of a person's account count as soon as a page
 * shows that the account is ours.
 */
function createUnknownCounter(codec: StateCodec, filter: Filter) {
  const accounts = new Set<number>();
  /** The account of each comment, by its id: a page may repeat the end of the one before. */
  const authors = new Map<number, number>();
  const ofBots = new Set<number>();
  return (
    comments: readonly RepositoryComment[],
    submissions: readonly Stored[],
  ): number => {
    for (const { comment } of submissions) accounts.add(comment.authorId);
    for (const comment of comments) {
      // Alone, a comment of any account looks like one of ours.
      const asOurs = { ...comment, isByBot: true };
      if (countUnknownStates([asOurs], codec, filter) === 0) continue;
      authors.set(comment.id, comment.authorId);
      if (comment.isByBot) ofBots.add(comment.id);
    }
    const ours = [...authors].filter(
      ([id, author]) => ofBots.has(id) || accounts.has(author),
    );
    return ours.length;
  };
}
