import type { Ask, ThreadRecord } from '../domain.ts';

/**
 * One record of two of the same thread: two runs that began at once may each have made a status comment, and a comment may
 * have been edited since it was read. Of two entries for one trigger the one that has come further counts.
 */
export function mergeRecords(one: ThreadRecord, other: ThreadRecord): ThreadRecord {
  const byTrigger = new Map<string, Ask>();
  for (const ask of [...unforgotten(one, other), ...unforgotten(other, one)]) {
    const key = keyOf(ask);
    const before = byTrigger.get(key);
    if (before === undefined || isFurther(ask, before)) byTrigger.set(key, ask);
  }
  const asks = [...byTrigger.values()].toSorted((a, b) => compare(a.askedAt, b.askedAt));
  // Clocks of two runners may differ: where one record has gone on from the other, its order is the order of writing.
  const order = isAhead(one, other) ? [one, other] : [other, one];
  const longer = order.find((record) => record.asks.length === asks.length);
  const newest = compare(lastAsked(one), lastAsked(other)) >= 0 ? one : other;
  return {
    ...one,
    asks: longer === undefined ? asks : longer.asks.map((ask) => byTrigger.get(keyOf(ask)) ?? ask),
    covered: newest.covered ?? one.covered ?? other.covered,
    waitUntil: newest.waitUntil,
    forgotten: laterForgotten(one, other),
  };
}

/** Whether a record knows something of an ask that the other one does not yet know. */
function isAhead({ asks }: ThreadRecord, { asks: others }: ThreadRecord): boolean {
  const known = new Map(others.map((ask) => [keyOf(ask), ask]));
  return asks.some((ask) => {
    const before = known.get(keyOf(ask));
    return before !== undefined && isFurther(ask, before) && !isFurther(before, ask);
  });
}

/** The asks of a record but those that the other one has forgotten since: they would be counted as forgotten twice. */
function unforgotten({ asks }: ThreadRecord, { asks: known, forgotten }: ThreadRecord): readonly Ask[] {
  if (forgotten === null) return asks;
  const knows = new Set(known.map(keyOf));
  return asks.filter((ask) => ask.askedAt > forgotten.until || knows.has(keyOf(ask)));
}

function keyOf({ trigger }: Ask): string {
  return `${trigger.kind} ${trigger.id}`;
}

const ORDER: readonly Ask['state'][] = ['intent', 'asked', 'ended'];

function isFurther(ask: Ask, before: Ask): boolean {
  const byTime = compare(ask.askedAt, before.askedAt);
  return byTime === 0 ? ORDER.indexOf(ask.state) >= ORDER.indexOf(before.state) : byTime > 0;
}

function lastAsked({ asks }: ThreadRecord): string {
  return asks.reduce((latest, { askedAt }) => (askedAt > latest ? askedAt : latest), '');
}

function laterForgotten(
  { forgotten: one }: ThreadRecord,
  { forgotten: other }: ThreadRecord,
): ThreadRecord['forgotten'] {
  if (one === null || other === null) return one ?? other;
  return {
    count: Math.max(one.count, other.count),
    until: one.until > other.until ? one.until : other.until,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
