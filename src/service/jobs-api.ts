import type { JobsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';
import { parseJob, parsePolledJob } from './response-schemas.ts';

/** The agent of one project (service document §4.1–4.3). Each call is one request. */
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
