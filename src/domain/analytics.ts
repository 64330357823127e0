/** Page views, and the questions, searches and votes of readers, as the service counts them. */

/** A range of days (`YYYY-MM-DD`, UTC). `dateTo` is exclusive (service document §4.4). */
export type DateRange = Readonly<{ dateFrom: string; dateTo: string }>;

/** Views of one page (service document §2.3). The service wrote `path`: hostile until escaped. */
export type PageViews = Readonly<{
  path: string;
  human: number;
  ai: number;
  total: number;
}>;

/** Some rows of a page-view report. `totals` are site-wide for the whole range, not the sums of these rows. */
export type ViewsPage = Readonly<{
  totals: Readonly<{
    human: number;
    ai: number;
    total: number;
  }>;
  views: readonly PageViews[];
  hasMore: boolean;
}>;

export const SIGNAL_KINDS = ['questions', 'searches', 'feedback'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

/** A question or a search term. Readers wrote the texts: hostile until escaped, and possibly personal. */
export type ReaderSignal = Readonly<{
  text: string;
  /** Address or path; empty if there is none. */
  page: string;
  /** Number of searches; 1 for a question. */
  count: number;
  /** Whether the question was not answered, or no search led to a click. */
  isProblem: boolean;
}>;

/** A page of questions or search terms. `next` is the cursor of the next page; undefined after the last one. */
export type SignalsPage = Readonly<{
  rows: readonly ReaderSignal[];
  next: string | undefined;
}>;

/** Sources of votes: with a form for a comment, or only with a thumb. */
export const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const;
export type VoteSource = (typeof VOTE_SOURCES)[number];

/** The votes of one source on a page. */
export type PageVotes = Readonly<{
  /** Address or path. */
  page: string;
  positive: number;
  negative: number;
  /** Votes that the service counts neither as positive nor as negative. */
  undirected: number;
}>;

/** Votes by page. `hasMore`: other pages have votes, too, and cannot be read. */
export type VotesPage = Readonly<{
  votes: readonly PageVotes[];
  hasMore: boolean;
}>;
