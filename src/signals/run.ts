import { previousRange } from '../analytics/date-range.ts';
import type { ExportDependencies } from '../analytics/export.ts';
import { serialize, type Cell } from '../analytics/file-formats.ts';
import type { AnalyticsApi } from '../ports.ts';
import { messagesOf } from '../inputs/parse.ts';
import { explainFileError } from '../report/file-errors.ts';
import { collectSignals, type CollectedSignals } from './collect.ts';
import { parseSignalsInputs, type SignalsInputs } from './inputs.ts';
import { reportSignals, reportSignalsFailure } from './outputs.ts';
import { rankProblems, type Problem } from './ranking.ts';
import { listSignalsWarnings } from './summary.ts';

type Dependencies = ExportDependencies<AnalyticsApi>;

/** One export: parse inputs → collect both periods → rank the problems → write the file → report. Returns whether it failed. */
export async function runSignals(deps: Dependencies): Promise<boolean> {
  const parsed = parseSignalsInputs(deps.getInput, deps.clock.date());
  if (!parsed.ok) return reportSignalsFailure(deps, messagesOf(parsed.error));
  const inputs = parsed.value;
  const writable = await deps.files.check(inputs.file);
  if (!writable.ok) return reportSignalsFailure(deps, [`\`file\`: ${explainFileError(writable.error)}`]);
  const { current, previous } = await collectPeriods(deps, inputs, deps.connect(inputs));
  // Without any response, an empty list would claim that readers miss nothing.
  const isEmpty = current.readings.every(
    ({ kind, incomplete, rows }) => kind === 'views' || (incomplete && rows === 0),
  );
  if (deps.signal.aborted || isEmpty)
    return reportSignalsFailure(
      deps,
      listSignalsWarnings({ current, previous }).map(({ message }) => message),
    );
  const { problems, gone } = rankProblems(current, previous, inputs.minCount);
  const written = await deps.files.write(inputs.file, renderFile(problems, inputs), deps.signal);
  const writeError = written.ok ? undefined : explainFileError(written.error);
  return reportSignals(deps.runner, { inputs, current, previous, problems, gone }, writeError);
}

async function collectPeriods(
  { runner, clock, signal }: Dependencies,
  { range, maxRequests, compare, ...inputs }: SignalsInputs,
  analytics: AnalyticsApi,
): Promise<Readonly<{ current: CollectedSignals; previous: CollectedSignals | undefined }>> {
  const budget = { max: maxRequests, used: 0 };
  const options = {
    ...inputs,
    ...inputs,
    analytics,
    clock,
    budget,
    signal,
    log: (line: string) => runner.info(line),
  };
  const current = await runner.group('Reading signals', () => collectSignals({ ...options, range }));
  if (!compare) return { current, previous: undefined };
  const previous = await runner.group('Reading signals of the previous period', () =>
    collectSignals({
      ...options,
      range: previousRange(range),
      // Views only rank, and what could not be read once fails again.
      include: current.readings
        .filter(({ kind, incomplete }) => kind !== 'views' && incomplete === undefined)
        .map(({ kind }) => kind),
    }),
  );
  return { current, previous };
}

const COLUMNS = ['rank', 'signal', 'text', 'page', 'count', 'positive', 'views', 'score'];

function renderFile(
  problems: readonly Problem[],
  { format, compare, texts }: Pick<SignalsInputs, 'format' | 'compare' | 'texts'>,
): Generator<string> {
  const columns = [...COLUMNS, ...(compare ? ['countBefore'] : []), ...(texts ? ['comments'] : [])];
  const rows = problems.map((problem, index): readonly Cell[] => {
    const { kind, text, page, count, positive, views, score, before, comments } = problem;
    const cells = [index + 1, kind, text, page, count, positive, views, Math.round(score * 100) / 100];
    return [...cells, ...(compare ? [before] : []), ...(texts ? [comments.join(' | ')] : [])];
  });
  return serialize(format, columns, rows);
}
