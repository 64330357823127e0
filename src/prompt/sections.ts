/**
 * Renders the details of a subject as sections, each of which can fit itself into a budget. All
 * their text is sanitized.
 */
import type { ReviewCommentDetails, SubjectDetails } from '../domain/subject.ts';
import type { ReviewComment } from '../domain/review.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { createSanitizer, stripToSingleLine, type Sanitizer } from '../text/sanitize.ts';
import { fitReviewComments, renderReviewComments } from './review.ts';
import {
  fitDiffInPrompt,
  rankFilesForPrompt,
  renderPromptPatches,
  totalDiffLength,
} from './diff.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/**
 * Sections of a context. `share` is the part of the budget that a section may claim before later
 * ones. The space that these do not need is added.
 */
export const SECTIONS = {
  missing: { heading: 'what is missing below', share: 0.1 },
  'review summary': { heading: 'the summary of the review', share: 0.3 },
  'review comments': { heading: 'the comments of the review', share: 1 },
  'review comment': { heading: 'the review comment and its lines', share: 0.2 },
  notes: { heading: 'the release and its notes', share: 0.35 },
  description: { heading: 'the pull request and its description', share: 0.35 },
  issue: { heading: 'the issue', share: 0.35 },
  titles: { heading: 'the titles of what was merged', share: 0.15 },
  files: { heading: 'the list of changed files', share: 0.1 },
  diff: { heading: 'the diff', share: 1 },
} as const;
/** Name of a section in the report on the prompt. */
export type SectionName = keyof typeof SECTIONS;

export type Section = Readonly<{
  name: SectionName;
  /** Number of items, for lists. */
  count?: number | undefined;
  /** Length of the whole section. */
  desiredLength: number;
  /** Returns at most `budget` characters; empty if nothing useful fits. */
  fit: (budget: number) => Truncated;
}>;

/** Length of an item. One long title must not use up the space of the others. */
const MAX_ITEM_LENGTH = 400;
const DESCRIPTIONS = {
  release: 'notes',
  'pull-request': 'description',
  issue: 'issue',
} as const;

/**
 * Builds the selected sections, most important first. `removedHidden` counts the hidden characters
 * that they had.
 */
export function buildPromptSections(
  details: SubjectDetails,
  selection: ContextSelection,
) {
  const sanitizer = createSanitizer();
  const { kind, missing, review, feedback } = details;
  const has = (word: ContextSelection[number]): boolean => selection.includes(word);
  const gaps = missing.map((entry) => {
    const { text } = stripToSingleLine(describeMissing(entry));
    return `- ${text}`;
  });
  const sections: Section[] = [];
  const add = (section: Section | undefined): void => {
    if (section !== undefined) sections.push(section);
  };
  if (gaps.length > 0) add(textSection('missing', gaps.join('\n')));
  if (feedback !== undefined) {
    const { summary, comments } = feedback;
    const text = sanitizer.prose(summary).trim();
    if (text !== '') add(textSection('review summary', text));
    add(reviewSection(comments, sanitizer));
  }
  if (review !== undefined && has('review')) {
    add(textSection('review comment', reviewText(review, sanitizer)));
  }
  if (kind !== 'commits' && has(kind)) {
    add(textSection(DESCRIPTIONS[kind], descriptionText(details, sanitizer)));
  }
  if (has('commits')) add(titlesSection(details, sanitizer));
  if (has('files')) add(filesSection(details, sanitizer));
  if (has('diff')) add(diffSection(details, sanitizer));
  return { sections, removedHidden: sanitizer.removed() };
}

function reviewSection(
  comments: readonly ReviewComment[],
  sanitizer: Sanitizer,
): Section | undefined {
  if (comments.length === 0) return undefined;
  const rendered = renderReviewComments(comments, sanitizer);
  const whole = fitReviewComments(rendered, Infinity);
  return {
    name: 'review comments',
    count: comments.length,
    desiredLength: whole.text.length,
    fit: (budget) => fitReviewComments(rendered, budget),
  };
}

function reviewText(
  review: ReviewCommentDetails,
  { line, prose, code }: Sanitizer,
): string {
  let file = `File: ${line(review.path)}`;
  if (review.line !== undefined) file += `, line ${review.line}`;
  const parts = [file];
  if (review.body !== '') parts.push(`Comment:\n${prose(review.body)}`);
  parts.push(`The lines that it is about:\n${code(review.hunk)}`);
  return parts.join('\n\n');
}

function descriptionText(details: SubjectDetails, { line, prose }: Sanitizer): string {
  const fields = {
    Title: line(details.title),
    Tag: line(details.tag ?? ''),
    'Previous release': line(details.previousTag ?? ''),
    Author: line(details.author),
    Labels: details.labels.map(line).join(', '),
    Link: line(details.url),
  };
  const lines: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') lines.push(`${name}: ${value}`);
  }
  const body = prose(details.body).trim();
  return [...lines, '', body].join('\n').trim();
}

function titlesSection(
  { pullRequests, commits }: SubjectDetails,
  { line }: Sanitizer,
): Section | undefined {
  const merged = pullRequests.map(({ number, title, author, url }) =>
    line(`- #${number} ${title}${by(author)} ${url}`),
  );
  // Newest first, because the end of a long list is cut.
  const newestFirst = commits.filter(({ merge }) => !merge).toReversed();
  const own = newestFirst.map(({ sha, title, author }) =>
    line(`- ${sha.slice(0, 7)} ${title}${by(author)}`),
  );
  const lines: string[] = [];
  if (merged.length > 0) lines.push('Merged pull requests:', ...merged);
  if (own.length > 0) lines.push('Commits, newest first:', ...own);
  return listSection('titles', lines, merged.length + own.length);
}

function by(author: string): string {
  return author === '' ? '' : ` (${author})`;
}

/** Lists all changed files. No other section names files without a diff: binary and huge ones. */
function filesSection(
  { files }: SubjectDetails,
  { line }: Sanitizer,
): Section | undefined {
  const lines = rankFilesForPrompt(files).map((file) => {
    const { path, previousPath } = file;
    const size = `+${file.additions} -${file.deletions}`;
    const paths = previousPath === undefined ? path : `${previousPath} -> ${path}`;
    return line(`- ${file.status} ${paths} (${size})`);
  });
  return listSection('files', lines, lines.length);
}

function diffSection(
  { files }: SubjectDetails,
  sanitizer: Sanitizer,
): Section | undefined {
  const patches = renderPromptPatches(files, sanitizer);
  if (patches.length === 0) return undefined;
  return {
    name: 'diff',
    desiredLength: totalDiffLength(patches),
    fit: (budget) => fitDiffInPrompt(patches, budget),
  };
}

function listSection(
  name: SectionName,
  lines: readonly string[],
  count: number,
): Section | undefined {
  if (count === 0) return undefined;
  const { text } = truncateLongLines(lines.join('\n'), MAX_ITEM_LENGTH);
  return { ...textSection(name, text, 'item'), count };
}

function textSection(name: SectionName, text: string, noun = 'line'): Section {
  return {
    name,
    desiredLength: text.length,
    fit: (budget) => truncateLines(text, budget, noun),
  };
}
