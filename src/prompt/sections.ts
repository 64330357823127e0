/**
 * Renders the details of a subject, or a review, as sections of sanitized text, each cut to a maximum
 * length.
 */
import type {
  Changes,
  MissingContext,
  RangeDetails,
  SubjectDetails,
} from '../domain/subject.ts';
import type { Review, ReviewComment } from '../domain/review.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { createSanitizer, stripToSingleLine, type Sanitizer } from '../text/sanitize.ts';
import type { NamedRef } from './origin.ts';
import { renderReviewComments } from './review.ts';
import { rankFilesForPrompt, renderPromptDiff } from './diff.ts';
import {
  shareSpace,
  truncateLines,
  truncateLongLines,
  type Truncated,
} from './truncate.ts';

/** Maximum length of all sections together. Their delimiters and the notice are shorter than 1,600 characters. */
const MAX_LENGTH = 58_400;

/**
 * Sections of a context. `limit` is the length that the text gets however long the others are. The space that they leave goes to the diff first, and
 * then to the most important section that is longer. So the diff has at least 5,000 characters, because a subject has only one of notes,
 * description and issue, and one review comment.
 */
export const SECTIONS = {
  ref: { heading: 'the branch or tag of the request', limit: 400 },
  missing: { heading: 'what is missing below', limit: 2000 },
  'rest of the comment': { heading: 'the rest of the comment', limit: 10_000 },
  'review summary': { heading: 'the summary of the review', limit: 15_000 },
  'review comments': { heading: 'the review comments and their lines', limit: 43_000 },
  notes: { heading: 'the release and its notes', limit: 30_000 },
  description: { heading: 'the pull request and its description', limit: 30_000 },
  issue: { heading: 'the issue', limit: 30_000 },
  titles: { heading: 'the titles of what was merged', limit: 8000 },
  files: { heading: 'the list of changed files', limit: 5000 },
  diff: { heading: 'the diff', limit: MAX_LENGTH },
} as const;
/** Name of a section in the report on the prompt. */
export type SectionName = keyof typeof SECTIONS;

export type Section = Truncated &
  Readonly<{
    name: SectionName;
    /** Number of items before any cut, for lists. */
    count?: number | undefined;
  }>;

/** A section before it is cut to its space. `cut`: whether parts of it were cut. */
type Draft = Readonly<{
  name: SectionName;
  text: string;
  cut?: boolean;
  count?: number | undefined;
  /** Word for the lines that are cut. */
  noun?: string;
}>;

/** Sections that have a text, most important first. `removedHidden` counts the hidden characters that they had. */
export type Sections = Readonly<{ sections: readonly Section[]; removedHidden: number }>;

/** Length of an item. One long title must not use up the space of the others. */
const MAX_ITEM_LENGTH = 400;
const DESCRIPTIONS = {
  release: 'notes',
  'pull-request': 'description',
  issue: 'issue',
} as const;

/** Builds the selected sections of a subject. `ref` is the branch or tag, if only the data may name it. */
export function buildPromptSections(
  details: SubjectDetails,
  selection: ContextSelection,
  ref?: NamedRef,
): Sections {
  const sanitizer = createSanitizer();
  const { kind, subject, changes } = details;
  const has = (word: ContextSelection[number]): boolean => selection.includes(word);
  const sections: Draft[] = [refSection(ref, sanitizer), missingSection(details.missing)];
  if (subject.kind === 'review-comment' && has('review')) {
    sections.push(commentsSection([subject.comment], sanitizer));
  }
  if (kind !== 'range' && has(kind)) {
    const text = descriptionText(details, sanitizer);
    sections.push({ name: DESCRIPTIONS[kind], text });
  }
  if (has('commits')) sections.push(titlesSection(changes, sanitizer));
  if (has('files')) sections.push(filesSection(changes, sanitizer));
  if (has('diff')) {
    const certain = shareSpace(sections.map(sharingOf), 0);
    const space = certain.reduce((left, length) => left - length, MAX_LENGTH);
    const diff = renderPromptDiff(changes.files, sanitizer, space);
    sections.push({ name: 'diff', ...diff });
  }
  return finishSections(sections, sanitizer);
}

/** Builds the sections of a review. `ref` is as for a subject. */
export function buildReviewSections(
  { summary, comments }: Review,
  ref?: NamedRef,
): Sections {
  const sanitizer = createSanitizer();
  const sections = [
    refSection(ref, sanitizer),
    { name: 'review summary', text: sanitizer.prose(summary).trim() } as const,
    commentsSection(comments, sanitizer),
  ];
  return finishSections(sections, sanitizer);
}

/** Builds the section of the end of a comment. */
export function buildRestSections(text: string): Sections {
  const sanitizer = createSanitizer();
  const rest = sanitizer.prose(text).trim();
  const name = 'rest of the comment';
  const { limit } = SECTIONS[name];
  return finishSections([{ name, text: rest }], sanitizer, limit);
}

/** Leaves out empty sections, and cuts the others to their part of the space. */
function finishSections(
  drafts: readonly Draft[],
  sanitizer: Sanitizer,
  space = MAX_LENGTH,
): Sections {
  const used = drafts.filter(({ text }) => text !== '');
  const spaces = shareSpace(used.map(sharingOf), space);
  const sections = used.map(({ name, text, count, noun, cut = false }, index) => {
    const fitted = truncateLines(text, spaces[index] ?? 0, noun);
    return { name, text: fitted.text, cut: cut || fitted.cut, count };
  });
  return { sections, removedHidden: sanitizer.removed() };
}

function sharingOf({ name, text }: Draft): Parameters<typeof shareSpace>[0][number] {
  return { length: text.length, limit: SECTIONS[name].limit };
}

function refSection(ref: NamedRef | undefined, { line }: Sanitizer): Draft {
  const text = ref === undefined ? '' : `${ref.kind}: ${line(ref.name)}`;
  return { name: 'ref', text };
}

function missingSection(missing: readonly MissingContext[]): Draft {
  const gaps = missing.map((gap) => `- ${stripToSingleLine(describeMissing(gap)).text}`);
  return { name: 'missing', text: gaps.join('\n') };
}

function commentsSection(
  comments: readonly ReviewComment[],
  sanitizer: Sanitizer,
): Draft {
  const rendered = renderReviewComments(comments, sanitizer);
  return { name: 'review comments', ...rendered, count: comments.length };
}

type DescribedDetails = Exclude<SubjectDetails, RangeDetails>;

/** Renders the object that describes a subject: its fields, and its text. */
function descriptionText(details: DescribedDetails, { line, prose }: Sanitizer): string {
  const object = objectOf(details);
  const tag = 'tag' in object ? object.tag : '';
  const labels = 'labels' in object ? object.labels : [];
  const previous = details.kind === 'release' ? details.previous : undefined;
  const fields = {
    Title: line(object.title),
    Tag: line(tag),
    'Previous release': line(previous?.tag ?? ''),
    Author: line(object.author),
    Labels: labels.map(line).join(', '),
    Link: line(object.url),
  };
  const lines: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') lines.push(`${name}: ${value}`);
  }
  const body = prose(object.body).trim();
  return [...lines, '', body].join('\n').trim();
}

function objectOf(details: DescribedDetails) {
  switch (details.kind) {
    case 'pull-request':
      return details.pull;
    case 'issue':
      return details.issue;
    case 'release':
      return details.release;
  }
}

function titlesSection({ pullRequests, commits }: Changes, { line }: Sanitizer): Draft {
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
function filesSection({ files }: Changes, { line }: Sanitizer): Draft {
  const lines = rankFilesForPrompt(files).map((file) => {
    const { path, previousPath } = file;
    const size = `+${file.additions} -${file.deletions}`;
    const paths = previousPath === undefined ? path : `${previousPath} -> ${path}`;
    return line(`- ${file.status} ${paths} (${size})`);
  });
  return listSection('files', lines, lines.length);
}

function listSection(name: SectionName, lines: readonly string[], count: number): Draft {
  const { text } = truncateLongLines(lines.join('\n'), MAX_ITEM_LENGTH);
  return { name, text, count, noun: 'item' };
}
