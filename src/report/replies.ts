import type { CommentRef, Ending, Job, Permission } from '../domain.ts';
import { OUR_MARK } from '../trigger/event-filter.ts';
import { VERBS } from '../command/verbs.ts';
import { headline } from './conclusion.ts';
import { code, escapeText, sentence } from './markdown.ts';
import { pullRequestLink } from './pull-request-link.ts';

/** Short answers of their own beside the status comment. Each begins with our mark, which makes it no command. */

/** Marks the answer to one trigger, so that a re-run does not give it twice. */
export function replyMark(trigger: Readonly<{ kind: string; id: string }>): string {
  return `${OUR_MARK}:reply ${trigger.kind} ${trigger.id} -->`;
}

/** The commands, from the one list of verbs. A list and no table: a phone has no room for two columns. */
export function helpText(word: string): string {
  const rows = VERBS.map(({ spellings, takesInstruction, help }) => {
    const forms = (spellings.length === 0 ? [''] : spellings).map((spelling) =>
      code(`${word}${spelling === '' ? '' : ` ${spelling}`}${takesInstruction ? ' …' : ''}`),
    );
    return `- ${forms.join(', ')}: ${escapeText(help)}`;
  });
  return ['### Docs agent: commands', '', ...rows, ''].join('\n');
}

/** Why there is nothing to stop. */
export function stopText(word: string): string {
  return sentence(
    `The docs agent cannot be stopped: the service has no way to cancel a job. It changes nothing but its own pull request, ` +
      `which you can close. \`${word} new …\` starts another job.`,
  );
}

/** A word that is nearly a verb. */
export function hintText(word: string, said: string, meant: string): string {
  return `${code(said)} is no command. Did you mean ${code(`${word} ${meant}`)}? If it was the instruction, say it in more than one word.`;
}

/** Why somebody may not command. */
export function deniedText(
  told: Readonly<{ login: string; has: Permission; needed: Permission; unread?: true }>,
): string {
  if (told.unread === true)
    return `The permission of ${escapeText(told.login)} for this repository could not be read. Please comment again in a while.`;
  return (
    `${escapeText(told.login)} may not command the docs agent here: that needs the permission ${code(told.needed)} in this ` +
    `repository, and theirs is ${code(told.has)}.`
  );
}

/** The comment that tells the person who asked how it ended, marked as the one for their comment. */
export function endReply({
  comment,
  login,
  ending,
  job,
  message,
  serverUrl,
}: Readonly<{
  comment: CommentRef;
  login: string;
  ending: Ending;
  job: Job | undefined;
  message: string;
  serverUrl: URL;
}>): string {
  const link = job === undefined ? '' : pullRequestLink(job, serverUrl);
  const mark = replyMark({ kind: `end-${comment.kind}`, id: String(comment.id) });
  return `${mark}\n${notification({ login, ending, link, message })}\n`;
}

/** Tells the person who asked, whom edits of a comment do not notify. The login is GitHub's own word for the author. */
export function notification(
  told: Readonly<{ login: string; ending: Ending; link: string; message: string }>,
): string {
  const mention = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(told.login) ? `@${told.login} ` : '';
  const title = headline(told.ending);
  // The message says what the headline says, and more: of the headline only its sign is left.
  const what =
    told.link === '' ? `${title.split(' ', 1).join('')} ${sentence(told.message)}` : `${title}: ${told.link}`;
  return `${mention}${what}`;
}
