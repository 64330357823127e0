/** The report of a run to its workflow: outputs, log, one annotation, the job summary. */
import type { Reason } from '../domain/outcome.ts';
import { DEFAULT_FAIL_ON, matchesFailOn } from '../inputs/fail-on.ts';
import { valueOfInput } from '../inputs/parse.ts';
import type { Runner } from '../ports.ts';
import type { Run } from '../run/run.ts';
import { renderJobSummary } from '../rendering/job-summary.ts';
import type { Ended } from '../domain/ended.ts';
import { endText } from '../rendering/shown.ts';
import { setAgentOutputs } from './outputs.ts';
import type { Dependencies } from './context.ts';

/** Reports how the run ends. True if the step fails. */
export async function reportEnd(
  { run, fields }: Dependencies,
  ended: Ended,
): Promise<boolean> {
  const { outcome, reason } = ended.conclusion;
  const { runner } = run;
  // An invalid value is reported with the other inputs.
  const failOn = valueOfInput(fields.failOn) ?? DEFAULT_FAIL_ON;
  const hasFailed = matchesFailOn(failOn, ended.conclusion);
  const text = endText(ended);
  setAgentOutputs(runner, ended, text);
  if (outcome !== 'skipped') {
    const withReason = reason === '' ? outcome : `${outcome}/${reason}`;
    runner.info(`Outcome: ${withReason}`);
  }
  annotate(run, text, ended, hasFailed);
  // A summary for each ordinary comment would hide the summaries that matter.
  if (reason !== 'no-command') {
    await runner.writeSummary(renderJobSummary(ended, run.links));
  }
  return hasFailed;
}

/** Writes the one annotation of the run. */
function annotate(
  { runner, title }: Run,
  text: string,
  { conclusion, needsAttention = false }: Ended,
  hasFailed: boolean,
): void {
  if (hasFailed) return runner.error(text, title);
  if (needsAttention) return runner.warning(text, title);
  switch (conclusion.outcome) {
    case 'connection-lost':
    case 'failed':
    case 'unconfirmed':
      return runner.warning(text, title);
    case 'skipped':
      return annotateSkipped(runner, text, title, conclusion.reason);
    default:
      return runner.notice(text, title);
  }
}

/** Shows people that a limit has held their request back, or that their command is gone. Whatever else skips a run is in its log. */
function annotateSkipped(
  runner: Runner,
  text: string,
  title: string,
  reason: Reason,
): void {
  switch (reason) {
    case 'limit':
      return runner.notice(text, title);
    case 'command-deleted':
      return runner.warning(text, title);
    default:
      return runner.info(text);
  }
}
