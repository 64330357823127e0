/** The page-view endpoint (service document §4.4). */
import type { AnalyticsApi, Clock, SendRequest } from '../ports.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { parseViewsPage } from './response-schemas.ts';

/**
 * The analytics of one documentation project. Each call is one request, of which an organisation has 100 an hour.
 * @throws RangeError (as a rejection) for a project id that is no part of a path; it is validated earlier.
 */
export function createAnalyticsApi(connection: ApiClient, projectId: string): AnalyticsApi {
  return {
    async views({ dateFrom, dateTo, limit, offset }, signal) {
      const answer = await connection.request({
        method: 'GET',
        segments: ['v1', 'analytics', projectId, 'views'],
        query: { dateFrom, dateTo, limit, offset },
        signal,
      });
      return answer.ok ? parseViewsPage(answer.value) : answer;
    },
  };
}

/** The analytics behind a base URL, with their own connection. */
export function connectAnalyticsApi(
  options: Readonly<{
    send: SendRequest;
    version: string;
    clock: Clock;
    apiKey: string;
    projectId: string;
    baseUrl: URL;
  }>,
): AnalyticsApi {
  const { clock, projectId, ...rest } = options;
  return createAnalyticsApi(createApiClient({ ...rest, now: () => clock.date() }), projectId);
}
