import { messagesOf } from '../inputs/parse.ts';
import { createWarnOnce, explainGitHubError } from '../report/github-errors.ts';
import { checkJobs } from './check-jobs.ts';
import type { Clients, SweepDependencies } from './dependencies.ts';
import { findOpenSubmissions } from './find-open.ts';
import { finishComment } from './finish-comment.ts';
import { parseSweepInputs } from './inputs.ts';
import { reportSweep, reportSweepFailure, type SweptSubmission } from './report.ts';

/** Comments are listed this much further back than jobs are given up, so that none is missed because of a late edit. */
const LOOKBACK_MARGIN_MS = 24 * 60 * 60_000;

/** One sweep: list comments → find open submissions → check jobs → finish comments → report. True if the step fails. */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const parsed = parseSweepInputs(deps.getInput);
  if (!parsed.ok) return reportSweepFailure(deps, messagesOf(parsed.error));
  const inputs = parsed.value;
  const clients: Clients = {
    comments: deps.connectComments(inputs.githubToken),
    codec: deps.createStateCodec(inputs),
    warn: createWarnOnce(deps.runner, undefined),
  };

  const now = deps.clock.date();
  const listed = await clients.comments.listSince(
    new Date(now.getTime() - inputs.giveUpMs - LOOKBACK_MARGIN_MS),
  );
  if (!listed.ok) {
    const what = 'The comments of the repository could not be read';
    return reportSweepFailure(deps, [
      explainGitHubError({ what, error: listed.error, onPullRequest: undefined }),
    ]);
  }
  const { repositoryId } = deps.run;
  const { codec } = clients;
  const open = findOpenSubmissions(listed.value, { codec, repositoryId, filter: inputs.filter, now });
  const checked = await checkJobs(deps, inputs, open);
  const swept: SweptSubmission[] = [];
  for (const each of checked) {
    const { evaluation } = each;
    const isFinished =
      evaluation.kind === 'finished' &&
      !deps.signal.aborted &&
      (await finishComment(deps, clients, {
        open: each.open,
        end: evaluation,
        listed: listed.value,
        inputs,
      }));
    swept.push({ ...each, isFinished });
  }
  return reportSweep(deps, swept, inputs.baseUrl.host);
}
