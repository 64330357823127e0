/** Renders the details of a subject as sections, each of which can fit itself into a budget. All their text is sanitized. */
import type { SubjectDetails } from '../domain.ts';
import { isSelected, type ContextSelection } from '../inputs/context.ts';
import { describeMissing } from '../report/missing-context.ts';
import { fitDiff, renderPatches, totalLength } from './diff.ts';
import { sortByTier } from './file-ranking.ts';
import { stripHidden, stripToSingleLine, type Sanitized } from '../sanitize.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** The name of a section where people read what was sent. */
export type SectionName =
  'missing' | 'review comment' | 'notes' | 'description' | 'issue' | 'titles' | 'files' | 'diff';

export type Section = Readonly<{
  name: SectionName;
  /** For the line that opens it in the prompt. */
  heading: string;
  /** The number of items, for lists. */
  count?: number | undefined;
  /** Length of the whole section. */
  desiredLength: number;
  /** The part of the budget that it may claim before later sections; what they do not need is added. */
  share: number;
  /** At most `budget` characters; empty if nothing useful fits. */
  fit: (budget: number) => Truncated;
}>;

/** A paragraph of prose is shorter. */
const MAX_PROSE_LINE_LENGTH = 8000;
const MAX_ITEM_LENGTH = 400;

/** The selected sections, most important first. `removedHidden` counts the hidden characters that they had. */
export function buildSections(
  details: SubjectDetails,
  selection: ContextSelection,
): Readonly<{ sections: Section[]; removedHidden: number }> {
  const sanitizer = createSanitizer();
  const { kind } = details;
  const sections = [
    missingSection(details),
    isSelected(selection, 'review') && reviewSection(details, sanitizer),
    kind !== 'commits' && isSelected(selection, kind) && descriptionSection(details, kind, sanitizer),
    isSelected(selection, 'commits') && titlesSection(details, sanitizer),
    isSelected(selection, 'files') && filesSection(details, sanitizer),
    isSelected(selection, 'diff') && diffSection(details, sanitizer),
  ].filter((section) => section !== false && section !== undefined);
  return { sections, removedHidden: sanitizer.removed() };
}

/** Sanitizes text and counts what it removes. */
type Sanitizer = ReturnType<typeof createSanitizer>;

function createSanitizer() {
  let removed = 0;
  const count = (sanitized: Sanitized): string => {
    removed += sanitized.removed;
    return sanitized.text;
  };
  return {
    line: (text: string) => count(stripToSingleLine(text)),
    prose: (text: string) => count(stripHidden(text)),
    code: (text: string) => count(stripHidden(text, 'code')),
    add: (characters: number) => (removed += characters),
    removed: () => removed,
  };
}

function missingSection({ missing }: SubjectDetails): Section | undefined {
  if (missing.length === 0) return undefined;
  const text = missing.map((entry) => `- ${stripToSingleLine(describeMissing(entry)).text}`).join('\n');
  return textSection({ name: 'missing', heading: 'what is missing below', text, share: 0.1 });
}

function reviewSection({ review }: SubjectDetails, { line, prose, code }: Sanitizer): Section | undefined {
  if (review === undefined) return undefined;
  const file = `File: ${line(review.path)}${review.line === undefined ? '' : `, line ${review.line}`}`;
  const comment = review.body === '' ? '' : `Comment:\n${prose(review.body)}\n\n`;
  const text = `${file}\n\n${comment}The lines that it is about:\n${code(review.hunk)}`;
  return textSection({ name: 'review comment', heading: 'the review comment', text, share: 0.2 });
}

const DESCRIBED = {
  release: { name: 'notes', heading: 'the release and its notes' },
  'pull-request': { name: 'description', heading: 'the pull request and its description' },
  issue: { name: 'issue', heading: 'the issue' },
} as const;

function descriptionSection(
  details: SubjectDetails,
  kind: keyof typeof DESCRIBED,
  { line, prose }: Sanitizer,
): Section {
  const rows = [
    ['Title', line(details.title)],
    ['Tag', line(details.tag ?? '')],
    ['Previous release', line(details.previousTag ?? '')],
    ['Author', line(details.author)],
    ['Labels', details.labels.map(line).join(', ')],
    ['Link', line(details.url)],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  const text = [...rows, '', prose(details.body).trim()].join('\n').trim();
  return textSection({ ...DESCRIBED[kind], text, share: 0.35 });
}

function titlesSection({ pullRequests, commits }: SubjectDetails, { line }: Sanitizer): Section | undefined {
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
  const heading = 'titles of what was merged';
  return listSection({ name: 'titles', heading, lines, count: merged.length + own.length, share: 0.15 });
}

/** Also the only section that names files without a diff: binary and huge ones. */
function filesSection({ files }: SubjectDetails, { line }: Sanitizer): Section | undefined {
  const lines = sortByTier(files).map(({ status, path, previousPath, additions, deletions }) => {
    const paths = previousPath === undefined ? path : `${previousPath} -> ${path}`;
    return line(`- ${status} ${paths} (+${additions} -${deletions})`);
  });
  return listSection({ name: 'files', heading: 'changed files', lines, count: lines.length, share: 0.1 });
}

function diffSection({ files }: SubjectDetails, { add }: Sanitizer): Section | undefined {
  const { patches, removed } = renderPatches(files);
  add(removed);
  if (patches.length === 0) return undefined;
  return {
    name: 'diff',
    heading: 'the diff, most important files first',
    desiredLength: totalLength(patches),
    share: 1,
    fit: (budget) => fitDiff(patches, budget),
  };
}

type SectionHead = Readonly<Pick<Section, 'name' | 'heading' | 'count' | 'share'>>;

function textSection({ text, ...head }: SectionHead & Readonly<{ text: string }>): Section {
  return truncatable(head, truncateLongLines(text, MAX_PROSE_LINE_LENGTH), 'line');
}

function listSection({
  lines,
  ...head
}: SectionHead & Readonly<{ lines: readonly string[]; count: number }>): Section | undefined {
  if (head.count === 0) return undefined;
  return truncatable(head, truncateLongLines(lines.join('\n'), MAX_ITEM_LENGTH), 'item');
}

function truncatable(head: SectionHead, whole: Truncated, noun: string): Section {
  const fit = (budget: number): Truncated => {
    const { text, cut } = truncateLines(whole.text, budget, noun);
    return { text, cut: cut || whole.cut };
  };
  return { ...head, desiredLength: whole.text.length, fit };
}
