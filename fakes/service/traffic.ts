import type { DateRange } from './range.ts';

/** Views of one page. */
export type PageViews = Readonly<{ path: string; human: number; ai: number; total: number }>;

/** How much the site is visited, and how the report of it misbehaves. */
export type TrafficConfig = Readonly<{
  /** The rows of every range, or of the given one. By default they are generated, always the same ones. */
  rows?: readonly PageViews[] | ((range: DateRange) => readonly PageViews[]);
  /** How many pages the generated site has; some of them have no views in a given range, so no row. */
  pages: number;
  /** Rows with equal totals change places from one request to the next. */
  unstableTies: boolean;
  /** How many requests add a new page at the top (if negative: remove one), so that rows slip over the border between two pages. */
  shifts: number;
  /** How many requests, after the first, find the human total one higher than before. */
  drifts: number;
  /** How much the human total exceeds the sum of the rows. */
  beyondRows: number;
  /** `always` and `never` are wrong at times: more rows follow, or they do not. */
  hasMore: 'honest' | 'always' | 'never';
  /** Rows of a page at most, whatever `limit` requests. */
  maxRows: number;
  /** Whether every page of the report is the first one. */
  ignoresOffset: boolean;
  /** Numbers of the requests that are answered 429, the first being 1. */
  rateLimitedAt: readonly number[];
}>;

const DAY_MS = 86_400_000;
const SECTIONS = ['guides', 'api-reference', 'concepts', 'tutorials', 'sdks', 'integrations', 'changelog'];
const TOPICS = (
  'quickstart authentication webhooks pagination errors rate-limits migration billing ' +
  'deployments environments search permissions cli testing observability faq'
).split(' ');

/** The views of each page in a range, without pages that have none. Generated counts follow from path and range alone. */
export function countViews(config: TrafficConfig, range: DateRange): readonly PageViews[] {
  if (range.from >= range.to) return [];
  if (config.rows !== undefined) return typeof config.rows === 'function' ? config.rows(range) : config.rows;
  const days = (range.to - range.from) / DAY_MS;
  return Array.from({ length: config.pages }, (_, index) => {
    const path = pagePath(index);
    const draw = (what: string): number => hashToFraction(`1 ${path} ${what}`);
    const span = `${range.from} ${range.to}`;
    const isVisited = draw(`present ${span}`) >= 0.1;
    const variation = 0.6 + 0.8 * draw(`mood ${span}`);
    const total = isVisited ? Math.round((600 / (index + 1) ** 1.2) * days * variation) : 0;
    const ai = Math.round(total * (0.1 + 0.6 * draw('ai')));
    return { path, human: total - ai, ai, total };
  }).filter(({ total }) => total > 0);
}

/** The path of the nth page, from 0: the home page, then the topics of each section. */
function pagePath(index: number): string {
  if (index === 0) return '/';
  const section = SECTIONS[index % SECTIONS.length] ?? '';
  const round = Math.floor(index / SECTIONS.length);
  const repeat = Math.floor(round / TOPICS.length);
  return `/${section}/${TOPICS[round % TOPICS.length] ?? ''}${repeat > 0 ? `-${repeat + 1}` : ''}`;
}

/** A number from 0 up to 1 that follows from a text: FNV-1a, then mixed so that similar texts are far apart. */
export function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
