import { expect, it } from '@jest/globals';
import { hasClaimLapsed } from '../../src/once/claim.ts';
import type { Entry } from '../../src/once/entry.ts';
import { exampleIdentity } from '../support/examples.ts';
import { CLAIMED, exampleNote, type Note } from './notes.ts';

const CREATED_AT = '2026-03-01T12:00:00Z';
const minutesLater = (minutes: number): string =>
  new Date(Date.parse(CREATED_AT) + minutes * 60_000).toISOString();

const UNBOUND = { ...CLAIMED, isBound: false };
const SENDING = { ...CLAIMED, sent: 'perhaps' } as const;
const inRun = (run: string, attempt: number) => ({
  request: exampleIdentity({ run, attempt }),
});

type Row = Readonly<{
  title: string;
  entry: Partial<Entry<Note>>;
  /** How much younger the comment of the own claim is. */
  minutes: number;
  expected: boolean;
}>;

it.each<Row>([
  {
    title: 'whose run has sent nothing',
    entry: { sent: 'no', mayRepeat: true },
    minutes: 0,
    expected: true,
  },
  {
    title: 'whose run may have sent',
    entry: { sent: 'perhaps' },
    minutes: 60,
    expected: false,
  },
  { title: 'whose run has sent', entry: {}, minutes: 60, expected: false },
  {
    title: 'that is bound, however old it is, also of an earlier attempt',
    entry: { ...SENDING, ...inRun('10', 1) },
    minutes: 60,
    expected: false,
  },
  {
    title: 'of an earlier attempt',
    entry: { ...UNBOUND, ...inRun('10', 1) },
    minutes: 0,
    expected: true,
  },
  {
    title: 'of this attempt',
    entry: { ...UNBOUND, ...inRun('10', 2) },
    minutes: 0,
    expected: false,
  },
  {
    title: 'of another run',
    entry: { ...UNBOUND, ...inRun('11', 1) },
    minutes: 9.99,
    expected: false,
  },
  {
    title: 'of another run, ten minutes old',
    entry: { ...UNBOUND, ...inRun('11', 1) },
    minutes: 10,
    expected: true,
  },
])('an entry $title: it has lapsed: $expected', ({ entry, minutes, expected }) => {
  const { comment } = exampleNote();
  const rival = exampleNote({ ...entry, comment: { ...comment, createdAt: CREATED_AT } });
  const own = exampleNote({
    ...UNBOUND,
    comment: { ...comment, createdAt: minutesLater(minutes) },
  });
  const request = exampleIdentity({ run: '10', attempt: 2 });
  expect(hasClaimLapsed(rival, { entry: own, request })).toBe(expected);
});
