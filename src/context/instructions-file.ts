import * as z from 'zod/mini';
import type { ContextApi } from '../ports.ts';
import { sliceStart } from '../text.ts';
import type { ContextSource } from './source.ts';

/** More would be a manual, which takes the place of what it is to be applied to. */
const MAX_LENGTH = 20_000;

/** A list, as GitHub gives a folder. A link, a submodule, and a file of more than 1 MB have no `base64`. */
const entriesSchema = z.pipe(
  z.transform((data) => [data].flat()),
  z.array(
    z.object({ type: z.string(), encoding: z.optional(z.string()), content: z._default(z.string(), '') }),
  ),
);

/** Reads the file from the default branch: anyone may have written the head of a pull request. */
export async function readInstructionsFile(
  source: ContextSource,
  path: string,
): ReturnType<ContextApi['instructionsFile']> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const result = await source.read('instructions-file', path, route, { path }, entriesSchema);
  if (!result.ok)
    return { text: undefined, missing: result.error.kind === 'not-found' ? [] : [result.error] };
  const [file] = result.value;
  if (file?.encoding !== 'base64') return { text: undefined, missing: [{ kind: 'no-instructions-file' }] };
  const text = Buffer.from(file.content, 'base64').toString();
  if (text.length <= MAX_LENGTH) return { text, missing: [] };
  return {
    text: sliceStart(text, MAX_LENGTH),
    missing: [{ kind: 'truncated', part: 'instructions-file', read: MAX_LENGTH, total: text.length }],
  };
}
