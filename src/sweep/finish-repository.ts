/** The last phase of a sweep for one repository: finishes the requests that have ended, and updates the status comments of docs pull requests. */
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import { dashboardOf } from '../inputs/connection.ts';
import type { JobEntry } from '../job/request-entry.ts';
import type { CheckedJob } from './check-jobs.ts';
import { finishEntry } from './finish-entry.ts';
import type { Followed } from './follow.ts';
import { resultOfLeft } from './left-requests.ts';
import type { ListedRepository } from './list-repositories.ts';
import type { SweptJob, SweptRepository, SweptRequest } from './report.ts';
import type { Sweep } from './sweep.ts';

/** Finishes the requests of a repository whose jobs have been checked. A cancelled sweep leaves out the rest. */
export async function finishRepository(
  sweep: Sweep,
  repository: ListedRepository,
  checked: readonly CheckedJob[],
): Promise<SweptRepository> {
  const { signal } = sweep;
  const finisher = createFinisher(sweep, repository);
  const jobs: SweptJob[] = [];
  for (const each of checked) {
    const { entry, evaluation } = each;
    const mayFinish = evaluation.kind === 'finished' && !signal.aborted;
    const isFinished = mayFinish && (await finishEntry(finisher, entry, evaluation));
    jobs.push({ ...each, isFinished });
  }
  const requests: SweptRequest[] = [];
  for (const entry of repository.left) {
    const result = resultOfLeft(entry);
    const isFinished = !signal.aborted && (await finishEntry(finisher, entry, result));
    requests.push({ entry, result, isFinished });
  }
  const followed: Followed[] = [];
  for (const each of repository.followed) {
    if (signal.aborted) break;
    const isShown = await showState(repository, each.entry, each.state);
    if (isShown) followed.push(each);
  }
  return { name: repository.name, jobs, requests, followed };
}

/** Shows the state of a docs pull request in the status comment of its request, unless a run has written that meanwhile. */
async function showState(
  { ledger }: ListedRepository,
  entry: JobEntry,
  docsPullRequest: DocsPullRequestState,
): Promise<boolean> {
  const payload = { ...entry.payload, docsPullRequest };
  const saved = await ledger.save(entry, { payload });
  return saved.kind === 'saved';
}

/** Returns the tools that the requests of a repository are finished with. */
function createFinisher(sweep: Sweep, repository: ListedRepository) {
  const { inputs, connectRepository, startedAt, completed, openLedger } = sweep;
  const { run, tokenInput, comments, ledger, warn, token, listed } = repository;
  return {
    run,
    runner: sweep.runner,
    ledger,
    openLedger,
    github: { comments, warn },
    docs: {
      githubToken: token,
      docsToken: inputs.docsToken,
      run,
      tokenInput,
      runner: { warning: sweep.warnEachOnce },
      connectRepository,
    },
    links: { serverUrl: run.serverUrl, dashboardUrl: dashboardOf(inputs.baseUrl) },
    listed,
    now: startedAt,
    completed,
  };
}
