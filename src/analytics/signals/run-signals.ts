import { previousRange } from '../date-range.ts';
import type { DataExport } from '../export.ts';
import { serializeRows, type Cell } from '../../rendering/file-formats.ts';
import { pluralize } from '../../rendering/format.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import {
  collectSignals,
  completeSignalKinds,
  type CollectedSignals,
  type CollectSignalsOptions,
  type KindProgress,
} from './collect.ts';
import { parseSignalsInputs, type SignalsInputs } from '../analytics-inputs.ts';
import { renderSignalsPrompt } from './prompt.ts';
import { rankSignalProblems, type Problem } from './ranking.ts';
import { signalProblemsTable, renderSignalsSummary } from './summary.ts';

/** Names of the outputs with `data: signals`; a test compares them with `analytics/action.yml`. */
export const SIGNALS_OUTPUTS = ['file', 'complete', 'table', 'count', 'prompt'] as const;

const COLUMNS = ['rank', 'signal', 'text', 'page', 'count', 'positive', 'score'];

/** Signals of the current period, and of the previous one if it was read. */
type Periods = Readonly<{
  current: CollectedSignals;
  previous: CollectedSignals | undefined;
}>;

/** Lists the problems of readers. */
export const SIGNALS_EXPORT: DataExport<SignalsInputs, Periods> = {
  name: 'signals',
  parseInputs: parseSignalsInputs,
  collect: collectPeriods,
  gapsIn: ({ current, previous }) => {
    const gaps = gapsOf(current, '');
    if (previous === undefined) return gaps;
    return [...gaps, ...gapsOf(previous, ' in the previous period')];
  },
  report: (inputs, { current, previous }) => {
    // Without any response, an empty list would claim that readers miss nothing.
    if (!current.kinds.some(hasResponse)) return undefined;
    const ranked = rankSignalProblems(current, previous);
    const { problems } = ranked;
    const top = problems.slice(0, inputs.top);
    return {
      rows: problems.length === 0 ? 'No problems' : pluralize(problems.length, 'problem'),
      files: {
        file: {
          name: `reader-signals.${inputs.format}`,
          text: renderFile(problems, inputs),
        },
      },
      outputs: {
        count: problems.length,
        table: top.length === 0 ? '' : signalProblemsTable(top, inputs.compare),
        prompt: renderSignalsPrompt(top, inputs.range),
      } satisfies Record<
        Exclude<(typeof SIGNALS_OUTPUTS)[number], 'file' | 'complete'>,
        unknown
      >,
      symbol: '🔎',
      heading: 'What readers miss',
      sections: renderSignalsSummary(ranked, inputs),
      failures: [],
    };
  },
};

/** Reads the current period, and the previous one if they are compared. Both share the requests. */
async function collectPeriods(
  options: CollectSignalsOptions & Pick<SignalsInputs, 'compare'>,
): Promise<Periods> {
  const current = await collectSignals(options);
  // Kinds that could not be read once fail again.
  const include = completeSignalKinds(current);
  if (!options.compare || include.length === 0) return { current, previous: undefined };
  options.log('Reading the previous period.');
  const range = previousRange(options.range);
  return { current, previous: await collectSignals({ ...options, include, range }) };
}

function gapsOf({ kinds }: CollectedSignals, period: string): readonly Gap[] {
  return kinds.flatMap(({ kind, incomplete }) => {
    if (incomplete === undefined) return [];
    return [{ what: 'Signals', where: `${kind}${period}`, ...incomplete }];
  });
}

function hasResponse({ incomplete, rows }: KindProgress): boolean {
  return incomplete === undefined || rows > 0;
}

/** Renders the file, one row per problem. */
function renderFile(
  problems: readonly Problem[],
  { format, compare }: SignalsInputs,
): string {
  const columns = compare ? [...COLUMNS, 'countBefore'] : COLUMNS;
  const rows = problems.map((problem, index) => {
    const cells = toCells(problem, index + 1);
    if (compare) cells.push(problem.before);
    return cells;
  });
  return serializeRows(format, columns, rows);
}

/** Returns the cells of `COLUMNS`. */
function toCells(problem: Problem, rank: number): Cell[] {
  const score = Math.round(problem.score * 100) / 100;
  return [
    rank,
    problem.kind,
    problem.text,
    problem.page,
    problem.count,
    problem.positive,
    score,
  ];
}
