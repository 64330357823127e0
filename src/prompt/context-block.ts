/** The context of a prompt: sections of data between delimiters that their text cannot imitate. */
import type { SubjectDetails } from '../domain.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { dataBlock, dataNotice } from './delimiters.ts';
import { buildSections, SECTIONS, type Section, type SectionName } from './sections.ts';

/** What is reported of a section. `characters` is 0 if it did not fit; `count` is the number of items before any cut. */
export type SentSection = Readonly<{
  section: Exclude<SectionName, 'missing'> | 'instructions file';
  characters: number;
  count?: number | undefined;
  cut: boolean;
}>;

/** `text` is empty if there is no context, or none that fits. `removedHidden` counts hidden characters. */
export type ContextBlock = Readonly<{
  text: string;
  sent: readonly SentSection[];
  removedHidden: number;
}>;

export const NO_CONTEXT: ContextBlock = { text: '', sent: [], removedHidden: 0 };

/** The two lines around a section, at their longest, without the marker. */
const DELIMITER_LENGTH = 100;
/** Less of a section says nothing. */
const MIN_SECTION_LENGTH = 100;

/**
 * @param limit characters of the whole text, delimiters included.
 * @param marker the delimiters' random part. The data was written before it was drawn, so it cannot contain it.
 */
export function renderContext(
  details: SubjectDetails,
  selection: ContextSelection,
  limit: number,
  marker: string,
): ContextBlock {
  if (selection.length === 0) return NO_CONTEXT;
  const { sections, removedHidden } = buildSections(details, selection);
  // The preamble is longest if every section is left out.
  const space = limit - preamble(marker, sections).length;
  const budgets = allocate(sections, space, DELIMITER_LENGTH + 2 * marker.length);
  const fitted = sections.map((section, index) => ({
    ...section,
    ...fitSection(section, budgets[index] ?? 0),
  }));
  const sent = fitted.flatMap(({ name, count, text, cut }): SentSection[] =>
    name === 'missing' ? [] : [{ section: name, characters: text.length, count, cut }],
  );
  const omitted = fitted.filter(({ text }) => text === '');
  if (omitted.length === fitted.length) return { text: '', sent, removedHidden };
  const blocks = fitted
    .filter(({ text }) => text !== '')
    .map(({ name, text, cut }) =>
      dataBlock(marker, `${SECTIONS[name].heading}${cut ? ', cut to fit' : ''}`, text),
    );
  return { text: [preamble(marker, omitted), ...blocks].join(''), sent, removedHidden };
}

/** Precedes the sections. Contains nothing that was gathered. */
function preamble(marker: string, omitted: readonly Section[]): string {
  const headings = omitted.map(({ name }) => SECTIONS[name].heading).join('; ');
  const left = headings && `Left out for lack of space: ${headings}.\n`;
  return `${dataNotice(marker, 'The following context was gathered from GitHub.')}${left}`;
}

function fitSection(section: Section, budget: number): ReturnType<Section['fit']> {
  const tooSmall = budget < Math.min(MIN_SECTION_LENGTH, section.desiredLength);
  return tooSmall ? { text: '', cut: true } : section.fit(budget);
}

/** Each section gets up to its share, by importance, then what is left goes to those that need more. The last ones may get nothing. */
function allocate(
  sections: readonly Section[],
  budget: number,
  delimiterLength: number,
): number[] {
  const served = sections.slice(
    0,
    Math.max(0, Math.floor(budget / (delimiterLength + MIN_SECTION_LENGTH))),
  );
  const space = budget - served.length * delimiterLength;
  let left = space;
  const take = (characters: number): number => {
    const taken = Math.min(characters, left);
    left -= taken;
    return taken;
  };
  return served
    .map(({ name, desiredLength }) => ({
      desiredLength,
      given: take(Math.min(desiredLength, Math.floor(space * SECTIONS[name].share))),
    }))
    .map(({ desiredLength, given }) => given + take(desiredLength - given));
}
