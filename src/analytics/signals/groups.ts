import { isExported } from '../analytics-inputs.ts';
import type { Glob } from '../../inputs/glob.ts';
import type { PageVotes, ReaderSignal, SignalKind } from '../../domain/analytics.ts';
import { maskPersonalData } from '../../text/mask.ts';
import { decodePercent, truncate } from '../../text/strings.ts';

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
};

/** Least count of a problem: what occurs once may be chance. */
export const MIN_COUNT = 2;

/** Bounds on memory. A summary shows where they make it incomplete, if that matters. */
const MAX_GROUPS = 10_000;
const MAX_PAGES = 20;
const MAX_TEXT_LENGTH = 200;
const MAX_PATH_LENGTH = 300;

/** Groups of all kinds, by a key that is the same in another period. */
export class SignalGroups {
  readonly all = new Map<string, Group>();
  readonly #sizes = { questions: 0, searches: 0, feedback: 0 };
  readonly #paths: readonly Glob[];

  constructor(paths: readonly Glob[]) {
    this.#paths = paths;
  }

  /** Returns whether the problems of a page, given by its address or path, are listed. */
  isIncluded(address: string): boolean {
    return isExported(this.#paths, pathOfSignal(address));
  }

  /**
   * Adds a question or a search. Returns false if there are too many groups of the kind for a new
   * one.
   */
  add(kind: 'questions' | 'searches', signal: ReaderSignal): boolean {
    if (!signal.isProblem) return true;
    const page = pathOfSignal(signal.page);
    if (!isExported(this.#paths, page)) return true;
    const text = copy(maskPersonalData(signal.text, MAX_TEXT_LENGTH));
    if (text === '') return true;
    const group = this.#findOrCreate(kind, normalize(text), text);
    if (group === undefined) return false;
    countProblems(group, page, signal.count);
    return true;
  }

  /** Adds votes. Returns false if there are too many pages with votes for a new one. */
  addVotes({ page: address, positive, negative }: PageVotes): boolean {
    const page = pathOfSignal(address);
    if (!isExported(this.#paths, page)) return true;
    const group = this.#findOrCreate('feedback', page, '');
    if (group === undefined) return false;
    group.positive += positive;
    countProblems(group, page, negative);
    return true;
  }

  #findOrCreate(kind: SignalKind, identity: string, text: string): Group | undefined {
    const key = copy(`${kind} ${identity}`);
    const existing = this.all.get(key);
    if (existing !== undefined) return existing;
    if (this.#sizes[kind] >= MAX_GROUPS) return undefined;
    this.#sizes[kind] += 1;
    const group: Group = { kind, text, count: 0, positive: 0, pages: new Map() };
    this.all.set(key, group);
    return group;
  }
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

/** Copies a string. A part of a string keeps the whole one in memory. */
function copy(text: string): string {
  return Buffer.from(text).toString();
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
function pathOfSignal(page: string): string {
  const [withoutQuery = ''] = page.split(/[?#]/, 1);
  const decoded = decodePercent(URL.parse(page)?.pathname ?? withoutQuery);
  const path = decoded.replace(/^(?=[^/])/, '/').replace(/(?<=.)\/$/, '');
  return copy(truncate(path, MAX_PATH_LENGTH));
}
