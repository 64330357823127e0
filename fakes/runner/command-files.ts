/**
 * The files through which a step gives outputs, state, environment and summary.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = {
  GITHUB_OUTPUT: 'set_output',
  GITHUB_STATE: 'save_state',
  GITHUB_ENV: 'set_env',
  GITHUB_PATH: 'add_path',
  GITHUB_STEP_SUMMARY: 'step_summary',
} as const;
export type CommandFile = keyof typeof FILES;

/** Creates fresh, empty files, as every step gets them; returns the variables that name them. */
export function createCommandFiles(folder: string): Record<CommandFile, string> {
  const suffix = crypto.randomUUID();
  const paths = Object.fromEntries(
    Object.entries(FILES).map(([variable, prefix]) => [variable, join(folder, `${prefix}_${suffix}`)]),
  ) as Record<CommandFile, string>;
  for (const path of Object.values(paths)) writeFileSync(path, '');
  return paths;
}

/** The files' texts when the step has ended; a file that the step deleted is empty. */
export function readCommandFiles(paths: Readonly<Record<CommandFile, string>>): Record<CommandFile, string> {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  return Object.fromEntries(
    Object.entries(paths).map(([variable, path]) => [variable, read(path)]),
  ) as Record<CommandFile, string>;
}

/** Reads `name=value` and `name<<delimiter` entries. Throws, with the runner's words, on what the runner refuses. */
export function parseEntries(text: string): Record<string, string> {
  const entries: Record<string, string> = {};
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      entries[line.slice(0, equals)] = line.slice(equals + 1);
    } else if (heredoc >= 0) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '') {
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      }
      const end = lines.indexOf(delimiter, index + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      entries[name] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return entries;
}
