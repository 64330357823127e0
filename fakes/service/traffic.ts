import type { DateRange } from './range.ts';

/** Views of one page. */
export type PageViews = Readonly<{ path: string; human: number; ai: number; total: number }>;

/** How much the site is visited, and how the report of it misbehaves. */
export type TrafficConfig = Readonly<{
  /**
   * The rows of every range, or of the range given; without them rows are made up, the same ones for the
   * same seed.
   */
  rows?: readonly PageViews[] | ((range: DateRange) => readonly PageViews[]);
  /** How many pages the made-up site has; some of them have no views in a given range, so no row. */
  pages: number;
  seed: number;
  /** Rows with equal totals change places from one request to the next. */
  unstableTies: boolean;
  /**
   * How many requests find the rows moved: each brings one more new page on top (or, below zero, finds one
   * more top page gone), so that rows slip over the border between two pages. Afterwards the rows keep
   * still. Totals stay out of it.
   */
  shifts: number;
  /**
   * How many requests, after the first, find the human total one higher than before. Afterwards it keeps
   * still.
   */
  drifts: number;
  /** How much the human total exceeds the sum of the rows. */
  beyondRows: number;
  /** `always` and `never` lie: rows are said to follow that do not, or the other way round. */
  hasMore: 'honest' | 'always' | 'never';
  /** Rows of a page at most, whatever `limit` asks for. */
  mostRows: number;
  /** Whether every page of the report is the first one. */
  ignoresOffset: boolean;
  /** Numbers of the requests that are answered 429, the first being 1. */
  rateLimitedAt: readonly number[];
}>;

export const DEFAULT_TRAFFIC: TrafficConfig = {
  pages: 120,
  seed: 1,
  unstableTies: false,
  shifts: 0,
  drifts: 0,
  beyondRows: 0,
  hasMore: 'honest',
  mostRows: 250,
  ignoresOffset: false,
  rateLimitedAt: [],
};

const DAY_MS = 86_400_000;
const SECTIONS = ['guides', 'api-reference', 'concepts', 'tutorials', 'sdks', 'integrations', 'changelog'];
const TOPICS = (
  'quickstart authentication webhooks pagination errors rate-limits migration billing ' +
  'deployments environments search permissions cli testing observability faq'
).split(' ');

/**
 * Finds the views of each page in a range; pages without views are left out. Made-up counts follow from
 * seed, path and range alone: fewer pages down the list are read, each range has its own ups and downs, and
 * about one page in ten is missing from any given range.
 */
export function countViews(config: TrafficConfig, range: DateRange): readonly PageViews[] {
  if (range.from >= range.to) return [];
  if (typeof config.rows === 'function') return config.rows(range);
  if (config.rows) return config.rows;
  const days = (range.to - range.from) / DAY_MS;
  return Array.from({ length: config.pages }, (_, index) => {
    const path = namePage(index);
    const draw = (what: string): number => drawNumber(`${config.seed} ${path} ${what}`);
    const span = `${range.from} ${range.to}`;
    const present = draw(`present ${span}`) >= 0.1;
    const mood = 0.6 + 0.8 * draw(`mood ${span}`);
    const total = present ? Math.round((600 / (index + 1) ** 1.2) * days * mood) : 0;
    const ai = Math.round(total * (0.1 + 0.6 * draw('ai')));
    return { path, human: total - ai, ai, total };
  }).filter(({ total }) => total > 0);
}

/**
 * The path of the nth page, from 0: the home page, then a topic of each section, numbered once all are used.
 */
function namePage(index: number): string {
  if (index === 0) return '/';
  const section = SECTIONS[index % SECTIONS.length] ?? '';
  const round = Math.floor(index / SECTIONS.length);
  const topic = TOPICS[round % TOPICS.length] ?? '';
  const again = Math.floor(round / TOPICS.length);
  return `/${section}/${topic}${again > 0 ? `-${again + 1}` : ''}`;
}

/**
 * A number from 0 up to 1 that follows from a text: FNV-1a, then stirred so that alike texts come out far
 * apart.
 */
export function drawNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
