import type { Submission, Trigger } from '../domain.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';
import { title } from './conclusion.ts';
import { escapeText, link } from './markdown.ts';
import { renderPullRequestLink } from './pull-request-link.ts';

/** What a list of asks is made of. */
export type History = Readonly<{
  /** The ask that the comment is about. */
  submission: Submission;
  /** All that the thread remembers. */
  submissions: readonly Submission[];
  /** Of any run of the repository. */
  runUrl: string;
  serverUrl: URL;
}>;

/** The list as it stands in a comment. Whole lines tell it: within a line the same words may be somebody's text, as code. */
const LIST = /^<details><summary>Other asks \(\d+\)<\/summary>\n[^]*?^<\/details>$/m;

/** The asks that the comment is not about, newest first, Markdown; empty where there are none. */
export function renderHistory({ submission: shown, submissions, runUrl, serverUrl }: History): string {
  const others = submissions.filter(({ trigger }) => !isSameTrigger(trigger, shown.trigger)).toReversed();
  if (others.length === 0) return '';
  const lines = others.map(
    ({ submittedAt, requestedBy: by, subjectLabel: about, trigger, run, job, outcome, reason, prLink }) => {
      const end = outcome === null ? '⏳ at work' : title({ outcome, reason }, job !== null);
      const reasonText = reason === '' ? '' : ` (${escapeText(reason)})`;
      const pull = renderPullRequestLink({ prLink, repository: undefined }, serverUrl);
      const triggerLink = link(
        about ?? triggerLabel(trigger),
        runUrl.replace(/\/runs\/.*/, `/runs/${encodeURIComponent(run)}`),
      );
      return `- ${formatMinute(submittedAt)}, ${escapeText(by)}, ${triggerLink}: ${end}${reasonText}${pull === '' ? '' : `, ${pull}`}`;
    },
  );
  return [`<details><summary>Other asks (${others.length})</summary>`, '', ...lines, '', '</details>'].join(
    '\n',
  );
}

/** A status comment as it stands, its list of other asks brought up to date. */
export function replaceHistory(visible: string, submissions: History): string {
  const list = renderHistory(submissions);
  if (LIST.test(visible)) return visible.replace(LIST, () => list);
  return list === '' ? visible : `${visible.trimEnd()}\n\n${list}\n`;
}

/** When something was asked, as people read it. */
export function formatMinute(instant: string): string {
  return `${escapeText(instant.slice(0, 16).replace('T', ' '))} UTC`;
}

/** What made a run ask, in a word or two; the link leads to the run. */
function triggerLabel({ kind, id }: Trigger): string {
  if (kind === 'subject') return id;
  return kind === 'run' ? 'run' : 'command';
}
