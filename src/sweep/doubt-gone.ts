import type { Judged, Looked } from './look.ts';

/**
 * A 404 says that the service does not know the job, or that `base-url` leads elsewhere. So jobs count as gone only where another
 * of their project could be read in the same sweep, or once they are too old to be looked at; until then they are left as unread.
 *
 * @param now by the wall clock.
 */
export function doubtGone(
  looked: readonly Looked[],
  { now, giveUpMs }: Readonly<{ now: Date; giveUpMs: number }>,
): readonly Looked[] {
  const isRead = ({ judgement }: Judged): boolean => judgement.kind !== 'unread' && !('gone' in judgement);
  const known = new Set(
    looked.filter(({ judged }) => judged.some(isRead)).map(({ open }) => open.record.project),
  );
  return looked.map(({ open, judged }) => ({
    open,
    judged: judged.map((one) => {
      const { ask, judgement } = one;
      const isOld = now.getTime() - Date.parse(ask.askedAt) > giveUpMs;
      if (!('gone' in judgement) || isOld || known.has(open.record.project)) return one;
      return { ask, judgement: { kind: 'unread', fault: judgement.gone } };
    }),
  }));
}
