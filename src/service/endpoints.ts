/** The endpoints of one project. Each call is one request. */
import type { SignalKind } from '../domain.ts';
import type { AnalyticsApi, JobsApi, ViewsApi } from '../ports.ts';
import { parseSignalsPage, parseViewsPage } from './analytics-schemas.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';
import { parseJob, parsePolledJob } from './response-schemas.ts';

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

/** Page views (service document §4.4). All analytics share 100 requests per organization and hour. */
export function createViewsApi(options: ServiceOptions): ViewsApi {
  const request = createApiClient(options);
  const path = ['v1', 'analytics', options.projectId, 'views'];
  return {
    views: async (query, signal) => request({ method: 'GET', path, query, signal }, parseViewsPage),
  };
}

/** Where each kind is, and the most rows of a page. */
const SIGNALS: Readonly<Record<SignalKind, Readonly<{ name: string; limit: number }>>> = {
  questions: { name: 'assistant', limit: 1000 },
  searches: { name: 'searches', limit: 100 },
  feedback: { name: 'feedback', limit: 100 },
};

/** All analytics. */
export function createAnalyticsApi(options: ServiceOptions): AnalyticsApi {
  const request = createApiClient(options);
  const path = ['v1', 'analytics', options.projectId];
  return {
    ...createViewsApi(options),
    signals: async (kind, query, signal) => {
      const { name, ...parameters } = SIGNALS[kind];
      return request(
        { method: 'GET', path: [...path, name], query: { ...query, ...parameters }, signal },
        (response) => parseSignalsPage(kind, response),
      );
    },
  };
}
