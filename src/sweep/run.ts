import { explainGitHubError } from '../report/github-errors.ts';
import { createWarnOnce } from '../thread/warn-once.ts';
import { confirmMissing, checkJobs, type CheckedComment } from './check-jobs.ts';
import { finishComment } from './finish-comment.ts';
import { parseSweepInputs, type SweepInputs } from './inputs.ts';
import { findOpenComments } from './find-open.ts';
import { reportSweep, reportJobs, reportSweepFailure, type SweptResult } from './report.ts';
import type { SweepDependencies, Clients } from './dependencies.ts';

/** Comments are looked for this much further back than jobs are given up, so that none is missed for a late edit. */
const LOOKBACK_MARGIN_MS = 24 * 60 * 60_000;

/** The story of one sweep; true when it failed the step. */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const parsed = parseSweepInputs(deps.getInput);
  if (!parsed.ok) return reportSweepFailure(deps, parsed.errors);
  const inputs = parsed.value;
  const { commentsApi } = deps.connectGitHub(inputs.githubToken);
  const clients: Clients = {
    commentsApi,
    codec: deps.createStateCodec(inputs),
    warn: createWarnOnce(deps.runner, undefined),
  };

  const now = deps.clock.date();
  const listed = await commentsApi.listSince(new Date(now.getTime() - inputs.giveUpMs - LOOKBACK_MARGIN_MS));
  if (!listed.ok) {
    const what = 'The comments of the repository could not be read';
    return reportSweepFailure(deps, [
      explainGitHubError({ what, error: listed.error, onPullRequest: undefined }),
    ]);
  }
  const { projectId: project, commentTag } = inputs;
  const wanted = {
    ...(project !== undefined && { project }),
    ...(commentTag !== undefined && { commentTag }),
  };
  const open = findOpenComments(listed.value, {
    codec: clients.codec,
    repositoryId: deps.run.repositoryId,
    filter: wanted,
    now,
  });
  const checked = confirmMissing(await checkJobs(deps, inputs, open), { now, giveUpMs: inputs.giveUpMs });
  const swept = await finishAll(deps, inputs, clients, checked);
  return reportSweep(deps, swept, inputs.baseUrl.host);
}

async function finishAll(
  deps: SweepDependencies,
  { commandPrefix }: SweepInputs,
  clients: Clients,
  checked: readonly CheckedComment[],
): Promise<readonly SweptResult[]> {
  const swept: SweptResult[] = [];
  for (const each of checked) {
    const ended = each.checkedSubmissions.flatMap(({ submission, evaluation }) =>
      evaluation.kind === 'finished' ? [{ submission, end: evaluation }] : [],
    );
    const done =
      ended.length === 0 || deps.signal.aborted
        ? 'changed'
        : await finishComment(deps, clients, { open: each.open, ended, commandPrefix });
    swept.push(...reportJobs(deps, each, done === 'finished'));
  }
  return swept;
}
