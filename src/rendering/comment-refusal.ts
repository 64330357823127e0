/** Explains why GitHub refused the status comment of a request, which is then not sent. */
import type { RequestError } from '../domain/errors.ts';
import { joinTexts, singleLine, truncate } from '../text/strings.ts';
import { writePermission } from './github-errors.ts';

/** The thread that was to get the comment. */
export type RefusedThread = Readonly<{
  number: number;
  /** Undefined if that is not known. */
  onPullRequest: boolean | undefined;
  isRequestsIssue: boolean;
}>;

const MAX_REASON_LENGTH = 120;
const NO_PERMISSION = /resource not accessible by/i;

/** Returns a title with GitHub's reason, and the remedy. */
export function explainRefusedComment(
  { detail }: RequestError,
  { number, onPullRequest }: Pick<RefusedThread, 'number' | 'onPullRequest'>,
) {
  const reason = truncate(singleLine(detail), MAX_REASON_LENGTH).replace(/\.$/, '');
  const title = joinTexts(['GitHub refused the status comment', reason], ': ');
  const step = NO_PERMISSION.test(detail)
    ? `Add ${writePermission(onPullRequest)} to the \`permissions\` of the job, or give it to the token in \`github-token\`.`
    : `Check that #${number} exists and is not locked, and that \`github-token\` can write there.`;
  return { title, steps: [step] };
}
