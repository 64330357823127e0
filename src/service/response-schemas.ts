/** What the service's replies must be before we believe them (service document §2). */
import * as z from 'zod/mini';
import type { Result, Job, ViewsPage } from '../domain.ts';
import { isJobId } from '../job-id.ts';

/** A 2xx answer whose body was JSON. */
export type JsonReply = Readonly<{ status: number; requestId?: string; json: unknown }>;

/** No name, address or time is longer; whatever is would drown what people read, and the variables of later steps. */
const MAX_STRING = 2048;

/** A text that may be missing, null or of another type: then it counts as missing. So does an empty one, or an endless one. */
const shortString = lenient(z.string().check(z.minLength(1), z.maxLength(MAX_STRING)));

/** Every field of a job record may be missing; which ones are needed depends on the question that was asked. */
const jobSchema = z.object({
  id: shortString,
  status: shortString,
  prLink: shortString,
  model: shortString,
  source: lenient(z.object({ repository: shortString })),
  archivedAt: shortString,
});

/** Counts are marked as optional; a missing one is 0, a negative or broken one is no count. */
const count = z.pipe(
  z.nullish(z.int().check(z.nonnegative())),
  z.transform((value) => value ?? 0),
);
const counts = { human: count, ai: count, total: count };

const viewsPageSchema = z.object({
  totals: z.object(counts),
  views: z.array(z.object({ path: z.string(), ...counts })),
  hasMore: z.boolean(),
});

/** The job that a create made. Its `id` is all that is needed: whatever else is odd, the job exists. */
export function parseCreatedJob(reply: JsonReply): Result<Job> {
  return parseJob(reply, undefined);
}

/** The job that a message went to. A reply without an `id` is about the job that was asked for. */
export function parseMessagedJob(reply: JsonReply, jobId: string): Result<Job> {
  return parseJob(reply, jobId);
}

/** The job that was asked for. Without a `status` nothing was learnt. */
export function parsePolledJob(reply: JsonReply, jobId: string): Result<Job> {
  const answer = parseJob(reply, jobId);
  if (answer.ok && answer.value.status === undefined)
    return invalidResponse(reply, 'the answer names no job status');
  // Without its link a job with a pull request would pass for one that changed nothing.
  if (answer.ok && answer.value.prLink === null && isTooLong(answer.value.raw['prLink']))
    return invalidResponse(reply, 'the answer has a prLink that is too long for an address');
  return answer;
}

/** A page of page views. Strict: a wrong number is worse than none. */
export function parseViewsPage(reply: JsonReply): Result<ViewsPage> {
  const parsed = viewsPageSchema.safeParse(reply.json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const where = parsed.error.issues[0]?.path.map(String).join('.');
  return invalidResponse(reply, `the answer is not a page-view report${where ? ` (at ${where})` : ''}`);
}

function parseJob(reply: JsonReply, expectedId: string | undefined): Result<Job> {
  const { json } = reply;
  if (!isRecord(json)) return invalidResponse(reply, 'the answer is not a job record');
  const { id = expectedId, status, prLink, model, source, archivedAt } = jobSchema.parse(json);
  if (id === undefined || !isJobId(id)) return invalidResponse(reply, 'the answer names no usable job id');
  if (expectedId !== undefined && id !== expectedId)
    return invalidResponse(reply, 'the answer is about another job');
  const repository = source?.repository;
  const value = {
    id,
    status,
    prLink: prLink ?? null,
    model,
    repository,
    archivedAt: archivedAt ?? null,
    raw: json,
  };
  return { ok: true, value };
}

function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > MAX_STRING;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalidResponse({ status, requestId }: JsonReply, detail: string): Result<never> {
  return {
    ok: false,
    error: { kind: 'invalid-response', status, detail, ...(requestId !== undefined && { requestId }) },
  };
}

/** Fields of replies that nothing depends on. */

/** A field that may be missing; of another type than `schema`'s, it counts as missing. */
export function lenient<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}
