import type { PageViews, TrafficConfig } from './config.ts';
import { refuseQuery, sendJson, type ServiceReply } from './exchange.ts';
import { readAnalyticsQuery, type DateRange } from './range.ts';
import { countUse, type ServiceCall } from './state.ts';

/** Reports page views (service document §4.4): 200 with totals, one page of rows and whether more follow. */
export function reportViews({ request, state, now }: ServiceCall): ServiceReply {
  const { traffic } = state.config;
  const limited = countUse(state, 'analytics', now);
  if (limited !== undefined) return limited;
  const rules = { max: 250, preset: 50, others: ['offset'] };
  const { range, limit, offset, errors } = readAnalyticsQuery(request.query, now, rules);
  if (errors.length > 0) return refuseQuery(errors);
  const rows = countViews(traffic, range).toSorted(byViews);
  const end = offset + limit;
  return sendJson(200, {
    totals: sumUp(rows),
    views: rows.slice(offset, end),
    hasMore: end < rows.length,
  });
}

/** Sorts by views, most first, then by path. */
function byViews(a: PageViews, b: PageViews): number {
  if (a.total !== b.total) return b.total - a.total;
  return a.path < b.path ? -1 : 1;
}

/** Counts the views of each page in a range. Generated counts depend on path and range alone. */
function countViews(
  { rows, pages }: TrafficConfig,
  range: DateRange,
): readonly PageViews[] {
  if (range.from >= range.to) return [];
  if (rows !== undefined) return typeof rows === 'function' ? rows(range) : rows;
  const generated: PageViews[] = [];
  for (let index = 0; index < pages; index += 1) {
    const page = generateViews(index, range);
    if (page.total > 0) generated.push(page);
  }
  return generated;
}

/** Generates the views of the nth page. One page in ten has none. */
function generateViews(index: number, { from, to }: DateRange): PageViews {
  const path = pagePath(index);
  const draw = (name: string): number => fractionOf(`1 ${path} ${name}`);
  const span = `${from} ${to}`;
  const isVisited = draw(`present ${span}`) >= 0.1;
  if (!isVisited) return { path, human: 0, ai: 0, total: 0 };

  const days = (to - from) / 86_400_000;
  const perDay = 600 / (index + 1) ** 1.2;
  const variation = 0.6 + 0.8 * draw(`mood ${span}`);
  const total = Math.round(perDay * days * variation);
  const shareOfAi = 0.1 + 0.6 * draw('ai');
  const ai = Math.round(total * shareOfAi);
  return { path, human: total - ai, ai, total };
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

/** Calculates the totals of the site. */
function sumUp(rows: readonly PageViews[]): Omit<PageViews, 'path'> {
  let human = 0;
  let ai = 0;
  for (const row of rows) {
    human += row.human;
    ai += row.ai;
  }
  return { human, ai, total: human + ai };
}
