import {
  conversation,
  search,
  vote as voteOn,
  type Conversation,
  type Feedback,
  type SearchTerm,
} from '../../../../fakes/service/readers.ts';
import { handle } from '../../../../fakes/service/handler.ts';
import { createState } from '../../../../fakes/service/state.ts';
import type { Result } from '../../../../src/domain/errors.ts';
import type { AnalyticsApi } from '../../../../src/ports.ts';
import {
  collectSignals,
  type CollectSignalsOptions,
} from '../../../../src/analytics/signals/collect.ts';
import { createClients } from '../../../support/memory-service.ts';
import { NO_ANALYTICS, requestOptions } from '../../../support/run-export.ts';

export type Stock = Readonly<{
  questions?: readonly Conversation[];
  searches?: readonly SearchTerm[];
  feedback?: readonly Feedback[];
}>;

export const question = (text: string, pageUrl = ''): Conversation =>
  conversation(text, { pageUrl });
export const term = search;
/** Creates a vote with a form for a comment. */
export const vote = (page: string, isProblem = true): Feedback =>
  voteOn(page, !isProblem);
/** Creates a negative vote without a form, or one of an unknown direction. */
export const plainVote = (page: string, hasDirection = true): Feedback => {
  const isPositive = hasDirection ? false : undefined;
  return { ...vote(page), source: 'thumbs_only', isPositive };
};

/**
 * Creates a service that pages through these rows. `fail` may return an error for a request; `n`
 * counts from 1 for each kind.
 */
export function serviceOf(
  { questions = [], searches = [], feedback = [] }: Stock,
  perPage = 100,
  fail: (kind: string, n: number) => Result<never> | undefined = () => undefined,
): AnalyticsApi & Readonly<{ requests: readonly string[] }> {
  const state = createState({
    readers: { conversations: questions, searches, feedback, maxRows: perPage },
  });
  const { analytics } = createClients((request) => handle(request, state, 0));
  const requests: string[] = [];
  const counted = async <T>(
    kind: string,
    read: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    requests.push(kind);
    const ofKind = requests.filter((each) => each === kind);
    return fail(kind, ofKind.length) ?? read();
  };
  return {
    ...NO_ANALYTICS,
    requests,
    questions: (query) => counted('questions', () => analytics.questions(query)),
    searches: (query) => counted('searches', () => analytics.searches(query)),
    votes: (query) => counted('feedback', () => analytics.votes(query)),
  };
}

/** Collects all kinds with a budget of 90 requests, unless `more` has others. */
export async function collect(
  analytics: AnalyticsApi,
  more: Partial<CollectSignalsOptions> = {},
) {
  return collectSignals({
    ...requestOptions(),
    analytics,
    include: ['questions', 'searches', 'feedback'],
    paths: [],
    ...more,
  });
}
