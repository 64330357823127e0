import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Reads every file below a folder, hidden ones too. Returns the texts by their paths, with slashes. */
export function readFolder(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        relative(folder, path).replaceAll(sep, '/'),
        readFileSync(path, 'utf8'),
      ]),
  );
}
