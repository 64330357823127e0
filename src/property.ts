/** A property of a value that nothing is known of; undefined where there is none. */
export function getProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
