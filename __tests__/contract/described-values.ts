/** A schema of `docs/service.openapi.yaml`. */
export type Schema = Readonly<{
  $ref?: string;
  allOf?: readonly Schema[];
  type?: string | readonly string[];
  format?: string;
  enum?: readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}>;
/** The schemas of the components, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Also the ID of a job. */
const TEXT = 'job_0001';
const TEXTS: Readonly<Record<string, string>> = {
  uri: 'https://github.com/acme/docs/pull/7',
  'date-time': '2026-08-01T00:00:00Z',
};
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  number: [3, 0, 2.5],
  boolean: [false, true],
  null: [null],
};

/** Lists values that a schema allows, the usual one first. Of an object, each other value differs from it in one field. */
export function listValues(schema: Schema, schemas: Schemas): readonly unknown[] {
  const resolved = resolve(schema, schemas);
  const { properties, items, type = [], format = '' } = resolved;
  if (resolved.enum !== undefined) return resolved.enum;
  if (items !== undefined) return listValues(items, schemas).map((each) => [each]);
  if (properties !== undefined) return listObjects(resolved, schemas);
  return [type].flat().flatMap((each) => VALUES[each] ?? [TEXTS[format] ?? TEXT]);
}

function listObjects(
  { properties = {}, required = [] }: Schema,
  schemas: Schemas,
): readonly object[] {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, listValues(schema, schemas)] as const,
  );
  const usual = Object.fromEntries(fields.map(([name, [value]]) => [name, value]));
  const objects: object[] = [usual];
  for (const [name, [, ...others]] of fields) {
    for (const value of others) objects.push({ ...usual, [name]: value });
    if (required.includes(name)) continue;
    const { [name]: _, ...rest } = usual;
    objects.push(rest);
  }
  return objects;
}

/** Follows references. Beside `allOf`, which has one schema, there are only more required fields. */
function resolve(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf: [base] = [], required = [] } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return resolve(schemas[name] ?? {}, schemas);
  }
  return base === undefined ? schema : { ...resolve(base, schemas), required };
}
