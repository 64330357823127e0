/** Renders a request, or the end of a run: as plain text in outputs, log and annotations, as Markdown in comments and the job summary. */
import type { Ended, ShownPrompt } from '../domain/ended.ts';
import { joinTexts, singleLine, truncate } from '../text/strings.ts';
import { presentConclusion, shownEnd, type Shown } from './conclusion.ts';
import { codeBlock, renderInline, renderPullRequestLink } from './markdown.ts';

/**
 * Targets of links: the run's own GitHub, and the page of the service for the words “the dashboard”, if
 * the workflow sets it.
 */
export type ResultLinks = Readonly<{ serverUrl: URL; dashboardUrl: string | undefined }>;

/** Renders the end of a run in a few plain sentences. */
export function endText(ended: Ended): string {
  const { conclusion, facts, note = '', detail = '', steps = [] } = ended;
  const { title, message = '' } = presentConclusion(shownEnd(ended));
  const { outcome } = conclusion;
  const isTitled = outcome !== 'skipped' || conclusion.reason === 'dry-run';
  let titleSentence = `${title}.`;
  if (outcome === 'pr-opened') {
    titleSentence = `${title}: ${singleLine(facts?.job.prLink ?? '')}`;
  }
  const sentences = [
    isTitled ? titleSentence : '',
    ended.message ?? message,
    note,
    detail,
    ...steps,
  ];
  return joinTexts(sentences, ' ');
}

/** Renders the title with the pull request: of the job, or the one that it is to update. */
export function renderTitle(
  shown: Shown,
  serverUrl: URL,
  prLink: string | null = shown.job?.prLink ?? null,
): string {
  const { icon, title: text } = presentConclusion(shown);
  const title = renderInline(text);
  const pullRequest = renderPullRequestLink(prLink, serverUrl, shown.job?.repository);
  if (pullRequest === '') return `${icon} ${title}`;
  return `${icon} ${title}: ${pullRequest}`;
}

const MAX_TEXT_LENGTH = 2000;

/** Renders the text after the title. */
export function renderBody(
  shown: Shown,
  { dashboardUrl }: Readonly<{ dashboardUrl?: string | undefined }>,
): string {
  const { note = '', detail = '', steps = [] } = shown;
  const render = (text: string): string =>
    renderInline(truncate(text, MAX_TEXT_LENGTH), dashboardUrl);
  const message = render(shown.message ?? presentConclusion(shown).message ?? '');
  const isList = steps.length > 1;
  const rendered = steps.map(render);
  const lines = isList ? rendered.map((step) => `- ${step}`) : rendered;

  const isHeading = isList && message !== '';
  const head = isHeading ? `**${message}**` : message;
  const parts = [head, render(note), lines.join('\n')];
  if (detail !== '') {
    parts.push(
      `<details><summary>Technical details</summary>\n\n${render(detail)}\n\n</details>`,
    );
  }
  return joinTexts(parts);
}

/** Renders the set-up that a dry run has found. */
export function renderSetup(lines: readonly string[] = []): string {
  if (lines.length === 0) return '';
  return `**Set-up**\n\n${lines.map((line) => `- ${renderInline(line)}`).join('\n')}`;
}

/** Renders a prompt that can be folded, cut to a length. */
export function renderPrompt(
  { line, text }: ShownPrompt,
  maxLength: number,
  isOpen: boolean,
): string {
  const shown = codeBlock(truncate(text, maxLength));
  const open = isOpen ? ' open' : '';
  return `<details${open}><summary>${line}</summary>\n\n${shown}\n\n</details>`;
}
