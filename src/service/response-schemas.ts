/** What the service's replies must be before we believe them (service document §2). */
import * as z from 'zod/mini';
import type { Answer, Job, ViewsPage } from '../domain.ts';
import { isJobId } from '../job-id.ts';

/** A 2xx answer whose body was JSON. */
export type JsonReply = Readonly<{ status: number; requestId?: string; json: unknown }>;

/** No name, address or time is longer; whatever is would drown what people read, and the variables of later steps. */
const LONGEST_WORD = 2048;

/** A text that may be missing, null or of another type: then it counts as missing. So does an empty one, or an endless one. */
const word = tolerant(z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD)));

/** Every field of a job record may be missing; which ones are needed depends on the question that was asked. */
const jobRecord = z.object({
  id: word,
  status: word,
  prLink: word,
  model: word,
  source: tolerant(z.object({ repository: word })),
  archivedAt: word,
});

/** Counts are marked as optional; a missing one is 0, a negative or broken one is no count. */
const count = z.pipe(
  z.nullish(z.int().check(z.nonnegative())),
  z.transform((value) => value ?? 0),
);
const counts = { human: count, ai: count, total: count };

const viewsPage = z.object({
  totals: z.object(counts),
  views: z.array(z.object({ path: z.string(), ...counts })),
  hasMore: z.boolean(),
});

/** The job that a create made. Its `id` is all that is needed: whatever else is odd, the job exists. */
export function readCreatedJob(reply: JsonReply): Answer<Job> {
  return readJob(reply, undefined);
}

/** The job that a message went to. A reply without an `id` is about the job that was asked for. */
export function readMessagedJob(reply: JsonReply, jobId: string): Answer<Job> {
  return readJob(reply, jobId);
}

/** The job that was asked for. Without a `status` nothing was learnt. */
export function readPolledJob(reply: JsonReply, jobId: string): Answer<Job> {
  const answer = readJob(reply, jobId);
  if (answer.ok && answer.value.status === undefined)
    return badAnswer(reply, 'the answer names no job status');
  // Without its link a job with a pull request would pass for one that changed nothing.
  if (answer.ok && answer.value.prLink === null && isEndless(answer.value.raw['prLink']))
    return badAnswer(reply, 'the answer has a prLink that is too long for an address');
  return answer;
}

/** A page of page views. Strict: a wrong number is worse than none. */
export function readViewsPage(reply: JsonReply): Answer<ViewsPage> {
  const parsed = viewsPage.safeParse(reply.json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const where = parsed.error.issues[0]?.path.map(String).join('.');
  return badAnswer(reply, `the answer is not a page-view report${where ? ` (at ${where})` : ''}`);
}

function readJob(reply: JsonReply, expectedId: string | undefined): Answer<Job> {
  const { json } = reply;
  if (!isRecord(json)) return badAnswer(reply, 'the answer is not a job record');
  const { id = expectedId, status, prLink, model, source, archivedAt } = jobRecord.parse(json);
  if (id === undefined || !isJobId(id)) return badAnswer(reply, 'the answer names no usable job id');
  if (expectedId !== undefined && id !== expectedId)
    return badAnswer(reply, 'the answer is about another job');
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

function isEndless(value: unknown): boolean {
  return typeof value === 'string' && value.length > LONGEST_WORD;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function badAnswer({ status, requestId }: JsonReply, detail: string): Answer<never> {
  return {
    ok: false,
    fault: { kind: 'bad-answer', status, detail, ...(requestId !== undefined && { requestId }) },
  };
}

/** Fields of replies that nothing depends on. */

/** A field that may be missing; of another type than `schema`'s, it counts as missing. */
export function tolerant<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}
