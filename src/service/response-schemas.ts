/** What the service's responses about jobs must be (service document §2.1). */
import * as z from 'zod/mini';
import { isJobId, type Job, type Result } from '../domain.ts';

/** A 2xx response whose body is JSON. */
export type JsonResponse = Readonly<{ status: number; requestId?: string | undefined; json: unknown }>;

/**
 * Undefined if it is missing, empty, of another type or too long: no name, address or time is longer, and such a text would flood outputs,
 * comments and the state in them.
 */
const shortString = lenient(z.string().check(z.regex(/^.{1,500}$/s)));

/** Every field may be missing. Which ones are needed depends on the request. */
const jobSchema = z.object({
  id: shortString,
  status: shortString,
  prLink: shortString,
  model: shortString,
  source: lenient(z.object({ repository: shortString })),
  archivedAt: shortString,
});

/** A polled job needs a status. */
export function parsePolledJob(response: JsonResponse, jobId: string): Result<Job> {
  const job = parseJob(response, jobId);
  if (!job.ok) return job;
  const { status, prLink, raw } = job.value;
  if (status === undefined) return invalidResponse(response, 'the response has no job status');
  // Without its link, a job with a pull request would look like one that changed nothing.
  const isTooLong = prLink === null && typeof raw['prLink'] === 'string' && raw['prLink'] !== '';
  return isTooLong ? invalidResponse(response, 'the response has a prLink that is too long') : job;
}

/**
 * A job that was created needs only its id: whatever else is odd, the job exists. A response without an id is about the job that the
 * request named, if it named one.
 */
export function parseJob(response: JsonResponse, expectedId?: string): Result<Job> {
  const raw = z.looseObject({}).safeParse(response.json);
  if (!raw.success) return invalidResponse(response, 'the response is not a job');
  const {
    id = expectedId,
    status,
    prLink = null,
    model,
    source,
    archivedAt = null,
  } = jobSchema.parse(raw.data);
  if (id === undefined || !isJobId(id)) return invalidResponse(response, 'the response has no valid job id');
  if (expectedId !== undefined && id !== expectedId)
    return invalidResponse(response, 'the response is about another job');
  const repository = source?.repository;
  return { ok: true, value: { id, status, prLink, model, repository, archivedAt, raw: raw.data } };
}

export function invalidResponse({ status, requestId }: JsonResponse, detail: string): Result<never> {
  return { ok: false, error: { kind: 'invalid-response', status, requestId, detail } };
}

function lenient<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}
