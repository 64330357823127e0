import { code, escapeText } from '../report/markdown.ts';
import { counted, thousands } from '../report/quantity.ts';
import type { PageTrend } from './change.ts';
import { pagesChart } from './chart.ts';
import { explainGap } from './gap.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';
import { pagesTable, pathCell, signed } from './table.ts';
import type { ViewTotals } from './totals.ts';
import { describeWindow } from './window.ts';

/** The runner refuses a step's summary beyond 1 MiB as a whole; some of it is kept free. */
const LARGEST_SUMMARY_BYTES = 1_000_000;
const CUT = '_The rest is left out here: a job summary holds 1 MiB. The file has it all._';

/** Pages in each of the short lists. */
const LISTED = 10;

/** The summary of an export, for people: the totals first, then what is read most, then what is worth a look. */
export function viewsSummary(report: ViewsReport, inputs: ViewsInputs): string {
  const { movement } = report;
  return fit([
    `## Page views, ${describeWindow(report.current.window)}`,
    warnings(report),
    totalsTable(report),
    pagesChart(report.top),
    topPages(report, inputs),
    list('Biggest risers', movement.risers, (page) => [signed(page.change), was(page)]),
    list('Biggest fallers', movement.fallers, (page) => [signed(page.change), was(page)]),
    list('New: no views before', movement.fresh, (page) => [thousands(page.total), '']),
    list('Read by AI much more than by people', report.aiHeavy, (page) => [
      `${thousands(page.ai)} by AI`,
      `${thousands(page.human)} by people`,
    ]),
    list('No views any more', movement.gone, (page) => ['0', was(page)]),
    footer(report, inputs),
  ]);
}

function warnings({ current, previous }: ViewsReport): string {
  const parts = [
    current.gap && `**Not complete.** ${escapeText(explainGap(current.gap, current))}`,
    previous?.gap &&
      `**The window before is not complete.** ${escapeText(explainGap(previous.gap, { ...previous, nextOffset: undefined }))}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `> [!WARNING]\n${parts.map((part) => `> ${part}`).join('\n>\n')}`;
}

function totalsTable({ totals, totalsBefore: before }: ViewsReport): string {
  const row = (name: string, key: keyof ViewTotals): string =>
    line([
      name,
      thousands(totals[key]),
      share(totals[key], totals.total),
      ...(before === undefined ? [] : [thousands(before[key]), change(totals[key], before[key])]),
    ]);
  const more = before !== undefined;
  return [
    line(['', 'views', 'share', ...(more ? ['before', 'change'] : [])]),
    line([':---', '---:', '---:', ...(more ? ['---:', '---:'] : [])]),
    row('People', 'human'),
    row('AI', 'ai'),
    row('**All**', 'total'),
  ].join('\n');
}

function topPages({ top, pages, previous }: ViewsReport, inputs: ViewsInputs): string {
  if (pages.length === 0)
    return inputs.filtered ? 'No page of the chosen paths had views.' : 'No page had views.';
  const title = inputs.sortBy === 'change' ? 'What moved most' : 'Top pages';
  const table = pagesTable(top, { before: previous !== undefined, bars: true });
  return `### ${title} (${thousands(top.length)} of ${thousands(pages.length)})\n\n${table}`;
}

function list(
  title: string,
  pages: readonly PageTrend[],
  tell: (page: PageTrend) => readonly [string, string],
): string {
  if (pages.length === 0) return '';
  const rows = pages.slice(0, LISTED).map((page) => line([pathCell(page.path), ...tell(page)]));
  const more = pages.length - rows.length;
  const rest = more > 0 ? `\n\n… and ${thousands(more)} more.` : '';
  return `### ${title}\n\n${line(['page', 'views', ''])}\n${line([':---', '---:', ':---'])}\n${rows.join('\n')}${rest}`;
}

function footer({ current, previous, pages }: ViewsReport, inputs: ViewsInputs): string {
  const requests = current.requests + (previous?.requests ?? 0);
  const { unlisted } = current;
  const beside =
    unlisted !== undefined && unlisted.total > 0
      ? ` ${thousands(unlisted.total)} views belong to pages that the service does not list.`
      : '';
  const over =
    unlisted !== undefined && unlisted.total < 0
      ? ` The rows add up to ${thousands(-unlisted.total)} views more than the totals say.`
      : '';
  return `${counted(pages.length, 'row')} in ${code(inputs.file)}, ${counted(requests, 'request')}.${beside}${over}`;
}

function was(page: PageTrend): string {
  return page.before === undefined ? '' : `${thousands(page.before.total)} before`;
}

function change(now: number, before: number): string {
  if (before === 0) return signed(now);
  return `${signed(now - before)} (${signed(Math.round(((now - before) / before) * 100))} %)`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${(Math.round((part / whole) * 1000) / 10).toFixed(1)} %`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Whole sections as long as there is room: half a table is worse than none. */
function fit(sections: readonly string[]): string {
  const kept: string[] = [];
  let room = LARGEST_SUMMARY_BYTES;
  for (const section of sections.filter((section) => section !== '')) {
    room -= Buffer.byteLength(section) + 2;
    if (room < 0) return [...kept, CUT].join('\n\n');
    kept.push(section);
  }
  return `${kept.join('\n\n')}\n`;
}
