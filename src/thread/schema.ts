/**
 * The shape of a record as it is stored: what is accepted on reading, and how anything is brought into that shape before
 * writing. The two belong together: what is written must be readable, or a thread would lose its memory without a word.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  SUBMISSION_STATES,
  OUTCOMES,
  TRIGGER_KINDS,
  type Submission,
  type Outcome,
  type Reason,
  type ThreadState,
} from '../domain.ts';
import { isJobId } from '../job-id.ts';

/** Asks that a thread remembers. */
export const MAX_SUBMISSIONS = 20;

/** Longest texts, in UTF-16 units, so that a record stays a small part of its comment. */
const MAX_LENGTH = { name: 100, triggerId: 300, short: 80, link: 400 } as const;

const COMMIT = /^[0-9a-f]{7,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const link = z.nullable(text(MAX_LENGTH.link));
const instant = z.string().check(z.regex(INSTANT));
const id = z.int().check(z.positive());

const reasons: readonly (Reason | '')[] = ['', ...Object.values(OUTCOMES).flat()];

const submission = z.strictObject({
  trigger: z.strictObject({ kind: z.enum(TRIGGER_KINDS), id: text(MAX_LENGTH.triggerId) }),
  run: text(MAX_LENGTH.short),
  digest: text(MAX_LENGTH.short),
  state: z.enum(SUBMISSION_STATES),
  job: z.nullable(z.string().check(z.refine(isJobId))),
  snapshot: z.nullable(
    z.strictObject({
      status: z.nullable(text(MAX_LENGTH.short)),
      prLink: link,
      archivedAt: z.nullable(text(MAX_LENGTH.short)),
    }),
  ),
  submittedAt: instant,
  requestedBy: text(MAX_LENGTH.short),
  subjectLabel: z.optional(text(MAX_LENGTH.short)),
  outcome: z.nullable(
    z.custom<Outcome>((value) => typeof value === 'string' && Object.hasOwn(OUTCOMES, value)),
  ),
  reason: z.custom<Reason | ''>((value) => reasons.some((reason) => reason === value)),
  prLink: link,
});

/** Nothing unknown is let through: a record with fields that we do not know was written by rules that we do not know. */
export const stateSchema: z.ZodMiniType<ThreadState> = z.strictObject({
  version: z.literal(1),
  repositoryId: id,
  thread: id,
  commentTag: text(MAX_LENGTH.name),
  project: text(MAX_LENGTH.name),
  commentId: z.nullable(id),
  authorId: z.nullable(id),
  waitUntil: z.nullable(instant),
  lastCoveredSha: z.nullable(z.string().check(z.regex(COMMIT))),
  submissions: z.array(submission).check(z.maxLength(MAX_SUBMISSIONS)),
  pruned: z.nullable(z.strictObject({ count: id, until: instant })),
});

/** A name as the record keeps it: itself, or its digest where it is long. Cutting would make long names alike. */
export function hashLongName(name: string): string {
  return name.length <= MAX_LENGTH.name
    ? name
    : `sha256:${createHash('sha256').update(name, 'utf8').digest('hex')}`;
}

/** The record with every text within bounds and no more than the newest asks. */
export function clampState(state: ThreadState): ThreadState {
  return pruneOldest(
    {
      ...state,
      commentTag: hashLongName(state.commentTag),
      project: hashLongName(state.project),
      waitUntil: keepIf(INSTANT, state.waitUntil),
      lastCoveredSha: keepIf(COMMIT, state.lastCoveredSha),
      submissions: state.submissions.map(clampSubmission),
    },
    MAX_SUBMISSIONS,
  );
}

/** Keeps the newest `keep` asks and notes until when the others were asked. */
export function pruneOldest(state: ThreadState, keep: number): ThreadState {
  const surplus = state.submissions.slice(0, Math.max(0, state.submissions.length - keep));
  if (surplus.length === 0) return state;
  // The order of asks is the order of writing; clocks of two runners may differ, so the latest time is sought.
  const times = [state.pruned?.until ?? '', ...surplus.map((submission) => submission.submittedAt)];
  return {
    ...state,
    submissions: state.submissions.slice(surplus.length),
    pruned: {
      count: (state.pruned?.count ?? 0) + surplus.length,
      until: times.reduce((latest, time) => (time > latest ? time : latest)),
    },
  };
}

/** Texts are cut; a link or a job's id is kept whole or not at all, for a part of one would be another one. */
function clampSubmission(submission: Submission): Submission {
  const { snapshot } = submission;
  return {
    ...submission,
    trigger: { kind: submission.trigger.kind, id: submission.trigger.id.slice(0, MAX_LENGTH.triggerId) },
    run: submission.run.slice(0, MAX_LENGTH.short),
    digest: submission.digest.slice(0, MAX_LENGTH.short),
    job: submission.job !== null && isJobId(submission.job) ? submission.job : null,
    snapshot: snapshot && {
      status: snapshot.status?.slice(0, MAX_LENGTH.short) ?? null,
      prLink: fitLink(snapshot.prLink),
      archivedAt: snapshot.archivedAt?.slice(0, MAX_LENGTH.short) ?? null,
    },
    requestedBy: submission.requestedBy.slice(0, MAX_LENGTH.short),
    subjectLabel: submission.subjectLabel?.slice(0, MAX_LENGTH.short),
    prLink: fitLink(submission.prLink),
  };
}

function fitLink(link: string | null): string | null {
  return link !== null && link.length <= MAX_LENGTH.link ? link : null;
}

function keepIf(shape: RegExp, value: string | null): string | null {
  return value !== null && shape.test(value) ? value : null;
}
