import { isPathIncluded, type PathFilter } from '../inputs/glob.ts';
import type { ReaderSignal, SignalKind } from '../domain.ts';
import { decodePercent, truncate } from '../text.ts';
import { maskPersonalData } from './mask.ts';

/** Signals that mean the same: a question or search term in any spelling, or the votes on a page. */
export type Group = {
  readonly kind: SignalKind;
  /** As it was first written, without personal data; empty for votes. */
  readonly text: string;
  /** Problems. */
  count: number;
  /** Positive votes. */
  positive: number;
  /** Where the problems were, and how often. */
  readonly pages: Map<string, number>;
  /** The first comments or answers, without personal data. */
  readonly comments: string[];
};

/** Bounds on memory. Beyond them a summary says that it is incomplete, or nothing of use is lost. */
const MAX_GROUPS = 10_000;
const MAX_PAGES = 20;
const MAX_COMMENTS = 3;
const MAX_TEXT_LENGTH = 200;
const MAX_COMMENT_LENGTH = 300;
const MAX_PATH_LENGTH = 300;

export type GroupingOptions = PathFilter & Readonly<{ texts: boolean }>;

/** Collects groups of all kinds, by a key that is the same in another period. `add` returns false if there are too many groups of the kind for a new one. */
export function createGroups({ texts, ...filter }: GroupingOptions) {
  const groups = new Map<string, Group>();
  const sizes = { questions: 0, searches: 0, feedback: 0 };
  const add = (kind: SignalKind, signal: ReaderSignal): boolean => {
    const page = pathOf(signal.page);
    // Only of votes do those without a problem say something.
    if (!isIncluded(filter, page) || (!signal.isProblem && kind !== 'feedback'))
      return true;
    const text = copy(maskPersonalData(signal.text, MAX_TEXT_LENGTH));
    const key = copy(`${kind} ${kind === 'feedback' ? page : normalize(text)}`);
    if (kind !== 'feedback' && text === '') return true;
    let group = groups.get(key);
    if (group === undefined) {
      if (sizes[kind] >= MAX_GROUPS) return false;
      sizes[kind] += 1;
      group = { kind, text, count: 0, positive: 0, pages: new Map(), comments: [] };
      groups.set(key, group);
    }
    if (signal.isProblem) addProblem(group, signal, page, texts);
    else group.positive += signal.count;
    return true;
  };
  return { groups, add };
}

function addProblem(
  group: Group,
  { count, comment }: ReaderSignal,
  page: string,
  texts: boolean,
): void {
  group.count += count;
  const { pages, comments } = group;
  if (page !== '' && (pages.has(page) || pages.size < MAX_PAGES))
    pages.set(page, (pages.get(page) ?? 0) + count);
  if (!texts || comments.length >= MAX_COMMENTS) return;
  const masked = maskPersonalData(comment, MAX_COMMENT_LENGTH);
  if (masked !== '' && !comments.includes(masked)) comments.push(copy(masked));
}

/** A part of a string keeps the whole one in memory: an answer of the assistant may be long. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}

/** A problem without a page is on no page that `paths` selects. */
function isIncluded(filter: PathFilter, page: string): boolean {
  return page === '' ? filter.paths.length === 0 : isPathIncluded(filter, page);
}

/** Without letter case and punctuation: readers write both as they like. */
function normalize(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
  return words === '' ? text : words;
}

/** The path of an address or a path: decoded, with a slash at its start, without one at its end, without a query. */
export function pathOf(page: string): string {
  const decoded = decodePercent(
    URL.parse(page)?.pathname ?? page.split(/[?#]/, 1)[0] ?? '',
  );
  const path = decoded.replace(/^(?=[^/])/, '/').replace(/(?<=.)\/$/, '');
  return copy(truncate(path, MAX_PATH_LENGTH));
}
