import { codeSpan, renderInline } from '../report/markdown.ts';
import { renderTitle } from '../report/run-result.ts';
import { joinTexts } from '../text.ts';
import type { CheckedSubmission } from './check-jobs.ts';
import type { Evaluation } from './evaluate.ts';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_JOBS = 500;

/** A submission that was checked, and whether its status comment was finished. */
export type SweptSubmission = CheckedSubmission & Readonly<{ isFinished: boolean }>;

/** The job summary of a sweep, in Markdown. `explanations`: why jobs could not be read. */
export function renderSweepSummary(
  swept: readonly SweptSubmission[],
  serverUrl: URL,
  text: Readonly<{ heading: string; explanations: readonly string[]; counts: string }>,
): string {
  const jobs = swept.slice(0, MAX_JOBS).map((each) => jobLine(each, serverUrl));
  return joinTexts([
    `### ${text.heading}`,
    ...text.explanations.map((each) => `> [!WARNING]\n> ${renderInline(each)}`),
    jobs.join('\n'),
    text.counts,
  ]);
}

/** A list fits a phone, a table does not. */
function jobLine({ comment, submission, evaluation, isFinished }: SweptSubmission, serverUrl: URL): string {
  const note =
    evaluation.kind === 'finished' && !isFinished ? ', but its status comment was not updated' : '';
  return `- #${comment.thread}: ${evaluationTitle(evaluation, serverUrl)} · ${codeSpan(submission.job)}${note}`;
}

function evaluationTitle(evaluation: Evaluation, serverUrl: URL): string {
  switch (evaluation.kind) {
    case 'finished':
      return renderTitle(evaluation, serverUrl);
    case 'unreadable':
      return '⚠️ The job could not be read';
    case 'in-progress':
    case 'recheck':
      return '⏳ The docs agent is working';
  }
}
