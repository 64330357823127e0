import { expect, it } from '@jest/globals';
import type { AutomaticEvent, Event, Submission, Trigger } from '../../../src/domain.ts';
import {
  digest,
  formatRange,
  lastCoveredSha,
  nameSubject,
  nextRange,
  pullRequestOfTrigger,
  triggerFor,
} from '../../../src/trigger/trigger-id.ts';
import { exampleThread } from '../../support/examples.ts';
import { AUTOMATIC, COMMAND } from './events.ts';

const command = (kind: 'comment' | 'review') => ({
  ...COMMAND,
  comment: { kind, id: 7, thread: 2 },
});
const automatic = (deliveryKey: AutomaticEvent['deliveryKey']): Event => ({
  ...AUTOMATIC,
  deliveryKey,
});
const RUN = { id: '99', job: 'docs', step: 'agent' };

it.each<readonly [string, Event | undefined, string | undefined, string, string]>([
  ['a comment', command('comment'), undefined, 'comment', '7'],
  ['a review', command('review'), undefined, 'review', '7'],
  [
    'a command in a workflow with a subject',
    command('comment'),
    'release:v1',
    'comment',
    '7',
  ],
  [
    'a merge',
    automatic('pull-request:12@abc'),
    undefined,
    'subject',
    'pull-request:12@abc',
  ],
  [
    'a push with a subject',
    automatic('push:a..b@main'),
    'release:v1',
    'subject',
    'release:v1',
  ],
  [
    'a dispatch or a schedule',
    automatic(undefined),
    undefined,
    'run',
    '99/docs/agent/nightly',
  ],
  ['a long tag', undefined, 'x'.repeat(999), 'subject', 'x'.repeat(300)],
])('%s', (_, event, subject, kind, id) => {
  expect(triggerFor({ event, subject, run: RUN, commentTag: 'nightly' })).toEqual({
    kind,
    id,
  });
});

it.each<readonly [Trigger['kind'], string, number | undefined, number | undefined]>([
  ['comment', '7', 2, 2],
  ['review', '7', undefined, undefined],
  ['subject', 'pull-request:12@abc', 2, 12],
  ['subject', 'not-pull-request:12', 2, undefined],
  ['subject', 'release:v1', 2, undefined],
  ['run', 'pull-request:12', 2, undefined],
])('the pull request of %s %s in thread %s is %s', (kind, id, thread, number) => {
  expect(pullRequestOfTrigger({ kind, id }, thread)).toBe(number);
});

it.each([
  ['a'.repeat(40), 'aaaaaaa'],
  ['a'.repeat(64), 'aaaaaaa'],
  ['a'.repeat(39), 'a'.repeat(39)],
  [`${'a'.repeat(40)}-rc`, `${'a'.repeat(40)}-rc`],
  ['main', 'main'],
])('the commit %s is shown as %s', (ref, label) => {
  expect(nameSubject({ kind: 'commits', from: ref, to: 'v1' })).toEqual({
    label: `${label}..v1`,
    input: `commits:${ref}..v1`,
  });
});

it('a digest is equal for equal texts alone', () => {
  expect(digest('a')).toBe('ca978112ca1bbdcafac231b39a23dc4d');
  expect(digest('a ')).not.toBe(digest('a'));
});

const [A, B, C, D] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40), 'd'.repeat(40)];
const FAILED = { outcome: 'failed' } as const;
const COVERED_B = { covered: B } as const;

it.each<readonly [string, readonly Partial<Submission>[], string | undefined]>([
  [
    'the newest commit, whatever came later',
    [COVERED_B, {}, { state: 'pending', job: null }],
    B,
  ],
  [
    'the newest commit, whatever failed before',
    [{ covered: A, ...FAILED }, COVERED_B],
    B,
  ],
  ['no commit of a failed job', [{ covered: B, ...FAILED }], undefined],
  [
    'the commit before all failures',
    [COVERED_B, { covered: C, ...FAILED }, { covered: D, ...FAILED }],
    B,
  ],
  [
    'the commit before a rejected request',
    [COVERED_B, { covered: C, outcome: 'rejected', job: null }],
    B,
  ],
  [
    'the commit of a cancelled run with a job',
    [COVERED_B, { covered: C, outcome: 'cancelled' }],
    C,
  ],
  [
    'the commit of a job that is active',
    [COVERED_B, { covered: C, state: 'submitted', outcome: null }],
    C,
  ],
])('a run starts at %s', (_, submissions, from) => {
  const thread = exampleThread(...submissions);
  expect(lastCoveredSha(thread)).toBe(from);
  expect(nextRange(thread, 'new')).toStrictEqual({ from, to: undefined });
});

const ranged = (
  from: string | undefined,
  to: string,
  run: string,
): Partial<Submission> => ({
  trigger: { kind: 'subject', id: formatRange({ from, to: undefined }, to) },
  run,
  covered: to,
});

it.each<
  readonly [
    string,
    readonly Partial<Submission>[],
    string | undefined,
    string | undefined,
  ]
>([
  ['both ends', [ranged(A, B, '9')], A, B],
  ['an open start', [ranged(undefined, B, '9')], undefined, B],
  [
    'the latest of its ranges',
    [ranged(A, B, '9'), { ...ranged(B, C, '9'), ...FAILED }],
    B,
    C,
  ],
  ['a range, though another request followed', [ranged(A, B, '9'), { run: '9' }], A, B],
  ['no range of another run', [ranged(A, B, '10')], B, undefined],
  ['no other trigger', [ranged(A, B, '8'), { run: '9' }], B, undefined],
])('a re-run keeps %s', (_, submissions, from, to) => {
  expect(nextRange(exampleThread(...submissions), '9')).toStrictEqual({ from, to });
});

const hex = (length: number): string => 'a'.repeat(length);
it.each([
  [`since-last:..${hex(40)}`, true],
  [`since-last:..${hex(39)}`, false],
  [`since-last:${hex(64)}..${hex(40)}`, true],
  [`since-last:${hex(65)}..${hex(40)}`, false],
  [`since-last:main..${hex(40)}`, false],
  [`not since-last:..${hex(40)}`, false],
  [`since-last:..${hex(40)} or so`, false],
])('%s is a range: %s', (id, isRange) => {
  const { to } = nextRange(
    exampleThread({ trigger: { kind: 'subject', id }, run: '9' }),
    '9',
  );
  expect(to !== undefined).toBe(isRange);
});
