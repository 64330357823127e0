/** The record of a request, as its status comment keeps it: its state, and how it has ended. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Ended } from '../../../src/domain/ended.ts';
import { OUTCOMES, type Conclusion, type Outcome } from '../../../src/domain/outcome.ts';
import {
  keepsJobOpen,
  parseRecord,
  recordedJob,
  recordJob,
  standingAfter,
  type RecordedJob,
  type RequestRecord,
} from '../../../src/record/request-record.ts';
import { truncate } from '../../../src/text/strings.ts';
import { newRequestRecord } from '../../../src/record/entries.ts';
import {
  exampleFinishing,
  exampleJob,
  exampleRecord,
  exampleRecordedJob,
  exampleRunCause,
  NOW,
  PR_LINK,
  type RecordChanges,
} from '../../support/examples.ts';

const LONG = 'x'.repeat(501);
const CUT = truncate(LONG, 500);
const AT = NOW.toISOString();

/** Fields that the example of a record has not, or without a value. */
const WHOLE: RecordChanges = {
  covers: { kind: 'range', from: 'a', to: 'b' },
  baseline: { status: null, prLink: PR_LINK },
  note: 'n',
  docsPullRequest: { kind: 'merged' },
  care: { head: 'c0ffee', message: 1 },
  end: { title: 't', message: 'm', detail: 'd', steps: ['one', 'two'], waitedMs: 5 },
};

const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };
const REJECTED: Conclusion = { outcome: 'rejected', reason: 'unavailable' };
const TIMED_OUT: Conclusion = { outcome: 'still-active', reason: 'timed-out' };

const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a record is read', () => {
  const record = newRequestRecord(exampleRunCause(), {
    requester: 'ada',
    about: { words: 'Requested by', linked: 'ada', page: '/acme' },
    series: '',
    finishing: exampleFinishing(),
    run: exampleRecord().run,
  });

  it('as a new request has it', () => {
    expect(parseRecord(asRead(record))).toEqual(record);
  });

  it.each<readonly [string, RecordChanges]>([
    ['with all fields', WHOLE],
    [
      'that knows nothing',
      {
        job: null,
        conclusion: null,
        covers: { kind: 'range', from: null, to: 'b' },
        run: { url: '', actionUrl: '' },
      },
    ],
    [
      'of a release, with an open pull request',
      {
        covers: { kind: 'release', tag: 'v1.4.0' },
        docsPullRequest: { kind: 'open', since: AT },
      },
    ],
    ['whose wait has ended', { conclusion: TIMED_OUT }],
    [
      'whose job nobody checks again',
      { conclusion: TIMED_OUT, end: { isGivenUp: true } },
    ],
  ])('%s', (_, changes) => {
    const changed = exampleRecord(changes);
    expect(parseRecord(asRead(changed))).toEqual(changed);
  });

  it('without the fields that it does not know', () => {
    expect(parseRecord({ ...record, colour: 'red' })).toEqual(record);
    const { end, ...rest } = exampleRecord();
    const unknown = { ...rest, end: { ...end, isGivenUp: true } };
    expect(parseRecord(unknown)).toEqual(exampleRecord());
  });
});

/** Generates copies of a value, each with another field, at any depth, of a type that no field has. */
function* withWrongField(value: unknown): Generator {
  yield NaN;
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    for (const wrong of withWrongField(inner)) yield { ...value, [field]: wrong };
  }
}

/** Generates the fields of a value, each with a copy of the value that does not have it. */
function* withoutField(value: object): Generator<readonly [string, object]> {
  for (const field of Object.keys(value)) {
    const copy = Object.entries(value).filter(([other]) => other !== field);
    yield [field, Object.fromEntries(copy)];
  }
}

describe('what is no record of this version', () => {
  const { end } = exampleRecord();
  it.each<readonly [string, object]>([
    [
      'an outcome that does not exist',
      { end: { ...end, conclusion: { outcome: 'lost', reason: '' } } },
    ],
    [
      'a reason of another outcome',
      { end: { ...end, conclusion: { outcome: 'pr-opened', reason: 'timed-out' } } },
    ],
    ['an end without a conclusion', { end: { at: AT } }],
    ['another kind of coverage', { covers: { kind: 'issue', number: 2 } }],
    ['a message of care without its number', { care: { head: 'c0ffee' } }],
    ['a job without a link', { job: { id: 'job_1' } }],
    ['another state of a pull request', { docsPullRequest: { kind: 'locked' } }],
    ['an open pull request without a time', { docsPullRequest: { kind: 'open' } }],
  ])('%s', (_, changes) => {
    expect(parseRecord({ ...exampleRecord(), ...changes })).toBeUndefined();
  });

  it.each<readonly [string, RecordChanges]>([
    ['of a job', WHOLE],
    ['of a wait', { ...WHOLE, conclusion: TIMED_OUT }],
    ['of a request without a job', { ...WHOLE, job: null, conclusion: REJECTED }],
  ])('one with a field of another type, with the end %s', (_, changes) => {
    expect(parseRecord(exampleRecord(changes))).toBeDefined();
    for (const each of withWrongField(exampleRecord(changes))) {
      expect(parseRecord(each)).toBeUndefined();
    }
  });

  it('one without any of its fields', () => {
    const optional = ['care', 'note'];
    for (const [field, rest] of withoutField(exampleRecord(WHOLE))) {
      const isRead = parseRecord(rest) !== undefined;
      expect([field, isRead]).toEqual([field, optional.includes(field)]);
    }
  });

  it('one whose end lacks its conclusion, its time or, after a wait, whether it is given up', () => {
    const required = ['conclusion', 'at', 'isGivenUp'];
    const records = [
      exampleRecord(WHOLE),
      exampleRecord({ ...WHOLE, conclusion: TIMED_OUT }),
      exampleRecord({ ...WHOLE, job: null, conclusion: REJECTED }),
    ];
    for (const record of records) {
      for (const [field, rest] of withoutField(record.end ?? {})) {
        const isRead = parseRecord({ ...record, end: rest }) !== undefined;
        expect([field, isRead]).toEqual([field, !required.includes(field)]);
      }
    }
  });

  it('any other value, without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseRecord(value)).toBeUndefined();
      }),
    );
    expect(parseRecord(undefined)).toBeUndefined();
  });
});

type HasJob = 'without a job' | 'with a job';

/** Whether a request can end with an outcome. */
const ENDS: Readonly<Record<Outcome, Readonly<Record<HasJob, boolean>>>> = {
  'pr-opened': { 'without a job': false, 'with a job': true },
  'no-pr': { 'without a job': false, 'with a job': true },
  failed: { 'without a job': false, 'with a job': true },
  archived: { 'without a job': false, 'with a job': true },
  'still-active': { 'without a job': false, 'with a job': true },
  misconfigured: { 'without a job': true, 'with a job': false },
  rejected: { 'without a job': true, 'with a job': false },
  unconfirmed: { 'without a job': true, 'with a job': false },
  'connection-lost': { 'without a job': false, 'with a job': true },
  cancelled: { 'without a job': true, 'with a job': true },
  skipped: { 'without a job': true, 'with a job': false },
  'internal-error': { 'without a job': true, 'with a job': true },
};

/** The outcomes after which the job may continue, if there is one. */
const OF_WAIT: readonly Outcome[] = [
  'still-active',
  'connection-lost',
  'cancelled',
  'internal-error',
];

const EVERY_END = Object.entries(ENDS).flatMap(([outcome, accepted]) =>
  Object.entries(accepted).map(
    ([hasJob, isEnd]) => [outcome, hasJob, isEnd] as [Outcome, HasJob, boolean],
  ),
);

const jobOf = (hasJob: HasJob): RecordedJob | null =>
  hasJob === 'with a job' ? exampleRecordedJob() : null;

/** Returns an outcome with each of its reasons. */
const conclusionsOf = (outcome: Outcome): readonly Conclusion[] =>
  OUTCOMES[outcome].map((reason) => ({ outcome, reason }) as Conclusion);

describe('the end of a request', () => {
  it.each(EVERY_END)('is %s %s: %s', (outcome, hasJob, isEnd) => {
    for (const conclusion of conclusionsOf(outcome)) {
      const record = exampleRecord({ job: jobOf(hasJob), conclusion });
      expect(parseRecord(asRead(record))).toEqual(isEnd ? record : undefined);
    }
  });

  it('keeps the job open only if the wait has ended before it', () => {
    const outcomes = Object.keys(OUTCOMES) as Outcome[];
    const isOpenAfter = (outcome: Outcome) =>
      keepsJobOpen(conclusionsOf(outcome)[0] ?? OPENED);
    expect(outcomes.filter(isOpenAfter).toSorted()).toEqual(OF_WAIT.toSorted());
  });
});

/** Returns the state of a request after a run has ended, without the rest of its record. */
function standAfter(record: RequestRecord, ended: Ended, givesUp?: boolean) {
  const { job, end } = standingAfter(record, ended, { at: AT, givesUp });
  return { job, end };
}

describe('after a run has ended, a request', () => {
  const open = (job: RecordedJob | null): RequestRecord =>
    exampleRecord({ job, conclusion: null });

  it.each(EVERY_END)('is %s %s: %s', (outcome, hasJob, isEnd) => {
    const job = jobOf(hasJob);
    const isOfWait = job !== null && OF_WAIT.includes(outcome);
    for (const conclusion of conclusionsOf(outcome)) {
      const end = { conclusion, at: AT, ...(isOfWait ? { isGivenUp: false } : {}) };
      const expected = { job, end: isEnd ? end : null };
      expect(asRead(standAfter(open(job), { conclusion }))).toEqual(expected);
    }
  });

  it.each(EVERY_END.filter(([, , isEnd]) => !isEnd))(
    'keeps the end that it had if it cannot end as %s %s',
    (outcome, hasJob) => {
      const before = exampleRecord({
        job: jobOf(hasJob),
        conclusion: hasJob === 'with a job' ? OPENED : REJECTED,
      });
      const { job, end } = before;
      for (const conclusion of conclusionsOf(outcome)) {
        expect(standAfter(before, { conclusion })).toEqual({ job, end });
      }
    },
  );

  it.each(EVERY_END.filter(([, hasJob]) => hasJob === 'with a job'))(
    'whose comment does not show the job yet is %s %s: %s',
    (outcome, _, isEnd) => {
      const facts = { job: exampleJob(), jobAction: 'created' } as const;
      for (const conclusion of conclusionsOf(outcome)) {
        const standing = standAfter(open(null), { conclusion, facts });
        const ended = standAfter(open(exampleRecordedJob()), { conclusion });
        expect(standing).toEqual(isEnd ? ended : { job: null, end: null });
      }
    },
  );

  it('has the job that the run knows, else the one that it has', () => {
    const other = exampleRecordedJob({ id: 'job_2', prLink: null });
    const record = open(other);
    const conclusion = OPENED;
    const facts = { job: exampleJob(), jobAction: 'resumed' } as const;
    expect(standAfter(record, { conclusion, facts }).job).toEqual(exampleRecordedJob());
    expect(standAfter(record, { conclusion }).job).toEqual(other);
  });

  it.each([
    ['is given up', true],
    ['is not given up', false],
  ])('%s if the run says so, and only while its job may continue', (_, isGivenUp) => {
    const record = exampleRecord();
    const lost: Conclusion = { outcome: 'connection-lost', reason: 'no-response' };
    const { end } = standAfter(record, { conclusion: lost }, isGivenUp);
    expect(end).toHaveProperty('isGivenUp', isGivenUp);
    const ended = standAfter(record, { conclusion: OPENED }, isGivenUp);
    expect(ended.end).not.toHaveProperty('isGivenUp');
  });

  const texts = (text: string) => ({
    title: text,
    message: text,
    detail: text,
    steps: [text, 'short'],
  });

  it.each(['without a job', 'with a job'] as const)(
    'keeps its texts, cut to 500 characters, %s',
    (hasJob) => {
      const conclusion: Conclusion = { outcome: 'cancelled', reason: '' };
      const { end } = standAfter(open(jobOf(hasJob)), { ...texts(LONG), conclusion });
      expect(end).toMatchObject(texts(CUT));
    },
  );

  it('keeps how long the run has waited', () => {
    const facts = { job: exampleJob(), jobAction: 'created', waitedMs: 5 } as const;
    expect(standAfter(open(null), { conclusion: OPENED, facts }).end?.waitedMs).toBe(5);
  });

  it('keeps no prompt, and nothing else that only the run knows', () => {
    const { end } = standAfter(exampleRecord(), {
      conclusion: OPENED,
      prompt: { text: 'Update the docs.', line: 'Sent the prompt.' },
      commentUrl: 'u',
      note: 'A new job.',
      needsAttention: true,
      facts: { job: exampleJob(), jobAction: 'created', attempts: 3 },
    });
    expect(asRead(end)).toEqual({ conclusion: OPENED, at: AT });
  });
});

describe('a job', () => {
  it('is kept without the rest of the response of the service', () => {
    const job = exampleJob({ keyLine: 1, raw: { secret: 'x' } });
    expect(recordJob(job)).toEqual(exampleRecordedJob());
  });

  it('has short texts', () => {
    const texts = (text: string) => ({ status: text, model: text, repository: text });
    expect(recordJob(exampleJob(texts(LONG)))).toMatchObject(texts(CUT));
  });

  it('belongs to the key of its entry', () => {
    const recorded = exampleRecordedJob();
    expect(recordedJob(recorded, null).keyLine).toBe(0);
    expect(recordedJob(recorded, null, 1).keyLine).toBe(1);
  });

  it('is what its comment keeps if it cannot be read', () => {
    const recorded = exampleRecordedJob();
    const { status: _, ...kept } = recorded;
    expect(recordedJob(recorded, null)).toMatchObject({ ...kept, raw: { id: 'job_1' } });
  });

  it.each<readonly [Conclusion | null, string | undefined]>([
    [OPENED, 'completed'],
    [{ outcome: 'no-pr', reason: '' }, 'completed'],
    [{ outcome: 'archived', reason: '' }, 'archived'],
    [TIMED_OUT, undefined],
    [null, undefined],
  ])('that cannot be read, with the end %j, has the status %s', (conclusion, status) => {
    const recorded = exampleRecordedJob({ status: 'active' });
    const { end } = exampleRecord({ conclusion });
    expect(recordedJob(recorded, end).status).toBe(status);
  });
});
