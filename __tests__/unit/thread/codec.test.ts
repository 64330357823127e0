import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { createStateCodec, type StateLocation } from '../../../src/thread/store/codec.ts';
import { anyText } from '../../support/any-text.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const codecOf = (...keys: readonly string[]) => createStateCodec(keys);
const codec = codecOf('current-key');
const PLACE: StateLocation = {
  repositoryId: 42,
  thread: 7,
  project: 'acme-docs',
  commentTag: 'default',
  commentId: 555,
  authorId: 41_898_282,
};
const UNBOUND: StateLocation = { ...PLACE, commentId: null, authorId: null };
const SUBMISSION = exampleSubmission({
  baseline: { status: 'completed', prLink: null, archivedAt: null },
});
const PENDING = exampleSubmission({
  state: 'pending',
  job: null,
  outcome: null,
});
const MARKER = codec.encode(SUBMISSION, PLACE);
const [OPEN = '', VERSION = '', PAYLOAD = '', SIGNATURE = ''] = MARKER.split(' ');

/** Reads the state of a comment with this body, which may be at another place. */
function decode(body: string, place: Partial<StateLocation> = PLACE, by = codec) {
  const { commentId, authorId, repositoryId, thread } = { ...PLACE, ...place };
  const comment = {
    id: commentId ?? 0,
    authorId: authorId ?? 0,
    body,
  };
  return by.decode(comment, { ...place, repositoryId, thread });
}

/** Creates the marker of a state whose payload is that of `MARKER`. */
function withSignature(signature: string | undefined): string {
  return [OPEN, VERSION, PAYLOAD, signature, '-->'].join(' ');
}

function signatureOf(marker: string): string | undefined {
  const parts = marker.split(' ');
  return parts[3];
}

describe('a state', () => {
  it('is one HTML comment on one line', () => {
    expect(MARKER).toMatch(
      /^<!-- docs-agent-action:v2 [A-Za-z0-9+/=]+ [A-Za-z0-9+/]{43}= -->$/,
    );
    expect(MARKER.length).toBeLessThan(900);
  });

  it('is read back from its comment, whatever the text around it', () => {
    const state = { ...PLACE, submission: SUBMISSION, keyLine: 0 };
    expect(decode(MARKER)).toEqual(state);
    expect(decode(`### Done\n\n<!-- x -->\n${MARKER}\n`)).toEqual(state);
    expect(decode(`### Edited\r\n\r\n${MARKER}\r\n \n`)).toEqual(state);
  });

  it.each([
    ['before other text', `${MARKER}\n## Edited`],
    ['before another comment', `${MARKER}\n<!-- x -->`],
    ['before a reply marker', `${MARKER}\n<!-- docs-agent-action:reply comment 1 -->`],
    ['in a quote', `> ${MARKER}`],
    ['in code', `\`${MARKER}\``],
    ['after text on its line', `text ${MARKER}`],
    ['before text on its line', `${MARKER} text`],
  ])('does not count %s', (_, body) => expect(decode(body)).toBeUndefined());

  it('is read with any project and `comment-tag` if none is given', () => {
    const { project: _, commentTag: __, ...place } = PLACE;
    expect(decode(MARKER, place)).toMatchObject({
      project: 'acme-docs',
      commentTag: 'default',
    });
  });

  it('counts only if it is the last one', () => {
    const failed = exampleSubmission({ outcome: 'failed' });
    const other = codec.encode(failed, PLACE);
    const forged = codecOf('forged').encode(failed, PLACE);
    const empty = '<!-- docs-agent-action:v2 e30= e30= -->';
    expect(decode(`${MARKER}\n${other}`)?.submission).toEqual(failed);
    expect(decode(`${MARKER}\n${forged}`)).toBeUndefined();
    expect(decode(`${MARKER}\n${empty}`)).toBeUndefined();
  });
});

describe('a copied state is ignored', () => {
  const elsewhere: readonly (readonly [string, Partial<StateLocation>])[] = [
    ['repository', { repositoryId: 43 }],
    ['thread', { thread: 8 }],
    ['`comment-tag`', { commentTag: 'Default' }],
    ['project', { project: 'acme' }],
    ['comment', { commentId: 556 }],
    ['author', { authorId: 1 }],
  ];
  it.each(elsewhere)('in another %s', (_, change) => {
    expect(decode(MARKER, { ...PLACE, ...change })).toBeUndefined();
  });

  it.each(elsewhere.slice(0, 4))(
    'also if it is bound to no comment yet: in another %s',
    (_, change) => {
      const unbound = codec.encode(PENDING, UNBOUND);
      expect(decode(unbound, { ...PLACE, ...change })).toBeUndefined();
    },
  );

  it('in a repository without an ID', () => {
    const nowhere = { ...PLACE, repositoryId: undefined };
    const marker = codec.encode(SUBMISSION, nowhere);
    expect(decode(marker, nowhere)).toBeUndefined();
  });

  it('if it differs at the end of a long name', () => {
    const longTag = 'k'.repeat(500);
    const one = { ...PLACE, commentTag: `${longTag}1` };
    const other = { ...PLACE, commentTag: `${longTag}2` };
    const marker = codec.encode(SUBMISSION, one);
    expect(decode(marker, one)).toBeDefined();
    expect(decode(marker, other)).toBeUndefined();
  });
});

it.each([
  ['pending', true],
  ['submitted', false],
  ['finished', false],
] as const)(
  'a state that is not bound counts only in a claim, while it is pending: %s',
  (state, counts) => {
    const marker = codec.encode({ ...PENDING, state }, UNBOUND);
    const comment = exampleComment({ body: marker });
    expect(decode(marker)).toBeUndefined();
    expect(codec.decodeUnbound(comment, PLACE) !== undefined).toBe(counts);
  },
);

it('a state that is bound is no unbound one', () => {
  const marker = codec.encode(PENDING, PLACE);
  const comment = exampleComment({ body: marker });
  expect(codec.decodeUnbound(comment, PLACE)).toBeUndefined();
});

it('a state that is bound to no comment yet is bound to both or to none', () => {
  const withoutAuthor = codec.encode(SUBMISSION, { ...PLACE, authorId: null });
  const withoutComment = codec.encode(SUBMISSION, { ...PLACE, commentId: null });
  expect(decode(withoutAuthor)).toBeUndefined();
  expect(decode(withoutComment)).toBeUndefined();
});

describe('keys', () => {
  it('all verify, and all sign', () => {
    const both = codecOf('new-key', 'current-key');
    expect(decode(MARKER, PLACE, both)).toMatchObject({
      submission: SUBMISSION,
      keyLine: 1,
    });
    const marker = both.encode(SUBMISSION, PLACE);
    for (const each of [codec, codecOf('new-key'), codecOf('another', 'new-key')]) {
      expect(decode(marker, PLACE, each)?.submission).toEqual(SUBMISSION);
    }
  });

  it('sign a state after the one that it belongs to', () => {
    const both = codecOf('new-key', 'current-key');
    const other = codecOf('current-key', 'new-key');
    const marker = both.encode(SUBMISSION, PLACE, 1);
    expect(decode(marker, PLACE, both)?.keyLine).toBe(1);
    expect(decode(marker, PLACE, other)?.keyLine).toBe(0);
    expect(marker).toBe(other.encode(SUBMISSION, PLACE, 0));
  });

  it('belong to the repository that holds the comment', () => {
    const elsewhere = { ...PLACE, repositoryId: 43 };
    const signature = signatureOf(codec.encode(SUBMISSION, elsewhere));
    // A state that names this repository, signed as in the other one.
    expect(decode(withSignature(signature))).toBeUndefined();
    expect(codec.readUnverified(MARKER, PLACE.repositoryId)).toBeUndefined();
    expect(codec.readUnverified(MARKER, 43)).toBeDefined();
  });

  it.each(['another', 'current-key ', 'CURRENT-KEY'])(
    'that differ do not verify: %j',
    (key) => {
      expect(decode(MARKER, PLACE, codecOf(key))).toBeUndefined();
    },
  );

  it('that do not exist cannot sign', () => {
    expect(() => codec.encode(SUBMISSION, PLACE, 1)).toThrow(TypeError);
  });

  it('sign the same text in the same way in every version', () => {
    expect(SIGNATURE).toBe('955heRAqfQ4QwGYC0sUDPzplR0vo6bgQAebQh0jMahk=');
  });
});

describe('an edited state is ignored', () => {
  it('with any character replaced, removed or inserted', () => {
    const accepted: string[] = [];
    for (let at = 0; at < MARKER.length; at += 1) {
      const before = MARKER.slice(0, at);
      const after = MARKER.slice(at + 1);
      const others = ['A', 'B', '-', ' ', '=', '\0'];
      const replaced = others.map((other) => `${before}${other}${after}`);
      const removed = `${before}${after}`;
      const inserted = `${before}x${MARKER.slice(at)}`;
      for (const edited of [...replaced, inserted, removed]) {
        if (edited === MARKER) continue;
        if (decode(edited) !== undefined) accepted.push(edited);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('with the signature of another state, or another spelling of its own', () => {
    const other = signatureOf(codec.encode(PENDING, PLACE));
    expect(decode(withSignature(other))).toBeUndefined();
    expect(decode(MARKER.replace(/= -->$/, ' -->'))).toBeUndefined();
  });

  it.each([
    ['an empty marker', '<!-- docs-agent-action:v2 -->'],
    ['too many signatures before ours', withSignature(`${'c '.repeat(20)}${SIGNATURE}`)],
    ['another version', MARKER.replace(':v2', ':v02')],
    ['nothing but markers', MARKER.slice(0, 26).repeat(100_000)],
    ['an endless payload', `<!-- docs-agent-action:v2 ${'A'.repeat(5_000_000)} e30= -->`],
    ['endless parts', `<!-- docs-agent-action:v2 ${'A '.repeat(2_000_000)} -->`],
  ])('with %s', (_, body) => expect(decode(body)).toBeUndefined());
});

const texts = fc.oneof(
  anyText({ maxLength: 500 }),
  fc.constantFrom('-->', '--!>', '\u0000'.repeat(500), '€'.repeat(500)),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const triggers: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('comment', 'review-comment', 'review'),
    id: fc.nat(),
  }),
  fc.record({
    kind: fc.constant('pull-request'),
    number: fc.nat(),
    commit: texts,
    activity: texts,
    targetId: maybe(fc.nat()),
    updatedAt: texts,
  }),
  fc.record({
    kind: fc.constant('release'),
    id: fc.nat(),
    prerelease: fc.boolean(),
    tag: texts,
  }),
  fc.record({ kind: fc.constant('since-last'), from: maybe(texts), to: texts }),
  fc.record({
    kind: fc.constant('run'),
    id: texts,
    job: texts,
    step: texts,
    commentTag: texts,
  }),
);
const baselines = fc.record({
  status: maybe(texts),
  prLink: maybe(texts),
  archivedAt: maybe(texts),
});
const submissions = fc
  .record({
    trigger: triggers,
    requester: texts,
    subject: maybe(texts),
    job: maybe(fc.constant('j'.repeat(256))),
    baseline: maybe(baselines),
    prLink: maybe(texts),
  })
  .map(exampleSubmission);

it('long and hostile texts: fit a comment, cannot end it, and read the same when written again', () => {
  fc.assert(
    fc.property(submissions, (submission) => {
      const marker = codec.encode(submission, PLACE);
      expect(marker.length).toBeLessThan(60_000);
      expect(marker.slice(4, -3)).not.toMatch(/--|[<>\n]/);
      const state = decode(`text\n${marker}\n`);
      if (state === undefined) throw new Error('not read');
      expect(codec.encode(state.submission, PLACE)).toBe(marker);
    }),
    { numRuns: 500 },
  );
});

it('long and hostile texts: are no state unless they were signed', () => {
  const parts = fc.constantFrom(
    OPEN,
    SIGNATURE,
    ' ',
    'e30=',
    ' -->',
    MARKER.slice(0, 26),
  );
  const other = codecOf('another').encode(SUBMISSION, PLACE);
  const bodies = fc.array(fc.oneof(parts, fc.constant(other), texts), { maxLength: 8 });
  fc.assert(
    fc.property(bodies, (body) => expect(decode(body.join(''))).toBeUndefined()),
    { numRuns: 2000 },
  );
});
