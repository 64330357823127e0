import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads every file below a folder, hidden ones too. Returns the texts by file name. */
export function readFiles(folder: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    texts[entry.name] = readFileSync(join(entry.parentPath, entry.name), 'utf8');
  }
  return texts;
}
