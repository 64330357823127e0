/** API of the docs agent (service document §2.1, §4.1–4.3). */
import * as z from 'zod/mini';
import { isJobId, type Job } from '../domain/job.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { toPullRequestPage } from '../domain/pull-request-url.ts';
import type { JobsApi } from '../ports.ts';
import { createApiClient, type ServiceOptions } from './api-client.ts';

/** Creates the API. Each call is one request. */
export function createJobsApi(options: ServiceOptions): JobsApi {
  const request = createApiClient(options);
  const jobs = ['v2', 'agent', options.projectId, 'job'];
  return {
    create: (prompt, signal) =>
      request(
        { method: 'POST', path: jobs, json: { prompt }, isNew: true, signal },
        (response) => parseServiceJob(response),
      ),
    message: ({ id, keyLine }, prompt, signal) =>
      request(
        {
          method: 'POST',
          path: [...jobs, id, 'message'],
          json: { prompt },
          keyLine,
          signal,
        },
        (response, acceptedLine) =>
          withKeyLine(parseServiceJob(response, id), acceptedLine),
      ),
    get: ({ id, keyLine }, signal) =>
      request(
        { method: 'GET', path: [...jobs, id], keyLine, signal },
        (response, acceptedLine) =>
          withKeyLine(parsePolledJob(response, id), acceptedLine),
      ),
  };
}

function withKeyLine(job: Result<Job, string>, keyLine: number): Result<Job, string> {
  return job.ok ? ok({ ...job.value, keyLine }) : job;
}

/**
 * Schema of a short text. Undefined if it is missing, empty, of another type or too long: no name,
 * address or time is longer, and such a text would flood outputs, comments and the state in them.
 */
const SHORT = /^.{1,500}$/s;
const shortString = lenient(z.string().check(z.regex(SHORT)));

/** Schema of a job. Every field may be missing. Which ones are needed depends on the request. */
const jobSchema = z.object({
  id: shortString,
  status: shortString,
  prLink: shortString,
  model: shortString,
  source: lenient(z.object({ repository: shortString })),
  archivedAt: shortString,
});

/** Parses a polled job, which needs a status. */
export function parsePolledJob(json: unknown, jobId: string): Result<Job, string> {
  const job = parseServiceJob(json, jobId);
  if (!job.ok || job.value.status !== undefined) return job;
  if (hasUnreadableLink(job.value)) {
    return notOk(
      'the response has a prLink that is not a text of at most 500 characters',
    );
  }
  return notOk('the response has no job status');
}

/**
 * Parses a job. One that was created needs only its id: whatever else is odd, the job exists. A
 * response without an id is about the job that the request named, if it named one. The end of a job
 * is not known without its link: it would look like one that changed nothing.
 */
export function parseServiceJob(json: unknown, expectedId?: string): Result<Job, string> {
  const parsed = z.looseObject({}).safeParse(json);
  if (!parsed.success) return notOk('the response is not a job');
  const raw = parsed.data;
  const known = jobSchema.parse(raw);
  const { id = expectedId, status, prLink = null, archivedAt = null } = known;
  if (id === undefined || !isJobId(id)) {
    return notOk('the response has no valid job id');
  }
  if (expectedId !== undefined && id !== expectedId) {
    return notOk('the response is about another job');
  }
  const job: Job = {
    id,
    status,
    prLink: prLink === null ? null : toPullRequestPage(prLink),
    model: known.model,
    repository: known.source?.repository,
    archivedAt,
    raw,
  };
  const isEndUnknown = status === 'completed' && hasUnreadableLink(job);
  return ok(isEndUnknown ? { ...job, status: undefined } : job);
}

/** Returns whether the response has a link that is too long or no text. An empty one is none. */
function hasUnreadableLink(job: Job): boolean {
  const link = job.raw['prLink'] ?? '';
  return job.prLink === null && link !== '';
}

function lenient<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}
