import { title, type Title } from '../report/conclusion.ts';
import { codeSpan, renderInline } from '../report/markdown.ts';
import { renderPullRequestLink } from '../report/pull-request-link.ts';
import { joinParagraphs } from '../report/summaries.ts';
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
  return joinParagraphs([
    `### ${text.heading}`,
    ...text.explanations.map((each) => `> [!WARNING]\n> ${renderInline(each)}`),
    jobs.join('\n'),
    text.counts,
  ]);
}

/** A list fits a phone, a table does not. */
function jobLine({ comment, submission, evaluation, isFinished }: SweptSubmission, serverUrl: URL): string {
  const { icon, text } = evaluationTitle(evaluation);
  const hasEnded = evaluation.kind === 'finished';
  const pullRequest = hasEnded ? renderPullRequestLink(evaluation.job, serverUrl) : '';
  const result = pullRequest === '' ? text : `${text}: ${pullRequest}`;
  const note = hasEnded && !isFinished ? ', but its status comment was not updated' : '';
  return `- #${comment.thread}: ${icon} ${result} · ${codeSpan(submission.job)}${note}`;
}

function evaluationTitle(evaluation: Evaluation): Title {
  switch (evaluation.kind) {
    case 'finished':
      return title(evaluation.conclusion, evaluation);
    case 'unreadable':
      return { icon: '⚠️', text: 'The job could not be read' };
    case 'in-progress':
    case 'recheck':
      return { icon: '⏳', text: 'The docs agent is working' };
  }
}
