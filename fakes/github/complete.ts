import { GITHUB } from './description.ts';

export type Json = Record<string, unknown>;

type Schema = Readonly<{
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  default?: unknown;
  minimum?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
}>;

const SCHEMAS = GITHUB.document.components['schemas'] as Readonly<Record<string, Schema>>;

/** Where a URL must stand that nothing is behind; whoever follows it sees at once what happened. */
const NOWHERE = 'https://fake.invalid/not-modelled';

/**
 * GitHub's answers have a hundred fields where we care for ten: those are given, at any depth, and every other one
 * that the description requires gets the least value that it allows.
 * @param name of a schema in the description
 */
export function complete(name: string, known: Json): Json {
  return fill({ $ref: `#/components/schemas/${name}` }, known) as Json;
}

function fill(given: Schema, known: unknown): unknown {
  const schema = settle(given);
  if (known === null) return null;
  if (Array.isArray(known)) return known.map((item: unknown) => fill(schema.items ?? {}, item));
  if (known !== undefined && typeof known !== 'object') return known;
  if (known === undefined && schema.nullable === true) return null;
  if (known === undefined && schema.type !== 'object') return leastValue(schema);

  const properties = schema.properties ?? {};
  const result: Json = {};
  for (const [key, value] of Object.entries(known ?? {})) {
    if (value !== undefined) result[key] = fill(properties[key] ?? {}, value);
  }
  for (const key of schema.required ?? []) {
    if (!(key in result)) result[key] = fill(properties[key] ?? {}, undefined);
  }
  return result;
}

/** Follows references and takes the first of several possible shapes. */
function settle(schema: Schema): Schema {
  if (schema.$ref !== undefined) return settle(SCHEMAS[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const [first] = schema.allOf ?? schema.anyOf ?? schema.oneOf ?? [];
  return first === undefined ? schema : settle(first);
}

function leastValue(schema: Schema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type ?? 'string') {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      if (schema.format === 'uri') return NOWHERE;
      return schema.format === 'date-time' ? '2020-01-01T00:00:00Z' : '';
  }
}
