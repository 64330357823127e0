import { codeSpan, renderInline } from '../report/markdown.ts';
import { pluralize, formatNumber } from '../report/format.ts';
import { pagesChart } from './chart.ts';
import { explainIncomplete, explainUnlisted } from './incomplete.ts';
import type { ViewsInputs } from './inputs.ts';
import { pageLists } from './page-lists.ts';
import type { ViewsReport } from './report.ts';
import { formatChange, pagesTable } from './table.ts';
import type { ViewTotals } from './totals.ts';
import { formatRange } from './date-range.ts';

/** The runner refuses a step's summary beyond 1 MiB as a whole; some of it is kept free. */
const MAX_SUMMARY_BYTES = 1_000_000;
const CUT = '_The rest is left out here: a job summary holds 1 MiB. The file has it all._';

/** The summary of an export, for people: the totals first, then what is read most, then what is worth a look. */
export function renderSummary(report: ViewsReport, inputs: ViewsInputs): string {
  const title = inputs.sortBy === 'change' ? 'What moved most' : 'Top pages';
  return fitSections([
    `## 📊 Page views, ${formatRange(report.current.range)}`,
    warnings(report),
    overview(report),
    totalsTable(report),
    pagesChart(title, report.top),
    topPages(title, report, inputs),
    ...pageLists(report),
    footer(report, inputs),
  ]);
}

/** The summary of a run that has nothing to show: why, a line each. */
export function renderFailure(reasons: readonly string[]): string {
  const [only, ...others] = reasons.map(renderInline);
  const told = others.length === 0 ? (only ?? '') : [only, ...others].map((each) => `- ${each}`).join('\n');
  return `## ❌ No page views\n\n${told}\n`;
}

function overview({ totals, totalsBefore: before }: ViewsReport): string {
  const ai = totals.total === 0 ? '' : `, ${share(totals.ai, totals.total)} of them by AI`;
  return `**${pluralize(totals.total, 'view')}**${ai}${before === undefined ? '' : `; ${compared(totals.total, before.total)}`}.`;
}

function compared(now: number, before: number): string {
  if (now === before) return 'as many as in the window before';
  const difference = `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'}`;
  const percent = before === 0 ? '' : ` (${Math.round((Math.abs(now - before) / before) * 100)} %)`;
  return `${difference}${percent} than in the window before`;
}

function warnings({ current, previous }: ViewsReport): string {
  const parts = [
    current.incomplete && `**Not complete.** ${renderInline(explainIncomplete(current.incomplete, current))}`,
    previous?.incomplete &&
      `**The window before is not complete.** ${renderInline(explainIncomplete(previous.incomplete, { ...previous, nextOffset: undefined }))}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `> [!WARNING]\n${parts.map((part) => `> ${part}`).join('\n>\n')}`;
}

function totalsTable({ totals, totalsBefore: before }: ViewsReport): string {
  const row = (name: string, key: keyof ViewTotals): string =>
    line([
      name,
      formatNumber(totals[key]),
      share(totals[key], totals.total),
      ...(before === undefined ? [] : [formatNumber(before[key]), formatChange(totals[key], before[key])]),
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

function topPages(title: string, { top, pages, previous }: ViewsReport, { filtered }: ViewsInputs): string {
  if (pages.length === 0) return filtered ? 'No page of the chosen paths had views.' : 'No page had views.';
  const table = pagesTable(top, { before: previous !== undefined, bars: true });
  return `### ${title} (${formatNumber(top.length)} of ${formatNumber(pages.length)})\n\n${table}`;
}

function footer({ current, previous, pages }: ViewsReport, { file }: ViewsInputs): string {
  const requests = current.requests + (previous?.requests ?? 0);
  const told = `${pluralize(pages.length, 'row')} in ${codeSpan(file)}, ${pluralize(requests, 'request')}.`;
  return [told, explainUnlisted(current)].filter((part) => part !== '').join(' ');
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${(Math.round((part / whole) * 1000) / 10).toFixed(1)} %`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Whole sections as long as there is room: half a table is worse than none. */
function fitSections(sections: readonly string[]): string {
  const kept: string[] = [];
  let room = MAX_SUMMARY_BYTES;
  for (const section of sections.filter((section) => section !== '')) {
    room -= Buffer.byteLength(section) + 2;
    if (room < 0) return [...kept, CUT].join('\n\n');
    kept.push(section);
  }
  return `${kept.join('\n\n')}\n`;
}
