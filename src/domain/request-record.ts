/**
 * What the status comment of a request keeps, besides what the ledger itself knows: all that it shows, and how the request is to be
 * finished. So any run of any workflow can show and finish it as its own workflow said.
 */
import * as z from 'zod/mini';
import type { Job } from './job.ts';
import { isConclusion, type Conclusion, type Outcome } from './outcome.ts';
import type { ResultTexts, ShownResult, Tracked } from './run-result.ts';
import { truncate } from '../text/strings.ts';

/** A text of the service or of GitHub is cut to this length. */
const MAX_TEXT_LENGTH = 500;

const text = z.string();
const nullableText = z.nullable(text);
const optionalText = z.optional(text);

const jobSchema = z.object({
  id: text,
  status: optionalText,
  prLink: nullableText,
  model: optionalText,
  repository: optionalText,
});

/** The texts of a result. Any of them may quote the service: hostile until escaped. */
const shownSchema = z.object({
  title: optionalText,
  message: optionalText,
  detail: optionalText,
  steps: z.optional(z.array(text)),
  note: optionalText,
  waitedMs: z.optional(z.number()),
});

const recordSchema = z.object({
  /** Login of the person, or the App, that caused the request. */
  requester: text,
  /** The words of the comment about the request. */
  about: z.object({
    /** Words before the linked ones: `Requested by ada for`. */
    words: text,
    /** What the request is about: `PR #12`. */
    linked: text,
    /** Its page, as a path below the server; null if it has none. */
    page: nullableText,
  }),
  /** The changes that the request is about. */
  covers: z.union([
    z.object({ kind: z.literal('pull-request'), number: z.int() }),
    z.object({ kind: z.literal('release'), tag: text }),
    /** A range of commits. Without `from`, it is one commit alone. */
    z.object({ kind: z.literal('range'), from: nullableText, to: text }),
    /** Nothing that can be found out: a schedule with a prompt, an issue. */
    z.object({ kind: z.literal('none') }),
  ]),
  /** Digest of the workflow file, branch and job. `since-last` continues the ranges of its own series. */
  series: text,
  /** Time of the creation of the comment, then of the acceptance by the service. ISO 8601. */
  submittedAt: text,
  /** Time until which a run waits for the job and writes the comment. */
  waitUntil: nullableText,
  job: z.nullable(jobSchema),
  /** The job before the message; null for a new job. */
  baseline: z.nullable(z.object({ status: nullableText, prLink: nullableText })),
  /** The newest commit that the prompt covers. */
  covered: nullableText,
  /** How the run has ended. */
  conclusion: z.nullable(z.custom<Conclusion>(isConclusion)),
  shown: shownSchema,
  /** State of the docs pull request after the job has opened it. */
  docsPullRequest: z.nullable(
    z.union([
      z.object({ kind: z.literal('open'), since: text }),
      z.object({ kind: z.enum(['merged', 'closed']) }),
    ]),
  ),
  /** How the workflow wants the request to be finished. */
  finishing: z.object({
    labels: z.array(text),
    reviewers: z.array(text),
    /** Whether the docs pull request gets a comment. */
    comment: z.boolean(),
    commandWord: text,
    /** `owner/name`; null for the repository of the workflow. */
    docsRepository: nullableText,
    /** Empty for none. */
    agentLogin: text,
  }),
  /** The workflow run that wrote the comment. */
  run: z.object({
    url: text,
    /** The page of this action; empty if it was not fetched from a repository. */
    actionUrl: text,
    /** Undefined if the runner does not provide it. */
    repositoryId: z.optional(z.int()),
    /** Undefined if the service is not a known one. */
    dashboardUrl: optionalText,
  }),
  /** A message of care: the commit of the docs pull request that it is about, and its number, from 1. Undefined for other requests. */
  care: z.optional(z.object({ head: z.string(), message: z.int() })),
});

export type RequestRecord = Readonly<z.infer<typeof recordSchema>>;
export type RecordedJob = NonNullable<RequestRecord['job']>;
/** How a workflow wants its requests to be finished. */
export type Finishing = RequestRecord['finishing'];
/** The words of a status comment about its request. */
export type AboutRequest = RequestRecord['about'];
/** The changes that a request is about. */
export type Coverage = RequestRecord['covers'];

/** Returns the record in the payload of an entry; undefined if it is not one that this version knows. */
export function parseRecord(payload: unknown): RequestRecord | undefined {
  return recordSchema.safeParse(payload).data;
}

/** Returns the fields of a job that a comment keeps. */
export function recordJob(job: Job): RecordedJob {
  return {
    id: job.id,
    prLink: job.prLink,
    status: cut(job.status),
    model: cut(job.model),
    repository: cut(job.repository),
  };
}

/** Returns a job as its comment keeps it, for the case that it cannot be read. Its status is that of its end. */
export function recordedJob(
  recorded: RecordedJob,
  conclusion: Conclusion | null,
  keyLine = 0,
): Job {
  // Not the recorded status, which is older than the end.
  const status = conclusion === null ? undefined : LAST_STATUS[conclusion.outcome];
  return { ...NO_FIELDS, ...recorded, status, keyLine, raw: { id: recorded.id } };
}

const LAST_STATUS: Partial<Record<Outcome, Job['status']>> = {
  'pr-opened': 'completed',
  'no-pr': 'completed',
  archived: 'archived',
};

/** Returns the texts of a result that a comment keeps. */
export function recordTexts(
  result: ResultTexts & Pick<Tracked, 'waitedMs'>,
): RequestRecord['shown'] {
  return {
    waitedMs: result.waitedMs,
    title: cut(result.title),
    message: cut(result.message),
    detail: cut(result.detail),
    note: cut(result.note),
    steps: result.steps?.map((step) => truncate(step, MAX_TEXT_LENGTH)),
  };
}

/** A job of which a comment keeps only some fields. */
const NO_FIELDS = {
  status: undefined,
  model: undefined,
  repository: undefined,
  archivedAt: null,
  raw: {},
};

function cut(value: string | undefined): string | undefined {
  return value === undefined ? undefined : truncate(value, MAX_TEXT_LENGTH);
}

/** Returns the result that a comment shows. */
export function resultOfRecord(record: RequestRecord): ShownResult {
  const { conclusion, shown, job } = record;
  const docsPullRequest = record.docsPullRequest ?? undefined;
  const known = job === null ? undefined : { ...NO_FIELDS, ...job };
  if (conclusion === null) return { ...shown, job: known };
  if (known === undefined) return { ...shown, family: 'nothing-sent', conclusion };
  return { ...shown, family: 'tracked', conclusion, job: known, docsPullRequest };
}
