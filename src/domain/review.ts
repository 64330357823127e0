/** Reviews of docs pull requests, as they are sent to a job. Every string is external: escape it before use. */

/** The place of a comment in the diff: a line, or a whole file. */
export type ReviewPlace = Readonly<{
  path: string;
  /** Undefined for a comment on a whole file, and if GitHub does not say which line it is, as for an outdated one. */
  line: number | undefined;
  /** The part of the diff that ends with the line; empty for a whole file. */
  hunk: string;
}>;

/** A comment of a review, on a line or on a whole file. */
export type ReviewComment = ReviewPlace &
  Readonly<{
    body: string;
    /** Whether it answers another comment. GitHub makes a review of every reply. */
    isReply: boolean;
  }>;

/** The comments of a review. `isComplete`: whether all of them were read. */
export type ReviewComments = Readonly<{
  comments: readonly ReviewComment[];
  isComplete: boolean;
}>;

/** A review. The summary may be empty. */
export type Review = ReviewComments & Readonly<{ summary: string }>;
