/** The context of a prompt: sections of data between delimiters that their text cannot imitate. */
import type { Review } from '../domain/review.ts';
import type { SubjectDetails } from '../domain/subject.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { dataBlock, dataNotice, reviewNotice } from './delimiters.ts';
import type { NamedRef } from './origin.ts';
import {
  buildPromptSections,
  buildRestSections,
  buildReviewSections,
  SECTIONS,
  type SectionName,
  type Sections,
} from './sections.ts';

/** Report on a section. `count` is the number of items before any cut. */
export type SentSection = Readonly<{
  section: Exclude<SectionName, 'ref' | 'missing'> | 'instructions file';
  count?: number | undefined;
  cut: boolean;
}>;

/** Context as it is sent, at most 60,000 characters. `text` is empty if there is none. `removedHidden` counts hidden characters. */
export type ContextBlock = Readonly<{
  text: string;
  sent: readonly SentSection[];
  removedHidden: number;
}>;

export const NO_CONTEXT: ContextBlock = { text: '', sent: [], removedHidden: 0 };

/**
 * Renders the selected sections of a subject.
 *
 * @param marker the delimiters' random part. The data was written before it was drawn, so it cannot
 *   contain it.
 * @param ref the branch or tag, if only the data may name it.
 */
export function renderContext(
  details: SubjectDetails,
  selection: ContextSelection,
  marker: string,
  ref?: NamedRef,
): ContextBlock {
  const notice = dataNotice(marker, 'The following context was gathered from GitHub.');
  return renderBlock(buildPromptSections(details, selection, ref), notice, marker);
}

/** Renders a review, which a job is to address. `marker` and `ref` are as for the context. */
export function renderReviewContext(
  review: Review,
  marker: string,
  ref?: NamedRef,
): ContextBlock {
  return renderBlock(buildReviewSections(review, ref), reviewNotice(marker), marker);
}

/** Renders the end of a comment that may have come by e-mail. `marker` is as for the context. */
export function renderCommentRest(text: string, marker: string): ContextBlock {
  const notice = dataNotice(
    marker,
    'The instruction above may have come by e-mail. The following is below it in the same comment.',
  );
  return renderBlock(buildRestSections(text), notice, marker);
}

function renderBlock(
  { sections, removedHidden }: Sections,
  notice: string,
  marker: string,
): ContextBlock {
  const sent: SentSection[] = [];
  let blocks = '';
  for (const { name, text, count, cut } of sections) {
    const { heading } = SECTIONS[name];
    blocks += dataBlock(marker, cut ? `${heading}, cut to fit` : heading, text);
    // These are not parts that people select.
    if (name !== 'ref' && name !== 'missing') sent.push({ section: name, count, cut });
  }
  return { text: blocks === '' ? '' : notice + blocks, sent, removedHidden };
}
