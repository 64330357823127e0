import { createExport, EXPORT_OUTPUTS } from '../analytics/export.ts';
import { serialize, type Cell } from '../analytics/file-formats.ts';
import { explainIncomplete } from '../analytics/request-page.ts';
import { pluralize } from '../report/format.ts';
import type { AnalyticsApi } from '../ports.ts';
import {
  collectSignals,
  completeKinds,
  type CollectedSignals,
  type Reading,
} from './collect.ts';
import { parseSignalsInputs, type SignalsInputs } from './inputs.ts';
import { renderPrompt } from './prompt.ts';
import { rankProblems, type Problem } from './ranking.ts';
import { problemsTable, renderSignalsSummary } from './summary.ts';

/** Names of the outputs of `signals/action.yml`; a test compares them. */
export const SIGNALS_OUTPUTS = [...EXPORT_OUTPUTS, 'count', 'prompt'] as const;

const COLUMNS = ['rank', 'signal', 'text', 'page', 'count', 'positive', 'views', 'score'];

/** Lists what readers miss. */
export const runSignals = createExport<AnalyticsApi, SignalsInputs, CollectedSignals>({
  name: 'signals',
  outputNames: SIGNALS_OUTPUTS,
  noOutputs: { complete: false },
  parseInputs: parseSignalsInputs,
  // Views and texts are of the current period only, and what could not be read once fails again.
  collect: async (options, current) => {
    if (current === undefined) return collectSignals(options);
    return collectSignals({ ...options, include: completeKinds(current), texts: false });
  },
  // One message for each cause: `questions, searches: …`
  explainMissing: ({ readings }) => {
    const causes = new Map<string, string[]>();
    for (const { kind, incomplete } of readings) {
      if (incomplete === undefined) continue;
      const cause = explainIncomplete(incomplete);
      causes.set(cause, [...(causes.get(cause) ?? []), kind]);
    }
    return [...causes].map(([cause, kinds]) => `${kinds.join(', ')}: ${cause}`);
  },
  canCompare: (current) => completeKinds(current).length > 0,
  report: (inputs, current, previous) => {
    const { readings } = current;
    // Without any response, an empty list would claim that readers miss nothing.
    if (!readings.some(hasShownSomething)) return { outputs: {} };
    const ranked = rankProblems(current, previous, inputs.minCount);
    const { problems } = ranked;
    const top = problems.slice(0, inputs.top);
    return {
      rows: pluralize(problems.length, 'problem'),
      files: [[inputs.file, renderFile(problems, inputs)]],
      outputs: {
        count: problems.length,
        complete: readings.every(({ incomplete }) => incomplete === undefined),
        table: top.length === 0 ? '' : problemsTable(top, inputs.compare),
        prompt: renderPrompt(top, inputs.range),
      } satisfies Record<Exclude<(typeof SIGNALS_OUTPUTS)[number], 'file'>, unknown>,
      heading: '🔎 What readers miss',
      summary: renderSignalsSummary(ranked, readings, inputs),
      failed: false,
    };
  },
});

/** Views and comments alone say nothing about problems. */
function hasShownSomething({ kind, incomplete, rows }: Reading): boolean {
  if (kind === 'views' || kind === 'comments') return false;
  return incomplete === undefined || rows > 0;
}

/** The text of the file, one row per problem. */
function renderFile(
  problems: readonly Problem[],
  { format, compare, texts }: SignalsInputs,
): Generator<string> {
  const columns = [
    ...COLUMNS,
    ...(compare ? ['countBefore'] : []),
    ...(texts ? ['comments'] : []),
  ];
  const rows = problems.map((problem, index): readonly Cell[] => {
    const { kind, text, page, count, positive, views, score, before, comments } = problem;
    const cells = [
      index + 1,
      kind,
      text,
      page,
      count,
      positive,
      views,
      Math.round(score * 100) / 100,
    ];
    return [
      ...cells,
      ...(compare ? [before] : []),
      ...(texts ? [comments.join(' | ')] : []),
    ];
  });
  return serialize(format, columns, rows);
}
