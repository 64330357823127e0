import { createExport, EXPORT_OUTPUTS } from '../export/export.ts';
import { serialize, type Cell } from '../export/file-formats.ts';
import { explainIncomplete } from '../export/request-page.ts';
import { pluralize } from '../rendering/format.ts';
import type { AnalyticsApi } from '../ports.ts';
import {
  collectSignals,
  completeKinds,
  type CollectedSignals,
  type KindProgress,
} from './collect.ts';
import { parseSignalsInputs, type SignalsInputs } from './inputs.ts';
import { renderPrompt } from './prompt.ts';
import { rankProblems, type Problem } from './ranking.ts';
import { problemsTable, renderSignalsSummary } from './summary.ts';

/** Names of the outputs of `signals/action.yml`; a test compares them. */
export const SIGNALS_OUTPUTS = [...EXPORT_OUTPUTS, 'count', 'prompt'] as const;

const COLUMNS = ['rank', 'signal', 'text', 'page', 'count', 'positive', 'views', 'score'];

/** Lists the problems of readers. */
export const runSignals = createExport<AnalyticsApi, SignalsInputs, CollectedSignals>({
  name: 'signals',
  outputNames: SIGNALS_OUTPUTS,
  noOutputs: { complete: false },
  parseInputs: parseSignalsInputs,
  collect: collectSignals,
  // Views and texts are of the current period only. Kinds that could not be read once fail again.
  collectPrevious: (options, current) => {
    const include = completeKinds(current);
    return collectSignals({ ...options, include, texts: false });
  },
  explainMissing,
  canCompare: (current) => completeKinds(current).length > 0,
  report: (inputs, current, previous) => {
    const { kinds } = current;
    // Without any response, an empty list would claim that readers miss nothing.
    if (!kinds.some(hasShownSomething)) return { outputs: {} };
    const ranked = rankProblems(current, previous, inputs.minCount);
    const { problems } = ranked;
    const top = problems.slice(0, inputs.top);
    return {
      rows: pluralize(problems.length, 'problem'),
      files: [[inputs.file, renderFile(problems, inputs)]],
      outputs: {
        count: problems.length,
        complete: kinds.every(({ incomplete }) => incomplete === undefined),
        table: top.length === 0 ? '' : problemsTable(top, inputs.compare),
        prompt: renderPrompt(top, inputs.range),
      } satisfies Record<Exclude<(typeof SIGNALS_OUTPUTS)[number], 'file'>, unknown>,
      heading: '🔎 What readers miss',
      summary: renderSignalsSummary(ranked, kinds, inputs),
      failed: false,
    };
  },
});

/** Returns one message for each cause: `questions, searches: …`. */
function explainMissing({ kinds }: CollectedSignals): readonly string[] {
  const kindsByCause = new Map<string, string[]>();
  for (const { kind, incomplete } of kinds) {
    if (incomplete === undefined) continue;
    const cause = explainIncomplete(incomplete);
    const others = kindsByCause.get(cause) ?? [];
    kindsByCause.set(cause, [...others, kind]);
  }
  const messages: string[] = [];
  for (const [cause, names] of kindsByCause) {
    messages.push(`${names.join(', ')}: ${cause}`);
  }
  return messages;
}

/** Returns whether a kind shows problems, which views and comments alone do not. */
function hasShownSomething({ kind, incomplete, rows }: KindProgress): boolean {
  if (kind === 'views' || kind === 'comments') return false;
  return incomplete === undefined || rows > 0;
}

/** Renders the file, one row per problem. */
function renderFile(
  problems: readonly Problem[],
  { format, compare, texts }: SignalsInputs,
): Generator<string> {
  const columns = [...COLUMNS];
  if (compare) columns.push('countBefore');
  if (texts) columns.push('comments');
  const rows = problems.map((problem, index) => {
    const cells = toCells(problem, index + 1);
    if (compare) cells.push(problem.before);
    if (texts) cells.push(problem.comments.join(' | '));
    return cells;
  });
  return serialize(format, columns, rows);
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
    problem.views,
    score,
  ];
}
