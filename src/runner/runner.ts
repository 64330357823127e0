import { statSync, truncateSync, writeFileSync } from 'node:fs';
import * as core from '@actions/core';
import type { Runner } from '../ports.ts';
import { stripInvisible } from '../text/strings.ts';
import { messageOfException } from '../text/unknown-values.ts';
import { writeStepFiles } from './files.ts';

/** Creates the API of GitHub's runner, through the workflow commands of @actions/core. */
export function createRunner(): Runner {
  const warn = annotate(core.warning);
  const warned = new Set<string>();
  const warning: Runner['warning'] = (message, title) => {
    if (!warned.has(message)) warn(message, title);
    warned.add(message);
  };
  const write = (file: RunnerFile, action: (path: string) => void): void => {
    const path = process.env[file] ?? '';
    let size = 0;
    try {
      if (path === '') throw new Error('the variable is not set');
      size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      action(path);
    } catch (error) {
      cutOff(path, size);
      warning(
        `${WRITTEN[file]} could not be written (${file}: ${messageOfException(error)}).`,
      );
    }
  };
  return {
    info: (line) => core.info(escapeLogLine(line)),
    notice: annotate(core.notice),
    warning,
    error: annotate(core.error),
    group: async (title, body) => core.group(escapeLogLine(title), body),
    setOutput: (name, value) => write('GITHUB_OUTPUT', () => core.setOutput(name, value)),
    writeFiles: writeStepFiles,
    saveState: (name, value) => {
      write('GITHUB_STATE', () => core.saveState(name, value));
      // The runner sets the same variable for the post step.
      process.env[`STATE_${name}`] = value;
    },
    getState: (name) => core.getState(name),
    // Written without the builder of @actions/core, which would add 5 kB to each bundle.
    writeSummary: async (markdown) =>
      write('GITHUB_STEP_SUMMARY', (path) => writeFileSync(path, `${markdown}\n`)),
  };
}

/**
 * Files that a step leaves behind, by the variables that name them. One that cannot be written is a
 * warning.
 */
const WRITTEN = {
  GITHUB_OUTPUT: 'The outputs for later steps',
  GITHUB_STATE: 'The state for the post step',
  GITHUB_STEP_SUMMARY: 'The job summary',
};
type RunnerFile = keyof typeof WRITTEN;

/** Removes an entry that was written in part, as on a full disk: the runner would fail the step because of it. */
function cutOff(path: string, size: number): void {
  try {
    truncateSync(path, size);
  } catch {
    // There is no file to repair.
  }
}

/** Returns the value of an input, without surrounding white space; empty if it is not set. */
export { getInput } from '@actions/core';

/** Lists the names of the inputs that the step has, in lower case: the runner passes them in variables. */
export function listGivenInputs(env: NodeJS.ProcessEnv): readonly string[] {
  const names = Object.keys(env).filter((name) => name.startsWith(INPUT_PREFIX));
  return names.map((name) => name.slice(INPUT_PREFIX.length).toLowerCase());
}

const INPUT_PREFIX = 'INPUT_';

/** Masks inputs in the log. The runner masks line by line. */
export function maskInputs(...names: readonly string[]): void {
  for (const line of names.flatMap((name) => core.getInput(name).split('\n'))) {
    const secret = line.trim();
    if (secret !== '') core.setSecret(secret);
  }
}

function annotate(write: typeof core.notice): Runner['notice'] {
  return (message, title = '') =>
    write(escapeLogLine(message), { title: escapeLogLine(title) });
}

/**
 * Returns one line that the runner does not take for a command, whatever text it contains. Commands
 * are `::…` at the beginning of a line, and in an older form `##[…]` anywhere:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function escapeLogLine(text: string): string {
  return stripInvisible(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(/^(\s*):(?=:)/, '$1: ')
    .replaceAll('##[', '## [');
}
