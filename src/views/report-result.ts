import type { Runner } from '../ports.ts';
import { pluralize } from '../report/format.ts';
import type { CollectedViews } from './collect.ts';
import { explainIncomplete, explainUnlisted, isServiceError, type IncompleteReason } from './incomplete.ts';
import type { ViewsInputs } from './inputs.ts';
import { EMPTY_OUTPUTS, viewsOutputs, type ViewsOutputs } from './outputs.ts';
import type { ViewsReport } from './report.ts';
import { renderFailure, renderSummary } from './summary.ts';

/** What the entry needs to know. */
export type ViewsStepResult = Readonly<{ outputs: ViewsOutputs; failed: boolean }>;

/** Tells why there is no report: a sentence for each wrong input, or what kept everything from being read. */
export async function reportFailure(
  runner: Runner,
  why: readonly string[] | CollectedViews,
  { summary }: Readonly<{ summary: boolean }>,
): Promise<ViewsStepResult> {
  const outputs = 'incomplete' in why ? { ...EMPTY_OUTPUTS, ...resumePoint(why) } : EMPTY_OUTPUTS;
  const reasons = 'incomplete' in why ? [explainIncomplete(why.incomplete ?? CANCELLED, why)] : why;
  setOutputs(runner, outputs);
  runner.error(reasons.join('\n'), 'No page views');
  if (summary) await runner.writeSummary(renderFailure(reasons));
  return { outputs, failed: true };
}

/** Tells a report: outputs, an annotation for what is missing, the job summary. */
export async function reportSuccess(
  runner: Runner,
  told: Readonly<{ report: ViewsReport; inputs: ViewsInputs; unwritten: string | undefined }>,
): Promise<ViewsStepResult> {
  const { report, inputs, unwritten } = told;
  const outputs = viewsOutputs(report, inputs, unwritten === undefined);
  setOutputs(runner, outputs);
  if (unwritten === undefined) runner.info(`${pluralize(report.pages.length, 'row')} in ${inputs.file}.`);
  else runner.error(unwritten, 'The page views could not be written');
  const unlisted = explainUnlisted(report.current);
  if (unlisted !== '') runner.info(unlisted);
  annotate(runner, report);
  if (inputs.summary) await runner.writeSummary(renderSummary(report, inputs));
  return { outputs, failed: unwritten !== undefined || isServiceError(report.current.incomplete) };
}

/** What is missing is a warning; where the service contradicts itself it is an error, because no later run would do better. */
function annotate(runner: Runner, { current, previous }: ViewsReport): void {
  if (previous?.incomplete !== undefined)
    runner.warning(
      explainIncomplete(previous.incomplete, { ...previous, nextOffset: undefined }),
      'The window before is not complete',
    );
  if (current.incomplete === undefined) return;
  const message = explainIncomplete(current.incomplete, current);
  if (isServiceError(current.incomplete)) runner.error(message, 'Page views are not complete');
  else runner.warning(message, 'Page views are not complete');
}

function setOutputs(runner: Runner, outputs: ViewsOutputs): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

const CANCELLED: IncompleteReason = { reason: 'cancelled' };

/** Where to go on. What was read before a cancel is not kept, so there the whole reading has to be done again. */
function resumePoint({ incomplete, nextOffset }: CollectedViews): Partial<ViewsOutputs> {
  return nextOffset === undefined || incomplete?.reason === 'cancelled'
    ? {}
    : { nextOffset: String(nextOffset) };
}
