/** The workflows for an organization, changed to the repositories of the fakes. */
import { readFileSync } from 'node:fs';

const FOLDER = 'examples/organization';
const NAMED = ['acme/app', 'acme/cli', 'acme/web'];

function readExample(name: string): string {
  return readFileSync(`${FOLDER}/${name}.yml`, 'utf8');
}

/** The workflow that all repositories share, by the name with which callers name it. */
export const sharedWorkflow = (): Readonly<Record<string, string>> => ({
  'shared.yml': readExample('shared'),
});

/** Returns the workflow of each repository. */
export const callerWorkflow = (): string => readExample('caller');

/** Returns the sweep of all repositories, with these ones in its list. */
export function sweepOf(
  repositories: readonly string[],
  text = readExample('sweep-all'),
): string {
  const [first = '', ...others] = NAMED.map((name) => `            ${name}\n`);
  const listed = repositories.map((name) => `            ${name}\n`).join('');
  if (!text.includes(first)) throw new Error(`The sweep does not name ${first.trim()}`);
  return others
    .reduce((left, line) => left.replace(line, ''), text)
    .replace(first, listed);
}
