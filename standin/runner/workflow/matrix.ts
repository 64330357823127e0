import { isDeepStrictEqual } from 'node:util';

export type Leg = Readonly<Record<string, unknown>>;

/**
 * The legs of a job: every combination of the lists but those that `exclude` names, each widened by what `include` says
 * of it, and what `include` adds. One leg without values where there is no matrix. Throws on an empty list.
 */
export function legsOf(matrix: unknown): readonly Leg[] {
  if (matrix === undefined || matrix === null) return [{}];
  const { include = [], exclude = [], ...lists } = matrix as Readonly<Record<string, readonly unknown[]>>;
  let legs: Leg[] = Object.keys(lists).length === 0 ? [] : [{}];
  for (const [name, values] of Object.entries(lists)) {
    if (!Array.isArray(values) || values.length === 0) throw new Error(`matrix: ${name} has no values`);
    legs = legs.flatMap((leg) => values.map((value: unknown) => ({ ...leg, [name]: value })));
  }
  const names = Object.keys(lists);
  legs = legs.filter((leg) => !(exclude as readonly Leg[]).some((one) => agree(leg, one, Object.keys(one))));
  const added: Leg[] = [];
  for (const extra of include as readonly Leg[]) {
    const shared = Object.keys(extra).filter((name) => names.includes(name));
    const fits = legs.filter((leg) => agree(leg, extra, shared));
    if (fits.length === 0) added.push(extra);
    legs = legs.map((leg) => (fits.includes(leg) ? { ...leg, ...extra } : leg));
  }
  return [...legs, ...added];
}

function agree(one: Leg, other: Leg, names: readonly string[]): boolean {
  return names.every((name) => isDeepStrictEqual(one[name], other[name]));
}
