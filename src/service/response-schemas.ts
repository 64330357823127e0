/** What the service's responses must be (service document §2). */
import * as z from 'zod/mini';
import {
  isJobId,
  type Job,
  type ReaderSignal,
  type Result,
  type SignalKind,
  type SignalsPage,
  type ViewsPage,
} from '../domain.ts';

/** A 2xx response whose body is JSON. */
export type JsonResponse = Readonly<{ status: number; requestId?: string | undefined; json: unknown }>;

/** No name, address or time is longer. A longer text would flood outputs, comments and the state in them. */
const MAX_STRING = 500;

/** Undefined if it is missing, empty, too long or of another type. */
const shortString = lenient(z.string().check(z.minLength(1), z.maxLength(MAX_STRING)));

/** Every field may be missing. Which ones are needed depends on the request. */
const jobSchema = z.object({
  id: shortString,
  status: shortString,
  prLink: shortString,
  model: shortString,
  source: lenient(z.object({ repository: shortString })),
  archivedAt: shortString,
});

/** Counts are optional; a missing one is 0. The published description says number, not integer. */
const count = z.pipe(
  z.nullish(z.number().check(z.nonnegative())),
  z.transform((value) => Math.round(value ?? 0)),
);
const counts = { human: count, ai: count, total: count };

const viewsPageSchema = z.object({
  totals: z.object(counts),
  views: z.array(z.object({ path: z.string(), ...counts })),
  hasMore: z.boolean(),
});

/** Null and missing are empty. */
const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
const cursor = { nextCursor: optionalText, hasMore: z.nullish(z.boolean()) };
type Rows = Readonly<{
  rows: readonly ReaderSignal[];
  nextCursor: string;
  hasMore?: boolean | null | undefined;
}>;

/** A vote that someone has dealt with says nothing any more. */
const OPEN_STATUSES = ['pending', 'in_progress', ''];

/** What the rows of each kind say. Other fields, contact data among them, are not read. */
const signalSchemas: Readonly<Record<SignalKind, z.ZodMiniType<Rows>>> = {
  questions: z.pipe(
    z.object({
      conversations: z.array(
        z.object({
          query: z.string(),
          response: optionalText,
          resolutionStatus: optionalText,
          pageUrl: optionalText,
        }),
      ),
      ...cursor,
    }),
    z.transform(({ conversations, ...rest }) => ({
      ...rest,
      rows: conversations.map(({ query: text, response: comment, resolutionStatus, pageUrl: page }) => {
        return { text, page, count: 1, isProblem: resolutionStatus === 'unanswered', comment };
      }),
    })),
  ),
  searches: z.pipe(
    z.object({
      searches: z.array(z.object({ searchQuery: z.string(), hits: count, ctr: z.number() })),
      ...cursor,
    }),
    z.transform(({ searches, ...rest }) => ({
      ...rest,
      rows: searches.map(({ searchQuery: text, hits, ctr }) => {
        return { text, page: '', count: hits, isProblem: ctr === 0, comment: '' };
      }),
    })),
  ),
  feedback: z.pipe(
    z.object({
      feedback: z.array(
        z.object({
          path: z.string(),
          helpful: z.nullish(z.boolean()),
          comment: optionalText,
          status: optionalText,
        }),
      ),
      ...cursor,
    }),
    z.transform(({ feedback, ...rest }) => ({
      ...rest,
      rows: feedback
        .filter(
          ({ helpful, status }) => helpful === true || (helpful === false && OPEN_STATUSES.includes(status)),
        )
        .map(({ path: page, helpful, comment }) => {
          return { text: '', page, count: 1, isProblem: helpful === false, comment };
        }),
    })),
  ),
};

/** A polled job needs a status. */
export function parsePolledJob(response: JsonResponse, jobId: string): Result<Job> {
  const job = parseJob(response, jobId);
  if (!job.ok) return job;
  const { status, prLink, raw } = job.value;
  if (status === undefined) return invalid(response, 'the response has no job status');
  // Without its link, a job with a pull request would look like one that changed nothing.
  const link = raw['prLink'];
  const isTooLong = prLink === null && typeof link === 'string' && link.length > MAX_STRING;
  return isTooLong ? invalid(response, 'the response has a prLink that is too long') : job;
}

export function parseViewsPage(response: JsonResponse): Result<ViewsPage> {
  return parseStrictly(viewsPageSchema, response, 'views');
}

export function parseSignalsPage(kind: SignalKind, response: JsonResponse): Result<SignalsPage> {
  const parsed = parseStrictly(signalSchemas[kind], response, kind);
  if (!parsed.ok) return parsed;
  const { rows, nextCursor, hasMore } = parsed.value;
  if (hasMore === true && nextCursor === '')
    return invalid(response, 'the response announces more rows, but has no cursor');
  return {
    ok: true,
    value: { signals: rows, next: hasMore === false ? undefined : nextCursor || undefined },
  };
}

/** A wrong number is worse than none. */
function parseStrictly<T>(schema: z.ZodMiniType<T>, response: JsonResponse, rows: string): Result<T> {
  const parsed = schema.safeParse(response.json);
  if (parsed.success) return { ok: true, value: parsed.data };
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  return invalid(response, `the response is not a page of ${rows}${field ? ` (at ${field})` : ''}`);
}

/**
 * A job that was created needs only its id: whatever else is odd, the job exists. A response without an id is about the job that the
 * request named, if it named one.
 */
export function parseJob(response: JsonResponse, expectedId?: string): Result<Job> {
  const raw = z.looseObject({}).safeParse(response.json);
  if (!raw.success) return invalid(response, 'the response is not a job');
  const {
    id = expectedId,
    status,
    prLink = null,
    model,
    source,
    archivedAt = null,
  } = jobSchema.parse(raw.data);
  if (id === undefined || !isJobId(id)) return invalid(response, 'the response has no valid job id');
  if (expectedId !== undefined && id !== expectedId)
    return invalid(response, 'the response is about another job');
  const repository = source?.repository;
  return { ok: true, value: { id, status, prLink, model, repository, archivedAt, raw: raw.data } };
}

function invalid({ status, requestId }: JsonResponse, detail: string): Result<never> {
  return { ok: false, error: { kind: 'invalid-response', status, requestId, detail } };
}

function lenient<T extends z.ZodMiniType>(schema: T): z.ZodMiniCatch<z.ZodMiniOptional<T>> {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined);
}
