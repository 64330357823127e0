/** The files through which a step gives outputs, state and summary. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;
type CommandFiles = Record<(typeof FILES)[number], string>;

/** Creates fresh, empty files, as every step gets them; returns the variables that name them. */
export function createCommandFiles(folder: string): CommandFiles {
  const paths: Partial<CommandFiles> = {};
  for (const variable of FILES) {
    const path = join(folder, `${variable}_${crypto.randomUUID()}`);
    writeFileSync(path, '');
    paths[variable] = path;
  }
  return paths as CommandFiles;
}

/** Reads the files when the step has ended. */
export function readCommandFiles(paths: CommandFiles) {
  return {
    outputs: parseEntries(readFileSync(paths.GITHUB_OUTPUT, 'utf8')),
    state: parseEntries(readFileSync(paths.GITHUB_STATE, 'utf8')),
    summary: readFileSync(paths.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

/** Reads `name=value` and `name<<delimiter` entries. Throws on what the runner refuses. */
export function parseEntries(text: string): Record<string, string> {
  const entries: Record<string, string> = {};
  const lines = text.split('\n');
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', sign, rest = ''] = /^(.+?)(=|<<)(.*)$/s.exec(line) ?? [];
    const end = lines.indexOf(rest);
    if (sign === '=') {
      entries[name] = rest;
    } else if (sign === '<<' && rest !== '' && end >= 0) {
      const value = lines.splice(0, end);
      // The delimiter.
      lines.shift();
      entries[name] = value.join('\n');
    } else if (line !== '') {
      throw new Error(`Invalid format '${line}'`);
    }
  }
  return entries;
}
