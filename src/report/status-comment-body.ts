import type { Conclusion, Job } from '../domain.ts';
import { title } from './conclusion.ts';
import { renderJobDetails, modelDetail, renderMessage, renderText, joinDetails } from './job-details.ts';
import { escapeText, link } from './markdown.ts';
import { suggestedCommands } from './suggested-commands.ts';
import { formatMinute, renderHistory, type History } from './history.ts';
import { formatDuration } from './format.ts';

/** How far the latest ask has come, for its headline. */
export type Phase =
  Readonly<{ kind: 'submitting' | 'in-progress' }> | Readonly<{ kind: 'finished'; conclusion: Conclusion }>;

/** What people see of a thread's job. */
export type StatusCommentView = Readonly<{
  phase: Phase;
  /** One sentence of ours: how it ended, or what to expect. */
  message: string;
  note: string | undefined;
  job: Job | undefined;
  waitedMs: number;
  /** The command's first word; undefined where no comments are listened to. */
  commandPrefix: string | undefined;
}> &
  History;

/** Leaves room below GitHub's limit of 65,536 characters beside the record, which takes up to 12,000. */
const MAX_TEXT_LENGTH = 40_000;

/** The visible part of the status comment, Markdown. */
export function renderComment(view: StatusCommentView): string {
  const { submission, job, phase, message, note, waitedMs, serverUrl, commandPrefix } = view;
  const conclusion = phase.kind === 'finished' ? phase.conclusion : undefined;
  const parts = [
    `### ${statusTitle(phase, job !== undefined)}`,
    renderJobDetails({ outcome: conclusion?.outcome, job, serverUrl }),
    conclusion === undefined ? renderText(message) : renderMessage({ conclusion, message, job, waitedMs }),
    note === undefined ? '' : renderText(note),
    joinDetails(
      `Asked by ${escapeText(submission.requestedBy)}${submission.subjectLabel === undefined ? '' : ` for ${escapeText(submission.subjectLabel)}`}`,
      formatMinute(submission.submittedAt),
      waitedMs < 500 ? '' : `waited ${formatDuration(waitedMs)}`,
      modelDetail(job),
      link('run log', view.runUrl),
    ),
    renderHistory(view),
    commandPrefix === undefined
      ? ''
      : suggestedCommands({ prefix: commandPrefix, outcome: conclusion?.outcome, hasJob: job !== undefined }),
  ].filter((part) => part !== '');
  return `${truncateAtLine(parts.join('\n\n'))}\n`;
}

/** Cut between lines if at all: half a line could lose the end of a code span, and what stands in it would come alive. */
function truncateAtLine(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? text : text.slice(0, text.lastIndexOf('\n', MAX_TEXT_LENGTH));
}

function statusTitle(phase: Phase, hasJob: boolean): string {
  if (phase.kind === 'finished') return title(phase.conclusion, hasJob);
  return phase.kind === 'submitting' ? '✍️ Asking the docs agent' : '⏳ The docs agent is at work';
}
