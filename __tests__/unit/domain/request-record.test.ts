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
import { newRequestRecord } from '../../../src/request/entries.ts';
import { anyText } from '../../support/any-text.ts';
import {
  exampleFinishing,
  exampleJob,
  exampleRecord,
  exampleRecordedJob,
  NOW,
  PR_LINK,
} from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';

const LONG = 'x'.repeat(501);
const CUT = 500;

const asRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a record is read', () => {
  const record = newRequestRecord(
    {
      about: { words: 'Requested by', linked: 'ada', page: '/acme', isOnDocs: false },
      covers: { kind: 'none' },
      series: '',
      reactTo: { kind: 'comment', id: 1, thread: 2 },
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
    ['that has ended', {}],
    ['that knows nothing', { job: null, conclusion: null, reactTo: null }],
    ['of a release', { covers: { kind: 'release', tag: 'v1.4.0' } }],
    ['of a range', { covers: { kind: 'range', from: 'a', to: 'b' } }],
    ['of the newest commit', { covers: { kind: 'range', from: null, to: 'b' } }],
    ['with a message to a job', { baseline: { status: null, prLink: PR_LINK } }],
    ['with a merged pull request', { docsPullRequest: { kind: 'merged' } }],
    [
      'with an open pull request',
      { docsPullRequest: { kind: 'open', since: NOW.toISOString() } },
    ],
    ['of a message of care', { care: { head: 'c0ffee' } }],
    ['without a repository', { run: { url: '', actionUrl: '' } }],
    [
      'with all its texts',
      {
        shown: {
          title: 't',
          message: 'm',
          detail: 'd',
          steps: ['one', 'two'],
          note: 'n',
          waitedMs: 5,
        },
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

describe('what is no record of this version', () => {
  it.each<readonly [string, object]>([
    ['an outcome that does not exist', { conclusion: { outcome: 'lost', reason: '' } }],
    [
      'a reason of another outcome',
      { conclusion: { outcome: 'pr-opened', reason: 'timed-out' } },
    ],
    ['another kind of coverage', { covers: { kind: 'issue', number: 2 } }],
    ['a number as a text', { covers: { kind: 'pull-request', number: '2' } }],
    ['another kind of comment', { reactTo: { kind: 'commit', id: 1, thread: 2 } }],
    ['a text as a list', { shown: { steps: 'one' } }],
    ['a job without a link', { job: { id: 'job_1' } }],
    ['another state of a pull request', { docsPullRequest: { kind: 'locked' } }],
    ['an open pull request without a time', { docsPullRequest: { kind: 'open' } }],
    ['an incomplete operation', { finishing: { labels: [] } }],
    ['no run', { run: null }],
    ['a message of care without a commit', { care: {} }],
  ])('%s', (_, changes) => {
    expect(parseRecord({ ...exampleRecord(), ...changes })).toBeUndefined();
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
    const texts = recordTexts({
      title: LONG,
      message: LONG,
      detail: LONG,
      note: LONG,
      steps: [LONG, 'short'],
    });
    const { steps = [], ...others } = texts;
    const [step = '', short] = steps;
    for (const each of [others.title, others.message, others.detail, others.note, step]) {
      expect(each?.length).toBeLessThanOrEqual(CUT);
      expect(each?.startsWith('x'.repeat(CUT - 1))).toBe(true);
    }
    expect(short).toBe('short');
  });

  it('are kept if they have 500 characters', () => {
    const text = 'x'.repeat(CUT);
    expect(recordTexts({ title: text, steps: [text] })).toMatchObject({
      title: text,
      steps: [text],
    });
  });

  it('are no half characters', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 600 }), (text) => {
        const { message = '' } = recordTexts({ message: text });
        expect(message.isWellFormed()).toBe(true);
      }),
    );
  });

  it('have no prompt', () => {
    const prompt = { text: 'Update the docs.', line: 'Sent the prompt.' };
    const texts = recordTexts({ prompt, commentUrl: 'u' });
    expect(texts).not.toHaveProperty('prompt');
    expect(texts).not.toHaveProperty('commentUrl');
  });

  it('are read again as they were written', () => {
    const optional = <T>(arbitrary: fc.Arbitrary<T>) =>
      fc.option(arbitrary, { nil: undefined });
    const text = optional(anyText({ maxLength: 600 }));
    const results = fc.record({
      title: text,
      message: text,
      detail: text,
      note: text,
      steps: optional(fc.array(anyText({ maxLength: 600 }), { maxLength: 3 })),
      waitedMs: optional(fc.nat()),
      isUpdate: optional(fc.boolean()),
    });
    fc.assert(
      fc.property(results, (result) => {
        const shown = recordTexts(result);
        const read = parseRecord(asRead(exampleRecord({ shown })));
        expect(asRead(read?.shown)).toEqual(asRead(shown));
      }),
    );
  });
});

describe('a job', () => {
  it('is kept without the rest of the response of the service', () => {
    const job = exampleJob({ keyLine: 1, raw: { secret: 'x' } });
    expect(recordJob(job)).toEqual(exampleRecordedJob());
  });

  it('has short texts', () => {
    const recorded = recordJob(
      exampleJob({ status: LONG, model: LONG, repository: LONG }),
    );
    for (const each of [recorded.status, recorded.model, recorded.repository]) {
      expect(each?.length).toBeLessThanOrEqual(CUT);
    }
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

  it('no state of a pull request that is not known', () => {
    expect(resultOfRecord(exampleRecord())).toMatchObject({ docsPullRequest: undefined });
  });

  it('the fields of a job that are not kept as unknown', () => {
    const job = { id: 'job_1', prLink: null };
    const result = resultOfRecord(exampleRecord({ job }));
    expect(result.job).toEqual({
      ...job,
      status: undefined,
      archivedAt: null,
      model: undefined,
      repository: undefined,
      raw: {},
    });
  });
});
