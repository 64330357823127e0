/** Where `since-last` goes on: behind the last commit that a job of the thread has dealt with. */
import type { Ask, ThreadRecord } from '../domain.ts';

/** Full object names; `from` is undefined on a thread's first run, `to` unless this very run has asked before. */
export type Stretch = Readonly<{ from: string | undefined; to: string | undefined }>;

/**
 * The stretch that a run is to cover. What an ask was meant to cover and did not, because its job failed, is covered again.
 *
 * @param run the workflow run: an earlier attempt of it has fixed the stretch.
 */
export function stretchOf(record: ThreadRecord | undefined, run: string): Stretch {
  const stretches = (record?.asks ?? []).flatMap((ask) => {
    const stretch = readStretch(ask.trigger.id);
    return stretch === undefined ? [] : [{ ask, stretch }];
  });
  const mine = stretches.findLast(({ ask }) => ask.run === run);
  if (mine !== undefined) return mine.stretch;
  let from = record?.covered ?? undefined;
  for (const { ask, stretch } of stretches.toReversed()) {
    if (stretch.to === from && isInVain(ask)) ({ from } = stretch);
  }
  return { from, to: undefined };
}

/** The name of a stretch, by which a trigger is known again. */
export function nameStretch(from: string | undefined, to: string): string {
  return `since-last:${from ?? ''}..${to}`;
}

function readStretch(id: string): (Stretch & { to: string }) | undefined {
  const [, from, to] = /^since-last:([0-9a-f]{1,64})?\.\.([0-9a-f]{40,64})$/.exec(id) ?? [];
  return to === undefined ? undefined : { from, to };
}

function isInVain({ state, outcome, job }: Ask): boolean {
  if (state !== 'ended') return false;
  return outcome === 'failed' || outcome === 'refused' || (outcome === 'cancelled' && job === null);
}
