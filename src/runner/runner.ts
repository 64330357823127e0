import * as core from '@actions/core';
import type { Runner } from '../ports.ts';
import { colour } from './colour.ts';
import { plainLine } from './log-line.ts';

/** GitHub's runner, through the workflow commands of @actions/core. */
export function createRunner(): Runner {
  return {
    info: (line, tone = 'plain') => core.info(colour(plainLine(line), tone)),
    // What would end an annotation is escaped by @actions/core itself; what would not be seen in it is not.
    notice: (message, title) => core.notice(plainLine(message), titled(title)),
    warning: (message, title) => core.warning(plainLine(message), titled(title)),
    error: (message, title) => core.error(plainLine(message), titled(title)),
    group: async (title, body) => core.group(plainLine(title), body),
    setOutput: (name, value) => core.setOutput(name, value),
    saveState: (name, value) => core.saveState(name, value),
    async writeSummary(markdown) {
      try {
        await core.summary.emptyBuffer().addRaw(markdown, true).write({ overwrite: true });
      } catch (error) {
        core.warning(
          `The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
  };
}

/** Reads an input as it stands in the workflow, surrounding white space removed. */
export function readInput(name: string): string {
  return core.getInput(name);
}

/** Reads what the main step saved for the post step; empty when it saved nothing. */
export function readState(name: string): string {
  return core.getState(name);
}

/** Hides inputs in everything the runner shows, line by line as the runner does it. */
export function maskInputs(...names: readonly string[]): void {
  for (const line of names.flatMap((name) => readInput(name).split('\n')))
    if (line.trim() !== '') core.setSecret(line.trim());
}

function titled(title: string | undefined): { title: string } | undefined {
  return title === undefined ? undefined : { title: plainLine(title) };
}
