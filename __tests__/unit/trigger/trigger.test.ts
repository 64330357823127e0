import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Event } from '../../../src/domain/event.ts';
import type { SubjectTrigger, Trigger } from '../../../src/domain/trigger.ts';
import {
  commentOfTriggerKey,
  isRangeKey,
  kindOfTriggerKey,
  triggerFor,
  triggerKey,
  triggerOfInput,
} from '../../../src/trigger/trigger.ts';
import { anyText } from '../../support/any-text.ts';
import { AUTOMATIC, COMMAND } from './events.ts';

const TIME = '2026-03-01T12:00:00Z';
const ACTIVITY = { activity: 'labeled', targetId: 7, updatedAt: TIME };
const MERGE = { kind: 'merge', number: 12, commit: 'c0ffee' } as const;
const PULL = { kind: 'pull-request', number: 12, commit: 'c0ffee', ...ACTIVITY } as const;
const ISSUE = { kind: 'issue', number: 12, ...ACTIVITY } as const;
const RELEASE = { kind: 'release', id: 5, prerelease: false, tag: 'v1' } as const;
const PUSH = { kind: 'push', ref: 'refs/heads/main', before: 'a', after: 'b' } as const;
const OTHER = { kind: 'other', event: 'watch', digest: 'd' } as const;
const NAMED_TAG = { kind: 'subject', subject: { kind: 'release', tag: 'v1' } } as const;
const NAMED_PULL = {
  kind: 'subject',
  subject: { kind: 'pull-request', number: 12 },
} as const;
const NAMED_RANGE = {
  kind: 'subject',
  subject: { kind: 'commits', from: 'a', to: 'b' },
} as const;
const CARE = { kind: 'care', repository: 1, number: 7, message: 1 } as const;
const SINCE = { kind: 'since-last', from: 'a', to: 'b' } as const;
const RUN = {
  kind: 'run',
  id: '99',
  job: 'docs',
  step: 'agent',
  commentTag: 'nightly',
} as const;
const ALL: readonly Trigger[] = [
  { kind: 'comment', id: 7 },
  { kind: 'review-comment', id: 7 },
  { kind: 'review', id: 7 },
  MERGE,
  PULL,
  ISSUE,
  RELEASE,
  PUSH,
  OTHER,
  NAMED_TAG,
  NAMED_PULL,
  NAMED_RANGE,
  SINCE,
  CARE,
  RUN,
];

const isSameTrigger = (one: Trigger, other: Trigger): boolean =>
  triggerKey(one) === triggerKey(other);

/** Returns values of the same kind as the value of a field. */
function changesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'string') return [`${value}2`];
  const fields = Object.entries(value ?? {}).filter(([name]) => name !== 'kind');
  return fields.flatMap(([name, of]) =>
    changesOf(of).map((other) => ({ ...(value as object), [name]: other })),
  );
}

describe('two triggers', () => {
  it('of different kinds are different', () => {
    for (const one of ALL) {
      for (const other of ALL) expect(isSameTrigger(one, other)).toBe(one === other);
    }
  });

  /** Fields that say no more than the others. */
  const NAMES = ['kind', 'tag'];

  it('are different if any of their fields are', () => {
    for (const one of ALL) {
      const fields = Object.entries(one).filter(([name]) => !NAMES.includes(name));
      for (const [name, value] of fields) {
        for (const other of changesOf(value)) {
          expect(isSameTrigger(one, { ...one, [name]: other })).toBe(false);
        }
      }
    }
  });

  it('are the same for a release, whatever its tag is called now', () => {
    expect(isSameTrigger(RELEASE, { ...RELEASE, tag: 'v1.0' })).toBe(true);
  });
});

describe('the trigger of a run', () => {
  const command = (kind: 'comment' | 'review'): Event => ({
    ...COMMAND,
    comment: { kind, id: 7, thread: 2 },
  });
  const automatic = (trigger: typeof MERGE | undefined): Event => ({
    ...AUTOMATIC,
    trigger,
  });
  const run = { id: '99', job: 'docs', step: 'agent' };
  const LABELED = {
    kind: 'pull-request',
    number: 12,
    commit: 'c',
    activity: 'labeled',
    targetId: 7,
    updatedAt: '2026-03-01T12:00:00Z',
  } as const;
  const ANY_ACTIVITY = { ...LABELED, activity: '', targetId: null, updatedAt: '' };

  it.each<readonly [string, Event | undefined, SubjectTrigger | undefined, Trigger]>([
    ['a comment', command('comment'), undefined, { kind: 'comment', id: 7 }],
    ['a review', command('review'), undefined, { kind: 'review', id: 7 }],
    [
      'a command in a workflow that names a subject',
      command('comment'),
      NAMED_TAG,
      { kind: 'comment', id: 7 },
    ],
    ['an event', automatic(MERGE), undefined, MERGE],
    [
      'an event in a workflow that names a subject',
      automatic(MERGE),
      NAMED_TAG,
      NAMED_TAG,
    ],
    ['a schedule that names a subject', automatic(undefined), SINCE, SINCE],
    ['a schedule or a dispatch', automatic(undefined), undefined, RUN],
    ['an event that cannot be read', undefined, undefined, RUN],
  ])('is that of %s', (_, event, named, expected) => {
    const trigger = triggerFor({
      event,
      named,
      run,
      commentTag: 'nightly',
      needLabel: '',
    });
    expect(trigger).toEqual(expected);
  });

  it.each([
    ['a merge with `need-label`', MERGE, 'docs', false, MERGE],
    ['a pull request without it', LABELED, '', false, LABELED],
    ['an open pull request with it', LABELED, 'docs', false, ANY_ACTIVITY],
    ['a merged pull request with it', LABELED, 'docs', true, { ...MERGE, commit: 'c' }],
  ] as const)('is that of %s', (_, trigger, needLabel, merged, expected) => {
    const event = { ...AUTOMATIC, trigger, details: { ...AUTOMATIC.details, merged } };
    expect(
      triggerFor({ event, named: undefined, run, commentTag: '', needLabel }),
    ).toEqual(expected);
  });

  it('fits a status comment', () => {
    const long = '€'.repeat(100_000);
    const named = undefined;
    const trigger = triggerFor({
      event: undefined,
      named,
      run: { id: long, job: long, step: long },
      commentTag: long,
      needLabel: '',
    });
    // Twice in an entry, in base64, that is half of a comment.
    expect(triggerKey(trigger).length).toBeLessThan(12_000);
  });

  it('is never cut within a character', () => {
    const id = `${'x'.repeat(299)}🙏`;
    const trigger = triggerFor({
      event: undefined,
      named: undefined,
      run: { id, job: '', step: '' },
      commentTag: '',
      needLabel: '',
    });
    expect(triggerKey(trigger)).toBe(`run:${'x'.repeat(299)}:::`);
  });
});

describe('the trigger of the input `subject`', () => {
  it.each([
    [{ kind: 'release', tag: 'v1' }, NAMED_TAG],
    [{ kind: 'pull-request', number: 12 }, NAMED_PULL],
    [{ kind: 'commits', from: 'a', to: 'b' }, NAMED_RANGE],
    [{ kind: 'since-last' }, undefined],
  ] as const)('for %j', (subject, expected) => {
    expect(triggerOfInput(subject)).toEqual(expected);
  });
});

const texts = fc.oneof(
  anyText({ maxLength: 20 }),
  fc.constantFrom('', ':', 'a:b', '%3A', 'null', 'release', '\u0000', '-->', '/', '7'),
);
const ids = fc.nat(20);
const commits = fc.constantFrom('a', 'b', 'c0ffee');
const activities = fc.record({
  number: ids,
  activity: texts,
  targetId: fc.option(ids),
  updatedAt: texts,
});
const triggers: fc.Arbitrary<Trigger> = fc.oneof(
  fc.record({ kind: fc.constantFrom('comment', 'review-comment', 'review'), id: ids }),
  fc.record({ kind: fc.constant('merge'), number: ids, commit: commits }),
  fc
    .tuple(activities, commits)
    .map(
      ([activity, commit]) => ({ kind: 'pull-request', commit, ...activity }) as const,
    ),
  activities.map((activity) => ({ kind: 'issue', ...activity }) as const),
  fc.record({
    kind: fc.constant('release'),
    id: ids,
    prerelease: fc.boolean(),
    tag: fc.constant('v1'),
  }),
  fc.record({ kind: fc.constant('push'), ref: texts, before: commits, after: commits }),
  fc.record({ kind: fc.constant('other'), event: texts, digest: texts }),
  fc.record({
    kind: fc.constant('subject'),
    subject: fc.oneof(
      fc.record({ kind: fc.constant('release'), tag: texts }),
      fc.record({ kind: fc.constant('pull-request'), number: ids }),
      fc.record({ kind: fc.constant('commits'), from: texts, to: texts }),
    ),
  }),
  fc.record({ kind: fc.constant('since-last'), from: fc.option(commits), to: commits }),
  fc.record({
    kind: fc.constant('care'),
    repository: ids,
    number: ids,
    message: ids,
  }),
  fc.record({
    kind: fc.constant('run'),
    id: texts,
    job: texts,
    step: texts,
    commentTag: texts,
  }),
);

describe('the key of a trigger', () => {
  it('names it for people, too', () => {
    expect(triggerKey(MERGE)).toBe('merge:12:c0ffee');
    expect(triggerKey(NAMED_RANGE)).toBe('subject:commits:a:b');
    expect(triggerKey(PUSH)).toBe('push:refs%2Fheads%2Fmain:a:b');
    expect(triggerKey({ ...SINCE, from: null })).toBe('since-last::b');
    expect(triggerKey(CARE)).toBe('care:1:7:1');
  });

  it('is the same for the same trigger, and different for every other one', () => {
    fc.assert(
      fc.property(triggers, triggers, (one, other) => {
        const copy = structuredClone(one);
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(triggerKey(copy)).toBe(triggerKey(one));
        expect(isSameTrigger(one, other)).toBe(isSame);
      }),
      { numRuns: 5000 },
    );
  });

  it('is different for texts that are divided in another way', () => {
    const parts = fc.array(texts, { minLength: 4, maxLength: 4 });
    const runOf = ([id = '', job = '', step = '', commentTag = '']: readonly string[]) =>
      triggerKey({ kind: 'run', id, job, step, commentTag });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = one.every((part, at) => part === other[at]);
        expect(runOf(one) === runOf(other)).toBe(isSame);
      }),
      { numRuns: 2000 },
    );
  });

  it('has its parts between colons, and nothing that could end a comment', () => {
    fc.assert(
      fc.property(triggers, (trigger) => {
        expect(triggerKey(trigger)).toMatch(/^[a-z-]+(:[\w%.!~*'()-]*)+$/);
      }),
    );
  });

  it('says its kind', () => {
    for (const trigger of ALL) {
      expect(kindOfTriggerKey(triggerKey(trigger))).toBe(trigger.kind);
    }
  });

  it('says the comment or review', () => {
    const found = ALL.map((each) => commentOfTriggerKey(triggerKey(each)));
    expect(found.filter((each) => each !== undefined)).toEqual(ALL.slice(0, 3));
  });

  it('says whether it is a range of commits that the input `subject` names', () => {
    const ranges = ALL.filter((each) => isRangeKey(triggerKey(each)));
    expect(ranges).toEqual([NAMED_RANGE, SINCE]);
  });
});
