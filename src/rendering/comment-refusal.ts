/** Explains why GitHub refused the status comment of a request, which is then not sent. */
import type { RequestError } from '../domain/errors.ts';
import { refusalOf } from '../domain/github-refusal.ts';
import { REQUESTS_LABEL } from '../domain/requests-issue.ts';
import { joinTexts, singleLine, truncate } from '../text/strings.ts';
import { remedyOfRefusal, writePermission } from './explain.ts';

/** The thread that was to get the comment. */
export type RefusedThread = Readonly<{
  number: number;
  /** Undefined if that is not known. */
  onPullRequest: boolean | undefined;
  isRequestsIssue: boolean;
}>;

const MAX_REASON_LENGTH = 120;

/**
 * Returns a title with GitHub's reason, and the remedy.
 *
 * @param commandWord the command word, if a comment has caused the request
 */
export function explainRefusedComment(
  error: RequestError,
  thread: RefusedThread,
  commandWord: string | undefined,
) {
  const isMoved = refusalOf(error) === 'moved';
  const reason = isMoved
    ? `#${thread.number} was moved`
    : truncate(singleLine(error.detail), MAX_REASON_LENGTH);
  const title = joinTexts(['GitHub refused the status comment', reason], ': ');
  return { title, steps: [remedyOf(error, thread, commandWord)] };
}

function remedyOf(
  error: RequestError,
  thread: RefusedThread,
  commandWord: string | undefined,
): string {
  const { number, onPullRequest } = thread;
  const elsewhere = continueElsewhere(thread, commandWord);
  switch (refusalOf(error)) {
    case 'no-permission': {
      // The next command may be on a thread of the other kind.
      const needed = writePermission(
        commandWord === undefined ? onPullRequest : undefined,
      );
      return `Add ${needed} to the \`permissions\` of the job, or to the token in \`github-token\`.`;
    }
    case 'full':
      return `GitHub allows 2,500 comments in a thread, and #${number} has them. ${elsewhere}`;
    case 'moved':
      return `If #${number} was transferred to another repository: ${elsewhere} If this repository has a new name, start a new run.`;
    case 'deleted':
      return `#${number} was deleted. ${elsewhere}`;
    case 'not-found':
      return `Check that \`github-token\` can read #${number}. If #${number} was transferred or deleted: ${elsewhere}`;
    default:
      return (
        remedyOfRefusal(error) ??
        `Check that \`github-token\` can write comments in #${number}.`
      );
  }
}

/**
 * Returns how people continue if a thread takes no more comments. A command and its status comment have the same thread.
 *
 * @param commandWord the command word, if a comment has caused the request
 */
export function continueElsewhere(
  { isRequestsIssue }: Pick<RefusedThread, 'isRequestsIssue'>,
  commandWord: string | undefined,
): string {
  if (commandWord !== undefined) {
    return `Comment \`${commandWord} …\` on another issue or pull request.`;
  }
  if (isRequestsIssue) {
    return `Open an issue, and move the label \`${REQUESTS_LABEL}\` to it.`;
  }
  return 'Set `comment` to the number of another issue.';
}
