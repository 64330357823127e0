import type { SubmissionRequest } from '../thread/state.ts';
import type { RunContext } from './run-context.ts';
import { claimComment, NEW_JOB, targetFromInput, type TargetDecision } from './target.ts';

/** Looks before asking: no trigger is ever asked for twice where a thread remembers. */
export async function chooseTarget(
  context: RunContext,
  request: SubmissionRequest,
  isNewJob: boolean,
): Promise<TargetDecision> {
  const { statusComment } = request;
  if (statusComment === undefined) return chooseWithoutThread(context);
  const { chooseInThread } = await import(/* webpackChunkName: "rest" */ './choose-in-thread.ts');
  return chooseInThread(context, { ...request, statusComment }, isNewJob);
}

/** Where nothing is remembered a first attempt goes on; a later one cannot know whether the first has asked. */
async function chooseWithoutThread(context: RunContext): Promise<TargetDecision> {
  const { threadComments: comments, inputs, deps } = context;
  const { attempt } = deps.run;
  if (attempt === 1) {
    await claimComment(context, context.event);
    return inputs.jobId === undefined ? NEW_JOB : targetFromInput(context, inputs.jobId);
  }
  const message =
    `This is attempt ${attempt} of the run, and ` +
    (comments.ok
      ? 'there is no thread that could tell whether an earlier attempt has asked, so nothing is asked. Start a new run to ask ' +
        'anew, or give the use an `issue-number` to remember in.'
      : 'the thread could not be read, which would tell whether an earlier attempt has asked, so nothing is asked. Run it ' +
        'again later.');
  return {
    kind: 'resolved',
    submitted: {
      kind: 'not-submitted',
      conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
      message,
    },
  };
}
