/** The page-view endpoint (service document §4.4). */
import type { AnalyticsService } from '../ports.ts';
import type { Connection } from './connection.ts';
import { readViewsPage } from './wire.ts';

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
