import { ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import {
  chooseFeedbackTarget,
  chooseTarget,
  type Target,
  type TargetContext,
} from './choose-target.ts';
import { composePrompt, type Prompt, type PromptContext } from './compose-prompt.ts';
import type { SubmitOperation } from './operation.ts';

/** The job that gets the request, and the prompt. */
export type PreparedRequest = Readonly<{ target: Target; prompt: Prompt }>;

/** The fields that a request is prepared with. */
export type PrepareContext = TargetContext & PromptContext;

/**
 * Prepares the request. The error is the result of a run that cannot send one.
 *
 * @param chosen the target, if the limits needed to know it
 */
export async function prepareRequest(
  context: PrepareContext,
  operation: SubmitOperation,
  chosen: Target | undefined,
): Promise<Result<PreparedRequest, RunResult>> {
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
