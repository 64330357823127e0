/**
 * Cuts the operations that we use out of GitHub's published OpenAPI description, for the fake GitHub.
 *
 *   npm i --prefix <somewhere else> --no-save @octokit/openapi@23.0.2
 *   node tools/build/cut-github-description.mjs <somewhere else>/node_modules/@octokit/openapi/generated/api.github.com.json [operation …]
 *
 * The cut keeps the operations that it has, such as `issues/get`, and gets those that are named as arguments.
 * The package is 385 MB, hence no dependency; the cut is about 140 kB. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Words for readers; a validator has no use for them. `discriminator` points at schemas outside of `$ref`. */
const WORDS = new Set([
  'title',
  'description',
  'summary',
  'tags',
  'example',
  'examples',
  'discriminator',
]);

/** The maps whose keys are names that someone chose, so that a property called `description` is no description. */
const NAMES = new Set([
  'properties',
  'headers',
  'content',
  'responses',
  'schemas',
  'parameters',
]);

const [file, ...added] = process.argv.slice(2);
const published = JSON.parse(readFileSync(file, 'utf8'));
const target = fileURLToPath(new URL('../../fakes/github/openapi.json', import.meta.url));
const OPERATIONS = [
  ...operationsOf(JSON.parse(readFileSync(target, 'utf8')).paths),
  ...added,
];
const paths = {};
const components = {};

for (const [path, item] of Object.entries(published.paths)) {
  for (const [method, operation] of Object.entries(item)) {
    if (!OPERATIONS.includes(operation.operationId)) continue;
    const kept = trim(operation);
    closeRequestBody(kept);
    kept.responses = allowMissing(kept.responses);
    (paths[path] ??= {})[method] = kept;
    takeReferences(kept);
  }
}

const missing = OPERATIONS.filter((id) => !operationsOf(paths).includes(id));
if (missing.length > 0) throw new Error(`not in the description: ${missing.join(', ')}`);

const { openapi, info } = published;
const source = {
  package: '@octokit/openapi',
  version: info.version,
  license: 'MIT',
  changes: [
    'cut to the operations in use; words, examples, discriminators and extensions left out',
    'nullable without a type became anyOf with null; enums that may be null list it',
    'request bodies forbid unknown properties',
    'responses may leave out fields',
  ],
};
const cut = { openapi, 'x-source': source, paths, components: allowMissing(components) };
const text = JSON.stringify(cut, null, 1);
writeFileSync(target, `${text}\n`);
console.log(`${OPERATIONS.length} operations, ${Math.round(text.length / 1000)} kB`);

/** Lists the ids of all operations of an OpenAPI description. */
function operationsOf(all) {
  return Object.values(all).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
}

/**
 * Copies a part of the description without words and extensions, in a form that ajv accepts.
 * `named`: the keys are names.
 */
function trim(node, named = false) {
  if (Array.isArray(node)) return node.map((item) => trim(item));
  if (node === null || typeof node !== 'object') return node;
  const kept = Object.entries(node).filter(
    ([key]) =>
      named || !(WORDS.has(key) || key.startsWith('x-') || key === 'externalDocs'),
  );
  const copy = Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      trim(value, !named && NAMES.has(key) && !Array.isArray(value)),
    ]),
  );
  return named ? copy : mendNullable(copy);
}

/** Fixes `nullable`: ajv rejects it without `type`, and an enum must list the null that it allows. */
function mendNullable(schema) {
  if (schema.nullable !== true) return schema;
  if (schema.type === undefined) {
    const { nullable: _, ...rest } = schema;
    return { anyOf: [rest, { type: 'object', nullable: true, enum: [null] }] };
  }
  return Array.isArray(schema.enum) && !schema.enum.includes(null)
    ? { ...schema, enum: [...schema.enum, null] }
    : schema;
}

/**
 * Rejects unknown properties in a request. GitHub ignores them, so that a mistyped one would pass
 * unnoticed.
 */
function closeRequestBody(operation) {
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    if (schema.type === 'object' && schema.properties !== undefined) {
      schema.additionalProperties = false;
    }
  }
}

/** Makes fields optional: the fake sends those that an action may read, of a hundred. */
function allowMissing(responses) {
  return JSON.parse(
    JSON.stringify(responses, (key, value) =>
      key === 'required' && Array.isArray(value) ? undefined : value,
    ),
  );
}

/** Copies what `$ref`s point at, and what those point at. */
function takeReferences(node) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.$ref === 'string') {
    const [, , kind, name] = node.$ref.split('/');
    if (components[kind]?.[name] === undefined) {
      const component = trim(published.components[kind][name]);
      (components[kind] ??= {})[name] = component;
      takeReferences(component);
    }
    return;
  }
  Object.values(node).forEach(takeReferences);
}
