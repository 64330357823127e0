/** What a status comment keeps of its request, and what it shows of it. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import {
  parseRecord,
  recordedJob,
  recordJob,
  recordTexts,
  resultOfRecord,
  type RequestRecord,
} from '../../../src/domain/request-record.ts';
import { truncate } from '../../../src/text/strings.ts';
import { newRequestRecord } from '../../../src/request/entries.ts';
import {
  exampleFinishing,
  exampleJob,
  exampleRecord,
  exampleRecordedJob,
  exampleRunCause,
  NOW,
  PR_LINK,
} from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';

const LONG = 'x'.repeat(501);
const CUT = truncate(LONG, 500);

/** Fields that the example of a record has not, or without a value. */
const WHOLE: Partial<RequestRecord> = {
  covers: { kind: 'range', from: 'a', to: 'b' },
  baseline: { status: null, prLink: PR_LINK },
  docsPullRequest: { kind: 'merged' },
  care: { head: 'c0ffee', message: 1 },
  shown: {
    title: 't',
    message: 'm',
    detail: 'd',
    steps: ['one', 'two'],
    note: 'n',
    waitedMs: 5,
  },
};

const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a record is read', () => {
  const record = newRequestRecord(
    {
      about: { words: 'Requested by', linked: 'ada', page: '/acme' },
      cause: exampleRunCause(),
      series: '',
      onBehalfOf: 'ada',
      finishing: exampleFinishing(),
    },
    RUN,
    { dashboardUrl: undefined, now: NOW },
  );

  it('as a new request has it', () => {
    expect(parseRecord(asRead(record))).toEqual(record);
  });

  it.each<readonly [string, Partial<RequestRecord>]>([
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
        docsPullRequest: { kind: 'open', since: NOW.toISOString() },
      },
    ],
  ])('%s', (_, changes) => {
    const changed = exampleRecord(changes);
    expect(parseRecord(asRead(changed))).toEqual(changed);
  });

  it('without the fields that it does not know', () => {
    expect(parseRecord({ ...record, colour: 'red' })).toEqual(record);
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

describe('what is no record of this version', () => {
  it.each<readonly [string, object]>([
    ['an outcome that does not exist', { conclusion: { outcome: 'lost', reason: '' } }],
    [
      'a reason of another outcome',
      { conclusion: { outcome: 'pr-opened', reason: 'timed-out' } },
    ],
    ['another kind of coverage', { covers: { kind: 'issue', number: 2 } }],
    ['a message of care without its number', { care: { head: 'c0ffee' } }],
    ['a job without a link', { job: { id: 'job_1' } }],
    ['another state of a pull request', { docsPullRequest: { kind: 'locked' } }],
    ['an open pull request without a time', { docsPullRequest: { kind: 'open' } }],
  ])('%s', (_, changes) => {
    expect(parseRecord({ ...exampleRecord(), ...changes })).toBeUndefined();
  });

  it('one with a field of another type', () => {
    for (const each of withWrongField(exampleRecord(WHOLE))) {
      expect(parseRecord(each)).toBeUndefined();
    }
  });

  it('one without any of its fields', () => {
    const optional = ['care'];
    const record: Readonly<Record<string, unknown>> = exampleRecord();
    for (const field of Object.keys(record)) {
      const { [field]: _, ...rest } = record;
      const isRead = parseRecord(rest) !== undefined;
      expect([field, isRead]).toEqual([field, optional.includes(field)]);
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

describe('the texts of a result', () => {
  it('are cut to 500 characters', () => {
    const four = (text: string) => ({
      title: text,
      message: text,
      detail: text,
      note: text,
    });
    const texts = recordTexts({ ...four(LONG), steps: [LONG, 'short'] });
    expect(texts).toEqual({ ...four(CUT), steps: [CUT, 'short'] });
  });

  it('have no prompt', () => {
    const prompt = { text: 'Update the docs.', line: 'Sent the prompt.' };
    const texts = recordTexts({ prompt, commentUrl: 'u' });
    expect(texts).not.toHaveProperty('prompt');
    expect(texts).not.toHaveProperty('commentUrl');
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
});

describe('a comment shows', () => {
  const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };
  const REJECTED: Conclusion = { outcome: 'rejected', reason: 'unavailable' };
  const shown = { title: 'Title', waitedMs: 5 };

  it('a request in progress as long as there is no conclusion', () => {
    const claimed = resultOfRecord(exampleRecord({ shown, conclusion: null, job: null }));
    expect(claimed).toEqual({ ...shown, job: undefined });
    const sent = resultOfRecord(exampleRecord({ conclusion: null }));
    expect(sent).toMatchObject({ job: { id: 'job_1', raw: {} } });
    expect(sent).not.toHaveProperty('family');
  });

  it('that nothing is known of a job if there is none', () => {
    const result = resultOfRecord(
      exampleRecord({ shown, conclusion: REJECTED, job: null }),
    );
    expect(result).toEqual({ ...shown, family: 'nothing-sent', conclusion: REJECTED });
  });

  it('the job and its pull request', () => {
    const docsPullRequest = { kind: 'merged' } as const;
    const result = resultOfRecord(exampleRecord({ shown, docsPullRequest }));
    expect(result).toMatchObject({
      ...shown,
      family: 'tracked',
      conclusion: OPENED,
      job: { id: 'job_1', status: 'completed', prLink: PR_LINK },
      docsPullRequest,
    });
  });
});
