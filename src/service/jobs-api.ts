/** The agent's three endpoints (service document §4.1–4.3). */
import type { JobsApi, Clock, SendRequest } from '../ports.ts';
import { createApiClient, type ApiClient } from './api-client.ts';

/**
 * The agent of one documentation project. Each call is one request.
 * @throws RangeError (as a rejection) for a project or job id that is no part of a path; both are validated earlier.
 */
export function createJobsApi(connection: ApiClient, projectId: string): JobsApi {
  const jobs = ['v2', 'agent', projectId, 'job'];
  return {
    async create(prompt, signal) {
      const answer = await connection.request({ method: 'POST', segments: jobs, json: { prompt }, signal });
      return answer.ok ? (await schemas()).parseCreatedJob(answer.value) : answer;
    },
    async message(jobId, prompt, signal) {
      const segments = [...jobs, jobId, 'message'];
      const answer = await connection.request({ method: 'POST', segments, json: { prompt }, signal });
      return answer.ok ? (await schemas()).parseMessagedJob(answer.value, jobId) : answer;
    },
    async get(jobId, signal) {
      const answer = await connection.request({ method: 'GET', segments: [...jobs, jobId], signal });
      return answer.ok ? (await schemas()).parsePolledJob(answer.value, jobId) : answer;
    },
  };
}

/** Loaded once there is an answer to read. */
const schemas = () => import(/* webpackChunkName: "rest" */ './response-schemas.ts');

/** The agent behind a base URL, with its own connection. */
export function connectJobsApi(
  options: Readonly<{
    send: SendRequest;
    version: string;
    clock: Clock;
    apiKey: string;
    projectId: string;
    baseUrl: URL;
    secrets?: readonly string[];
  }>,
): JobsApi {
  const { clock, projectId, ...rest } = options;
  return createJobsApi(createApiClient({ ...rest, now: () => clock.date() }), projectId);
}
