/** What the job summaries of the actions have in common. */
import { renderInline } from './markdown.ts';
import { joinBlocks } from './run-result.ts';

/** Paragraphs of Markdown. Empty ones are left out. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return `${joinBlocks(paragraphs)}\n`;
}

/** The job summary of a run that could not do its work. Errors may quote the service. */
export function renderFailureSummary(title: string, errors: readonly string[]): string {
  return joinParagraphs([`### ❌ ${title}`, errors.map((error) => `- ${renderInline(error)}`).join('\n')]);
}
