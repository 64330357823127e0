import { messagesOf } from '../inputs/parse.ts';
import { createWarnOnce, explainGitHubError } from '../report/github-errors.ts';
import { createStateCodec } from '../thread/codec.ts';
import { checkJobs } from './check-jobs.ts';
import type { SweepDependencies } from './dependencies.ts';
import { findOpenSubmissions } from './find-open.ts';
import { finishComment } from './finish-comment.ts';
import { parseSweepInputs } from './inputs.ts';
import { reportSweep, reportSweepFailure } from './report.ts';
import type { SweptSubmission } from './summary.ts';

const HOUR_MS = 60 * 60_000;

/** Comments are listed this much further back than jobs are given up, so that none is missed because of a late edit. */
const LOOKBACK_MARGIN_HOURS = 24;

/** One sweep: list comments → find open submissions → check jobs → finish comments → report. True if the step fails. */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const { runner, run, clock, signal } = deps;
  const parsed = parseSweepInputs(deps.getInput);
  if (!parsed.ok) return reportSweepFailure(runner, messagesOf(parsed.error));
  const inputs = parsed.value;
  const { giveUpHours, commandPrefix, dashboardUrl } = inputs;
  const comments = deps.connectComments(inputs.githubToken);
  const codec = createStateCodec(inputs);

  const now = clock.date();
  const since = new Date(now.getTime() - (giveUpHours + LOOKBACK_MARGIN_HOURS) * HOUR_MS);
  const read = await comments.listSince(since);
  if (!read.ok) {
    const what = 'The comments of the repository could not be read';
    const error = explainGitHubError({ what, error: read.error, onPullRequest: undefined });
    return reportSweepFailure(runner, [error]);
  }
  const listed = read.value;
  const { repositoryId } = run;
  const open = findOpenSubmissions(listed, { ...inputs, codec, repositoryId, now });
  const checked = await checkJobs(deps, inputs, open);
  const warn = createWarnOnce(runner, undefined);
  const writer = { ...deps, comments, codec, warn, listed, commandPrefix, dashboardUrl };
  const swept: SweptSubmission[] = [];
  for (const each of checked) {
    const { evaluation } = each;
    const mayFinish = evaluation.kind === 'finished' && !signal.aborted;
    swept.push({ ...each, isFinished: mayFinish && (await finishComment(writer, each, evaluation)) });
  }
  return reportSweep(deps, swept, inputs.baseUrl.host);
}
