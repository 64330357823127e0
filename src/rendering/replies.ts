/**
 * Renders replies, which are comments beside status comments. Each ends with our marker, so that it is
 * never taken for a command.
 */
import { COMMENT_MARKER, type CommentRef } from '../domain/comment.ts';
import { ok, type Result } from '../domain/errors.ts';
import { LOGIN } from '../domain/github-names.ts';
import type { ThreadComment } from '../ports.ts';
import type { Command } from '../trigger/command.ts';
import { codeSpan, link } from './markdown.ts';
import {
  renderBody,
  renderPrompt,
  renderSetup,
  renderTitle,
  type ResultLinks,
} from './shown.ts';
import { shownEnd } from './conclusion.ts';
import type { Ended } from '../domain/ended.ts';
import { accountName, joinTexts, truncate } from '../text/strings.ts';

/** Returns the marker of the reply to one comment, so that a re-run does not reply again. */
export function replyMarker(kind: string, id: number): string {
  return `${COMMENT_MARKER}:reply ${kind} ${id} -->`;
}

/**
 * Returns whether a comment is the reply with this marker, which is its last line. In any other place
 * the marker is quoted.
 */
export function hasReplyMarker(body: string, marker: string): boolean {
  return body.trimEnd().endsWith(`\n${marker}`);
}

/**
 * Finds the newest comment of this account that has a marker on its last line. Anyone can type a marker, so the account decides.
 *
 * @param comments oldest first
 * @param login reads the login of this account; called only if a comment has the marker
 */
export async function findMarkedComment(
  comments: readonly ThreadComment[],
  marker: string,
  login: () => Promise<Result<string>>,
): Promise<Result<ThreadComment | undefined>> {
  const marked = comments.filter(({ body }) => hasReplyMarker(body, marker));
  if (marked.length === 0) return ok(undefined);
  const account = await login();
  if (!account.ok) return account;
  const own = accountName(account.value);
  return ok(marked.findLast(({ author }) => accountName(author) === own));
}

/** Descriptions of commands, by the text after the command word. */
const COMMANDS = {
  '': 'Documents this pull request. On an issue without a job, add an instruction.',
  '…': 'Sends the instruction to the job of this thread, or starts a job if there is none.',
  'new …': 'Starts a new job with the instruction, even if the thread has one.',
  'dry-run …':
    'Shows what the instruction would do, and checks the set-up. Sends nothing.',
  status: 'Checks the job of this thread once and updates its status comment.',
  retry: 'Submits the last instruction of this thread again.',
  help: 'Shows these commands.',
};

const MAX_TYPED_LENGTH = 60;

/** Renders the reply to a comment that starts nothing: the list of commands, or why it is none of them. */
export function helpText(
  prefix: string,
  { reason, typed }: Extract<Command, { kind: 'help' }>,
): string {
  switch (reason) {
    case 'requested':
      return listCommands(prefix);
    case 'cannot-cancel':
      return 'Jobs cannot be cancelled: the docs service has no way to stop one. If a job opens a pull request, you can close that. Nothing was submitted. If this was an instruction, begin it with another word.';
    case 'unknown-command':
      return unknownCommand(prefix, typed);
    case 'near-miss':
      return joinTexts([
        `Begin the comment with ${codeSpan(prefix)}: only blank and quoted lines may be before it. Nothing was submitted.`,
        listCommands(prefix),
      ]);
  }
}

function listCommands(prefix: string): string {
  const rows = Object.entries(COMMANDS).map(([form, help]) => {
    const command = codeSpan(`${prefix} ${form}`.trim());
    return `- ${command}: ${help}`;
  });
  return joinTexts(['**Docs agent commands**', rows.join('\n')]);
}

function unknownCommand(prefix: string, typed: string): string {
  const words = codeSpan(truncate(typed, MAX_TYPED_LENGTH));
  return joinTexts([
    `${words} is not a command. Nothing was submitted.`,
    'An instruction has at least three words, is not a short question, and does not begin with a word such as `status`, `help` or `retry`.',
    listCommands(prefix),
  ]);
}

/** A comment with a command, which gets a reply. */
type AnsweredComment = Pick<CommentRef, 'kind' | 'id'>;

/** Returns the marker of a reply with a result. A job that was still active has another one later. */
export function resultMarker({ kind, id }: AnsweredComment): string {
  return replyMarker(`end-${kind}`, id);
}

/**
 * Renders the reply that mentions the requester, whom an edit of the status comment does not notify: one line.
 *
 * @param statusUrl the address of the status comment, which says the rest
 */
export function resultReply(
  comment: AnsweredComment,
  login: string,
  ended: Ended,
  { serverUrl, statusUrl }: Readonly<{ serverUrl: URL; statusUrl: string }>,
): string {
  const mention = LOGIN.test(login) ? `@${login} ` : '';
  const title = renderTitle(shownEnd(ended), serverUrl);
  const line = `${mention}${title} · ${link('status comment', statusUrl)}`;
  return `${joinTexts([line, resultMarker(comment)])}\n`;
}

/** GitHub takes 65,536 characters. */
const MAX_PROMPT_LENGTH = 30_000;

/** Renders the reply to a command whose run has no status comment. */
export function runReply(ended: Ended, links: ResultLinks, runUrl: string): string {
  const { prompt } = ended;
  const shown = shownEnd(ended);
  return joinTexts([
    `### ${renderTitle(shown, links.serverUrl)}`,
    renderBody(shown, links),
    renderSetup(ended.setup),
    prompt === undefined ? '' : renderPrompt(prompt, MAX_PROMPT_LENGTH, false),
    link('Run log', runUrl),
  ]);
}
