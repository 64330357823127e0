/** The endpoints of one project. Each call is one request. */
import type { AnalyticsApi, JobsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';
import { parseJob, parsePolledJob, parseViewsPage } from './response-schemas.ts';

/** The docs agent (service document §4.1–4.3). */
export function createJobsApi(options: ServiceOptions): JobsApi {
  const request = createApiClient(options);
  const jobs = ['v2', 'agent', options.projectId, 'job'];
  return {
    create: async (prompt, signal) =>
      request({ method: 'POST', path: jobs, json: { prompt }, signal }, parseJob),
    message: async (jobId, prompt, signal) =>
      request({ method: 'POST', path: [...jobs, jobId, 'message'], json: { prompt }, signal }, (response) =>
        parseJob(response, jobId),
      ),
    get: async (jobId, signal) =>
      request({ method: 'GET', path: [...jobs, jobId], signal }, (response) =>
        parsePolledJob(response, jobId),
      ),
  };
}

/** Page views (service document §4.4), of which an organisation has 100 requests an hour. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options);
  const path = ['v1', 'analytics', options.projectId, 'views'];
  return { views: async (query, signal) => request({ method: 'GET', path, query, signal }, parseViewsPage) };
}
