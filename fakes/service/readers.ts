/** What readers ask, search for and vote: questions to the assistant, search terms, feedback on pages. */
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

export type Feedback = Readonly<{
  id: string;
  path: string;
  comment: string | null;
  createdAt: string | null;
  source: 'code_snippet' | 'contextual' | 'agent' | 'thumbs_only';
  status: 'pending' | 'in_progress' | 'resolved' | 'dismissed';
  helpful: boolean;
  contact: string | null;
  /** These only of a `code_snippet`. */
  code?: string;
  filename?: string | null;
  lang?: string | null;
}>;

/** Rows of every range, or of the given one. */
export type Rows<T> = readonly T[] | ((range: DateRange) => readonly T[]);

export type ReaderConfig = Readonly<{
  conversations: Rows<Conversation>;
  searches: Rows<SearchTerm>;
  feedback: Rows<Feedback>;
  /** Rows of a page at most, whatever `limit` requests. */
  maxRows: number;
}>;

const AT = '2026-07-30T09:00:00Z';

/** A conversation that was not answered, with changes. */
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

/** A search term that led to no click, with changes. */
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

/** A vote on a page, with changes. */
export function vote(
  path: string,
  helpful: boolean,
  changes: Partial<Feedback> = {},
): Feedback {
  return {
    id: 'feedback_0001',
    path,
    comment: null,
    createdAt: AT,
    source: 'contextual',
    status: 'pending',
    helpful,
    contact: null,
    ...changes,
  };
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
    vote('/guides/rate-limits', false),
    vote('/guides/quickstart', true),
    vote('/api-reference/errors', true, {
      source: 'code_snippet',
      code: 'curl',
      filename: null,
      lang: 'sh',
    }),
  ],
  maxRows: 1000,
};
