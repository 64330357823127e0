/** Renders the details of a subject as sections, each of which can fit itself into a budget. All their text is sanitized. */
import type { ReviewCommentDetails, SubjectDetails } from '../domain.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { describeMissing } from '../report/missing-context.ts';
import { createSanitizer, stripToSingleLine, type Sanitizer } from '../sanitize.ts';
import { fitDiff, rankFiles, renderPatches, totalLength } from './diff.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** What can be in a context. `share`: the part of the budget that a section may claim before later ones. What they leave is added. */
export const SECTIONS = {
  missing: { heading: 'what is missing below', share: 0.1 },
  'review comment': { heading: 'the review comment and its lines', share: 0.2 },
  notes: { heading: 'the release and its notes', share: 0.35 },
  description: { heading: 'the pull request and its description', share: 0.35 },
  issue: { heading: 'the issue', share: 0.35 },
  titles: { heading: 'the titles of what was merged', share: 0.15 },
  files: { heading: 'the list of changed files', share: 0.1 },
  diff: { heading: 'the diff', share: 1 },
} as const;
/** The name of a section where people read what was sent. */
export type SectionName = keyof typeof SECTIONS;

export type Section = Readonly<{
  name: SectionName;
  /** The number of items, for lists. */
  count?: number | undefined;
  /** Length of the whole section. */
  desiredLength: number;
  /** At most `budget` characters; empty if nothing useful fits. */
  fit: (budget: number) => Truncated;
}>;

/** One long title must not use up the space of the others. */
const MAX_ITEM_LENGTH = 400;
const DESCRIPTIONS = {
  release: 'notes',
  'pull-request': 'description',
  issue: 'issue',
} as const;

/** The selected sections, most important first. `removedHidden` counts the hidden characters that they had. */
export function buildSections(
  details: SubjectDetails,
  selection: ContextSelection,
): Readonly<{ sections: Section[]; removedHidden: number }> {
  const sanitizer = createSanitizer();
  const { kind, missing, review } = details;
  const has = (word: ContextSelection[number]): boolean => selection.includes(word);
  const gaps = missing
    .map((entry) => `- ${stripToSingleLine(describeMissing(entry)).text}`)
    .join('\n');
  const sections = [
    gaps !== '' && textSection('missing', gaps),
    review &&
      has('review') &&
      textSection('review comment', reviewText(review, sanitizer)),
    kind !== 'commits' &&
      has(kind) &&
      textSection(DESCRIPTIONS[kind], descriptionText(details, sanitizer)),
    has('commits') && titlesSection(details, sanitizer),
    has('files') && filesSection(details, sanitizer),
    has('diff') && diffSection(details, sanitizer),
  ].filter((section) => section !== false && section !== undefined);
  return { sections, removedHidden: sanitizer.removed() };
}

function reviewText(
  review: ReviewCommentDetails,
  { line, prose, code }: Sanitizer,
): string {
  const file = `File: ${line(review.path)}${review.line === undefined ? '' : `, line ${review.line}`}`;
  const comment = review.body === '' ? '' : `Comment:\n${prose(review.body)}\n\n`;
  return `${file}\n\n${comment}The lines that it is about:\n${code(review.hunk)}`;
}

function descriptionText(details: SubjectDetails, { line, prose }: Sanitizer): string {
  const rows = [
    ['Title', line(details.title)],
    ['Tag', line(details.tag ?? '')],
    ['Previous release', line(details.previousTag ?? '')],
    ['Author', line(details.author)],
    ['Labels', details.labels.map(line).join(', ')],
    ['Link', line(details.url)],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return [...rows, '', prose(details.body).trim()].join('\n').trim();
}

function titlesSection(
  { pullRequests, commits }: SubjectDetails,
  { line }: Sanitizer,
): Section | undefined {
  const by = (author: string): string => (author === '' ? '' : ` (${author})`);
  const merged = pullRequests.map(({ number, title, author, url }) =>
    line(`- #${number} ${title}${by(author)} ${url}`),
  );
  // Newest first, because the end of a long list is cut.
  const own = commits
    .filter(({ merge }) => !merge)
    .toReversed()
    .map(({ sha, title, author }) => line(`- ${sha.slice(0, 7)} ${title}${by(author)}`));
  const lines = [
    ...(merged.length > 0 ? ['Merged pull requests:', ...merged] : []),
    ...(own.length > 0 ? ['Commits, newest first:', ...own] : []),
  ];
  return listSection('titles', lines, merged.length + own.length);
}

/** Also the only section that names files without a diff: binary and huge ones. */
function filesSection(
  { files }: SubjectDetails,
  { line }: Sanitizer,
): Section | undefined {
  const lines = rankFiles(files).map(
    ({ status, path, previousPath, additions, deletions }) => {
      const paths = previousPath === undefined ? path : `${previousPath} -> ${path}`;
      return line(`- ${status} ${paths} (+${additions} -${deletions})`);
    },
  );
  return listSection('files', lines, lines.length);
}

function diffSection(
  { files }: SubjectDetails,
  sanitizer: Sanitizer,
): Section | undefined {
  const patches = renderPatches(files, sanitizer);
  if (patches.length === 0) return undefined;
  return {
    name: 'diff',
    desiredLength: totalLength(patches),
    fit: (budget) => fitDiff(patches, budget),
  };
}

function listSection(
  name: SectionName,
  lines: readonly string[],
  count: number,
): Section | undefined {
  const text = truncateLongLines(lines.join('\n'), MAX_ITEM_LENGTH).text;
  return count === 0 ? undefined : { ...textSection(name, text, 'item'), count };
}

function textSection(name: SectionName, text: string, noun = 'line'): Section {
  return {
    name,
    desiredLength: text.length,
    fit: (budget) => truncateLines(text, budget, noun),
  };
}
