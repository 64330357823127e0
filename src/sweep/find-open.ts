import type { Ask, ThreadRecord } from '../domain.ts';
import type { Seal, ThreadComment } from '../ports.ts';
import { OUR_MARK } from '../trigger/event-filter.ts';

/** An ask whose end nobody has told yet. */
export type OpenAsk = Ask & { readonly job: string };

/** A status comment with the asks in its record that are open, oldest first; at least one. */
export type OpenRecord = Readonly<{
  comment: ThreadComment & Readonly<{ thread: number }>;
  record: ThreadRecord;
  asks: readonly OpenAsk[];
}>;

/**
 * The asks that no run is waiting for, in the comments whose record is ours, in its place, and of the project and use wanted.
 * `now` is the wall clock: a record whose `waitUntil` lies ahead has a waiter.
 */
export function openRecords(
  comments: readonly (ThreadComment & Readonly<{ thread: number }>)[],
  {
    seal,
    repositoryId,
    wanted,
    now,
  }: Readonly<{
    seal: Seal;
    repositoryId: number;
    wanted: Readonly<{ project?: string; threadKey?: string }>;
    now: Date;
  }>,
): readonly OpenRecord[] {
  return comments
    .filter(({ body }) => body.startsWith(OUR_MARK))
    .flatMap((comment) => {
      const { id: commentId, authorId, thread } = comment;
      const reading = seal.read(comment.body, { repositoryId, thread, commentId, authorId, ...wanted });
      if (reading.kind !== 'verified') return [];
      const { record } = reading;
      if (record.waitUntil !== null && Date.parse(record.waitUntil) > now.getTime()) return [];
      const asks = record.asks.filter(isOpen);
      return asks.length === 0 ? [] : [{ comment, record, asks }];
    });
}

function isOpen(ask: Ask): ask is OpenAsk {
  return ask.state === 'asked' && ask.job !== null;
}
