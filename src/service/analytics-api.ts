import type { AnalyticsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';
import { parseViewsPage } from './response-schemas.ts';

/** The analytics of one project (service document §4.4). Each call is one request, of which an organisation has 100 an hour. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options);
  return {
    views: async (query, signal) =>
      request(
        { method: 'GET', path: ['v1', 'analytics', options.projectId, 'views'], query, signal },
        parseViewsPage,
      ),
  };
}
