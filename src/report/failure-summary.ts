import { renderInline } from './markdown.ts';

/** The job summary of a scheduled action that could not do its work. Errors may quote the service. */
export function renderFailureSummary(title: string, errors: readonly string[]): string {
  return `### ❌ ${title}\n\n${errors.map((error) => `- ${renderInline(error)}`).join('\n')}\n`;
}
