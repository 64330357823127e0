import type { Ask, ThreadRecord } from '../domain.ts';
import type { Seal, ThreadComment } from '../ports.ts';
import { OUR_MARK } from '../request/decide.ts';

/** An ask whose end nobody has told yet, in the comment that remembers it. */
export type OpenAsk = Readonly<{
  comment: ThreadComment & Readonly<{ thread: number }>;
  record: ThreadRecord;
  ask: Ask & { job: string };
}>;

/**
 * The asks that no run is waiting for, in the comments whose record is ours, in its place, and of the project and use wanted.
 * `now` is the wall clock: a record whose `waitUntil` lies ahead has a waiter.
 */
export function openAsks(
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
): readonly OpenAsk[] {
  return comments
    .filter(({ body }) => body.startsWith(OUR_MARK))
    .flatMap((comment) => {
      const { id: commentId, authorId, thread } = comment;
      const reading = seal.read(comment.body, { repositoryId, thread, commentId, authorId, ...wanted });
      if (reading.kind !== 'verified') return [];
      const { record } = reading;
      if (record.waitUntil !== null && Date.parse(record.waitUntil) > now.getTime()) return [];
      return record.asks.filter(isOpen).map((ask) => ({ comment, record, ask }));
    });
}

function isOpen(ask: Ask): ask is Ask & { job: string } {
  return ask.state === 'asked' && ask.job !== null;
}
