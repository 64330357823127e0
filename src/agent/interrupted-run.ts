/** The end of a run whose main step was interrupted and has left a request: it was cancelled, killed or cut off, or had an exception. */
import type { Ended } from '../domain/ended.ts';
import { hasJob, jobInEntry, type RequestEntry } from '../record/entries.ts';
import type { StepEnd } from '../ports.ts';
import { CANCELLED_EARLY, INTERNAL_ERROR } from '../request/ended.ts';
import { endWithoutJob, evaluate } from '../request/evaluate-job.ts';
import { readJobOfRequest } from '../request/read-job.ts';
import { createRunContext, type Dependencies, type RunContext } from './context.ts';
import { finishRun, type EndedRun } from './finish.ts';
import { combineAgentInputs } from './agent-inputs.ts';
import { EXCEPTION_STATE, loadPostState, type PostState } from './post-state.ts';

/** An exception has ended the run before it sent anything to the service. */
const INTERNAL_ERROR_EARLY: Ended = {
  conclusion: INTERNAL_ERROR.conclusion,
  message:
    'This is a bug in the action. The run log has the details. Nothing was sent to the docs service.',
};

/** Runs the post step, which finishes what the main step left. Never fails. */
export async function runPostStep(deps: Dependencies): Promise<StepEnd> {
  const { runner } = deps.run;
  const hadException = runner.getState(EXCEPTION_STATE) !== '';
  const recovered = await recoverEndedRun(deps, hadException);
  if (recovered === undefined) return 'ok';
  await finishRun(deps, recovered);
  if (recovered.ended.entry !== undefined) {
    runner.info('Finished the status comment, because the main step ended early.');
  }
  return 'ok';
}

/** Recovers how an interrupted run ends, from the request that its main step has left. Undefined if it has left none. */
export async function recoverEndedRun(
  deps: Dependencies,
  hadException: boolean,
): Promise<EndedRun | undefined> {
  const state = loadPostState(deps.run.runner);
  const inputs = combineAgentInputs(deps.fields, {
    event: undefined,
    repository: deps.run.repo.name,
  });
  if (state === undefined || !inputs.ok) return undefined;
  const context = createRunContext(deps, inputs.value);
  const own = await findOwn(context, state);
  if (own === undefined) {
    return { context, ended: endWithoutComment(state, hadException) };
  }
  const ended = await resolveEnd(context, own, state, hadException);
  return { context, ended: { ...ended, entry: own } };
}

/** Returns how a run ends whose status comment was deleted, or never created. */
function endWithoutComment(left: PostState, hadException: boolean): Ended {
  const end = endOfInterruption(hadException);
  if (left.kind !== 'entry' || !hasJob(left.entry)) return end;
  return { ...end, facts: { job: jobInEntry(left.entry), jobAction: 'none' } };
}

function endOfInterruption(hadException: boolean): Ended {
  return hadException ? INTERNAL_ERROR : CANCELLED_EARLY;
}

/** Reads the status comment of the run, by its id or by its claim. Undefined if there is none. */
async function findOwn(
  { repo: { ledger } }: RunContext,
  left: PostState,
): Promise<RequestEntry | undefined> {
  if (left.kind === 'claim') {
    const found = await ledger.find(left.thread, left.claimId);
    return found.ok ? found.value : undefined;
  }
  // The comment may not show the end yet.
  const entry = { ...left.entry, payload: { ...left.entry.payload, end: null } };
  const read = await ledger.refresh(entry);
  if (!read.ok) return entry;
  if (read.value === undefined) return undefined;
  const { revision, keyLine } = read.value;
  // The job may have been saved although GitHub's answer was lost, and must not be replaced.
  const isJobNew = !hasJob(entry) && hasJob(read.value);
  return isJobNew ? read.value : { ...entry, revision, keyLine };
}

async function resolveEnd(
  context: RunContext,
  entry: RequestEntry,
  left: PostState,
  hadException: boolean,
): Promise<Ended> {
  const end = endOfInterruption(hadException);
  const known = left.kind === 'entry' ? left.entry.payload.end : null;
  if (!hasJob(entry)) {
    if (known !== null) return known;
    if (entry.sent !== 'no') return endWithoutJob(entry);
    return hadException ? INTERNAL_ERROR_EARLY : end;
  }
  const read = await readJobOfRequest(context, entry);
  const now = context.run.clock.date().getTime();
  const evaluated = evaluate(entry, read, { now, host: context.words.host });
  if (evaluated.kind === 'ended') return evaluated.ended;
  const job = read.ok ? read.value : jobInEntry(entry);
  return { ...(known ?? end), facts: { job, jobAction: 'none' } };
}
