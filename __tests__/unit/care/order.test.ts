/** The order in which messages are sent, if there are more than a run may send. */
import { expect, it } from '@jest/globals';
import { orderCareCandidates, rotateHourly } from '../../../src/care/order.ts';
import type { CareRow } from '../../../src/care/row.ts';
import { exampleEntry } from '../../support/examples.ts';

const HOUR_MS = 60 * 60_000;
const hour = (nth: number): Date => new Date(nth * HOUR_MS);

/** A pull request with a problem, by its number, which message it needs, and `refused` if one was. */
function rowOf(name: string): CareRow {
  const [number = '', message = '', refused] = name.split(' ');
  const trigger = `care:1:${number}:${message}`;
  const entry = exampleEntry({ request: { trigger }, sent: 'no', mayRepeat: true });
  const claims = refused === undefined ? [] : [entry];
  const wanted = { message: Number(message) };
  const row = {
    pull: { number: Number(number) },
    wanted,
    read: { job: {}, thread: { claims } },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else decides the order
  return row as unknown as CareRow;
}

const numbers = (names: readonly string[], now = hour(0)): readonly number[] =>
  orderCareCandidates(names.map(rowOf), now).map(({ pull }) => pull.number);

it('begins with first messages', () => {
  expect(numbers(['10 2', '11 1', '12 2', '13 1'])).toEqual([11, 13, 10, 12]);
});

it('ends with those that were refused', () => {
  expect(numbers(['10 1 refused', '11 10', '12 1'])).toEqual([12, 11, 10]);
});

it('begins with another one each hour', () => {
  const all = ['10 1', '11 1', '12 1', '20 1'];
  const first = [0, 1, 2, 3].map((nth) => numbers(all, hour(nth))[0]);
  expect(first).toEqual([10, 11, 12, 20]);
});

it('leaves out what gets no message', () => {
  expect(orderCareCandidates([{ ...rowOf('10 1'), wanted: undefined }], hour(0))).toEqual(
    [],
  );
});

it('rotates by a step each hour, and keeps all items', () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  expect(rotateHourly(items, 2, hour(1))).toEqual(['c', 'd', 'e', 'a', 'b']);
  expect(rotateHourly(items, 2, hour(3))).toEqual(['b', 'c', 'd', 'e', 'a']);
  expect(rotateHourly([], 2, hour(1))).toEqual([]);
});
