import type { Result, Job } from '../domain.ts';
import { raceAbort } from '../job/cancellation.ts';
import { RECHECK_MS } from '../job/completion.ts';
import type { SweepInputs } from './inputs.ts';
import { evaluateJob, type Evaluation } from './evaluate.ts';
import type { OpenSubmission, OpenComment } from './find-open.ts';
import type { SweepDependencies } from './dependencies.ts';

/**
 * Before the second look at a job at work, where a pull request has started the sweep. The service does not say whether it calls
 * a job completed before or after it opens the pull request; left to the next sweep by the clock, its end would be told
 * hours later. Within the minute that a sweep bills anyway.
 */
export const SECOND_CHECK_MS = 30_000;

export type CheckedSubmission = Readonly<{ submission: OpenSubmission; evaluation: Evaluation }>;
export type CheckedComment = Readonly<{
  open: OpenComment;
  checkedSubmissions: readonly CheckedSubmission[];
}>;

/**
 * One look at each job; a second, after a pause for all of them together, at those whose end may not be the last, and at those
 * at work where a pull request has just been opened. What a cancelled sweep did not come to is missing.
 */
export async function checkJobs(
  deps: SweepDependencies,
  inputs: SweepInputs,
  open: readonly OpenComment[],
): Promise<readonly CheckedComment[]> {
  const first = await checkOnce(deps, inputs, { open, doubtful: new Set() });
  const pending = first
    .flatMap(({ checkedSubmissions }) => checkedSubmissions)
    .map((one) => ({ ...one, pause: pauseAfter(one.evaluation, deps.eventName) }))
    .filter(({ pause }) => pause > 0);
  if (pending.length === 0) return first;
  await deps.clock.sleep(Math.max(...pending.map(({ pause }) => pause)), deps.signal);
  const second = await checkOnce(deps, inputs, {
    open: onlySubmissions(open, new Set(pending.map(({ submission }) => submission))),
    doubtful: new Set(pending.filter(needsRecheck).map(({ submission }) => submission)),
  });
  const rechecked = new Map(
    second.flatMap(({ checkedSubmissions }) => checkedSubmissions).map((one) => [one.submission, one]),
  );
  return first.map(({ open: each, checkedSubmissions }) => ({
    open: each,
    checkedSubmissions: checkedSubmissions.map((one) => rechecked.get(one.submission) ?? one),
  }));
}

function needsRecheck({ evaluation }: CheckedSubmission): boolean {
  return evaluation.kind === 'recheck';
}

function onlySubmissions(
  open: readonly OpenComment[],
  wanted: ReadonlySet<OpenSubmission>,
): readonly OpenComment[] {
  return open
    .map((each) => ({
      ...each,
      submissions: each.submissions.filter((submission) => wanted.has(submission)),
    }))
    .filter(({ submissions }) => submissions.length > 0);
}

/** How long to wait for a second look, in milliseconds; 0 where none is needed. */
function pauseAfter({ kind }: Evaluation, eventName: string): number {
  if (kind === 'recheck') return RECHECK_MS;
  const onPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
  return kind === 'in-progress' && onPullRequest ? SECOND_CHECK_MS : 0;
}

/** Several asks may have gone to one job: it is looked at once for all of them. */
async function checkOnce(
  deps: SweepDependencies,
  { apiKey, baseUrl, giveUpMs, previousKeys, githubToken }: SweepInputs,
  { open, doubtful }: Readonly<{ open: readonly OpenComment[]; doubtful: ReadonlySet<OpenSubmission> }>,
): Promise<readonly CheckedComment[]> {
  const found = new Map<string, Result<Job>>();
  const checked: CheckedComment[] = [];
  const secrets = [...previousKeys, githubToken];
  const { host } = baseUrl;
  for (const each of open) {
    const projectId = each.state.project;
    const service = deps.connect({ apiKey, baseUrl, projectId, secrets });
    const checkedSubmissions: CheckedSubmission[] = [];
    for (const submission of each.submissions) {
      const key = `${projectId} ${submission.job}`;
      const answer =
        found.get(key) ?? (await raceAbort(deps.signal, (signal) => service.get(submission.job, signal)));
      if (answer === undefined) return checked;
      found.set(key, answer);
      const isRecheck = doubtful.has(submission);
      checkedSubmissions.push({
        submission,
        evaluation: evaluateJob(submission, answer, { now: deps.clock.date(), giveUpMs, isRecheck, host }),
      });
    }
    checked.push({ open: each, checkedSubmissions });
  }
  return checked;
}

/**
 * A 404 says that the service does not know the job, or that `base-url` leads elsewhere. So jobs count as gone only where another
 * of their project could be read in the same sweep, or once they are too old to be looked at; until then they are left as unread.
 *
 * @param now by the wall clock.
 */
export function confirmMissing(
  checked: readonly CheckedComment[],
  { now, giveUpMs }: Readonly<{ now: Date; giveUpMs: number }>,
): readonly CheckedComment[] {
  const isRead = ({ evaluation }: CheckedSubmission): boolean =>
    evaluation.kind !== 'unreadable' && !('gone' in evaluation);
  const readableProjects = new Set(
    checked
      .filter(({ checkedSubmissions }) => checkedSubmissions.some(isRead))
      .map(({ open }) => open.state.project),
  );
  return checked.map(({ open, checkedSubmissions }) => ({
    open,
    checkedSubmissions: checkedSubmissions.map((one) => {
      const { submission, evaluation } = one;
      const isOld = now.getTime() - Date.parse(submission.submittedAt) > giveUpMs;
      if (!('gone' in evaluation) || isOld || readableProjects.has(open.state.project)) return one;
      return { submission, evaluation: { kind: 'unreadable', error: evaluation.gone } };
    }),
  }));
}
