/** Which requests are the same: by the keys of their causes, of all kinds. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  causeOfCare,
  causeOfComment,
  causeOfEvent,
  causeOfInput,
  causeOfOtherEvent,
  causeOfRange,
  causeOfRun,
  commentOfCause,
  isRangeKind,
  refOfCause,
  type Cause,
} from '../../../src/domain/cause.ts';
import type { CommentRef } from '../../../src/domain/comment.ts';
import { anyText } from '../../support/any-text.ts';
import { namedCause } from '../../support/examples.ts';
import { sized } from '../../support/size.ts';

const THREAD = 2;
const TIME = '2026-03-01T12:00:00Z';

const texts = fc.oneof(
  anyText({ maxLength: 20 }),
  fc.constantFrom('', ':', 'a:b', '%3A', 'null', 'release', '\u0000', '-->', '/', '7'),
);
const ids = fc.nat(20);
const commits = fc.constantFrom('a', 'b', 'c0ffee');

/** A cause, the parts that it is made of, and the cause that equal parts make. */
type Drawn = Readonly<{ parts: object; cause: Cause; again: Cause }>;

/** A kind of causes. */
type Kind = Readonly<{
  example: Cause;
  /** Causes that differ from the example in one part each. */
  others: readonly Cause[];
  /** The cause whose texts are all this one. */
  withTexts: (text: string) => Cause;
  any: fc.Arbitrary<Drawn>;
}>;

/** Describes a kind of causes by its parts, of which an example and all values are given. */
function kindOf<P extends object>(
  example: P,
  values: Readonly<{ [N in keyof P]: fc.Arbitrary<P[N]> }>,
  make: (parts: P) => Cause,
): Kind {
  const withPart = (name: string, value: unknown): Cause =>
    make({ ...example, [name]: value });
  const withTexts = (text: string): P => {
    const parts = Object.entries(example).map(([name, value]) => {
      return [name, typeof value === 'string' ? text : value];
    });
    return Object.fromEntries(parts) as P;
  };
  return {
    example: make(example),
    others: Object.entries(example).map(([name, value]) =>
      withPart(name, otherValue(value)),
    ),
    withTexts: (text) => make(withTexts(text)),
    any: fc.record<P>(values).map((parts) => {
      return { parts, cause: make(parts), again: make(structuredClone(parts)) };
    }),
  };
}

/** Returns another value of the same type. */
function otherValue(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)}2`;
}

function kindOfComment(kind: CommentRef['kind']): Kind {
  return kindOf({ id: 7 }, { id: ids }, ({ id }) =>
    causeOfComment({ kind, id, thread: THREAD }),
  );
}

const ACTIVITY = { number: 12, activity: 'labeled', targetId: 7, updatedAt: TIME };
const activities = {
  number: ids,
  activity: texts,
  targetId: fc.option(ids) as fc.Arbitrary<number>,
  updatedAt: texts,
};
const RANGE = { from: 'a', to: 'b' };
const ranges = { from: fc.option(commits) as fc.Arbitrary<string>, to: commits };

const KINDS = {
  comment: kindOfComment('comment'),
  'review-comment': kindOfComment('review-comment'),
  review: kindOfComment('review'),
  merge: kindOf(
    { number: 12, commit: 'c0ffee' },
    { number: ids, commit: commits },
    ({ number, commit }) =>
      causeOfEvent('merge', { kind: 'pull-request', number }, number, commit),
  ),
  'pull-request': kindOf(
    { commit: 'c0ffee', ...ACTIVITY },
    { commit: commits, ...activities },
    ({ number, commit, activity, targetId, updatedAt }) => {
      const subject = { kind: 'pull-request', number } as const;
      const change = [activity, targetId, updatedAt];
      return causeOfEvent('pull-request', subject, number, commit, ...change);
    },
  ),
  issue: kindOf(ACTIVITY, activities, ({ number, activity, targetId, updatedAt }) => {
    const subject = { kind: 'issue', number } as const;
    return causeOfEvent('issue', subject, number, activity, targetId, updatedAt);
  }),
  release: kindOf(
    { id: 5, prerelease: false },
    { id: ids, prerelease: fc.boolean() },
    ({ id, prerelease }) =>
      causeOfEvent('release', { kind: 'release', tag: 'v1' }, id, prerelease),
  ),
  push: kindOf(
    { ref: 'refs/heads/main', before: 'a', after: 'b' },
    { ref: texts, before: commits, after: commits },
    ({ ref, before, after }) =>
      causeOfEvent('push', { kind: 'push', ref, before, after }, ref, before, after),
  ),
  other: kindOf(
    { event: 'watch', digest: 'd' },
    { event: texts, digest: texts },
    ({ event, digest }) => causeOfOtherEvent(event, digest),
  ),
  'named release': kindOf({ tag: 'v1' }, { tag: texts }, ({ tag }) =>
    namedCause({ kind: 'release', tag }),
  ),
  'named pull request': kindOf({ number: 12 }, { number: ids }, ({ number }) =>
    namedCause({ kind: 'pull-request', number }),
  ),
  commits: kindOf(RANGE, { from: texts, to: texts }, ({ from, to }) =>
    namedCause({ kind: 'commits', from, to }),
  ),
  'since-last': kindOf(RANGE, ranges, ({ from, to }) => causeOfRange(from, to)),
  care: kindOf(
    { repository: 1, number: 7, message: 1 },
    { repository: ids, number: ids, message: ids },
    ({ repository, number, message }) => causeOfCare(repository, number, message),
  ),
  run: kindOf(
    { id: '99', job: 'docs', step: 'agent', commentTag: 'nightly' },
    { id: texts, job: texts, step: texts, commentTag: texts },
    ({ commentTag, ...run }) => causeOfRun(run, commentTag),
  ),
};

const ALL = Object.entries(KINDS);

const causes = fc.oneof(
  ...ALL.map(([name, { any }]) =>
    any.map(({ parts, ...drawn }) => ({ ...drawn, name: JSON.stringify([name, parts]) })),
  ),
);

describe('two causes', () => {
  it('of different kinds are different', () => {
    const keys = ALL.map(([, { example }]) => example.key);
    expect(new Set(keys).size).toBe(ALL.length);
  });

  it.each(ALL)('of the kind %s are different if any of their parts are', (_, kind) => {
    const keys = [kind.example, ...kind.others].map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are the same for a release, whatever its tag is called now', () => {
    const keyOf = (tag: string): string =>
      causeOfEvent('release', { kind: 'release', tag }, 5, false).key;
    expect(keyOf('v1.0')).toBe(keyOf('v1'));
  });
});

describe('the key of a cause', () => {
  it.each([
    ['merge:12:c0ffee', KINDS.merge.example],
    ['push:refs%2Fheads%2Fmain:a:b', KINDS.push.example],
    ['since-last::b', causeOfRange(null, 'b')],
    ['care:1:7:1', KINDS.care.example],
    ['release:5:false', KINDS.release.example],
    ['review:7', KINDS.review.example],
  ])('names it for people, too: %s', (expected, { key }) => {
    expect(key).toBe(expected);
  });

  it('is the same for the same cause, and different for every other one', () => {
    fc.assert(
      fc.property(causes, causes, (one, other) => {
        expect(one.again).toEqual(one.cause);
        expect(one.cause.key === other.cause.key).toBe(one.name === other.name);
      }),
      { numRuns: sized(5000) },
    );
  });

  it('is different for texts that are divided in another way', () => {
    const parts = fc.array(texts, { minLength: 4, maxLength: 4 });
    const runOf = ([id = '', job = '', step = '', tag = '']: readonly string[]) =>
      causeOfRun({ id, job, step }, tag).key;
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = one.every((part, at) => part === other[at]);
        expect(runOf(one) === runOf(other)).toBe(isSame);
      }),
      { numRuns: sized(2000) },
    );
  });

  it('begins with its kind, has its parts between colons, and nothing that could end a comment', () => {
    fc.assert(
      fc.property(causes, ({ cause: { key, kind } }) => {
        expect(key).toMatch(/^[a-z-]+(:[\w%.!~*'()-]*)+$/);
        expect(key.split(':', 1)).toEqual([kind]);
      }),
    );
  });

  it.each(ALL)('of the kind %s fits a status comment', (_, { withTexts }) => {
    // Twice in an entry, in base64, that is half of a comment.
    expect(withTexts('€'.repeat(100_000)).key.length).toBeLessThan(12_000);
  });

  it.each(ALL)('of the kind %s is cut to 300 code units a part', (_, { withTexts }) => {
    const text = 'x'.repeat(300);
    expect(withTexts(`${text}y`).key).toBe(withTexts(text).key);
  });

  it('is never cut within a character', () => {
    const id = `${'x'.repeat(299)}🙏`;
    const { key } = causeOfRun({ id, job: '', step: '' }, '');
    expect(key).toBe(`run:${'x'.repeat(299)}:::`);
  });
});

describe('the cause of the input `subject`', () => {
  it.each([
    [{ kind: 'release', tag: 'v1' }, 'subject:release:v1'],
    [{ kind: 'pull-request', number: 12 }, 'subject:pull-request:12'],
    [{ kind: 'commits', from: 'a', to: 'b' }, 'commits:a:b'],
    [{ kind: 'since-last' }, undefined],
    [{ kind: 'none' }, undefined],
  ] as const)('for %j', (subject, key) => {
    expect(causeOfInput(subject)?.key).toBe(key);
  });
});

describe('the cause of a push covers', () => {
  const zeros = '0'.repeat(40);
  const before = 'b'.repeat(40);
  const after = 'a'.repeat(40);
  it.each([
    ['refs/heads/main', before, { kind: 'range', from: before, to: after }],
    ['refs/heads/new', zeros, { kind: 'range', from: null, to: after }],
    // Its prompt has the changes since the previous release.
    ['refs/tags/v1.4.0', zeros, { kind: 'release', tag: 'v1.4.0' }],
    ['refs/tags/v1', before, { kind: 'range', from: before, to: after }],
  ])('of %s from %s', (ref, from, covers) => {
    const subject = { kind: 'push', ref, before: from, after } as const;
    expect(causeOfEvent('push', subject, ref).covers).toEqual(covers);
  });
});

const EXAMPLES = ALL.map(([, { example }]) => example);

describe('what the ledger keeps of a cause', () => {
  it('is its key, its kind and its comment', () => {
    for (const cause of EXAMPLES) {
      const { key, kind, comment } = cause;
      expect(refOfCause(cause)).toStrictEqual({ key, kind, comment });
    }
  });

  it('names the comment or review', () => {
    const found = EXAMPLES.map((cause) => commentOfCause(refOfCause(cause), THREAD));
    expect(found.filter((each) => each !== undefined)).toEqual([
      { kind: 'comment', id: 7, thread: THREAD },
      { kind: 'review-comment', id: 7, thread: THREAD },
      { kind: 'review', id: 7, thread: THREAD },
    ]);
  });

  it('names no comment of a kind that only a newer version knows', () => {
    const newer = { key: 'discussion:7', kind: 'discussion', comment: 7 };
    expect(commentOfCause(newer, THREAD)).toBeUndefined();
  });

  it('says whether it is a range of commits that the input `subject` names', () => {
    const ranged = EXAMPLES.filter(({ kind }) => isRangeKind(kind));
    expect(ranged).toEqual([KINDS.commits.example, KINDS['since-last'].example]);
  });
});
