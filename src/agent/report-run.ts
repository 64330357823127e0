/** The report of a run to its workflow: outputs, log, one annotation, the job summary. */
import type { JobAction } from '../domain/job.ts';
import type { Reason } from '../domain/outcome.ts';
import { dashboardOf } from '../inputs/connection.ts';
import { DEFAULT_FAIL_ON, matchesFailOn, type FailOn } from '../inputs/fail-on.ts';
import type { PollEvent } from '../job/poll.ts';
import type { Runner, WorkflowRun } from '../ports.ts';
import { formatDuration } from '../rendering/format.ts';
import { renderJobSummary } from '../rendering/job-summary.ts';
import type { Ended } from '../domain/ended.ts';
import { endText, type ResultLinks } from '../rendering/shown.ts';
import type { Checkpoints } from '../request/context.ts';
import { truncate } from '../text/strings.ts';
import { jobOutputs, setAgentOutputs } from './outputs.ts';
import { clearPostState, savePostState } from './post-state.ts';
import type { InputFields } from './agent-inputs.ts';

/** The inputs that a report needs, also that of a run with invalid inputs. */
export type ReportSettings = Readonly<{
  failOn: FailOn;
  /** Undefined if it is invalid. */
  baseUrl: URL | undefined;
}>;

/** Returns the settings, with a harmless one in place of an invalid input, which is reported with the others. */
export function reportSettingsOf({ failOn, baseUrl }: InputFields): ReportSettings {
  return {
    failOn: failOn.ok ? failOn.value : DEFAULT_FAIL_ON,
    baseUrl: baseUrl.ok ? baseUrl.value : undefined,
  };
}

/** The title of each annotation. */
const TITLE = 'Docs agent';
const MAX_STATUS_LENGTH = 60;

/** Creates what reports each step of a request as soon as it is known, so that a run that is killed has reported it. */
export function createRunCheckpoints(runner: Runner): Checkpoints {
  return {
    claiming: (thread, claimId) =>
      savePostState(runner, { kind: 'claim', thread, claimId }),
    reached: (entry) => savePostState(runner, { kind: 'entry', entry }),
    done: () => clearPostState(runner),
    job: (job, jobAction) => {
      for (const [name, value] of Object.entries(jobOutputs(job, jobAction))) {
        runner.setOutput(name, value);
      }
      runner.info(`${ACTIONS[jobAction]} ${job.id}.`);
    },
    polled: (poll) => runner.info(pollLogLine(poll)),
  };
}

const ACTIONS: Readonly<Record<JobAction, string>> = {
  created: 'Created job',
  messaged: 'Sent the message to job',
  resumed: 'Resumed job',
  none: 'Found job',
};

/** Renders one line for each poll: time since the start, status, time until the next poll. */
export function pollLogLine({ elapsedMs, status, error, nextInMs }: PollEvent): string {
  const seen =
    error === undefined
      ? truncate(status ?? 'no status', MAX_STATUS_LENGTH)
      : `bad response (${error.detail === '' ? `status ${error.status}` : error.detail})`;
  const next = nextInMs === undefined ? '' : `, next poll in ${formatDuration(nextInMs)}`;
  return `${formatElapsed(elapsedMs)}  ${seen}${next}`;
}

/** Renders `3:07`, aligned for the first hundred minutes. */
function formatElapsed(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Reports how the run ends. True if the step fails. */
export async function reportEnd(
  { runner, run }: Readonly<{ runner: Runner; run: WorkflowRun }>,
  settings: ReportSettings,
  ended: Ended,
): Promise<boolean> {
  const { outcome, reason } = ended.conclusion;
  const hasFailed = matchesFailOn(settings.failOn, ended.conclusion);
  const text = endText(ended);
  setAgentOutputs(runner, ended, text);
  if (outcome !== 'skipped') {
    const withReason = reason === '' ? outcome : `${outcome}/${reason}`;
    runner.info(`Outcome: ${withReason}`);
  }
  annotate(runner, text, ended, hasFailed);
  // A summary for each ordinary comment would hide the summaries that matter.
  if (reason !== 'no-command') {
    await runner.writeSummary(renderJobSummary(ended, linksOf(settings, run)));
  }
  return hasFailed;
}

/** Writes the one annotation of the run. */
function annotate(
  runner: Runner,
  text: string,
  { conclusion, needsAttention = false }: Ended,
  hasFailed: boolean,
): void {
  if (hasFailed) return runner.error(text, TITLE);
  if (needsAttention) return runner.warning(text, TITLE);
  switch (conclusion.outcome) {
    case 'connection-lost':
    case 'failed':
    case 'unconfirmed':
      return runner.warning(text, TITLE);
    case 'skipped':
      return annotateSkipped(runner, text, conclusion.reason);
    default:
      return runner.notice(text, TITLE);
  }
}

/** Shows people that a limit has held their request back, or that their command is gone. Whatever else skips a run is in its log. */
function annotateSkipped(runner: Runner, text: string, reason: Reason): void {
  switch (reason) {
    case 'limit':
      return runner.notice(text, TITLE);
    case 'command-deleted':
      return runner.warning(text, TITLE);
    default:
      return runner.info(text);
  }
}

/** Returns the addresses in the Markdown of results. */
export function linksOf(
  { baseUrl }: ReportSettings,
  { serverUrl }: WorkflowRun,
): ResultLinks {
  return { serverUrl, dashboardUrl: baseUrl && dashboardOf(baseUrl) };
}
