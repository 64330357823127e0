/** Chooses the thread of a run from its payload and its inputs, never by a look-up: every delivery must find the same one. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { AutomaticEvent } from '../domain/event.ts';
import type { RunResult } from '../domain/run-result.ts';
import { findRequestsIssue, openRequestsIssue } from '../thread/requests-issue.ts';
import { serverPage } from '../text/urls.ts';
import { noRequestsIssue } from './results.ts';
import type { RunContext, ThreadName } from './run-context.ts';

/** The fields that a thread is chosen with. */
export type ChooseSource = Pick<
  RunContext,
  'inputs' | 'event' | 'run' | 'runner' | 'system' | 'github' | 'about' | 'errorContext'
>;

/**
 * Returns the thread of an event: its own, or else the requests issue, unless the input `issue-number` names another one.
 * Undefined with `comment: never`, and for a run that sends nothing as long as there is no requests issue.
 */
export async function chooseThread(
  source: ChooseSource,
  event: AutomaticEvent,
): Promise<Result<ThreadName | undefined, RunResult>> {
  const { inputs, about } = source;
  const { issueNumber } = inputs;
  if (inputs.comment === 'never') return ok(undefined);
  if (typeof issueNumber === 'number') {
    return ok({ number: issueNumber, isRequestsIssue: false });
  }
  const named = about.subject.kind === 'pull-request' ? about.subject.number : undefined;
  const number = event.details.thread ?? named;
  if (issueNumber === 'auto' && number !== undefined) {
    return ok({ number, isRequestsIssue: false });
  }
  return chooseRequestsIssue(source);
}

/** Finds the requests issue, and opens it if the run may send something. */
async function chooseRequestsIssue(
  source: ChooseSource,
): Promise<Result<ThreadName | undefined, RunResult>> {
  const { inputs, run, runner, system, github } = source;
  const { issues } = github;
  const { clock, signal } = system;
  const isWaitOnly = inputs.prompt === '' && inputs.jobId !== undefined;
  if (inputs.dryRun || isWaitOnly) {
    const found = await findRequestsIssue({ issues });
    if (!found.ok) {
      return notOk(noRequestsIssue(source, { kind: 'github', error: found.error }));
    }
    if (found.value === undefined) return ok(undefined);
    return ok({ number: found.value, isRequestsIssue: true });
  }
  const opened = await openRequestsIssue({
    issues,
    clock,
    signal,
    repositoryId: run.repositoryId,
    keys: inputs.apiKey,
    workflowsUrl: serverPage(run.serverUrl, `${run.repository}/actions`),
  });
  if (!opened.ok) return notOk(noRequestsIssue(source, opened.error));
  runner.info(`The status comment goes to the requests issue, #${opened.value}.`);
  return ok({ number: opened.value, isRequestsIssue: true });
}
