/** Generates copies of a value in which one field, at any depth, is missing, null or of another type. */
export function* withoutOne(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const replaced = (other: unknown): unknown =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? other : item))
        : { ...value, [key]: other };
    for (const other of [undefined, null, { odd: true }]) yield replaced(other);
    for (const other of withoutOne(inner)) yield replaced(other);
  }
}
