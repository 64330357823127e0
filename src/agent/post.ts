import type { Submission, Conclusion } from '../domain.ts';
import { conclusionMessage, conclusionOf } from '../report/conclusion.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';
import { getJobWithRetry } from './submit.ts';
import { parseInputs } from './inputs.ts';
import { loadPostState } from './post-state.ts';
import { createRunContext, openStatusComment, type RunContext } from './run-context.ts';
import { markFinished, markUnsent } from '../thread/state.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * The story of the post step: finishes the status comment where the main step could not, because it was cancelled, killed or
 * cut off. Does nothing when all is told. `state` reads what the main step saved.
 */
export async function runPostStep(deps: Dependencies, state: (name: string) => string): Promise<void> {
  const saved = loadPostState(state);
  if (saved === undefined) return;
  const inputs = parseInputs(deps.getInput, { promptFile: undefined, event: undefined });
  if (!inputs.ok) return;
  const context = await openStatusComment(createRunContext(deps, inputs.value, undefined), saved.thread);
  const { statusComment, statusReporter } = context;
  if (statusComment === undefined) return;
  if (saved.commentId === undefined) statusComment.markPossiblyCreated();
  else await statusComment.adopt(saved.commentId);
  statusComment.setWaitingUntil(saved.waitUntil);
  const submission =
    statusComment.state?.submissions.find(({ trigger }) =>
      isSameTrigger(trigger, saved.submission.trigger),
    ) ?? saved.submission;
  // The main step may have learnt the job's id and then been killed before it could write it down.
  const latest =
    submission.state === 'pending' && saved.submission.state === 'submitted' ? saved.submission : submission;
  if (latest.state === 'finished') return;
  const wasNotSent = latest.state === 'pending' && saved.isSending !== true;
  const { conclusion, message, job } = wasNotSent ? NOTHING_SENT : await resolveConclusion(context, latest);
  const { coveredSha } = saved;
  await statusReporter.save(markFinished(wasNotSent ? markUnsent(latest) : latest, conclusion, job), {
    phase: { kind: 'finished', conclusion },
    message,
    job,
    coveredSha,
  });
  deps.runner.info('Finished the status comment, which the main step could not.');
}

const NOTHING_SENT = {
  conclusion: { outcome: 'cancelled', reason: '' },
  message: 'The run ended before anything was sent to the docs agent.',
  job: undefined,
} as const;

async function resolveConclusion({ deps, service }: RunContext, submission: Submission) {
  if (submission.state === 'pending') {
    const conclusion: Conclusion = {
      outcome: 'unconfirmed',
      reason: submission.snapshot === null ? 'create-unconfirmed' : 'message-unconfirmed',
    };
    const message =
      'The run ended while its request was on its way, so nothing tells whether it arrived. Look at the dashboard; if there is no job, ask anew.';
    return { conclusion, message, job: undefined };
  }
  const found = await getJobWithRetry(deps, service, submission.job ?? '');
  const job = found.ok ? found.value : undefined;
  // After a message the end may be that of the turn before; only a fresh job's end is certain at a single look.
  const reached = job !== undefined && submission.snapshot === null ? conclusionOf(job) : undefined;
  const conclusion: Conclusion = reached ?? { outcome: 'cancelled', reason: '' };
  const message =
    reached === undefined
      ? `The run ended early. The docs agent goes on with job ${submission.job ?? ''}: the service has no way to cancel it.`
      : conclusionMessage(reached, job, 0);
  return { conclusion, message, job };
}
