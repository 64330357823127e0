/** JSON from outside, made harmless before anybody copies, prints or walks it. */

/** Deeper levels are left out: a walk over thousands of them would end the process with a full stack. */
const MAX_DEPTH = 50;

/**
 * A copy of a parsed JSON value in which every string went through `clean`, `__proto__` keys are gone, and what lies
 * deeper than 50 levels is null.
 */
export function copyPlain(value: unknown, clean: (text: string) => string): unknown {
  const copy = (inner: unknown, depth: number): unknown => {
    if (typeof inner === 'string') return clean(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (depth === 0) return null;
    if (Array.isArray(inner)) return inner.map((item) => copy(item, depth - 1));
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([key]) => key !== '__proto__')
        .map(([key, item]) => [clean(key), copy(item, depth - 1)]),
    );
  };
  return copy(value, MAX_DEPTH);
}
