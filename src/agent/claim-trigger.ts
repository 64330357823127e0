/** How a run claims its trigger (docs/at-most-once.md). */
import type { RunResult } from '../domain/run-result.ts';
import type { Trigger } from '../domain/trigger.ts';
import { nameReview } from '../rendering/review.ts';
import { claimTrigger, type Claim } from '../thread/claim.ts';
import type { SubmissionRequest } from '../thread/state.ts';
import type { ClaimState } from '../thread/submission-store.ts';
import type { Target } from './choose-target.ts';
import { instructionDigest, type Instruction } from './compose-prompt.ts';
import type { SubmitOperation } from './operation.ts';
import { saveClaim, savePostState } from './post-state.ts';
import {
  prepareRequest,
  type PrepareContext,
  type PreparedRequest,
} from './prepare-request.ts';
import {
  commandEventOf,
  requestOf,
  type RequestSource,
  type RunContext,
} from './run-context.ts';

/** A request that may be sent now. Only with `comment: never` does it have no status comment. */
export type OwnedRequest = Readonly<{
  kind: 'owner';
  own: ClaimState | undefined;
  prepared: PreparedRequest;
}>;

/** How the claim of a run without the request ended. */
export type LostClaim =
  | Exclude<Claim<PreparedRequest, RunResult>, { kind: 'owner' | 'unprepared' }>
  | Readonly<{ kind: 'unprepared'; own: ClaimState | undefined; error: RunResult }>
  /** A later attempt of a run without status comments. */
  | Readonly<{ kind: 'not-first' }>
  /** The thread has too many comments that are newer than the event. */
  | Readonly<{ kind: 'not-reached' }>;

/** The fields that a trigger is claimed with. */
type ClaimContext = PrepareContext &
  RequestSource &
  Pick<RunContext, 'runner' | 'stores'>;

/**
 * Claims the trigger of the run, or the one whose request it repeats, and prepares the request meanwhile.
 *
 * @param chosen the target, if the limits needed to know it
 */
export async function claimForRun(
  context: ClaimContext,
  operation: SubmitOperation,
  chosen: Target | undefined,
): Promise<OwnedRequest | LostClaim> {
  const { thread, runner, stores, system } = context;
  const { clock, signal, nonce } = system;
  const prepare = () => prepareRequest(context, operation, chosen);
  if (thread === undefined) return claimWithoutThread(context, prepare);
  if (!thread.reachesEvent) return { kind: 'not-reached' };
  const request = requestFor(context, operation.instruction);
  const trigger: Trigger = operation.repeated?.trigger ?? request.trigger;
  const acknowledging = acknowledge(context);
  const claim = await claimTrigger({
    clock,
    signal,
    nonce,
    store: stores.own,
    thread,
    request: { ...request, trigger },
    prepare,
    onBegin: (pending) => saveClaim(runner, thread.location, pending),
    onCreated: (found) => savePostState(runner, found),
    log: (line) => runner.info(line),
  });
  await acknowledging;
  return claim;
}

/** Returns the request with the words of its status comment about what it sends. */
function requestFor(
  context: RequestSource & Pick<RunContext, 'inputs' | 'thread'>,
  instruction: Instruction,
): SubmissionRequest {
  const request = requestOf(context, instructionDigest(context, instruction));
  const { review } = instruction;
  return review === undefined ? request : { ...request, subject: nameReview(review) };
}

/** Without a status comment, nothing shows what an earlier attempt has done. */
async function claimWithoutThread(
  { run }: Pick<RunContext, 'run'>,
  prepare: () => ReturnType<typeof prepareRequest>,
): Promise<OwnedRequest | LostClaim> {
  if (run.attempt > 1) return { kind: 'not-first' };
  const prepared = await prepare();
  if (!prepared.ok) return { kind: 'unprepared', own: undefined, error: prepared.error };
  return { kind: 'owner', own: undefined, prepared: prepared.value };
}

/** Shows the author of a command that it was seen. Decides nothing, so a failure is ignored. */
async function acknowledge(context: Pick<RunContext, 'event' | 'github'>): Promise<void> {
  const comment = commandEventOf(context)?.comment;
  if (comment === undefined || comment.kind === 'review') return;
  await context.github.comments.react(comment, 'eyes');
}
