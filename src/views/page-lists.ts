import { formatNumber } from '../report/format.ts';
import type { PageTrend } from './trends.ts';
import type { ViewsReport } from './report.ts';
import { formatChange, pathCell } from './table.ts';

/** A column of a list: its heading, and what stands in it for a page. */
type Column = readonly [string, (page: PageTrend) => string];

/** A section: what its pages have in common, what that may mean, and how many of them are worth the room. */
type ListSection = Readonly<{
  title: string;
  hint?: string;
  pages: readonly PageTrend[];
  most: number;
  columns: readonly Column[];
}>;

const VIEWS: Column = ['views', (page) => formatNumber(page.total)];
const HUMAN: Column = ['human', (page) => formatNumber(page.human)];
const AI: Column = ['AI', (page) => formatNumber(page.ai)];
const BEFORE: Column = ['before', ({ before }) => (before === undefined ? '' : formatNumber(before.total))];
const CHANGE: Column = [
  'change',
  (page) => (page.before === undefined ? '' : formatChange(page.total, page.before.total)),
];

/** What is worth a look, a section each; lists without a page are left out. */
export function pageLists({ movement, mostlyAi: aiHeavy }: ViewsReport): readonly string[] {
  const changed = { most: 5, columns: [VIEWS, BEFORE, CHANGE] };
  const lists: readonly ListSection[] = [
    { title: 'Biggest risers', pages: movement.risers, ...changed },
    { title: 'Biggest fallers', pages: movement.fallers, ...changed },
    { title: 'New', hint: 'No views before.', pages: movement.fresh, most: 5, columns: [VIEWS, HUMAN, AI] },
    {
      title: 'Read by AI much more than by people',
      hint: 'Does each section stand by itself?',
      pages: aiHeavy,
      most: 10,
      columns: [AI, HUMAN],
    },
    {
      title: 'No views any more',
      hint: 'Moved, removed, or linked from nowhere?',
      pages: movement.gone,
      most: 10,
      columns: [BEFORE],
    },
  ];
  return lists.filter(({ pages }) => pages.length > 0).map(section);
}

function section({ title, hint, pages, most, columns }: ListSection): string {
  const rows = pages
    .slice(0, most)
    .map((page) => line([pathCell(page.path), ...columns.map(([, of]) => of(page))]));
  const more = pages.length - rows.length;
  const table = [
    line(['page', ...columns.map(([name]) => name)]),
    line([':---', ...columns.map(() => '---:')]),
  ];
  return [
    `### ${title}`,
    ...(hint === undefined ? [] : [hint]),
    [...table, ...rows].join('\n'),
    ...(more > 0 ? [`… and ${formatNumber(more)} more.`] : []),
  ].join('\n\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
