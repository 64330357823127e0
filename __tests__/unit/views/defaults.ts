import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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
