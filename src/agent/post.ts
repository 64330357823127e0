import type { Job } from '../domain.ts';
import { conclusionMessage, conclusionOf } from '../report/conclusion.ts';
import { markFinished } from '../thread/state.ts';
import type { Dependencies } from './dependencies.ts';
import { readJobWithRetry } from '../job/read-job.ts';
import { parseInputs } from './inputs.ts';
import { loadPostState, type PostState } from './post-state.ts';
import type { RunResult } from './result.ts';
import { createRunContext, saveComment, withThread, type RunContext } from './run-context.ts';

/** The post step: finishes the status comment if the main step was cancelled, killed or cut off before it could. */
export async function runPostStep(deps: Dependencies, getState: (name: string) => string): Promise<void> {
  const state = loadPostState(getState);
  if (state === undefined) return;
  const inputs = parseInputs(deps.getInput, { promptFile: undefined, event: undefined });
  if (!inputs.ok) return;
  const unlisted = { result: { ok: true, value: [] }, listedAt: 0 } as const;
  const context = withThread(createRunContext(deps, inputs.value, undefined), state.thread, unlisted);
  const { found } = state;
  const { conclusion, message, job } = await resolveResult(context, state);
  const submission = markFinished(found.submission, conclusion, job);
  const phase = { kind: 'finished', conclusion } as const;
  const isSaved = await saveComment(context, { ...found, submission }, { phase, message, job });
  if (isSaved) deps.runner.info('Finished the status comment, because the main step ended early.');
}

async function resolveResult(context: RunContext, { found, sending }: PostState): Promise<RunResult> {
  const { job: jobId, baseline } = found.submission;
  if (jobId === null) return sending === undefined ? NOTHING_SENT : unconfirmed(sending);
  const read = await readJobWithRetry(context.jobs, jobId, context.deps);
  const job: Job | undefined = read.ok ? read.value : undefined;
  // After a message the end may belong to the work before it; a single read is certain only for a new job.
  const conclusion = job !== undefined && baseline === null ? conclusionOf(job) : undefined;
  if (conclusion !== undefined) return { conclusion, message: conclusionMessage(conclusion, { job }), job };
  return {
    conclusion: { outcome: 'cancelled', reason: '' },
    message: `The run ended early. Job ${jobId} continues in the background: the service has no way to cancel it.`,
    job,
  };
}

const NOTHING_SENT: RunResult = {
  conclusion: { outcome: 'cancelled', reason: '' },
  message: 'The run ended before anything was sent to the docs agent.',
};

function unconfirmed(sending: 'create' | 'message'): RunResult {
  return {
    conclusion: {
      outcome: 'unconfirmed',
      reason: sending === 'create' ? 'create-unconfirmed' : 'message-unconfirmed',
    },
    message:
      'The run ended while its request was being sent, so the request may have been accepted. ' +
      'If the dashboard shows no job, comment `/docs retry` or start a new run.',
  };
}
