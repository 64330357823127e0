/** The report of a run to its workflow: outputs, log, one annotation, the job summary. */
import type { Ended } from '../domain/ended.ts';
import { nameConclusion, type Reason } from '../domain/outcome.ts';
import { DEFAULT_FAIL_ON, matchesFailOn } from '../inputs/fail-on.ts';
import { valueOfInput } from '../inputs/parse.ts';
import type { StepEnd } from '../ports.ts';
import { renderJobSummary } from '../rendering/job-summary.ts';
import { endText } from '../rendering/shown.ts';
import { publish, type Note } from '../run/publish.ts';
import type { Dependencies } from './context.ts';
import { agentOutputs } from './outputs.ts';

/** Reports how the run ends. */
export function reportEnd({ run, fields }: Dependencies, ended: Ended): Promise<StepEnd> {
  // An invalid value is reported with the other inputs.
  const failOn = valueOfInput(fields.failOn) ?? DEFAULT_FAIL_ON;
  const hasFailed = matchesFailOn(failOn, ended.conclusion);
  const text = endText(ended);
  return publish(run, {
    outputs: agentOutputs(ended, text),
    log: [`Outcome: ${nameConclusion(ended.conclusion)}`],
    note: { level: hasFailed ? 'error' : levelOf(ended), text },
    ...renderJobSummary(ended, run.links),
    // A summary for each ordinary comment would hide the summaries that matter.
    hasSummary: ended.conclusion.reason !== 'no-command',
  });
}

/** Returns the level of the one annotation of a run that does not fail. */
function levelOf({ conclusion, needsAttention = false }: Ended): Note['level'] {
  if (needsAttention) return 'warning';
  switch (conclusion.outcome) {
    case 'connection-lost':
    case 'failed':
    case 'unconfirmed':
      return 'warning';
    case 'skipped':
      return levelOfSkipped(conclusion.reason);
    default:
      return 'notice';
  }
}

/** Shows people that a limit has held their request back, or that their command is gone. Whatever else skips a run is in its log. */
function levelOfSkipped(reason: Reason): Note['level'] {
  if (reason === 'limit') return 'notice';
  return reason === 'command-deleted' ? 'warning' : 'info';
}
