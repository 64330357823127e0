import { logUnexpectedError } from '../text/unknown-values.ts';
import { applyLimits } from './limits.ts';
import { authorize, type Authorized } from './authorize.ts';
import { checkStatus } from './check-status.ts';
import { claimForRun } from './claim-trigger.ts';
import { replyOnce, replyToCommand } from './command-replies.ts';
import { isDryRun, performDryRun } from './dry-run.ts';
import { INTERNAL_ERROR } from './early-results.ts';
import type { Ended, EndedRun } from './ended.ts';
import { finish } from './finish.ts';
import { combineInputs, invalidInputs } from './inputs.ts';
import { recoverEndedRun } from './interrupted-run.ts';
import type { Operation, SubmitOperation } from './operation.ts';
import { planOperation } from './plan.ts';
import { reportSettingsOf } from './report-settings.ts';
import { reportResult } from './report.ts';
import { endWithoutClaim } from './resume.ts';
import { resolveSubject } from './resolve-subject.ts';
import { createRunContext, type Dependencies, type RunContext } from './run-context.ts';
import { sendRequest } from './send.ts';
import { trackExistingJob, trackJob } from './track.ts';

/** Runs the main step, phase by phase. Each phase returns its value, or the end of the run. True if the step fails. */
export async function run(deps: Dependencies): Promise<boolean> {
  const settings = reportSettingsOf(deps.fields);
  const authorized = await authorize(deps, settings);
  const ended = authorized.ok
    ? await performSafely(deps, authorized.value)
    : { result: authorized.error };
  // In the thread: status comment, docs pull request, reaction, reply.
  const result = await finish(deps, settings, ended);
  // On the runner: outputs, log, job summary.
  return reportResult(deps, settings, result);
}

/** Performs the run. After an exception, which is a bug of this action, the thread still gets its result. */
async function performSafely(
  deps: Dependencies,
  authorized: Authorized,
): Promise<EndedRun> {
  const command = authorized.kind === 'command' ? authorized : undefined;
  try {
    const ended = await perform(deps, authorized);
    if (authorized.kind !== 'review') return { ...ended, command };
    // Without a context, the run may have ended before it knew whose pull request was reviewed, so it writes nothing there.
    const isOnDocs = ended.context !== undefined;
    return { ...ended, command: isOnDocs ? authorized : undefined };
  } catch (error) {
    logUnexpectedError(deps.runner, error);
    const recovered = await recoverEndedRun(deps, true);
    return {
      result: INTERNAL_ERROR,
      ...recovered,
      reported: INTERNAL_ERROR.conclusion,
      command,
    };
  }
}

/** Finds out what the run is about, and carries it out. */
async function perform(deps: Dependencies, authorized: Authorized): Promise<EndedRun> {
  const { event } = authorized;
  const { repository } = deps.run;
  const inputs = combineInputs(deps.fields, { event, repository });
  if (!inputs.ok) return { result: invalidInputs(inputs.error) };
  const known = await withRepositoryId(deps, authorized);
  const opened = createRunContext({ ...deps, ...known }, inputs.value, authorized);
  const resolved = await resolveSubject(opened, authorized);
  if (!resolved.ok) return { result: resolved.error };
  const context = { ...opened, ...resolved.value };
  const ended = await carryOut(context, authorized);
  return { ...ended, context };
}

/** Reads the ID of the repository, which signatures need, if the runner does not provide it. Without it, nothing can be sent. */
async function withRepositoryId(
  { run: workflowRun }: Pick<Dependencies, 'run'>,
  { github }: Pick<Authorized, 'github'>,
): Promise<Pick<Dependencies, 'run'>> {
  if (workflowRun.repositoryId !== undefined) return { run: workflowRun };
  const read = await github.readId();
  if (!read.ok) return { run: workflowRun };
  return { run: { ...workflowRun, repositoryId: read.value } };
}

/** Carries out the operation of the run. */
async function carryOut(context: RunContext, authorized: Authorized): Promise<Ended> {
  const operation = await planOperation(context, authorized);
  if (isDryRun(context, authorized)) return performDryRun(context, operation, authorized);
  if (operation.kind !== 'submit') {
    return performWithoutSubmitting(context, operation, authorized);
  }

  const limited = await applyLimits(context, operation);
  if (!limited.ok) return { result: limited.error };
  const claim = await claimForRun(context, operation, limited.value);
  // A run that has lost the claim sends nothing: it resumes the job of the other run, or says why nobody has submitted.
  if (claim.kind !== 'owner') return endWithoutClaim(context, claim);
  const sent = await sendRequest(context, claim);
  if (!sent.ok) return sent.error;
  // After a timeout the submission stays `submitted`, so that a re-run, a command or a sweep continues with its job.
  return trackJob(context, sent.value);
}

/** Performs an operation that submits nothing. */
async function performWithoutSubmitting(
  context: RunContext,
  operation: Exclude<Operation, SubmitOperation>,
  authorized: Authorized,
): Promise<Ended> {
  switch (operation.kind) {
    case 'refuse':
      return { result: operation.result };
    case 'reply':
      if (authorized.kind === 'command') await replyToCommand(authorized, operation);
      return { result: operation.result };
    case 'check-status': {
      const { found, hint } = operation;
      if (authorized.kind === 'command' && hint !== '') await replyOnce(authorized, hint);
      return checkStatus(context, found);
    }
    case 'wait':
      return trackExistingJob(context, operation.jobId);
  }
}
