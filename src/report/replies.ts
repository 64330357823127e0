import type { CommentRef, Conclusion, Job, Permission } from '../domain.ts';
import { COMMENT_MARKER } from '../trigger/event-filter.ts';
import type { Command } from '../command/parse.ts';
import { VERBS } from '../command/verbs.ts';
import { singleLine, truncate } from '../text.ts';
import { title } from './conclusion.ts';
import { codeSpan, escapeText, renderInline } from './markdown.ts';
import { renderPullRequestLink } from './pull-request-link.ts';

/** Short answers of their own beside the status comment. Each begins with our mark, which makes it no command. */

/** Marks the answer to one trigger, so that a re-run does not give it twice. */
export function replyMarker(trigger: Readonly<{ kind: string; id: string }>): string {
  return `${COMMENT_MARKER}:reply ${trigger.kind} ${trigger.id} -->`;
}

/** The commands. A list and no table: a phone has no room for two columns. */
export function helpText(prefix: string): string {
  const rows = VERBS.map(({ form, help }) => `- ${codeSpan(`${prefix} ${form}`)}: ${escapeText(help)}`);
  return ['### Docs agent: commands', '', ...rows, ''].join('\n');
}

/** The reply to a command that asks for the help, or that is not understood. */
export function helpReply(
  prefix: string,
  { reason, typed }: Readonly<Pick<Extract<Command, { kind: 'help' }>, 'reason' | 'typed'>>,
): string {
  switch (reason) {
    case 'requested':
      return helpText(prefix);
    case 'cannot-cancel':
      return `A job cannot be cancelled: the service has no way to stop it. You can close its pull request.\n\n${helpText(prefix)}`;
    case 'unknown-command':
      return `${codeSpan(truncate(singleLine(typed), MAX_TYPED_LENGTH))} is not a command, so nothing was started. An instruction has at least two words.\n\n${helpText(prefix)}`;
  }
}

const MAX_TYPED_LENGTH = 100;

/** Why somebody may not command. */
export function deniedText(
  options: Readonly<{ login: string; has: Permission; needed: Permission; unknown?: true }>,
): string {
  if (options.unknown === true)
    return `The permission of ${escapeText(options.login)} for this repository could not be read. Please comment again in a while.`;
  return (
    `${escapeText(options.login)} may not command the docs agent here: that needs the permission ${codeSpan(options.needed)} in this ` +
    `repository, and theirs is ${codeSpan(options.has)}.`
  );
}

/** The comment that tells the person who asked how it ended, marked as the one for their comment. */
export function resultReply({
  comment,
  login,
  conclusion,
  job,
  message,
  serverUrl,
}: Readonly<{
  comment: CommentRef;
  login: string;
  conclusion: Conclusion;
  job: Job | undefined;
  message: string;
  serverUrl: URL;
}>): string {
  const link = job === undefined ? '' : renderPullRequestLink(job, serverUrl);
  const marker = replyMarker({ kind: `end-${comment.kind}`, id: String(comment.id) });
  return `${marker}\n${notification({ login, conclusion, link, message })}\n`;
}

/** Tells the person who asked, whom edits of a comment do not notify. The login is GitHub's own word for the author. */
export function notification(
  options: Readonly<{ login: string; conclusion: Conclusion; link: string; message: string }>,
): string {
  const mention = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(options.login) ? `@${options.login} ` : '';
  const heading = title(options.conclusion);
  // The message says what the headline says, and more: of the headline only its sign is left.
  const text =
    options.link === ''
      ? `${heading.split(' ', 1).join('')} ${renderInline(options.message)}`
      : `${heading}: ${options.link}`;
  return `${mention}${text}`;
}
