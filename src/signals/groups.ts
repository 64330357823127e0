import { isPathIncluded, type PathFilter } from '../inputs/glob.ts';
import type {
  PageComment,
  PageVotes,
  ReaderSignal,
  SignalKind,
} from '../domain/analytics.ts';
import { decodePercent, truncate } from '../text/strings.ts';
import { maskPersonalData } from './mask.ts';

/** Signals that mean the same: a question or search term in any spelling, or the votes on a page. */
export type Group = {
  readonly kind: SignalKind;
  /** Text as it was first written, without personal data; empty for votes. */
  readonly text: string;
  /** Number of problems. */
  count: number;
  /** Positive votes. */
  positive: number;
  /** Number of problems by page. */
  readonly pages: Map<string, number>;
  /** The first comments or answers, without personal data. */
  readonly comments: string[];
};

/** Bounds on memory. A summary shows where they make it incomplete, if that matters. */
const MAX_GROUPS = 10_000;
const MAX_PAGES = 20;
const MAX_COMMENTS = 3;
const MAX_TEXT_LENGTH = 200;
const MAX_COMMENT_LENGTH = 300;
const MAX_PATH_LENGTH = 300;

export type GroupingOptions = PathFilter & Readonly<{ texts: boolean }>;

/** Groups of all kinds, by a key that is the same in another period. */
export class SignalGroups {
  readonly all = new Map<string, Group>();
  readonly #sizes = { questions: 0, searches: 0, feedback: 0 };
  readonly #filter: PathFilter;
  readonly #texts: boolean;

  constructor({ texts, ...filter }: GroupingOptions) {
    this.#filter = filter;
    this.#texts = texts;
  }

  /** Returns whether the problems of a page, given by its address or path, are listed. */
  isIncluded(address: string): boolean {
    return isIncluded(this.#filter, pathOf(address));
  }

  /**
   * Adds a question or a search. Returns false if there are too many groups of the kind for a new
   * one.
   */
  add(kind: 'questions' | 'searches', signal: ReaderSignal): boolean {
    if (!signal.isProblem) return true;
    const page = pathOf(signal.page);
    if (!isIncluded(this.#filter, page)) return true;
    const masked = maskPersonalData(signal.text, MAX_TEXT_LENGTH);
    const text = copy(masked);
    if (text === '') return true;
    const group = this.#findOrCreate(kind, normalize(text), text);
    if (group === undefined) return false;
    countProblems(group, page, signal.count);
    if (this.#texts) addComment(group, signal.answer);
    return true;
  }

  /** Adds votes. Returns false if there are too many pages with votes for a new one. */
  addVotes({ page: address, positive, negative }: PageVotes): boolean {
    const page = pathOf(address);
    if (!isIncluded(this.#filter, page)) return true;
    const group = this.#findOrCreate('feedback', page, '');
    if (group === undefined) return false;
    group.positive += positive;
    countProblems(group, page, negative);
    return true;
  }

  /** Adds the comment of a negative vote to the votes on its page, which are read before. */
  addComment({ page, text, isProblem }: PageComment): void {
    if (!isProblem) return;
    const key = keyOf('feedback', pathOf(page));
    const votes = this.all.get(key);
    if (votes !== undefined) addComment(votes, text);
  }

  #findOrCreate(kind: SignalKind, identity: string, text: string): Group | undefined {
    const key = copy(keyOf(kind, identity));
    const existing = this.all.get(key);
    if (existing !== undefined) return existing;
    if (this.#sizes[kind] >= MAX_GROUPS) return undefined;
    this.#sizes[kind] += 1;
    const group: Group = {
      kind,
      text,
      count: 0,
      positive: 0,
      pages: new Map(),
      comments: [],
    };
    this.all.set(key, group);
    return group;
  }
}

function keyOf(kind: SignalKind, identity: string): string {
  return `${kind} ${identity}`;
}

function countProblems(group: Group, page: string, count: number): void {
  group.count += count;
  if (page === '') return;
  const { pages } = group;
  const isFull = pages.size >= MAX_PAGES;
  if (isFull && !pages.has(page)) return;
  const before = pages.get(page) ?? 0;
  pages.set(page, before + count);
}

function addComment({ comments }: Group, text: string): void {
  if (comments.length >= MAX_COMMENTS) return;
  const masked = maskPersonalData(text, MAX_COMMENT_LENGTH);
  if (masked === '' || comments.includes(masked)) return;
  comments.push(copy(masked));
}

/**
 * Copies a string. A part of a string keeps the whole one in memory, and an answer of the assistant
 * may be long.
 */
function copy(text: string): string {
  return Buffer.from(text).toString();
}

/** Applies the filter to a page. `paths` never selects a problem without a page. */
function isIncluded(filter: PathFilter, page: string): boolean {
  if (page === '') return filter.paths.length === 0;
  return isPathIncluded(filter, page);
}

const BETWEEN_WORDS = /[\p{P}\s]+/gu;

/** Removes letter case and punctuation, because readers write both as they like. */
function normalize(text: string): string {
  const words = text.toLowerCase().replace(BETWEEN_WORDS, ' ');
  return words.trim() || text;
}

/**
 * Returns the path of an address or a path: decoded, with a slash at its start, without one at its
 * end, without a query.
 */
export function pathOf(page: string): string {
  const [withoutQuery = ''] = page.split(/[?#]/, 1);
  const address = URL.parse(page);
  const decoded = decodePercent(address?.pathname ?? withoutQuery);
  const withStart = decoded.replace(/^(?=[^/])/, '/');
  const withoutEnd = withStart.replace(/(?<=.)\/$/, '');
  return copy(truncate(withoutEnd, MAX_PATH_LENGTH));
}
