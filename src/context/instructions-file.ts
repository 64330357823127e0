/** The instructions file that accompany every ask: input `instructions-file`. */
import * as z from 'zod/mini';
import { read, type ContextSource } from './github-types.ts';

/** More would not be rules but a manual, and push out what they are to be applied to. */
const MAX_LENGTH = 20_000;
const FILE = z.object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() });

/**
 * Reads the rules from the default branch: never from the head of a pull request, whose author may be anyone.
 *
 * @returns the text, undefined when there is no such file; `missing` says why it could not be had, or that it was cut.
 */
export async function readRulesFile(
  { client, owner, repo }: ContextSource,
  path: string,
): Promise<Readonly<{ text: string | undefined; missing: string | undefined }>> {
  if (path === '') return { text: undefined, missing: undefined };
  if (path.startsWith('/') || path.split('/').includes('..')) {
    return {
      text: undefined,
      missing: 'instructions-file must be a path inside the repository, without “..”; no rules were used.',
    };
  }
  // Without a ref GitHub reads the default branch.
  const answer = await read('contents', () => client.repos.getContent({ owner, repo, path }));
  if (!answer.ok) {
    const missing =
      answer.status === 404 ? undefined : `The instructions file could not be read: ${answer.reason}.`;
    return { text: undefined, missing };
  }
  const file = FILE.safeParse(answer.data);
  if (!file.success) {
    return {
      text: undefined,
      missing: 'instructions-file is no plain file of at most 1 MB; no rules were used.',
    };
  }
  const text = Buffer.from(file.data.content, 'base64').toString('utf8');
  if (text.length <= MAX_LENGTH) return { text, missing: undefined };
  const missing = `The instructions file was cut after ${MAX_LENGTH} of ${text.length} characters.`;
  return { text: text.slice(0, MAX_LENGTH), missing };
}
