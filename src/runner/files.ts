import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notOk, ok } from '../domain/errors.ts';
import type { Runner } from '../ports.ts';
import { codeOfException } from '../text/unknown-values.ts';

/**
 * Writes files into a new folder below RUNNER_TEMP, which the runner empties before and after each job. No other step of the job writes
 * there, and a cancellation cannot interrupt it.
 */
export const writeStepFiles: Runner['writeFiles'] = (files) => {
  const paths: Record<string, string> = {};
  let folder: string | undefined;
  try {
    for (const [key, { name, text }] of Object.entries(files)) {
      folder ??= mkdtempSync(join(process.env['RUNNER_TEMP'] || tmpdir(), 'docs-'));
      const path = join(folder, name);
      writeFileSync(path, text, { flush: true });
      paths[key] = path;
    }
    return ok(paths);
  } catch (exception) {
    if (folder !== undefined) removeFolder(folder);
    return notOk(codeOfException(exception));
  }
};

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true });
  } catch {
    // The first exception says why there are no files.
  }
}
