/** The order in which messages are sent, if there are more than a run may send. */
import { expect, it } from '@jest/globals';
import { orderCareCandidates } from '../../../src/care/order.ts';
import type { CareRow } from '../../../src/care/row.ts';
import type { RequestEntry } from '../../../src/job/request-entry.ts';
import { exampleEntry } from '../../support/examples.ts';

const NOON = new Date('2026-11-23T12:00:00Z');
const ONE = new Date('2026-11-23T13:00:00Z');

/** A pull request with a problem, by its name: repository, number, and `m` after a message, `r` after a refused one. */
function rowOf(name: string): CareRow {
  const [repository = '', number = '', had = ''] = name.split(' ');
  const trigger = `care:1:${number}:1`;
  const changes = { request: { trigger } };
  const kinds: Readonly<Record<string, readonly RequestEntry[]>> = {
    m: [exampleEntry(changes)],
    r: [exampleEntry({ ...changes, sent: 'no', mayRepeat: true })],
  };
  const pull = { number: Number(number) };
  const read = { job: {}, thread: { claims: kinds[had] ?? [] } };
  const row = { repository: { id: Number(repository) }, pull, wanted: {}, read };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else decides the order
  return row as unknown as CareRow;
}

const numbers = (names: readonly string[], now: Date): readonly number[] =>
  orderCareCandidates(names.map(rowOf), now).map(({ pull }) => pull.number);

it('begins with those that have had no message', () => {
  expect(numbers(['1 10 m', '1 11', '1 12 m', '1 13'], NOON)).toEqual([11, 13, 10, 12]);
});

it('ends with those whose message was refused', () => {
  expect(numbers(['1 10 r', '1 11 m', '1 12'], NOON)).toEqual([12, 11, 10]);
});

it('takes one of each repository in turn', () => {
  const all = ['1 10', '1 11', '1 12', '2 20', '3 30', '3 31'];
  const [first, second, third, ...others] = numbers(all, NOON);
  expect([first, second, third].toSorted()).toEqual([10, 20, 30]);
  expect(others.toSorted()).toEqual([11, 12, 31]);
});

it('begins with another repository each hour', () => {
  const all = ['1 10', '2 20'];
  expect(numbers(all, NOON)[0]).not.toBe(numbers(all, ONE)[0]);
});

it('leaves out what gets no message', () => {
  expect(orderCareCandidates([{ ...rowOf('1 10'), wanted: undefined }], NOON)).toEqual(
    [],
  );
});
