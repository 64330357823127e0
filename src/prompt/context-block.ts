/** The context of a prompt: sections of data between delimiters that their text cannot imitate. */
import type { SubjectDetails } from '../domain/subject.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { dataBlock, dataNotice, reviewNotice } from './delimiters.ts';
import {
  buildPromptSections,
  SECTIONS,
  type Section,
  type SectionName,
} from './sections.ts';

/**
 * Report on a section. `characters` is 0 if it did not fit; `count` is the number of items before
 * any cut.
 */
export type SentSection = Readonly<{
  section: Exclude<SectionName, 'missing'> | 'instructions file';
  characters: number;
  count?: number | undefined;
  cut: boolean;
}>;

/**
 * Context as it is sent. `text` is empty if there is none, or none that fits. `removedHidden` counts
 * hidden characters.
 */
export type ContextBlock = Readonly<{
  text: string;
  sent: readonly SentSection[];
  removedHidden: number;
}>;

export const NO_CONTEXT: ContextBlock = { text: '', sent: [], removedHidden: 0 };

/** Length of the two lines around a section, at their longest, without the marker. */
const DELIMITER_LENGTH = 100;
/** Minimum useful length of a truncated section. */
const MIN_SECTION_LENGTH = 100;

/**
 * Renders the selected sections, as far as they fit.
 *
 * @param limit characters of the whole text, delimiters included.
 * @param marker the delimiters' random part. The data was written before it was drawn, so it cannot
 *   contain it.
 */
export function renderContext(
  details: SubjectDetails,
  selection: ContextSelection,
  limit: number,
  marker: string,
): ContextBlock {
  if (selection.length === 0) return NO_CONTEXT;
  const notice =
    details.feedback === undefined
      ? dataNotice(marker, 'The following context was gathered from GitHub.')
      : reviewNotice(marker);
  const { sections, removedHidden } = buildPromptSections(details, selection);
  // The preamble is longest if every section is left out.
  const space = limit - preamble(notice, sections).length;
  const delimiterLength = DELIMITER_LENGTH + 2 * marker.length;
  const budgets = allocate(sections, space, delimiterLength);

  const sent: SentSection[] = [];
  const omitted: Section[] = [];
  const blocks: string[] = [];
  for (const [index, section] of sections.entries()) {
    const { name, count } = section;
    const { text, cut } = fitSection(section, budgets[index] ?? 0);
    const { heading } = SECTIONS[name];
    const title = cut ? `${heading}, cut to fit` : heading;
    if (text === '') omitted.push(section);
    else blocks.push(dataBlock(marker, title, text));
    // The gaps are not a part that people select.
    if (name === 'missing') continue;
    sent.push({ section: name, characters: text.length, count, cut });
  }
  if (blocks.length === 0) return { text: '', sent, removedHidden };
  const text = [preamble(notice, omitted), ...blocks].join('');
  return { text, sent, removedHidden };
}

/** Renders the text before the sections. It contains nothing that was gathered. */
function preamble(notice: string, omitted: readonly Section[]): string {
  if (omitted.length === 0) return notice;
  const headings = omitted.map(({ name }) => SECTIONS[name].heading);
  return `${notice}Left out for lack of space: ${headings.join('; ')}.\n`;
}

function fitSection(section: Section, budget: number): ReturnType<Section['fit']> {
  const minimum = Math.min(MIN_SECTION_LENGTH, section.desiredLength);
  if (budget < minimum) return { text: '', cut: true };
  return section.fit(budget);
}

/**
 * Divides a budget among sections. Each one gets up to its share, by importance. Then the rest goes
 * to those that need more. The last ones may get nothing.
 */
function allocate(
  sections: readonly Section[],
  budget: number,
  delimiterLength: number,
): number[] {
  const minLength = delimiterLength + MIN_SECTION_LENGTH;
  const maxServed = Math.max(0, Math.floor(budget / minLength));
  const served = sections.slice(0, maxServed);
  const space = budget - served.length * delimiterLength;
  const budgets: number[] = [];
  let left = space;
  for (const { name, desiredLength } of served) {
    const share = Math.floor(space * SECTIONS[name].share);
    const given = Math.min(desiredLength, share, left);
    budgets.push(given);
    left -= given;
  }
  for (const [index, { desiredLength }] of served.entries()) {
    const given = budgets[index] ?? 0;
    const more = Math.min(desiredLength - given, left);
    budgets[index] = given + more;
    left -= more;
  }
  return budgets;
}
