/** A value read from text, or every fault that it has: each a whole sentence with what to write instead. */
export type Parsed<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; faults: readonly string[] }>;

/** One value. */
export function good<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** One fault. */
export function bad(...faults: readonly string[]): { ok: false; faults: readonly string[] } {
  return { ok: false, faults };
}

/** All the values, or the faults of all of them together, in the order in which they stand. */
export function together<T extends Readonly<Record<string, unknown>>>(fields: {
  readonly [K in keyof T]: Parsed<T[K]>;
}): Parsed<T> {
  const faults: string[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else faults.push(...field.faults);
  }
  return isWhole<T>(values, fields) ? good(values) : { ok: false, faults };
}

function isWhole<T>(values: Partial<T>, fields: object): values is T {
  return Object.keys(values).length === Object.keys(fields).length;
}
