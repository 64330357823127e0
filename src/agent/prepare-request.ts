import { ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { hasSubmissionOf } from '../thread/state.ts';
import {
  chooseFeedbackTarget,
  chooseTarget,
  type Target,
  type TargetContext,
} from './choose-target.ts';
import { composePrompt, type Prompt, type PromptContext } from './compose-prompt.ts';
import type { SubmitOperation } from './operation.ts';
import type { RunContext } from './run-context.ts';

/** The job that gets the request, and the prompt. The error is the result of a run that cannot send one. */
export type Prepared = Result<Readonly<{ target: Target; prompt: Prompt }>, RunResult>;

/** The fields that a request is prepared with. */
type PrepareContext = TargetContext & PromptContext;

/** A request that is being prepared, or will be when it is needed. */
export type Preparing = Readonly<{
  /** Whether the preparation has begun, so that its errors are known soon. */
  hasBegun: boolean;
  prepared: () => Promise<Prepared>;
}>;

/**
 * Starts to prepare the request while the trigger is claimed. If an earlier run has probably submitted it, nothing is read for the prompt
 * before that is certain.
 *
 * @param chosen the target, if the limits needed to know it
 */
export function startPreparing(
  context: PrepareContext & Pick<RunContext, 'trigger'>,
  operation: SubmitOperation,
  chosen: Target | undefined,
): Preparing {
  const { thread, trigger } = context;
  const prepare = (): Promise<Prepared> => prepareRequest(context, operation, chosen);
  if (hasSubmissionOf(thread?.submissions ?? [], trigger)) {
    return { hasBegun: false, prepared: prepare };
  }
  // An exception counts when the claim, which may have created a comment, is over.
  const settled = Promise.allSettled([prepare()]);
  const prepared = async (): Promise<Prepared> => {
    const [outcome] = await settled;
    return valueOf(outcome);
  };
  return { hasBegun: true, prepared };
}

/** Returns the value of a settled promise, or throws its exception. */
export function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

async function prepareRequest(
  context: PrepareContext,
  operation: SubmitOperation,
  chosen: Target | undefined,
): Promise<Prepared> {
  const { instruction } = operation;
  const target = await targetOf(context, operation, chosen);
  if (!target.ok) return target;
  const isFollowUp = target.value.kind === 'message';
  const prompt = await composePrompt(context, instruction, isFollowUp);
  if (!prompt.ok) return prompt;
  return ok({ target: target.value, prompt: prompt.value });
}

async function targetOf(
  context: TargetContext,
  { isNewJob, feedbackFor }: SubmitOperation,
  chosen: Target | undefined,
): Promise<Result<Target, RunResult>> {
  if (chosen !== undefined) return ok(chosen);
  if (feedbackFor !== undefined) return chooseFeedbackTarget(context, feedbackFor);
  return chooseTarget(context, isNewJob);
}
