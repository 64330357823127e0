/** The workflows for an organization. */
import { readFileSync } from 'node:fs';

const FOLDER = 'examples/organization';

function readExample(name: string): string {
  return readFileSync(`${FOLDER}/${name}.yml`, 'utf8');
}

/** The workflow that all repositories share, by the name with which callers name it. */
export const sharedWorkflow = (): Readonly<Record<string, string>> => ({
  'shared.yml': readExample('shared'),
});

/** Returns the workflow of each repository. */
export const callerWorkflow = (): string => readExample('caller');

/** Returns the sweep of all repositories of an App. */
export const sweepOfAll = (): string => readExample('sweep-all');
