/** Reads a command that may have come by e-mail, whose tail is no part of it. */
import type { Command } from '../trigger/command.ts';
import { parseCommand } from '../trigger/command.ts';
import { splitEmailReply } from '../trigger/email-reply.ts';
import type { Repo } from '../run/repo.ts';

type GivenCommand = Exclude<Command, Readonly<{ kind: 'none' }>>;

/** The text of a comment, and its id in GraphQL. */
export type WrittenComment = Readonly<{ body: string; nodeId?: string | undefined }>;

/**
 * Returns the command of a comment: the text above the tail if GitHub says that it came by e-mail, and all of it if not. GitHub is read only
 * if there is a tail, and if a request may depend on it. If GitHub does not answer, the tail is data of the request, and causes none.
 *
 * @param whole the command in the whole text
 */
export async function readEmailCommand(
  repo: Repo,
  { body, nodeId = '' }: WrittenComment,
  prefix: string,
  whole: GivenCommand,
): Promise<GivenCommand> {
  const reply = splitEmailReply(body);
  if (reply === undefined) return whole;
  const above = parseCommand(reply.text, prefix);
  if (above.kind === 'none') return whole;
  const isFree = above.kind !== 'prompt';
  if (isFree && whole.kind !== 'prompt') return above;
  const read = await repo.comments.isByEmail(nodeId);
  if (read.ok && !read.value) return whole;
  if (!read.ok) repo.warn(UNKNOWN, read.error);
  if (isFree) return above;
  const written = whole.kind === 'prompt' ? whole.instruction : body;
  const rest = read.ok ? '' : reply.tail;
  return { ...above, email: { written, rest } };
}

const UNKNOWN =
  'GitHub did not say whether the command came by e-mail, so its end, which looks like that of an e-mail, is no instruction';
