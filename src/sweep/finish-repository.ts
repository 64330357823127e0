/** The last phase of a sweep for one repository: finishes the status comments of what has ended, and updates those of docs pull requests. */
import type { CheckedSubmission } from './check-jobs.ts';
import { dashboardOf } from '../inputs/connection.ts';
import { finishComment } from './finish-comment.ts';
import { resultOfLeft } from './left-requests.ts';
import type { Followed } from './follow.ts';
import type { ListedRepository } from './list-repositories.ts';
import type { SweptRepository, SweptRequest, SweptSubmission } from './report.ts';
import type { Sweep } from './sweep.ts';

/** Finishes the comments of a repository whose jobs have been checked. A cancelled sweep leaves out the rest. */
export async function finishRepository(
  sweep: Sweep,
  repository: ListedRepository,
  checked: readonly CheckedSubmission[],
): Promise<SweptRepository> {
  const { inputs, signal } = sweep;
  const writer = createWriter(sweep, repository);
  const submissions: SweptSubmission[] = [];
  for (const each of checked) {
    const { evaluation } = each;
    const mayFinish = evaluation.kind === 'finished' && !signal.aborted;
    const isFinished = mayFinish && (await finishComment(writer, each, evaluation));
    submissions.push({ ...each, isFinished });
  }
  const requests: SweptRequest[] = [];
  for (const each of repository.left) {
    const result = resultOfLeft(each, inputs.command);
    const isFinished = !signal.aborted && (await finishComment(writer, each, result));
    requests.push({ ...each, result, isFinished });
  }
  const followed: Followed[] = [];
  for (const each of repository.followed) {
    if (signal.aborted) break;
    const { stored, state } = each;
    const isShown = await repository.store.showPullRequest(stored, state);
    if (isShown === true) followed.push(each);
  }
  return {
    name: repository.name,
    submissions,
    requests,
    followed,
  };
}

function createWriter(sweep: Sweep, repository: ListedRepository) {
  const { connectRepository, startedAt, completed } = sweep;
  const inputs = { ...sweep.inputs, githubToken: repository.token };
  const { run, tokenInput, comments, openStore, store, warn, listed } = repository;
  return {
    inputs,
    run,
    tokenInput,
    runner: {
      warning: sweep.warnEachOnce,
      info: sweep.runner.info.bind(sweep.runner),
    },
    connectRepository,
    comments,
    openStore,
    store,
    warn,
    links: { serverUrl: run.serverUrl, dashboardUrl: dashboardOf(inputs.baseUrl) },
    listed,
    now: startedAt,
    completed,
  };
}
