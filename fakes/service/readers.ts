/** Analytics of readers: views of pages, questions to the assistant, search terms, feedback on pages. */
import type { DateRange } from './range.ts';
import { viewsOfSite, type PageViews } from './site.ts';

export type Conversation = Readonly<{
  id: string;
  timestamp: string;
  query: string;
  response: string;
  responseType: 'answer' | 'clarifying_question';
  sources: readonly Readonly<{ title: string; url: string }>[];
  resolutionStatus: 'answered' | 'unanswered';
  queryCategory: string | null;
  pageUrl: string | null;
}>;

export type SearchTerm = Readonly<{
  searchQuery: string;
  hits: number;
  ctr: number;
  topClickedPage: string | null;
  lastSearchedAt: string;
}>;

/** Feedback on a page. `isPositive`: undefined if it is no vote, or one of an unknown direction. */
export type Feedback = Readonly<{
  path: string;
  source: (typeof FEEDBACK_SOURCES)[number];
  status: (typeof FEEDBACK_STATUSES)[number];
  isPositive?: boolean | undefined;
}>;

export const FEEDBACK_SOURCES = [
  'code_snippet',
  'contextual',
  'agent',
  'thumbs_only',
] as const;
export const FEEDBACK_STATUSES = [
  'pending',
  'in_progress',
  'resolved',
  'dismissed',
] as const;

/** The feedback on a page, counted. */
export type PageFeedback = Readonly<{
  path: string;
  thumbsUp: number;
  thumbsDown: number;
  code: number;
  total: number;
}>;

/** Rows of every range, or of the given one. */
export type Rows<T> = readonly T[] | ((range: DateRange) => readonly T[]);

export type ReaderConfig = Readonly<{
  views: Rows<PageViews>;
  conversations: Rows<Conversation>;
  searches: Rows<SearchTerm>;
  feedback: Rows<Feedback>;
  /** Rows of a page at most, whatever `limit` requests. */
  maxRows: number;
}>;

const AT = '2026-07-30T09:00:00Z';

/** Creates a conversation that was not answered, with changes. */
export function conversation(
  query: string,
  changes: Partial<Conversation> = {},
): Conversation {
  return {
    id: '01J3ZK5E8V0000000000000000',
    timestamp: AT,
    query,
    response: 'The documentation does not cover this.',
    responseType: 'answer',
    sources: [],
    resolutionStatus: 'unanswered',
    queryCategory: null,
    pageUrl: null,
    ...changes,
  };
}

/** Creates a search term that led to no click, with changes. */
export function search(
  searchQuery: string,
  hits: number,
  changes: Partial<SearchTerm> = {},
): SearchTerm {
  return {
    searchQuery,
    hits,
    ctr: 0,
    topClickedPage: null,
    lastSearchedAt: AT,
    ...changes,
  };
}

/** Creates a vote on a page with a form for a comment, with changes. */
export function vote(
  path: string,
  isPositive: boolean,
  changes: Partial<Feedback> = {},
): Feedback {
  return { path, source: 'contextual', status: 'pending', isPositive, ...changes };
}

/** Creates a vote without a form. */
export function plainVote(path: string, isPositive: boolean): Feedback {
  return vote(path, isPositive, { source: 'thumbs_only' });
}

/** Creates feedback of an AI agent. */
function agentFeedback(path: string): Feedback {
  return { path, source: 'agent', status: 'pending' };
}

/** Creates feedback on a code block. */
function codeFeedback(path: string): Feedback {
  return { path, source: 'code_snippet', status: 'pending' };
}

/** Creates counted feedback on a page, with changes. */
export function pageFeedback(
  path: string,
  thumbsDown: number,
  changes: Partial<PageFeedback> = {},
): PageFeedback {
  return { path, thumbsUp: 0, thumbsDown, code: 0, total: thumbsDown, ...changes };
}

const pageUrl = 'https://docs.example.com/guides/webhooks';

/** A generated site, three problems, and rows that are none. */
export const DEFAULT_READERS: ReaderConfig = {
  views: viewsOfSite,
  conversations: [
    conversation('How do I verify the signature of a webhook?', { pageUrl }),
    conversation('how do I verify the signature of a webhook', {
      pageUrl,
      queryCategory: 'Webhooks',
    }),
    conversation('Where are my keys?', {
      responseType: 'clarifying_question',
      response: 'Do you mean API keys?',
      resolutionStatus: 'answered',
      sources: [{ title: 'Keys', url: 'https://docs.example.com/guides/keys' }],
    }),
  ],
  searches: [
    search('authentication', 40, { ctr: 0.6, topClickedPage: '/guides/authentication' }),
    search('dark mode', 12),
  ],
  feedback: [
    vote('/guides/rate-limits', false),
    plainVote('/guides/rate-limits', false),
    vote('/guides/quickstart', true),
    codeFeedback('/api-reference/errors'),
    agentFeedback('/api-reference/errors'),
    vote('/guides/keys', false, { status: 'resolved' }),
  ],
  maxRows: 1000,
};
