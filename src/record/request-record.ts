/**
 * The content of the status comment of a request, besides what the ledger itself knows: all that it shows, and how the request is to be
 * finished. So any run of any workflow can show and finish it as its own workflow said.
 */
import * as z from 'zod/mini';
import type { Job } from '../domain/job.ts';
import type { Ended } from '../domain/ended.ts';
import {
  isConclusion,
  type Conclusion,
  type ConclusionOf,
  type Outcome,
} from '../domain/outcome.ts';
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

/** The outcomes of a request that has no job. */
const WITHOUT_JOB = [
  'misconfigured',
  'rejected',
  'unconfirmed',
  'cancelled',
  'skipped',
  'internal-error',
] as const;
/** The outcomes of a job. */
const OF_JOB = ['pr-opened', 'no-pr', 'failed', 'archived'] as const;
/** The outcomes of a wait, after which the job may continue. */
const OF_WAIT = [
  'still-active',
  'connection-lost',
  'cancelled',
  'internal-error',
] as const;

/** Returns the schema of ends with some outcomes. Any of their texts may quote the service: hostile until escaped. */
function endSchema<O extends Outcome>(outcomes: readonly O[]) {
  return z.object({
    conclusion: z.custom<ConclusionOf<O>>((value) => isOneOf(value, outcomes)),
    title: optionalText,
    message: optionalText,
    detail: optionalText,
    steps: z.optional(z.array(text)),
    /** How long the run has waited for the job. */
    waitedMs: z.optional(z.number()),
    /** When a comment showed the end first. ISO 8601, by the clock of the run. */
    at: text,
  });
}

function isOneOf(value: unknown, outcomes: readonly Outcome[]): boolean {
  return isConclusion(value) && outcomes.includes(value.outcome);
}

const endOfWait = z.extend(endSchema(OF_WAIT), {
  /** Whether nobody checks the job again, although it may still be active. */
  isGivenUp: z.boolean(),
});

/** The state of a request: whether it has a job, and how it has ended, if it has. */
const standingSchema = z.union([
  z.object({ job: z.null(), end: z.nullable(endSchema(WITHOUT_JOB)) }),
  z.object({ job: jobSchema, end: z.nullable(z.union([endSchema(OF_JOB), endOfWait])) }),
]);

const planSchema = z.object({
  /** Login of the person, or the App, that caused the request. */
  requester: text,
  /** The words of the comment about the request. */
  about: z.object({
    /** Words before the linked ones: `Requested by ada for`. */
    words: text,
    /** The subject of the request: `PR #12`. */
    linked: text,
    /** Its page, as a path below the server; null if it has none. */
    page: nullableText,
  }),
  /** The first words of the command that gave the request. Empty for an event, and until the entry is bound to its comment. */
  words: text,
  /** The changes that the request is about: `Coverage`. */
  covers: z.union([
    z.object({ kind: z.literal('pull-request'), number: z.int() }),
    z.object({ kind: z.literal('release'), tag: text }),
    z.object({ kind: z.literal('range'), from: nullableText, to: text }),
    z.object({ kind: z.literal('none') }),
  ]),
  /** Digest of the workflow file, branch and job. `since-last` continues the ranges of its own series. */
  series: text,
  /** Time of the creation of the comment, then of the acceptance by the service. ISO 8601. */
  submittedAt: text,
  /** Time until which a run waits for the job and writes the comment. */
  waitUntil: nullableText,
  /** The job before the message; null for a new job. */
  baseline: z.nullable(z.object({ status: nullableText, prLink: nullableText })),
  /** The newest commit that the prompt covers. */
  covered: nullableText,
  /** A note that people might not expect, for example that the job is a new one. */
  note: optionalText,
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

const recordSchema = z.intersection(planSchema, standingSchema);

type Standing = Readonly<z.infer<typeof standingSchema>>;
export type RequestRecord = Readonly<z.infer<typeof planSchema>> & Standing;
export type RecordedJob = Readonly<z.infer<typeof jobSchema>>;
/** State of a docs pull request after the job has opened it, as GitHub shows it. `since` is when it was opened, ISO 8601. */
export type DocsPullRequestState = NonNullable<RequestRecord['docsPullRequest']>;
/** How a workflow wants its requests to be finished. */
export type Finishing = RequestRecord['finishing'];
/** The words of a status comment about its request. */
export type AboutRequest = RequestRecord['about'];

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
  end: Standing['end'],
  keyLine = 0,
): Job {
  // Not the recorded status, which is older than the end.
  const status = end === null ? undefined : LAST_STATUS[end.conclusion.outcome];
  return {
    model: undefined,
    repository: undefined,
    ...recorded,
    status,
    archivedAt: null,
    keyLine,
    raw: { id: recorded.id },
  };
}

const LAST_STATUS: Partial<Record<Outcome, Job['status']>> = {
  'pr-opened': 'completed',
  'no-pr': 'completed',
  archived: 'archived',
};

/**
 * Returns the state of a request after a run has ended. Its job is that of the run, else the one that it has.
 *
 * @param at when its comment shows the end. ISO 8601
 * @param givesUp whether nobody checks the job again, although it may still be active
 */
export function standingAfter(
  record: RequestRecord,
  ended: Ended,
  { at, givesUp = false }: Readonly<{ at: string; givesUp?: boolean | undefined }>,
): Standing {
  const { conclusion, facts } = ended;
  const job = facts === undefined ? record.job : recordJob(facts.job);
  const shown = { ...recordTexts(ended), at };
  if (job === null) {
    if (!hasOutcome(conclusion, WITHOUT_JOB)) return record;
    return { job, end: { ...shown, conclusion } };
  }
  if (hasOutcome(conclusion, OF_JOB)) return { job, end: { ...shown, conclusion } };
  // Every other outcome is that of a request without a job.
  if (!hasOutcome(conclusion, OF_WAIT)) return record;
  // It is checked no more by a run that only shows it again.
  return {
    job,
    end: { ...shown, conclusion, isGivenUp: givesUp || isGivenUp(record) },
  };
}

function hasOutcome<O extends Outcome>(
  conclusion: Conclusion,
  outcomes: readonly O[],
): conclusion is Conclusion & ConclusionOf<O> {
  return isOneOf(conclusion, outcomes);
}

/** Returns the texts of an end that a comment keeps. */
function recordTexts(ended: Ended) {
  return {
    waitedMs: ended.facts?.waitedMs,
    title: cut(ended.title),
    message: cut(ended.message),
    detail: cut(ended.detail),
    steps: ended.steps?.map(cutRecordText),
  };
}

/** Cuts a text to the length that a comment keeps. */
export function cutRecordText(text: string): string {
  return truncate(text, MAX_TEXT_LENGTH);
}

function cut(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cutRecordText(text);
}

/** Returns whether nobody checks the job of a request again, although it may still be active. */
export function isGivenUp({ end }: Standing): boolean {
  return end !== null && 'isGivenUp' in end && end.isGivenUp;
}

/** Returns whether a run can end like this while its job continues. */
export function keepsJobOpen({ outcome }: Conclusion): boolean {
  return OF_WAIT.some((known) => known === outcome);
}
