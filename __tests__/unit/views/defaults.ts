import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CONNECTION } from '../../support/connection.ts';
import { parseViewsInputs, type ViewsInputs } from '../../../src/views/inputs.ts';

type Manifest = Readonly<{
  inputs: Readonly<Record<string, { default?: string; description: string; required?: boolean }>>;
  outputs: Readonly<Record<string, { description: string }>>;
  runs: { using: string; main: string };
}>;

/** `views/action.yml`, from which the tests take their defaults so that they cannot drift apart. */
export const MANIFEST = parse(readFileSync('views/action.yml', 'utf8')) as Manifest;

export const DEFAULTS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(MANIFEST.inputs).map(([name, input]) => [name, input.default]),
);

export type GivenInputs = Readonly<Record<string, string>>;

/** Parses inputs on 10 March 2026. Those that are not given have their defaults. */
export function parseGiven(given: GivenInputs): ReturnType<typeof parseViewsInputs> {
  const now = new Date('2026-03-10T15:30:00Z');
  return parseViewsInputs((name) => given[name] ?? CONNECTION[name] ?? DEFAULTS[name] ?? '', now);
}

export function validInputs(given: GivenInputs = {}): ViewsInputs {
  const parsed = parseGiven(given);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join(' '));
  return parsed.value;
}
