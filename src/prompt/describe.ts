/** Telling people what left their repository. */
import { pluralize } from '../report/format.ts';
import type { SentSection } from './context-block.ts';

/**
 * One sentence without a full stop: `Sent to HOST: 12,340 characters: notes, 14 titles, diff (cut)`.
 *
 * @param host as configured by the workflow; not escaped here.
 * @param characters of the whole prompt.
 */
export function describePrompt({
  status,
  host,
  characters,
  sent,
  removedHidden,
}: Readonly<{
  status: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent';
  host: string;
  characters: number;
  sent: readonly SentSection[];
  removedHidden: number;
}>): string {
  const sections = sent.map(describeSection).join(', ');
  const hidden = removedHidden === 0 ? '' : `; ${pluralize(removedHidden, 'hidden character')} taken out`;
  return `${status} to ${host}: ${pluralize(characters, 'character')}: ${sections === '' ? 'the instruction alone' : sections}${hidden}`;
}

function describeSection(section: SentSection): string {
  // “14 titles”, “1 title”: the names of lists are plural.
  const name =
    section.count === undefined
      ? section.section
      : pluralize(
          section.count,
          section.section.endsWith('s') ? section.section.slice(0, -1) : section.section,
        );
  if (section.characters === 0) return `${name} (left out)`;
  return section.cut ? `${name} (cut)` : name;
}
