import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createEntryCodec, type Place } from '../../src/once/codec.ts';
import { signEntry } from '../../src/once/signature.ts';
import { anyText } from '../support/any-text.ts';
import { exampleCause, exampleIdentity } from '../support/examples.ts';
import { encodeNewer, KEY, MARKER, signedNote, UNBOUND } from './notes.ts';

const codecOf = (...keys: readonly string[]) => createEntryCodec(keys, MARKER);
const codec = codecOf(KEY);
const THREAD = { number: 7, project: 'acme-docs', commentTag: 'default' };
const ENTRY = signedNote({
  repositoryId: 42,
  thread: THREAD,
  commentId: 555,
  authorId: 41_898_282,
});
const PLACE: Place = {
  repositoryId: 42,
  thread: 7,
  project: 'acme-docs',
  commentTag: 'default',
};
const LINE = codec.encode(ENTRY);
const [OPEN = '', WORD = '', PAYLOAD = '', SIGNATURE = ''] = LINE.split(' ');

/** Reads the entry of a comment with this body, which may be at another place. */
function decode(body: string, place: Place = PLACE, by = codec) {
  return by.decode({ id: 555, authorId: 41_898_282, body }, place);
}

/** Creates the line of an entry whose payload is that of `LINE`. */
function withSignature(signature: string | undefined): string {
  return [OPEN, WORD, PAYLOAD, signature, '-->'].join(' ');
}

function signatureOf(line: string): string | undefined {
  return line.split(' ')[3];
}

describe('an entry', () => {
  it('is one HTML comment on one line', () => {
    expect(LINE).toMatch(/^<!-- notes:entry [A-Za-z0-9+/=]+ [A-Za-z0-9+/]{43}= -->$/);
    expect(LINE.length).toBeLessThan(600);
  });

  it('is read back from its comment, whatever the text around it', () => {
    const entry = { ...ENTRY, keyLine: 0, isNewer: false };
    expect(decode(LINE)).toEqual(entry);
    expect(decode(`### Done\n\n<!-- x -->\n${LINE}\n`)).toEqual(entry);
    expect(decode(`### Edited\r\n\r\n${LINE}\r\n \n`)).toEqual(entry);
  });

  it.each([
    ['before other text', `${LINE}\n## Edited`],
    ['before another comment', `${LINE}\n<!-- x -->`],
    ['before a reply marker', `${LINE}\n<!-- notes:reply comment 1 -->`],
    ['in a quote', `> ${LINE}`],
    ['in code', `\`${LINE}\``],
    ['after text on its line', `text ${LINE}`],
    ['before text on its line', `${LINE} text`],
  ])('does not count %s', (_, body) => expect(decode(body)).toBeUndefined());

  it('is read with any project and `comment-tag` if none is given', () => {
    expect(decode(LINE, { repositoryId: 42, thread: 7 })).toMatchObject({
      thread: THREAD,
    });
  });

  it('counts only if it is the last one', () => {
    const other = signedNote({ ...ENTRY, request: null, sent: 'no' });
    const forged = codecOf('forged').encode(other);
    const empty = '<!-- notes:entry e30= e30= -->';
    expect(decode(`${LINE}\n${codec.encode(other)}`)).toMatchObject(other);
    expect(decode(`${LINE}\n${forged}`)).toBeUndefined();
    expect(decode(`${LINE}\n${empty}`)).toBeUndefined();
  });
});

it.each<readonly [string, Partial<Place>]>([
  ['repository', { repositoryId: 43 }],
  ['repository without an ID', { repositoryId: undefined }],
  ['thread', { thread: 8 }],
  ['`comment-tag`', { commentTag: 'Default' }],
  ['project', { project: 'acme' }],
])('an entry that was copied to another %s is ignored', (_, change) => {
  const unbound = codec.encode({ ...ENTRY, ...UNBOUND });
  expect(decode(LINE, { ...PLACE, ...change })).toBeUndefined();
  expect(decode(unbound, { ...PLACE, ...change })).toBeUndefined();
});

it('an entry in a repository without an ID is ignored', () => {
  const nowhere = { ...PLACE, repositoryId: undefined };
  const line = codec.encode({ ...ENTRY, repositoryId: undefined });
  expect(decode(line, nowhere)).toBeUndefined();
  expect(decode(line)).toBeUndefined();
});

describe('a newer format', () => {
  it('verifies, since the signature contains no version', () => {
    expect(decode(encodeNewer(ENTRY))).toEqual({ ...ENTRY, keyLine: 0, isNewer: true });
  });

  it('may have more fields', () => {
    const entry = { ...ENTRY, colour: 'red' };
    expect(decode(encodeNewer(entry))).toMatchObject({ ...ENTRY, isNewer: true });
  });
});

describe('keys', () => {
  it('all verify, and all sign', () => {
    const both = codecOf('new-key', KEY);
    expect(decode(LINE, PLACE, both)).toMatchObject({ ...ENTRY, keyLine: 1 });
    const line = both.encode(ENTRY);
    for (const each of [codec, codecOf('new-key'), codecOf('another', 'new-key')]) {
      expect(decode(line, PLACE, each)).toMatchObject(ENTRY);
    }
  });

  it('sign an entry after the one that it belongs to', () => {
    const both = codecOf('new-key', KEY);
    const other = codecOf(KEY, 'new-key');
    const line = both.encode(ENTRY, 1);
    expect(decode(line, PLACE, both)?.keyLine).toBe(1);
    expect(decode(line, PLACE, other)?.keyLine).toBe(0);
    expect(line).toBe(other.encode(ENTRY, 0));
  });

  it('belong to the repository that holds the comment', () => {
    const signature = signatureOf(codec.encode({ ...ENTRY, repositoryId: 43 }));
    // An entry that names this repository, signed as in the other one.
    expect(decode(withSignature(signature))).toBeUndefined();
  });

  it('sign for one repository, and say so', () => {
    const json = JSON.stringify({ format: 1, ...ENTRY, repositoryId: 43 });
    const payload = Buffer.from(json).toString('base64');
    const signature = signEntry(payload, KEY, { purpose: 'entry', repositoryId: 42 });
    expect(decode(`<!-- notes:entry ${payload} ${signature} -->`)).toBeUndefined();
  });

  it.each(['another', `${KEY} `, KEY.toUpperCase()])(
    'that differ do not verify: %j',
    (key) => {
      expect(decode(LINE, PLACE, codecOf(key))).toBeUndefined();
    },
  );

  it('that do not exist cannot sign', () => {
    expect(() => codec.encode(ENTRY, 1)).toThrow(TypeError);
  });

  it('sign the same text in the same way in every version', () => {
    const use = { purpose: 'entry', repositoryId: 42 };
    expect(signEntry('a text', KEY, use)).toBe(
      'JPY9bzaxeoQC9fhLBJ5KZ/et9VbceqbjDrP5K5xtpVo=',
    );
  });
});

/** One that nobody has made. */
const OTHER_SIGNATURE = `${'A'.repeat(43)}= `;

describe('an edited entry is ignored', () => {
  it('with any character replaced, removed or inserted', () => {
    const accepted: string[] = [];
    for (let at = 0; at < LINE.length; at += 1) {
      const before = LINE.slice(0, at);
      const after = LINE.slice(at + 1);
      const others = ['A', 'B', '-', ' ', '=', '\0'];
      const replaced = others.map((other) => `${before}${other}${after}`);
      const removed = `${before}${after}`;
      const inserted = `${before}x${LINE.slice(at)}`;
      for (const edited of [...replaced, inserted, removed]) {
        if (edited === LINE) continue;
        if (decode(edited) !== undefined) accepted.push(edited);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('never, if only others have signed it, too', () => {
    const both = withSignature(`${OTHER_SIGNATURE.repeat(19)}${SIGNATURE}`);
    expect(decode(both)).toMatchObject(ENTRY);
  });

  it('with the signature of another entry, or another spelling of its own', () => {
    const other = signatureOf(codec.encode({ ...ENTRY, ...UNBOUND }));
    expect(decode(withSignature(other))).toBeUndefined();
    expect(decode(LINE.replace(/= -->$/, ' -->'))).toBeUndefined();
  });

  it.each([
    ['an empty marker', '<!-- notes:entry -->'],
    [
      'too many signatures before ours',
      withSignature(`${OTHER_SIGNATURE.repeat(20)}${SIGNATURE}`),
    ],
    ['another purpose', LINE.replace(':entry', ':report')],
  ])('with %s', (_, body) => expect(decode(body)).toBeUndefined());
});

const texts = fc.oneof(
  anyText({ maxLength: 500 }),
  fc.constantFrom('-->', '--!>', '\u0000'.repeat(500), '€'.repeat(500)),
);
const causes = texts.map((key) => exampleCause(key));
const identities = fc
  .record({
    cause: causes,
    repeats: fc.option(causes, { nil: undefined }),
    digest: texts,
    run: texts,
  })
  .map(exampleIdentity);
const entries = fc.record({
  request: fc.option(identities),
  payload: fc.record({ text: texts, more: fc.jsonValue() }),
  thread: fc.record({
    number: fc.constant(7),
    project: texts,
    commentTag: fc.constant('default'),
  }),
});

it('long and hostile texts: fit a comment, cannot end it, and read the same when written again', () => {
  fc.assert(
    fc.property(entries, (changes) => {
      const line = codec.encode({ ...ENTRY, ...changes });
      expect(line.length).toBeLessThan(60_000);
      expect(line.slice(4, -3)).not.toMatch(/--|[<>\n]/);
      const found = decode(`text\n${line}\n`, { repositoryId: 42, thread: 7 });
      if (found === undefined) throw new Error('not read');
      const { keyLine: _, isNewer: __, ...entry } = found;
      expect(codec.encode(entry)).toBe(line);
    }),
    { numRuns: 500 },
  );
});

it('long and hostile texts: are no entry unless they were signed', () => {
  const parts = fc.constantFrom(OPEN, SIGNATURE, ' ', 'e30=', ' -->', LINE.slice(0, 17));
  const other = codecOf('another').encode(ENTRY);
  const bodies = fc.array(fc.oneof(parts, fc.constant(other), texts), { maxLength: 8 });
  fc.assert(
    fc.property(bodies, (body) => expect(decode(body.join(''))).toBeUndefined()),
    { numRuns: 2000 },
  );
});
