import * as core from '@actions/core';
import type { Runner, LogStyle } from '../ports.ts';

/** GitHub's runner, through the workflow commands of @actions/core. */
export function createRunner(): Runner {
  return {
    info: (line, style = 'plain') => core.info(colorize(escapeLogLine(line), style)),
    // What would end an annotation is escaped by @actions/core itself; what would not be seen in it is not.
    notice: (message, title) => core.notice(escapeLogLine(message), withTitle(title)),
    warning: (message, title) => core.warning(escapeLogLine(message), withTitle(title)),
    error: (message, title) => core.error(escapeLogLine(message), withTitle(title)),
    group: async (title, body) => core.group(escapeLogLine(title), body),
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
export function getInput(name: string): string {
  return core.getInput(name);
}

/** Reads what the main step saved for the post step; empty when it saved nothing. */
export function getState(name: string): string {
  return core.getState(name);
}

/** Hides inputs in everything the runner shows, line by line as the runner does it. */
export function maskInputs(...names: readonly string[]): void {
  for (const line of names.flatMap((name) => getInput(name).split('\n')))
    if (line.trim() !== '') core.setSecret(line.trim());
}

function withTitle(title: string | undefined): { title: string } | undefined {
  return title === undefined ? undefined : { title: escapeLogLine(title) };
}

/** SGR codes that GitHub's log viewer shows, in light and in dark. */
const CODES: Readonly<Record<Exclude<LogStyle, 'plain'>, number>> = { good: 32, bad: 31, quiet: 90 };

/** Colours a line; only where somebody shows colours: on GitHub, unless NO_COLOR (https://no-color.org) says otherwise. */
export function colorize(
  line: string,
  style: LogStyle,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const shown = env['GITHUB_ACTIONS'] === 'true' && (env['NO_COLOR'] ?? '') === '';
  return style === 'plain' || !shown ? line : `\u001b[${CODES[style]}m${line}\u001b[0m`;
}

/**
 * A line of the log that the runner cannot take for a command, whatever text stands in it.
 * The runner reads a line that begins with `::` (after white space) as a command, and an older form `##[…]` anywhere in it:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function escapeLogLine(text: string): string {
  return (
    text
      // ANSI escapes could hide or recolour what follows, direction marks reorder it; a carriage return could overwrite it.
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ')
      .replace(/^(\s*):(?=:)/, '$1: ')
      .replaceAll('##[', '## [')
  );
}
