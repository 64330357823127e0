/**
 * The shape of a record as it is stored: what is accepted on reading, and how anything is brought into that shape before
 * writing. The two belong together: what is written must be readable, or a thread would lose its memory without a word.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
  ASK_STATES,
  OUTCOMES,
  TRIGGER_KINDS,
  type Ask,
  type Outcome,
  type Reason,
  type ThreadRecord,
} from '../domain.ts';
import { isJobId } from '../job-id.ts';

/** Asks that a thread remembers. */
export const ASKS_KEPT = 20;

/** Longest texts, in UTF-16 units, so that a record stays a small part of its comment. */
const LONGEST = { name: 100, triggerId: 300, short: 80, link: 400 } as const;

const COMMIT = /^[0-9a-f]{7,64}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const link = z.nullable(text(LONGEST.link));
const instant = z.string().check(z.regex(INSTANT));
const id = z.int().check(z.positive());

const reasons: readonly (Reason | '')[] = ['', ...Object.values(OUTCOMES).flat()];

const ask = z.strictObject({
  trigger: z.strictObject({ kind: z.enum(TRIGGER_KINDS), id: text(LONGEST.triggerId) }),
  run: text(LONGEST.short),
  digest: text(LONGEST.short),
  state: z.enum(ASK_STATES),
  job: z.nullable(z.string().check(z.refine(isJobId))),
  baseline: z.nullable(
    z.strictObject({
      status: z.nullable(text(LONGEST.short)),
      prLink: link,
      archivedAt: z.nullable(text(LONGEST.short)),
    }),
  ),
  askedAt: instant,
  by: text(LONGEST.short),
  about: z.optional(text(LONGEST.short)),
  outcome: z.nullable(
    z.custom<Outcome>((value) => typeof value === 'string' && Object.hasOwn(OUTCOMES, value)),
  ),
  reason: z.custom<Reason | ''>((value) => reasons.some((reason) => reason === value)),
  prLink: link,
});

/** Nothing unknown is let through: a record with fields that we do not know was written by rules that we do not know. */
export const recordShape: z.ZodMiniType<ThreadRecord> = z.strictObject({
  version: z.literal(1),
  repositoryId: id,
  thread: id,
  threadKey: text(LONGEST.name),
  project: text(LONGEST.name),
  commentId: z.nullable(id),
  authorId: z.nullable(id),
  waitUntil: z.nullable(instant),
  covered: z.nullable(z.string().check(z.regex(COMMIT))),
  asks: z.array(ask).check(z.maxLength(ASKS_KEPT)),
  forgotten: z.nullable(z.strictObject({ count: id, until: instant })),
});

/** A name as the record keeps it: itself, or its digest where it is long. Cutting would make long names alike. */
export function shortenName(name: string): string {
  return name.length <= LONGEST.name
    ? name
    : `sha256:${createHash('sha256').update(name, 'utf8').digest('hex')}`;
}

/** The record with every text within bounds and no more than the newest asks. */
export function fitRecord(record: ThreadRecord): ThreadRecord {
  return forgetOldest(
    {
      ...record,
      threadKey: shortenName(record.threadKey),
      project: shortenName(record.project),
      waitUntil: keepIf(INSTANT, record.waitUntil),
      covered: keepIf(COMMIT, record.covered),
      asks: record.asks.map(fitAsk),
    },
    ASKS_KEPT,
  );
}

/** Keeps the newest `keep` asks and notes until when the others were asked. */
export function forgetOldest(record: ThreadRecord, keep: number): ThreadRecord {
  const surplus = record.asks.slice(0, Math.max(0, record.asks.length - keep));
  if (surplus.length === 0) return record;
  // The order of asks is the order of writing; clocks of two runners may differ, so the latest time is sought.
  const times = [record.forgotten?.until ?? '', ...surplus.map((ask) => ask.askedAt)];
  return {
    ...record,
    asks: record.asks.slice(surplus.length),
    forgotten: {
      count: (record.forgotten?.count ?? 0) + surplus.length,
      until: times.reduce((latest, time) => (time > latest ? time : latest)),
    },
  };
}

/** Texts are cut; a link or a job's id is kept whole or not at all, for a part of one would be another one. */
function fitAsk(ask: Ask): Ask {
  const { baseline } = ask;
  return {
    ...ask,
    trigger: { kind: ask.trigger.kind, id: ask.trigger.id.slice(0, LONGEST.triggerId) },
    run: ask.run.slice(0, LONGEST.short),
    digest: ask.digest.slice(0, LONGEST.short),
    job: ask.job !== null && isJobId(ask.job) ? ask.job : null,
    baseline: baseline && {
      status: baseline.status?.slice(0, LONGEST.short) ?? null,
      prLink: fitLink(baseline.prLink),
      archivedAt: baseline.archivedAt?.slice(0, LONGEST.short) ?? null,
    },
    by: ask.by.slice(0, LONGEST.short),
    about: ask.about?.slice(0, LONGEST.short),
    prLink: fitLink(ask.prLink),
  };
}

function fitLink(link: string | null): string | null {
  return link !== null && link.length <= LONGEST.link ? link : null;
}

function keepIf(shape: RegExp, value: string | null): string | null {
  return value !== null && shape.test(value) ? value : null;
}
