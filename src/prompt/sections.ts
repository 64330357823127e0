/** Facts as pieces of text, each able to fit itself into a given room. Everything in here was cleaned of hidden characters. */
import { describeMissing } from '../report/missing-context.ts';
import type { SubjectDetails } from '../domain.ts';
import { isSelected, type ContextSelection } from '../inputs/context.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';
import { totalLength, fitDiff, renderPatches } from './diff.ts';
import { sortByTier } from './file-ranking.ts';
import { stripHidden, stripToSingleLine } from './sanitize.ts';

/** What a piece is called where people read what left: `notes`, `14 titles`, `diff (cut)`. */
export type SectionName =
  'missing' | 'review comment' | 'notes' | 'description' | 'issue' | 'titles' | 'files' | 'diff';

export type Section = Readonly<{
  name: SectionName;
  /** For the line that opens it in the prompt. Our own words. */
  heading: string;
  /** How many things are in it, for lists. */
  count?: number;
  /** Characters it would like to have. */
  desiredLength: number;
  /** Part of the room that it may claim before the pieces after it were asked; what they leave is added. */
  share: number;
  /** Never longer than `room`; empty when nothing that tells anything fits. */
  fit: (budget: number) => Truncated;
}>;

/** Characters of one line of prose at most: a paragraph has fewer. */
const MAX_LINE_LENGTH = 8000;

/** The pieces asked for, most important first, and how many hidden characters were taken out of them. */
export function buildSections(
  details: SubjectDetails,
  selection: ContextSelection,
): Readonly<{ sections: Section[]; removed: number }> {
  let removed = 0;
  const clean = ({ text, removed: more }: Readonly<{ text: string; removed: number }>): string => {
    removed += more;
    return text;
  };
  const line = (text: string): string => clean(stripToSingleLine(text));
  const sections: Section[] = [];

  if (details.missing.length > 0) {
    const text = details.missing
      .map((entry) => `- ${stripToSingleLine(describeMissing(entry)).text}`)
      .join('\n');
    sections.push(textSection({ name: 'missing', heading: 'what is missing below', text, share: 0.1 }));
  }
  if (details.review !== undefined && isSelected(selection, 'review')) {
    const { path, line: number, hunk, body } = details.review;
    const where = `File: ${line(path)}${number === undefined ? '' : `, line ${number}`}`;
    const commentText = body === '' ? '' : `Comment:\n${clean(stripHidden(body))}\n\n`;
    const text = `${where}\n\n${commentText}The lines it stands on:\n${clean(stripHidden(hunk, 'code'))}`;
    sections.push(textSection({ name: 'review comment', heading: 'the review comment', text, share: 0.2 }));
  }
  if (details.kind !== 'commits' && isSelected(selection, details.kind)) {
    const text = describe(details, { line, body: clean(stripHidden(details.body)) });
    sections.push(textSection({ ...DESCRIBED[details.kind], text, share: 0.35 }));
  }
  if (isSelected(selection, 'commits')) {
    const pulls = details.pullRequests.map((pull) =>
      line(`- #${pull.number} ${pull.title}${by(pull.author)} ${pull.url}`),
    );
    // Newest first: when the list is cut, the oldest go.
    const commits = details.commits
      .filter((commit) => !commit.merge)
      .toReversed()
      .map((commit) => line(`- ${commit.sha.slice(0, 7)} ${commit.title}${by(commit.author)}`));
    const titles = [
      ...(pulls.length > 0 ? ['Merged pull requests:', ...pulls] : []),
      ...(commits.length > 0 ? ['Commits, newest first:', ...commits] : []),
    ];
    const count = pulls.length + commits.length;
    if (count > 0)
      sections.push(
        listSection({
          name: 'titles',
          heading: 'titles of what was merged',
          lines: titles,
          count,
          share: 0.15,
        }),
      );
  }
  if (details.files.length > 0 && isSelected(selection, 'files')) {
    // Cut at its end, too, and nothing else tells of files without a diff: binary and huge ones.
    const lines = sortByTier(details.files).map((file) => {
      const path = file.previousPath === undefined ? file.path : `${file.previousPath} -> ${file.path}`;
      return line(`- ${file.status} ${path} (+${file.additions} -${file.deletions})`);
    });
    sections.push(
      listSection({ name: 'files', heading: 'changed files', lines, count: lines.length, share: 0.1 }),
    );
  }
  if (isSelected(selection, 'diff')) {
    const { patches, removed: more } = renderPatches(details.files);
    removed += more;
    const fit = (budget: number): Truncated => fitDiff(patches, budget);
    const heading = 'the diff, most important files first';
    if (patches.length > 0)
      sections.push({ name: 'diff', heading, desiredLength: totalLength(patches), share: 1, fit });
  }
  return { sections, removed };
}

const DESCRIBED = {
  release: { name: 'notes', heading: 'the release and its notes' },
  'pull-request': { name: 'description', heading: 'the pull request and its description' },
  issue: { name: 'issue', heading: 'the issue' },
} as const;

function describe(
  details: SubjectDetails,
  { line, body }: Readonly<{ line: (text: string) => string; body: string }>,
): string {
  const rows: [string, string][] = [
    ['Title', line(details.title)],
    ['Tag', line(details.tag ?? '')],
    ['Release before', line(details.previousTag ?? '')],
    ['Author', line(details.author)],
    ['Labels', details.labels.map(line).join(', ')],
    ['Link', line(details.url)],
  ];
  const head = rows.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return [...head, '', body.trim()].join('\n').trim();
}

function by(author: string): string {
  return author === '' ? '' : ` (${author})`;
}

type SectionHead = Readonly<Pick<Section, 'name' | 'heading' | 'share'>>;

function textSection({ text, ...rest }: SectionHead & Readonly<{ text: string }>): Section {
  const short = truncateLongLines(text, MAX_LINE_LENGTH);
  const fit = (budget: number): Truncated => {
    const part = truncateLines(short.text, budget);
    return { text: part.text, cut: part.cut || short.cut };
  };
  return { ...rest, desiredLength: short.text.length, fit };
}

function listSection({
  lines,
  count,
  ...rest
}: SectionHead & Readonly<{ lines: readonly string[]; count: number }>): Section {
  const text = truncateLongLines(lines.join('\n'), 400);
  const fit = (budget: number): Truncated => {
    const part = truncateLines(text.text, budget, 'item');
    return { text: part.text, cut: part.cut || text.cut };
  };
  return { ...rest, count, desiredLength: text.text.length, fit };
}
