/** Facts as pieces of text, each able to fit itself into a given room. Everything in here was cleaned of hidden characters. */
import type { Facts } from '../domain.ts';
import { includes, type Include } from '../inputs/context.ts';
import { cutLines, shortenLines, type CutText } from './truncate.ts';
import { lengthOf, packDiff, preparePatches } from './diff.ts';
import { mostTellingFirst } from './file-ranking.ts';
import { strip, stripToLine } from './sanitize.ts';

/** What a piece is called where people read what left: `notes`, `14 titles`, `diff (cut)`. */
export type PieceName =
  'gaps' | 'review comment' | 'notes' | 'description' | 'issue' | 'titles' | 'files' | 'diff';

export type Piece = Readonly<{
  name: PieceName;
  /** For the line that opens it in the prompt. Our own words. */
  heading: string;
  /** How many things are in it, for lists. */
  count?: number;
  /** Characters it would like to have. */
  wants: number;
  /** Part of the room that it may claim before the pieces after it were asked; what they leave is added. */
  share: number;
  /** Never longer than `room`; empty when nothing that tells anything fits. */
  fit: (room: number) => CutText;
}>;

/** Characters of one line of prose at most: a paragraph has fewer. */
const LONGEST_LINE = 8000;

/** The pieces asked for, most important first, and how many hidden characters were taken out of them. */
export function makePieces(facts: Facts, include: Include): Readonly<{ pieces: Piece[]; removed: number }> {
  let removed = 0;
  const clean = ({ text, removed: more }: Readonly<{ text: string; removed: number }>): string => {
    removed += more;
    return text;
  };
  const line = (text: string): string => clean(stripToLine(text));
  const pieces: Piece[] = [];

  if (facts.gaps.length > 0) {
    const text = facts.gaps.map((gap) => `- ${stripToLine(gap).text}`).join('\n');
    pieces.push(prose({ name: 'gaps', heading: 'what is missing below', text, share: 0.1 }));
  }
  if (facts.review !== undefined && includes(include, 'review')) {
    const { path, line: number, hunk, body } = facts.review;
    const where = `File: ${line(path)}${number === undefined ? '' : `, line ${number}`}`;
    const said = body === '' ? '' : `Comment:\n${clean(strip(body))}\n\n`;
    const text = `${where}\n\n${said}The lines it stands on:\n${clean(strip(hunk, 'code'))}`;
    pieces.push(prose({ name: 'review comment', heading: 'the review comment', text, share: 0.2 }));
  }
  if (facts.about !== 'commits' && includes(include, facts.about)) {
    const text = describe(facts, { line, body: clean(strip(facts.body)) });
    pieces.push(prose({ ...DESCRIBED[facts.about], text, share: 0.35 }));
  }
  if (includes(include, 'commits')) {
    const pulls = facts.pullRequests.map((pull) =>
      line(`- #${pull.number} ${pull.title}${by(pull.author)} ${pull.url}`),
    );
    // Newest first: when the list is cut, the oldest go.
    const commits = facts.commits
      .filter((commit) => !commit.merge)
      .toReversed()
      .map((commit) => line(`- ${commit.sha.slice(0, 7)} ${commit.title}${by(commit.author)}`));
    const titles = [
      ...(pulls.length > 0 ? ['Merged pull requests:', ...pulls] : []),
      ...(commits.length > 0 ? ['Commits, newest first:', ...commits] : []),
    ];
    const count = pulls.length + commits.length;
    if (count > 0)
      pieces.push(
        list({ name: 'titles', heading: 'titles of what was merged', lines: titles, count, share: 0.15 }),
      );
  }
  if (facts.files.length > 0 && includes(include, 'files')) {
    // Cut at its end, too, and nothing else tells of files without a diff: binary and huge ones.
    const lines = mostTellingFirst(facts.files).map((file) => {
      const path = file.previousPath === undefined ? file.path : `${file.previousPath} -> ${file.path}`;
      return line(`- ${file.status} ${path} (+${file.additions} -${file.deletions})`);
    });
    pieces.push(list({ name: 'files', heading: 'changed files', lines, count: lines.length, share: 0.1 }));
  }
  if (includes(include, 'diff')) {
    const { patches, removed: more } = preparePatches(facts.files);
    removed += more;
    const fit = (room: number): CutText => packDiff(patches, room);
    const heading = 'the diff, most important files first';
    if (patches.length > 0) pieces.push({ name: 'diff', heading, wants: lengthOf(patches), share: 1, fit });
  }
  return { pieces, removed };
}

const DESCRIBED = {
  release: { name: 'notes', heading: 'the release and its notes' },
  'pull-request': { name: 'description', heading: 'the pull request and its description' },
  issue: { name: 'issue', heading: 'the issue' },
} as const;

function describe(
  facts: Facts,
  { line, body }: Readonly<{ line: (text: string) => string; body: string }>,
): string {
  const rows: [string, string][] = [
    ['Title', line(facts.title)],
    ['Tag', line(facts.tag ?? '')],
    ['Release before', line(facts.previousTag ?? '')],
    ['Author', line(facts.author)],
    ['Labels', facts.labels.map(line).join(', ')],
    ['Link', line(facts.url)],
  ];
  const head = rows.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return [...head, '', body.trim()].join('\n').trim();
}

function by(author: string): string {
  return author === '' ? '' : ` (${author})`;
}

type Made = Readonly<Pick<Piece, 'name' | 'heading' | 'share'>>;

function prose({ text, ...rest }: Made & Readonly<{ text: string }>): Piece {
  const short = shortenLines(text, LONGEST_LINE);
  const fit = (room: number): CutText => {
    const part = cutLines(short.text, room);
    return { text: part.text, cut: part.cut || short.cut };
  };
  return { ...rest, wants: short.text.length, fit };
}

function list({
  lines,
  count,
  ...rest
}: Made & Readonly<{ lines: readonly string[]; count: number }>): Piece {
  const text = shortenLines(lines.join('\n'), 400);
  const fit = (room: number): CutText => {
    const part = cutLines(text.text, room, 'item');
    return { text: part.text, cut: part.cut || text.cut };
  };
  return { ...rest, count, wants: text.text.length, fit };
}
