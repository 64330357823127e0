import type { Runner } from '../ports.ts';
import { counted } from '../report/format.ts';
import type { Collection } from './collect.ts';
import { explainGap, explainUnlisted, isBroken, type Gap } from './incomplete.ts';
import type { ViewsInputs } from './inputs.ts';
import { NO_OUTPUTS, viewsOutputs, type ViewsOutputs } from './outputs.ts';
import type { ViewsReport } from './report.ts';
import { nothingSummary, viewsSummary } from './summary.ts';

/** What the entry needs to know. */
export type Ended = Readonly<{ outputs: ViewsOutputs; failed: boolean }>;

/** Tells why there is no report: a sentence for each wrong input, or what kept everything from being read. */
export async function tellNothing(
  runner: Runner,
  why: readonly string[] | Collection,
  { summary }: Readonly<{ summary: boolean }>,
): Promise<Ended> {
  const outputs = 'gap' in why ? { ...NO_OUTPUTS, ...placeOf(why) } : NO_OUTPUTS;
  const reasons = 'gap' in why ? [explainGap(why.gap ?? CANCELLED, why)] : why;
  setOutputs(runner, outputs);
  runner.error(reasons.join('\n'), 'No page views');
  if (summary) await runner.writeSummary(nothingSummary(reasons));
  return { outputs, failed: true };
}

/** Tells a report: outputs, an annotation for what is missing, the job summary. */
export async function tellReport(
  runner: Runner,
  told: Readonly<{ report: ViewsReport; inputs: ViewsInputs; unwritten: string | undefined }>,
): Promise<Ended> {
  const { report, inputs, unwritten } = told;
  const outputs = viewsOutputs(report, inputs, unwritten === undefined);
  setOutputs(runner, outputs);
  if (unwritten === undefined) runner.info(`${counted(report.pages.length, 'row')} in ${inputs.file}.`);
  else runner.error(unwritten, 'The page views could not be written');
  const unlisted = explainUnlisted(report.current);
  if (unlisted !== '') runner.info(unlisted);
  annotate(runner, report);
  if (inputs.summary) await runner.writeSummary(viewsSummary(report, inputs));
  return { outputs, failed: unwritten !== undefined || isBroken(report.current.gap) };
}

/** What is missing is a warning; where the service contradicts itself it is an error, because no later run would do better. */
function annotate(runner: Runner, { current, previous }: ViewsReport): void {
  if (previous?.gap !== undefined)
    runner.warning(
      explainGap(previous.gap, { ...previous, nextOffset: undefined }),
      'The window before is not complete',
    );
  if (current.gap === undefined) return;
  const message = explainGap(current.gap, current);
  if (isBroken(current.gap)) runner.error(message, 'Page views are not complete');
  else runner.warning(message, 'Page views are not complete');
}

function setOutputs(runner: Runner, outputs: ViewsOutputs): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
}

const CANCELLED: Gap = { reason: 'cancelled' };

/** Where to go on. What was read before a cancel is not kept, so there the whole reading has to be done again. */
function placeOf({ gap, nextOffset }: Collection): Partial<ViewsOutputs> {
  return nextOffset === undefined || gap?.reason === 'cancelled' ? {} : { nextOffset: String(nextOffset) };
}
