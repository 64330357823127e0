/** Views of pages, and a site whose pages and counts are generated. */
import type { DateRange } from './range.ts';

/** Views of one page. */
export type PageViews = Readonly<{
  path: string;
  human: number;
  ai: number;
  total: number;
}>;

/** Creates the views of a page. */
export function viewsOf(path: string, human: number, ai: number): PageViews {
  return { path, human, ai, total: human + ai };
}

const PAGES = 120;

/** Generates the views of each page that has some in a range. They depend on path and range alone. */
export function viewsOfSite(range: DateRange): readonly PageViews[] {
  const pages = Array.from({ length: PAGES }, (_, index) => generateViews(index, range));
  return pages.filter(({ total }) => total > 0);
}

/** Generates the views of the nth page. One page in ten has none. */
function generateViews(index: number, { from, to }: DateRange): PageViews {
  const path = pagePath(index);
  const draw = (name: string): number => fractionOf(`1 ${path} ${name}`);
  const span = `${from} ${to}`;
  const isVisited = draw(`present ${span}`) >= 0.1;
  if (!isVisited) return viewsOf(path, 0, 0);

  const days = (to - from) / 86_400_000;
  const perDay = 600 / (index + 1) ** 1.2;
  const variation = 0.6 + 0.8 * draw(`mood ${span}`);
  const total = Math.round(perDay * days * variation);
  const shareOfAi = 0.1 + 0.6 * draw('ai');
  const ai = Math.round(total * shareOfAi);
  return viewsOf(path, total - ai, ai);
}

const SECTIONS = [
  'guides',
  'api-reference',
  'concepts',
  'tutorials',
  'sdks',
  'integrations',
  'changelog',
];
const TOPICS = (
  'quickstart authentication webhooks pagination errors rate-limits migration billing ' +
  'deployments environments search permissions cli testing observability faq'
).split(' ');

/** Returns the path of the nth page, from 0: the home page, then the topics of each section. */
function pagePath(index: number): string {
  if (index === 0) return '/';
  const section = SECTIONS[index % SECTIONS.length];
  const round = Math.floor(index / SECTIONS.length);
  const topic = TOPICS[round % TOPICS.length];
  const repeat = Math.floor(round / TOPICS.length);
  const suffix = repeat > 0 ? `-${repeat + 1}` : '';
  return `/${section}/${topic}${suffix}`;
}

/**
 * Derives a number from 0 up to 1 from a text: FNV-1a, then mixed so that similar texts are far
 * apart.
 */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
