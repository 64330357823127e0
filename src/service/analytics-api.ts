import type { SignalKind } from '../domain.ts';
import type { AnalyticsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';
import { parseSignalsPage, parseViewsPage } from './response-schemas.ts';

/** Where each kind is, and the most that one page holds. Only votes of people on pages say whether they are negative. */
const ENDPOINTS: Readonly<Record<SignalKind, Readonly<{ name: string; limit: number; source?: string }>>> = {
  questions: { name: 'assistant', limit: 1000 },
  searches: { name: 'searches', limit: 100 },
  feedback: { name: 'feedback', limit: 100, source: 'contextual' },
};

/** The analytics of one project (service document §4.4). Each call is one request, of which an organisation has 100 an hour. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options);
  const path = ['v1', 'analytics', options.projectId];
  return {
    views: async (query, signal) =>
      request({ method: 'GET', path: [...path, 'views'], query, signal }, parseViewsPage),
    signals: async (kind, query, signal) => {
      const { name, ...parameters } = ENDPOINTS[kind];
      return request(
        { method: 'GET', path: [...path, name], query: { ...query, ...parameters }, signal },
        (response) => parseSignalsPage(kind, response),
      );
    },
  };
}
