import type { Fault } from '../domain.ts';
import { explainFault } from '../report/explain.ts';
import { counted } from '../report/quantity.ts';
import { isRefused } from './judge.ts';

/** What came of a job of which a sweep knows: `fault` where it could not be read, `finished` where its comment was. */
export type Read = Readonly<{ fault: Fault | undefined; finished: boolean }>;

/**
 * Why jobs could not be read: some sentences for each kind of fault, of which the first stands for all. Error texts of the
 * service are in it as they came: escape it for Markdown.
 */
export function explainUnread(read: readonly Read[], host: string): readonly string[] {
  const kinds = new Map<string, { fault: Fault; left: number; givenUp: number }>();
  for (const { fault, finished } of read) {
    if (fault === undefined) continue;
    const kind = `${fault.kind} ${fault.status ?? ''}`;
    const known = kinds.get(kind) ?? { fault, left: 0, givenUp: 0 };
    known[finished ? 'givenUp' : 'left'] += 1;
    kinds.set(kind, known);
  }
  return [...kinds.values()].map(({ fault, left, givenUp }) =>
    [
      explainFault({ fault, doing: 'look', host, unclear: false }),
      left === 0 ? '' : `Left for the next sweep: ${counted(left, 'job')}.`,
      givenUp === 0 ? '' : `Given up: ${counted(givenUp, 'job')}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Whether the key is of no use: the service has refused it, and not one job could be read. No later sweep would do better. */
export function isShutOut(read: readonly Read[]): boolean {
  return (
    read.every(({ fault }) => fault !== undefined) &&
    read.some(({ fault }) => fault !== undefined && isRefused(fault))
  );
}
