import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  SUBMISSION_STATES,
  TRIGGER_KINDS,
  type Submission,
  type Outcome,
  type ThreadState,
} from '../../../src/domain.ts';
import { decodeState, encodeState, type CommentLocation } from '../../../src/thread/codec.ts';
import { pruneOldest } from '../../../src/thread/schema.ts';
import { sign } from '../../../src/thread/signature.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyText } from '../../support/any-text.ts';

const KEY = 'current-key';
const OLD_KEY = 'previous-key';

const ASK: Submission = {
  trigger: { kind: 'comment', id: '2001' },
  run: '9001',
  digest: '0f'.repeat(32),
  state: 'submitted',
  job: 'job_0123456789',
  snapshot: { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7', archivedAt: null },
  submittedAt: '2025-03-01T10:00:00.000Z',
  requestedBy: 'octocat',
  outcome: 'still-active',
  reason: 'timed-out',
  prLink: null,
};

const RECORD: ThreadState = {
  version: 1,
  repositoryId: 42,
  thread: 7,
  commentTag: 'default',
  project: 'acme-docs',
  commentId: 555,
  authorId: 41898282,
  waitUntil: '2025-03-01T10:30:00.000Z',
  lastCoveredSha: 'a'.repeat(40),
  submissions: [ASK],
  pruned: null,
};

const PLACE: CommentLocation = {
  repositoryId: 42,
  thread: 7,
  commentTag: 'default',
  project: 'acme-docs',
  commentId: 555,
  authorId: 41898282,
};

const decode = (
  body: string,
  { keys = [KEY], place = PLACE }: { keys?: string[]; place?: CommentLocation } = {},
) => decodeState(body, { keys, expect: place });

/** A marker whose signature is good, round whatever bytes. */
function forgeSigned(bytes: Buffer, version = '1'): string {
  const payload = deflateRawSync(bytes).toString('base64');
  return `<!-- docs-agent-action:v${version} ${payload} ${sign(`${version} ${payload}`, KEY, 'thread-record/v1')} -->`;
}

const askNumber = (n: number): Submission => ({
  ...ASK,
  trigger: { kind: 'comment', id: String(n) },
  submittedAt: new Date(1_740_000_000_000 + n * 1000).toISOString(),
});

describe('when a record is written and read in its own comment', () => {
  const body = encodeState(RECORD, KEY);

  test('it is the same', () => {
    expect(decode(body)).toEqual({ kind: 'verified', state: RECORD, signedWith: 'current' });
  });

  test('it is so with the visible text behind it, whatever that is', () => {
    expect(decode(`${body}\n## Done\n\n<!-- x -->`).kind).toBe('verified');
  });

  test('it is one HTML comment that nothing in it can end, and one line', () => {
    expect(body).toMatch(/^<!-- docs-agent-action:v1 [A-Za-z0-9+/=]+ [A-Za-z0-9+/]{43}= -->$/);
  });

  test('any thread key and project will do where none is expected', () => {
    const { repositoryId, thread, commentId, authorId } = PLACE;
    expect(decode(body, { place: { repositoryId, thread, commentId, authorId } }).kind).toBe('verified');
  });

  test('a first record, before the comment exists, is a bare intent', () => {
    const record: ThreadState = {
      ...RECORD,
      commentId: null,
      authorId: null,
      submissions: [{ ...ASK, state: 'pending', job: null }],
    };
    expect(decode(encodeState(record, KEY))).toEqual({ kind: 'unbound', state: record });
  });

  test('a record that names its comment but not its author is nobody’s', () => {
    expect(decode(encodeState({ ...RECORD, authorId: null }, KEY))).toEqual({
      kind: 'none',
      reason: 'other-author',
    });
  });
});

describe('when a record stands where it does not belong', () => {
  const body = encodeState(RECORD, KEY);
  const elsewhere: readonly [string, Partial<CommentLocation>][] = [
    ['other-repository', { repositoryId: 43 }],
    ['other-thread', { thread: 8 }],
    ['other-comment-tag', { commentTag: 'Default' }],
    ['other-project', { project: 'acme' }],
    ['other-comment', { commentId: 556 }],
    ['other-author', { authorId: 1 }],
  ];
  test.each(elsewhere)('it is none: %s', (why, change) => {
    expect(decode(body, { place: { ...PLACE, ...change } })).toEqual({ kind: 'none', reason: why });
  });

  const intent = encodeState({ ...RECORD, commentId: null, authorId: null }, KEY);
  test.each(elsewhere.slice(0, 4))('a bare intent is none: %s', (why, change) => {
    expect(decode(intent, { place: { ...PLACE, ...change } })).toEqual({ kind: 'none', reason: why });
  });

  test('long names that differ at their very end are not taken for each other', () => {
    const long = 'k'.repeat(500);
    const record = encodeState({ ...RECORD, commentTag: `${long}1` }, KEY);
    expect(decode(record, { place: { ...PLACE, commentTag: `${long}1` } }).kind).toBe('verified');
    expect(decode(record, { place: { ...PLACE, commentTag: `${long}2` } })).toEqual({
      kind: 'none',
      reason: 'other-comment-tag',
    });
  });
});

describe('when keys change', () => {
  test('a record that a previous key signed is known, and flagged', () => {
    const body = encodeState(RECORD, OLD_KEY);
    expect(decode(body, { keys: [KEY, 'another', OLD_KEY] })).toEqual({
      kind: 'verified',
      state: RECORD,
      signedWith: 'previous',
    });
  });

  test.each([[['another']], [[]], [['']], [[`${KEY} `]], [[KEY.toUpperCase()]]])(
    'with the keys %j it is none',
    (keys) => {
      expect(decode(encodeState(RECORD, KEY), { keys })).toEqual({
        kind: 'none',
        reason: 'not-signed-by-us',
      });
    },
  );

  test('an empty key neither signs nor verifies', () => {
    expect(() => encodeState(RECORD, '')).toThrow(TypeError);
    expect(decode(encodeState(RECORD, KEY), { keys: ['', KEY] })).toMatchObject({ signedWith: 'previous' });
  });

  test('the signature is the one that has always been made: old comments must stay readable', () => {
    expect(sign('1 payload', 'a-key', 'thread-record/v1')).toBe(
      '+T/QC6W/+hqS2g0n4duNRR594dRTvdnuUNxq6trrMQ4=',
    );
  });
});

describe('when a body was tampered with', () => {
  const body = encodeState(RECORD, KEY);

  test('one character altered, anywhere, makes it none', () => {
    for (let at = 0; at < body.length; at += 1) {
      for (const other of ['A', 'B', '-', ' ', '=', '\0']) {
        if (body[at] === other) continue;
        expect([at, decode(body.slice(0, at) + other + body.slice(at + 1)).kind]).toEqual([at, 'none']);
      }
    }
  });

  test('one character left out or put in, anywhere, makes it none', () => {
    for (let at = 0; at < body.length; at += 1) {
      expect([at, decode(body.slice(0, at) + body.slice(at + 1)).kind]).toEqual([at, 'none']);
      expect([at, decode(`${body.slice(0, at)}x${body.slice(at)}`).kind]).toEqual([at, 'none']);
    }
  });

  test('the signature spelt in another way is not ours', () => {
    expect(decode(body.replace(/= -->$/, ' -->'))).toEqual({ kind: 'none', reason: 'not-signed-by-us' });
  });

  test('the payload of one record with the signature of another is not ours', () => {
    const [open, mark, payload] = body.split(' ');
    const signature = encodeState({ ...RECORD, thread: 8 }, KEY).split(' ')[3];
    expect(decode(`${open} ${mark} ${payload} ${signature} -->`)).toEqual({
      kind: 'none',
      reason: 'not-signed-by-us',
    });
  });

  test.each([
    ['nothing', '', 'no-marker'],
    ['talk', 'hello', 'no-marker'],
    ['a space before it', ` ${body}`, 'no-marker'],
    ['a line before it', `\n${body}`, 'no-marker'],
    ['a quote', `> ${body}`, 'no-marker'],
    ['talk before it', `hello ${body}`, 'no-marker'],
    ['capitals', body.toUpperCase(), 'no-marker'],
    ['a forged one before it', `<!-- docs-agent-action:v1 e30= e30= -->${body}`, 'not-signed-by-us'],
    ['one without a signature before it', `<!-- docs-agent-action:v1 e30= -->${body}`, 'malformed'],
    ['an empty one', '<!-- docs-agent-action:v1 -->', 'malformed'],
    ['empty parts', '<!-- docs-agent-action:v1  -->', 'malformed'],
    ['too many parts', '<!-- docs-agent-action:v1 a b c -->', 'malformed'],
    ['no end', '<!-- docs-agent-action:v1 a b', 'malformed'],
    ['no version', '<!-- docs-agent-action:v -->', 'other-version'],
    ['a version spelt otherwise', '<!-- docs-agent-action:v01 a b -->', 'other-version'],
    ['another version on it', body.replace(':v1', ':v2'), 'other-version'],
    [
      'a later version',
      forgeSigned(Buffer.from(JSON.stringify({ ...RECORD, version: 2 })), '2'),
      'other-version',
    ],
  ])('%s is none', (_what, forged, why) => {
    expect(decode(forged)).toEqual({ kind: 'none', reason: why });
  });

  test('of two markers the first counts alone', () => {
    const other = encodeState({ ...RECORD, lastCoveredSha: null }, KEY);
    expect(decode(other + body)).toMatchObject({ kind: 'verified', state: { lastCoveredSha: null } });
    expect(decode(encodeState(RECORD, 'another') + body).kind).toBe('none');
  });

  test.each([
    ['nothing but markers', body.slice(0, 25).repeat(400_000), 'malformed'],
    ['an endless payload', `<!-- docs-agent-action:v1 ${'A'.repeat(10_000_000)} e30= -->`, 'malformed'],
    ['endless parts', `<!-- docs-agent-action:v1 ${'A '.repeat(5_000_000)} -->`, 'malformed'],
    ['endless text', 'x'.repeat(10_000_000), 'no-marker'],
  ])('a huge body is none: %s', (_what, huge, why) => {
    expect(decode(huge)).toEqual({ kind: 'none', reason: why });
  });
});

describe('when what was signed is not a record', () => {
  const json = JSON.stringify(RECORD);
  test('the forger of these tests could write a good one', () => {
    expect(decode(forgeSigned(Buffer.from(json))).kind).toBe('verified');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another type', '[]'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a later version inside', json.replace('"version":1', '"version":2')],
    ['a prototype', json.replace('{', '{"__proto__":{"commentId":555},')],
    ['a prototype within', json.replace('"trigger":{', '"trigger":{"__proto__":{},')],
    ['a constructor', json.replace('{', '{"constructor":{"prototype":{}},')],
    ['a field that we do not know', json.replace('{', '{"admin":true,')],
    ['a field missing', json.replace('"pruned":null', '"pruned2":null')],
    ['a number as text', json.replace('"thread":7', '"thread":"7"')],
    ['a fraction', json.replace('"thread":7', '"thread":7.5')],
    ['a number beyond all', json.replace('"thread":7', '"thread":1e999')],
    ['a job id that leaves its path', json.replace('job_0123456789', '..')],
    ['a job id with a line end', json.replace('job_0123456789', 'job\\n')],
    ['an outcome that there is not', json.replace('still-active', 'toString')],
    ['a reason that there is not', json.replace('timed-out', 'tired')],
    ['a kind of trigger that there is not', json.replace('"kind":"comment"', '"kind":"dream"')],
    ['a time that is none', json.replace('2025-03-01T10:00:00.000Z', 'yesterday')],
    ['a commit that is none', json.replace('a'.repeat(40), 'main')],
    [
      'more asks than are kept',
      JSON.stringify({ ...RECORD, submissions: Array.from({ length: 21 }, (_, n) => askNumber(n + 1)) }),
    ],
    ['a flood of bytes', ' '.repeat(5_000_000)],
  ])('it is none: %s', (_what, text) => {
    expect(decode(forgeSigned(Buffer.from(text)))).toEqual({ kind: 'none', reason: 'unreadable' });
  });

  test('and a payload that is not compressed is none', () => {
    const signature = sign('1 AAAA', KEY, 'thread-record/v1');
    expect(decode(`<!-- docs-agent-action:v1 AAAA ${signature} -->`)).toEqual({
      kind: 'none',
      reason: 'unreadable',
    });
  });
});

describe('when a thread asks more often than can be remembered', () => {
  const many: ThreadState = {
    ...RECORD,
    submissions: Array.from({ length: 23 }, (_, n) => askNumber(n + 1)),
  };

  test('the newest twenty stay, and the time of the youngest pruned one', () => {
    const found = decode(encodeState(many, KEY));
    expect(found).toMatchObject({
      state: {
        submissions: many.submissions.slice(3),
        pruned: { count: 3, until: askNumber(3).submittedAt },
      },
    });
  });

  test('what was pruned before is counted in', () => {
    const before = { count: 5, until: '2031-01-01T00:00:00.000Z' };
    expect(pruneOldest({ ...many, pruned: before }, 20).pruned).toEqual({
      count: 8,
      until: before.until,
    });
    const earlier = { count: 5, until: '2001-01-01T00:00:00.000Z' };
    expect(pruneOldest({ ...many, pruned: earlier }, 20).pruned).toEqual({
      count: 8,
      until: askNumber(3).submittedAt,
    });
  });

  test('the latest time counts although an earlier writer’s clock was ahead', () => {
    const submissions = [askNumber(9), askNumber(1), askNumber(2)];
    expect(pruneOldest({ ...RECORD, submissions }, 1)).toMatchObject({
      submissions: [askNumber(2)],
      pruned: { until: askNumber(9).submittedAt },
    });
  });

  test('nothing is pruned without need', () => {
    expect(pruneOldest(RECORD, 20)).toBe(RECORD);
  });

  const noise = (n: number, length: number) =>
    Array.from({ length }, (_, at) =>
      sign(`${n}.${at}`, KEY, 'thread-record/v1').slice(0, 1).replace(/[+/]/, '_'),
    ).join('');

  test('twenty asks with long fields are all remembered, in less than 12,000 characters', () => {
    const submissions = Array.from({ length: 20 }, (_, n) => ({
      ...askNumber(n + 1),
      trigger: {
        kind: 'subject' as const,
        id: `release:@acme/a-package-of-the-monorepo@12.34.${n}-${noise(n, 20)}`,
      },
      run: `1234567890${n}`,
      digest: noise(n + 100, 64),
      job: noise(n + 200, 36),
      snapshot: {
        status: 'completed',
        prLink: `https://github.com/a-long-organisation/docs/pull/${n}`,
        archivedAt: ASK.submittedAt,
      },
      requestedBy: noise(n + 300, 39),
      prLink: `https://github.com/a-long-organisation/documentation/pull/${noise(n, 60)}`,
    }));
    const body = encodeState({ ...RECORD, submissions }, KEY);
    expect(body.length).toBeLessThan(12_000);
    expect(decode(body)).toMatchObject({ state: { submissions, pruned: null } });
  });

  test('where even that is too long, the oldest are pruned rather than the limit passed', () => {
    const submissions = Array.from({ length: 20 }, (_, n) => ({
      ...askNumber(n + 1),
      job: noise(n, 128),
      prLink: noise(n + 50, 400),
      digest: noise(n + 150, 80),
      trigger: { kind: 'subject' as const, id: noise(n + 100, 300) },
    }));
    const body = encodeState({ ...RECORD, submissions }, KEY);
    expect(body.length).toBeLessThanOrEqual(12_000);
    const found = decode(body);
    if (found.kind !== 'verified') throw new Error('not verified');
    const { submissions: left, pruned } = found.state;
    expect(left.length).toBeGreaterThan(8);
    expect(left).toEqual(submissions.slice(20 - left.length));
    expect(pruned).toEqual({ count: 20 - left.length, until: submissions[19 - left.length]?.submittedAt });
  });
});

describe('when fields are longer than a record can hold', () => {
  const written = (submission: Partial<Submission>, rest: Partial<ThreadState> = {}) => {
    const found = decode(encodeState({ ...RECORD, ...rest, submissions: [{ ...ASK, ...submission }] }, KEY));
    if (found.kind !== 'verified')
      throw new Error(`not verified: ${found.kind === 'none' ? found.reason : ''}`);
    return found.state;
  };

  test('plain words are cut', () => {
    expect(written({ requestedBy: 'x'.repeat(500) }).submissions[0]?.requestedBy).toBe('x'.repeat(80));
  });

  test.each([
    ['a link', { prLink: `https://example.com/${'x'.repeat(400)}` }, { prLink: null }],
    ['a job id', { job: 'x'.repeat(257) }, { job: null }],
    ['a job id with a space', { job: 'a b' }, { job: null }],
  ])('%s is left out rather than cut', (_what, submission, kept) => {
    expect(written(submission).submissions[0]).toEqual({ ...ASK, ...kept });
  });

  test('a commit that is none is left out', () => {
    expect(written({}, { lastCoveredSha: 'main' }).lastCoveredSha).toBeNull();
  });

  test('a time that is none is left out', () => {
    expect(written({}, { waitUntil: 'soon' }).waitUntil).toBeNull();
  });
});

describe('over random records', () => {
  const texts = anyText({ maxLength: 600 });
  const times = fc
    .date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const submissions: fc.Arbitrary<Submission> = fc.record({
    trigger: fc.record({ kind: fc.constantFrom(...TRIGGER_KINDS), id: texts }),
    run: texts,
    digest: texts,
    state: fc.constantFrom(...SUBMISSION_STATES),
    job: maybe(texts),
    snapshot: maybe(fc.record({ status: maybe(texts), prLink: maybe(texts), archivedAt: maybe(texts) })),
    submittedAt: times,
    requestedBy: texts,
    outcome: fc.constantFrom<(Outcome | null)[]>(null, 'pr-opened', 'unconfirmed'),
    reason: fc.constantFrom('' as const, 'create-unconfirmed' as const),
    prLink: maybe(texts),
  });
  const records: fc.Arbitrary<ThreadState> = fc.record({
    version: fc.constant(1 as const),
    repositoryId: ids,
    thread: ids,
    commentTag: texts,
    project: texts,
    commentId: ids,
    authorId: ids,
    waitUntil: maybe(times),
    lastCoveredSha: maybe(texts),
    submissions: fc.array(submissions, { maxLength: 22 }),
    pruned: maybe(fc.record({ count: fc.integer({ min: 1, max: 1e9 }), until: times })),
  });
  const placeOf = ({
    repositoryId,
    thread,
    commentTag,
    project,
    commentId,
    authorId,
  }: ThreadState): CommentLocation => ({
    repositoryId,
    thread,
    commentTag,
    project,
    commentId: commentId ?? 0,
    authorId: authorId ?? 0,
  });

  test('whatever is written can be read, stays small, and reads the same when written again', () => {
    fc.assert(
      fc.property(records, (record) => {
        const body = encodeState(record, KEY);
        expect(body.length).toBeLessThanOrEqual(12_000);
        expect(body.slice(4, -3)).not.toMatch(/--|[<>]/);
        const found = decode(`${body}\ntext`, { place: placeOf(record) });
        if (found.kind !== 'verified') throw new Error(JSON.stringify(found));
        expect(encodeState(found.state, KEY)).toBe(body);
        expect(found.state.submissions.map((submission) => submission.submittedAt)).toEqual(
          record.submissions
            .slice(record.submissions.length - found.state.submissions.length)
            .map((submission) => submission.submittedAt),
        );
      }),
      propertyRuns(150),
    );
  });

  test('random bodies are none', () => {
    const pieces = fc.constantFrom(
      '<!-- docs-agent-action:v',
      '1',
      ' ',
      'e30=',
      ' -->',
      '\n',
      encodeState(RECORD, 'another'),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, texts), { maxLength: 8 }), (parts) => {
        expect(decode(parts.join('')).kind).toBe('none');
      }),
      propertyRuns(2000),
    );
  });
});
