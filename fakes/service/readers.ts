/** Signals of readers: questions to the assistant, search terms, feedback on pages. */
import type { DateRange } from './range.ts';

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

type FeedbackBase = Readonly<{
  id: string;
  path: string;
  comment: string | null;
  createdAt: string | null;
  status: (typeof FEEDBACK_STATUSES)[number];
}>;

/** A vote with a form for a comment. */
type ContextualFeedback = FeedbackBase &
  Readonly<{ source: 'contextual'; helpful: boolean; contact: string | null }>;

type CodeFeedback = FeedbackBase &
  Readonly<{
    source: 'code_snippet';
    code: string;
    filename: string | null;
    lang: string | null;
  }>;

/** A row without fields of its own. */
type PlainFeedback = FeedbackBase & Readonly<{ source: 'agent' | 'thumbs_only' }>;

/** A row as the service lists it: one of three shapes. */
export type FeedbackRow = ContextualFeedback | CodeFeedback | PlainFeedback;

/** Feedback on a page. The direction of a plain vote is not listed, but perhaps counted. */
export type Feedback = FeedbackRow & Readonly<{ isPositive?: boolean }>;

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
  conversations: Rows<Conversation>;
  searches: Rows<SearchTerm>;
  feedback: Rows<Feedback>;
  /** Whether votes without a form count as positive or negative; otherwise only in the total. */
  countsPlainVotes: boolean;
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

const FEEDBACK: FeedbackBase = {
  id: 'feedback_0001',
  path: '/',
  comment: null,
  createdAt: AT,
  status: 'pending',
};

/** Creates a vote on a page with a form for a comment, with changes. */
export function vote(
  path: string,
  helpful: boolean,
  changes: Partial<ContextualFeedback> = {},
): ContextualFeedback {
  return { ...FEEDBACK, path, source: 'contextual', helpful, contact: null, ...changes };
}

/** Creates a vote without a form. */
export function plainVote(
  path: string,
  isPositive: boolean,
  changes: Partial<FeedbackBase> = {},
): Feedback {
  return { ...FEEDBACK, path, source: 'thumbs_only', isPositive, ...changes };
}

/** Creates feedback of an AI agent. */
export function agentFeedback(path: string, comment: string): PlainFeedback {
  return { ...FEEDBACK, path, source: 'agent', comment };
}

/** Creates feedback on a code block. */
export function codeFeedback(
  path: string,
  changes: Partial<CodeFeedback> = {},
): CodeFeedback {
  const snippet = { code: 'curl', filename: null, lang: 'sh' };
  return { ...FEEDBACK, path, source: 'code_snippet', ...snippet, ...changes };
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

/** Three problems, and rows that are none. */
export const DEFAULT_READERS: ReaderConfig = {
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
    vote('/guides/rate-limits', false, {
      comment: 'The table is out of date.',
      contact: 'reader@example.com',
    }),
    plainVote('/guides/rate-limits', false),
    vote('/guides/quickstart', true),
    codeFeedback('/api-reference/errors', { comment: 'Which header?' }),
    agentFeedback('/api-reference/errors', 'There is no list of codes.'),
    vote('/guides/keys', false, { status: 'resolved' }),
  ],
  countsPlainVotes: true,
  maxRows: 1000,
};
