/** The page-view endpoint (service document §4.4). */
import type { AnalyticsService, Clock, Send } from '../ports.ts';
import { createConnection, type Connection } from './api-client.ts';
import { readViewsPage } from './response-schemas.ts';

/**
 * The analytics of one documentation project. Each call is one request, of which an organisation has 100 an hour.
 * @throws RangeError (as a rejection) for a project id that is no part of a path; it is validated earlier.
 */
export function createAnalyticsService(connection: Connection, projectId: string): AnalyticsService {
  return {
    async views({ dateFrom, dateTo, limit, offset }, signal) {
      const answer = await connection.request({
        method: 'GET',
        segments: ['v1', 'analytics', projectId, 'views'],
        query: { dateFrom, dateTo, limit, offset },
        signal,
      });
      return answer.ok ? readViewsPage(answer.value) : answer;
    },
  };
}

/** The analytics behind a base URL, with their own connection. */
export function connectAnalytics(
  options: Readonly<{
    send: Send;
    version: string;
    clock: Clock;
    apiKey: string;
    projectId: string;
    baseUrl: URL;
  }>,
): AnalyticsService {
  const { clock, projectId, ...rest } = options;
  return createAnalyticsService(createConnection({ ...rest, now: () => clock.date() }), projectId);
}
