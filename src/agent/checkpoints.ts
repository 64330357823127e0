/** Facts that a run reports and saves as soon as it knows them: the state for its post step, the outputs about its job, a line for each poll. */
import type { JobAction } from '../domain/job.ts';
import type { PollEvent } from '../job/poll.ts';
import type { Runner } from '../ports.ts';
import { formatDuration } from '../rendering/format.ts';
import type { Checkpoints } from '../request/context.ts';
import { truncate } from '../text/strings.ts';
import { jobOutputs } from './outputs.ts';
import { clearPostState, savePostState } from './post-state.ts';

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
