import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { ASK_STATES, TRIGGER_KINDS, type Ask, type Outcome, type ThreadRecord } from '../../src/domain.ts';
import { decodeRecord, encodeRecord, type Place } from '../../src/thread/codec.ts';
import { forgetOldest } from '../../src/thread/schema.ts';
import { sign } from '../../src/thread/signature.ts';
import { propertyRuns } from '../property-runs.ts';
import { anyText } from '../any-text.ts';

const KEY = 'current-key';
const OLD_KEY = 'previous-key';

const ASK: Ask = {
  trigger: { kind: 'comment', id: '2001' },
  run: '9001',
  digest: '0f'.repeat(32),
  state: 'asked',
  job: 'job_0123456789',
  baseline: { status: 'completed', prLink: 'https://github.com/acme/docs/pull/7', archivedAt: null },
  askedAt: '2025-03-01T10:00:00.000Z',
  by: 'octocat',
  outcome: 'still-active',
  reason: 'timed-out',
  prLink: null,
};

const RECORD: ThreadRecord = {
  version: 1,
  repositoryId: 42,
  thread: 7,
  threadKey: 'default',
  project: 'acme-docs',
  commentId: 555,
  authorId: 41898282,
  waitUntil: '2025-03-01T10:30:00.000Z',
  covered: 'a'.repeat(40),
  asks: [ASK],
  forgotten: null,
};

const PLACE: Place = {
  repositoryId: 42,
  thread: 7,
  threadKey: 'default',
  project: 'acme-docs',
  commentId: 555,
  authorId: 41898282,
};

const decode = (body: string, { keys = [KEY], place = PLACE }: { keys?: string[]; place?: Place } = {}) =>
  decodeRecord(body, { keys, expect: place });

/** A marker whose signature is good, round whatever bytes. */
function forgeSigned(bytes: Buffer, version = '1'): string {
  const payload = deflateRawSync(bytes).toString('base64');
  return `<!-- docs-agent-action:v${version} ${payload} ${sign(`${version} ${payload}`, KEY, 'thread-record/v1')} -->`;
}

const askNumber = (n: number): Ask => ({
  ...ASK,
  trigger: { kind: 'comment', id: String(n) },
  askedAt: new Date(1_740_000_000_000 + n * 1000).toISOString(),
});

describe('when a record is written and read in its own comment', () => {
  const body = encodeRecord(RECORD, KEY);

  test('it is the same', () => {
    expect(decode(body)).toEqual({ kind: 'verified', record: RECORD, signedWith: 'current' });
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
    const record: ThreadRecord = {
      ...RECORD,
      commentId: null,
      authorId: null,
      asks: [{ ...ASK, state: 'intent', job: null }],
    };
    expect(decode(encodeRecord(record, KEY))).toEqual({ kind: 'intent-only', record });
  });

  test('a record that names its comment but not its author is nobody’s', () => {
    expect(decode(encodeRecord({ ...RECORD, authorId: null }, KEY))).toEqual({
      kind: 'none',
      why: 'other-author',
    });
  });
});

describe('when a record stands where it does not belong', () => {
  const body = encodeRecord(RECORD, KEY);
  const elsewhere: readonly [string, Partial<Place>][] = [
    ['other-repository', { repositoryId: 43 }],
    ['other-thread', { thread: 8 }],
    ['other-thread-key', { threadKey: 'Default' }],
    ['other-project', { project: 'acme' }],
    ['other-comment', { commentId: 556 }],
    ['other-author', { authorId: 1 }],
  ];
  test.each(elsewhere)('it is none: %s', (why, change) => {
    expect(decode(body, { place: { ...PLACE, ...change } })).toEqual({ kind: 'none', why });
  });

  const intent = encodeRecord({ ...RECORD, commentId: null, authorId: null }, KEY);
  test.each(elsewhere.slice(0, 4))('a bare intent is none: %s', (why, change) => {
    expect(decode(intent, { place: { ...PLACE, ...change } })).toEqual({ kind: 'none', why });
  });

  test('long names that differ at their very end are not taken for each other', () => {
    const long = 'k'.repeat(500);
    const record = encodeRecord({ ...RECORD, threadKey: `${long}1` }, KEY);
    expect(decode(record, { place: { ...PLACE, threadKey: `${long}1` } }).kind).toBe('verified');
    expect(decode(record, { place: { ...PLACE, threadKey: `${long}2` } })).toEqual({
      kind: 'none',
      why: 'other-thread-key',
    });
  });
});

describe('when keys change', () => {
  test('a record that a previous key signed is known, and flagged', () => {
    const body = encodeRecord(RECORD, OLD_KEY);
    expect(decode(body, { keys: [KEY, 'another', OLD_KEY] })).toEqual({
      kind: 'verified',
      record: RECORD,
      signedWith: 'previous',
    });
  });

  test.each([[['another']], [[]], [['']], [[`${KEY} `]], [[KEY.toUpperCase()]]])(
    'with the keys %j it is none',
    (keys) => {
      expect(decode(encodeRecord(RECORD, KEY), { keys })).toEqual({ kind: 'none', why: 'not-signed-by-us' });
    },
  );

  test('an empty key neither signs nor verifies', () => {
    expect(() => encodeRecord(RECORD, '')).toThrow(TypeError);
    expect(decode(encodeRecord(RECORD, KEY), { keys: ['', KEY] })).toMatchObject({ signedWith: 'previous' });
  });

  test('the signature is the one that has always been made: old comments must stay readable', () => {
    expect(sign('1 payload', 'a-key', 'thread-record/v1')).toBe(
      '+T/QC6W/+hqS2g0n4duNRR594dRTvdnuUNxq6trrMQ4=',
    );
  });
});

describe('when a body was tampered with', () => {
  const body = encodeRecord(RECORD, KEY);

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
    expect(decode(body.replace(/= -->$/, ' -->'))).toEqual({ kind: 'none', why: 'not-signed-by-us' });
  });

  test('the payload of one record with the signature of another is not ours', () => {
    const [open, mark, payload] = body.split(' ');
    const signature = encodeRecord({ ...RECORD, thread: 8 }, KEY).split(' ')[3];
    expect(decode(`${open} ${mark} ${payload} ${signature} -->`)).toEqual({
      kind: 'none',
      why: 'not-signed-by-us',
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
    expect(decode(forged)).toEqual({ kind: 'none', why });
  });

  test('of two markers the first counts alone', () => {
    const other = encodeRecord({ ...RECORD, covered: null }, KEY);
    expect(decode(other + body)).toMatchObject({ kind: 'verified', record: { covered: null } });
    expect(decode(encodeRecord(RECORD, 'another') + body).kind).toBe('none');
  });

  test.each([
    ['nothing but markers', body.slice(0, 25).repeat(400_000), 'malformed'],
    ['an endless payload', `<!-- docs-agent-action:v1 ${'A'.repeat(10_000_000)} e30= -->`, 'malformed'],
    ['endless parts', `<!-- docs-agent-action:v1 ${'A '.repeat(5_000_000)} -->`, 'malformed'],
    ['endless text', 'x'.repeat(10_000_000), 'no-marker'],
  ])('a huge body is none: %s', (_what, huge, why) => {
    expect(decode(huge)).toEqual({ kind: 'none', why });
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
    ['a field missing', json.replace('"forgotten":null', '"forgotten2":null')],
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
      JSON.stringify({ ...RECORD, asks: Array.from({ length: 21 }, (_, n) => askNumber(n + 1)) }),
    ],
    ['a flood of bytes', ' '.repeat(5_000_000)],
  ])('it is none: %s', (_what, text) => {
    expect(decode(forgeSigned(Buffer.from(text)))).toEqual({ kind: 'none', why: 'unreadable' });
  });

  test('and a payload that is not compressed is none', () => {
    const signature = sign('1 AAAA', KEY, 'thread-record/v1');
    expect(decode(`<!-- docs-agent-action:v1 AAAA ${signature} -->`)).toEqual({
      kind: 'none',
      why: 'unreadable',
    });
  });
});

describe('when a thread asks more often than can be remembered', () => {
  const many: ThreadRecord = { ...RECORD, asks: Array.from({ length: 23 }, (_, n) => askNumber(n + 1)) };

  test('the newest twenty stay, and the time of the youngest forgotten one', () => {
    const found = decode(encodeRecord(many, KEY));
    expect(found).toMatchObject({
      record: { asks: many.asks.slice(3), forgotten: { count: 3, until: askNumber(3).askedAt } },
    });
  });

  test('what was forgotten before is counted in', () => {
    const before = { count: 5, until: '2031-01-01T00:00:00.000Z' };
    expect(forgetOldest({ ...many, forgotten: before }, 20).forgotten).toEqual({
      count: 8,
      until: before.until,
    });
    const earlier = { count: 5, until: '2001-01-01T00:00:00.000Z' };
    expect(forgetOldest({ ...many, forgotten: earlier }, 20).forgotten).toEqual({
      count: 8,
      until: askNumber(3).askedAt,
    });
  });

  test('the latest time counts although an earlier writer’s clock was ahead', () => {
    const asks = [askNumber(9), askNumber(1), askNumber(2)];
    expect(forgetOldest({ ...RECORD, asks }, 1)).toMatchObject({
      asks: [askNumber(2)],
      forgotten: { until: askNumber(9).askedAt },
    });
  });

  test('nothing is forgotten without need', () => {
    expect(forgetOldest(RECORD, 20)).toBe(RECORD);
  });

  const noise = (n: number, length: number) =>
    Array.from({ length }, (_, at) =>
      sign(`${n}.${at}`, KEY, 'thread-record/v1').slice(0, 1).replace(/[+/]/, '_'),
    ).join('');

  test('twenty asks with long fields are all remembered, in less than 12,000 characters', () => {
    const asks = Array.from({ length: 20 }, (_, n) => ({
      ...askNumber(n + 1),
      trigger: {
        kind: 'subject' as const,
        id: `release:@acme/a-package-of-the-monorepo@12.34.${n}-${noise(n, 20)}`,
      },
      run: `1234567890${n}`,
      digest: noise(n + 100, 64),
      job: noise(n + 200, 36),
      baseline: {
        status: 'completed',
        prLink: `https://github.com/a-long-organisation/docs/pull/${n}`,
        archivedAt: ASK.askedAt,
      },
      by: noise(n + 300, 39),
      prLink: `https://github.com/a-long-organisation/documentation/pull/${noise(n, 60)}`,
    }));
    const body = encodeRecord({ ...RECORD, asks }, KEY);
    expect(body.length).toBeLessThan(12_000);
    expect(decode(body)).toMatchObject({ record: { asks, forgotten: null } });
  });

  test('where even that is too long, the oldest are forgotten rather than the limit passed', () => {
    const asks = Array.from({ length: 20 }, (_, n) => ({
      ...askNumber(n + 1),
      job: noise(n, 128),
      prLink: noise(n + 50, 400),
      digest: noise(n + 150, 80),
      trigger: { kind: 'subject' as const, id: noise(n + 100, 300) },
    }));
    const body = encodeRecord({ ...RECORD, asks }, KEY);
    expect(body.length).toBeLessThanOrEqual(12_000);
    const found = decode(body);
    if (found.kind !== 'verified') throw new Error('not verified');
    const { asks: left, forgotten } = found.record;
    expect(left.length).toBeGreaterThan(8);
    expect(left).toEqual(asks.slice(20 - left.length));
    expect(forgotten).toEqual({ count: 20 - left.length, until: asks[19 - left.length]?.askedAt });
  });
});

describe('when fields are longer than a record can hold', () => {
  const written = (ask: Partial<Ask>, rest: Partial<ThreadRecord> = {}) => {
    const found = decode(encodeRecord({ ...RECORD, ...rest, asks: [{ ...ASK, ...ask }] }, KEY));
    if (found.kind !== 'verified') throw new Error(`not verified: ${found.kind === 'none' ? found.why : ''}`);
    return found.record;
  };

  test('plain words are cut', () => {
    expect(written({ by: 'x'.repeat(500) }).asks[0]?.by).toBe('x'.repeat(80));
  });

  test.each([
    ['a link', { prLink: `https://example.com/${'x'.repeat(400)}` }, { prLink: null }],
    ['a job id', { job: 'x'.repeat(257) }, { job: null }],
    ['a job id with a space', { job: 'a b' }, { job: null }],
  ])('%s is left out rather than cut', (_what, ask, kept) => {
    expect(written(ask).asks[0]).toEqual({ ...ASK, ...kept });
  });

  test('a commit that is none is left out', () => {
    expect(written({}, { covered: 'main' }).covered).toBeNull();
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
  const asks: fc.Arbitrary<Ask> = fc.record({
    trigger: fc.record({ kind: fc.constantFrom(...TRIGGER_KINDS), id: texts }),
    run: texts,
    digest: texts,
    state: fc.constantFrom(...ASK_STATES),
    job: maybe(texts),
    baseline: maybe(fc.record({ status: maybe(texts), prLink: maybe(texts), archivedAt: maybe(texts) })),
    askedAt: times,
    by: texts,
    outcome: fc.constantFrom<(Outcome | null)[]>(null, 'pr-opened', 'unconfirmed'),
    reason: fc.constantFrom('' as const, 'create-unclear' as const),
    prLink: maybe(texts),
  });
  const records: fc.Arbitrary<ThreadRecord> = fc.record({
    version: fc.constant(1 as const),
    repositoryId: ids,
    thread: ids,
    threadKey: texts,
    project: texts,
    commentId: ids,
    authorId: ids,
    waitUntil: maybe(times),
    covered: maybe(texts),
    asks: fc.array(asks, { maxLength: 22 }),
    forgotten: maybe(fc.record({ count: fc.integer({ min: 1, max: 1e9 }), until: times })),
  });
  const placeOf = ({
    repositoryId,
    thread,
    threadKey,
    project,
    commentId,
    authorId,
  }: ThreadRecord): Place => ({
    repositoryId,
    thread,
    threadKey,
    project,
    commentId: commentId ?? 0,
    authorId: authorId ?? 0,
  });

  test('whatever is written can be read, stays small, and reads the same when written again', () => {
    fc.assert(
      fc.property(records, (record) => {
        const body = encodeRecord(record, KEY);
        expect(body.length).toBeLessThanOrEqual(12_000);
        expect(body.slice(4, -3)).not.toMatch(/--|[<>]/);
        const found = decode(`${body}\ntext`, { place: placeOf(record) });
        if (found.kind !== 'verified') throw new Error(JSON.stringify(found));
        expect(encodeRecord(found.record, KEY)).toBe(body);
        expect(found.record.asks.map((ask) => ask.askedAt)).toEqual(
          record.asks.slice(record.asks.length - found.record.asks.length).map((ask) => ask.askedAt),
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
      encodeRecord(RECORD, 'another'),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, texts), { maxLength: 8 }), (parts) => {
        expect(decode(parts.join('')).kind).toBe('none');
      }),
      propertyRuns(2000),
    );
  });
});
