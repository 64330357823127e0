/**
 * Renders the details of a subject, or a review, as sections of sanitized text, each cut to a maximum
 * length.
 */
import type { MissingContext, SubjectDetails } from '../domain/subject.ts';
import type { Review, ReviewComment } from '../domain/review.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { createSanitizer, stripToSingleLine, type Sanitizer } from '../text/sanitize.ts';
import type { NamedRef } from './origin.ts';
import { renderReviewComments } from './review.ts';
import { rankFilesForPrompt, renderPromptDiff } from './diff.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** Maximum length of all sections together. Their delimiters and the notice are shorter than 2,000 characters. */
const MAX_LENGTH = 58_000;

/**
 * Sections of a context. `limit` is the maximum length of the text. The diff gets what the others leave:
 * at least 5,000 characters, because a subject has only one of notes, description and issue, and one
 * review comment.
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
  const { kind, subject } = details;
  const has = (word: ContextSelection[number]): boolean => selection.includes(word);
  const sections = [refSection(ref, sanitizer), missingSection(details.missing)];
  if (subject.kind === 'review-comment' && has('review')) {
    sections.push(commentsSection([subject.comment], sanitizer));
  }
  if (kind !== 'commits' && has(kind)) {
    sections.push(textSection(DESCRIPTIONS[kind], descriptionText(details, sanitizer)));
  }
  if (has('commits')) sections.push(titlesSection(details, sanitizer));
  if (has('files')) sections.push(filesSection(details, sanitizer));
  if (has('diff')) {
    const used = sections.reduce((length, { text }) => length + text.length, 0);
    sections.push(diffSection(details, sanitizer, MAX_LENGTH - used));
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
    textSection('review summary', sanitizer.prose(summary).trim()),
    commentsSection(comments, sanitizer),
  ];
  return finishSections(sections, sanitizer);
}

/** Builds the section of the end of a comment. */
export function buildRestSections(text: string): Sections {
  const sanitizer = createSanitizer();
  const rest = sanitizer.prose(text).trim();
  return finishSections([textSection('rest of the comment', rest)], sanitizer);
}

function finishSections(sections: readonly Section[], sanitizer: Sanitizer): Sections {
  return {
    sections: sections.filter(({ text }) => text !== ''),
    removedHidden: sanitizer.removed(),
  };
}

function refSection(ref: NamedRef | undefined, { line }: Sanitizer): Section {
  const text = ref === undefined ? '' : `${ref.kind}: ${line(ref.name)}`;
  return textSection('ref', text);
}

function missingSection(missing: readonly MissingContext[]): Section {
  const gaps = missing.map((gap) => `- ${stripToSingleLine(describeMissing(gap)).text}`);
  return textSection('missing', gaps.join('\n'));
}

function commentsSection(
  comments: readonly ReviewComment[],
  sanitizer: Sanitizer,
): Section {
  const rendered = renderReviewComments(comments, sanitizer);
  const section = textSection('review comments', rendered.text);
  const cut = rendered.cut || section.cut;
  return { ...section, cut, count: comments.length };
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
): Section {
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
function filesSection({ files }: SubjectDetails, { line }: Sanitizer): Section {
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
  limit: number,
): Section {
  const diff = renderPromptDiff(files, sanitizer);
  const { text, cut } = truncateLines(diff.text, limit);
  return { name: 'diff', text, cut: cut || diff.cut };
}

function listSection(
  name: SectionName,
  lines: readonly string[],
  count: number,
): Section {
  const { text } = truncateLongLines(lines.join('\n'), MAX_ITEM_LENGTH);
  return { ...textSection(name, text, 'item'), count };
}

function textSection(name: SectionName, text: string, noun = 'line'): Section {
  return { name, ...truncateLines(text, SECTIONS[name].limit, noun) };
}
