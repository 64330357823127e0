export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an empty mapping in place of any other value. */
export function mappingOf(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}
