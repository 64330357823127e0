/** The limits for new jobs. They apply before the trigger is claimed, so a run that a limit stops leaves no status comment. */
import {
  checkJobLimits,
  findAgentPullRequests,
  JOB_LIMIT_MS,
} from '../docs-pull-request/job-limit.ts';
import {
  docsPullRequestNumber,
  openDocsRepository,
  openOwnRepository,
} from '../docs-pull-request/repository.ts';
import type { OpenPullRequest } from '../ports.ts';
import type { RunResult } from '../report/run-result.ts';
import { joinTexts } from '../text.ts';
import {
  hasJob,
  hasSubmissionOf,
  isSameTrigger,
  type FoundJob,
} from '../thread/state.ts';
import { skip } from '../trigger/event-filter.ts';
import { chooseTarget, mayReuseJob, reuseJob, type Target } from './choose-target.ts';
import { warnOfUnknownIn, type RunContext } from './run-context.ts';

/** 1000 comments, which is more than a repository gets in a day. */
const MAX_COMMENT_PAGES = 10;
const MAX_LINKS = 3;

/** Chooses the target within the limits, or says why there is none. Undefined if no limit is set, or an earlier run has submitted. */
export async function chooseWithinLimits(
  context: RunContext,
  isNewJob: boolean,
): Promise<Target | RunResult | undefined> {
  const { inputs, thread, trigger, run } = context;
  const { maxOpenPrs, maxJobsPerDay, maxJobsPerPerson } = inputs;
  const hasLimit = [maxOpenPrs, maxJobsPerDay, maxJobsPerPerson].some(
    (max) => max !== undefined,
  );
  // Without a thread nothing shows whether an earlier attempt has submitted, and this one will not.
  const mayBeNew =
    thread === undefined
      ? run.attempt === 1
      : !hasSubmissionOf(thread.submissions, trigger);
  if (!hasLimit || !mayBeNew) return undefined;
  let target = await chooseTarget(context, isNewJob);
  if (createsJob(target)) target = await limitOpenPrs(context, target);
  if (createsJob(target)) target = (await limitJobs(context)) ?? target;
  return target;
}

function createsJob(target: Target | RunResult): target is Target & { kind: 'create' } {
  return 'kind' in target && target.kind === 'create';
}

export function isLimited(target: Target | RunResult | undefined): target is RunResult {
  return (
    target !== undefined && 'conclusion' in target && target.conclusion.reason === 'limit'
  );
}

/** `max-open-prs`: a command still creates its job, with a note. For an event, the job of an open docs pull request may take over. */
async function limitOpenPrs(
  context: RunContext,
  target: Target & { kind: 'create' },
): Promise<Target | RunResult> {
  const { inputs, commandEvent } = context;
  const { maxOpenPrs: max = Infinity, reuseJob: reuse } = inputs;
  const open = max === Infinity ? [] : await listOpenPullRequests(context);
  if (open.length < max) return target;
  const openPullRequests = open.slice(0, MAX_LINKS).map(({ url }) => url);
  const reached = `Open docs pull requests: ${open.length}, the limit is ${max} (\`max-open-prs\`).`;
  if (commandEvent !== undefined)
    return {
      ...target,
      note: joinTexts([target.note ?? '', reached], ' '),
      openPullRequests,
    };
  const last = mayReuseJob(reuse, false) ? await findJobOf(context, open) : undefined;
  const other = last === undefined ? target : await reuseJob(context, last, last.prLink);
  if (createsJob(other))
    return { ...skip('limit', `${reached} No job was created.`), openPullRequests };
  const note = `${reached} The request went to the job of one of them.`;
  return 'conclusion' in other ? other : { ...other, note };
}

/** `max-jobs-per-day` and `max-jobs-per-person`: the limit that is reached, if any. */
async function limitJobs(context: RunContext): Promise<RunResult | undefined> {
  const { inputs, trigger, commandEvent, clock } = context;
  const { maxJobsPerDay, maxJobsPerPerson } = inputs;
  if (
    maxJobsPerDay === undefined &&
    (maxJobsPerPerson === undefined || commandEvent === undefined)
  )
    return undefined;
  const now = clock.date();
  const submissions = await listSubmissions(context, now.getTime() - JOB_LIMIT_MS);
  const requester = commandEvent?.author.login ?? '';
  const limit = checkJobLimits(submissions, { trigger, requester }, inputs, now);
  if (limit === undefined) return undefined;
  const { input, max, nextAt } = limit;
  const minute = new Date(nextAt.getTime() + 59_999)
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ');
  const reached = `The limit of new jobs in 24 hours is reached: ${max} (\`${input}\`).`;
  return skip(
    'limit',
    `${reached} No job was created. The next one is possible at ${minute} UTC.`,
  );
}

/** The open pull requests of the docs agent, oldest first; none if they cannot be read, which is a warning. */
async function listOpenPullRequests(
  context: RunContext,
): Promise<readonly OpenPullRequest[]> {
  const { name, pullRequests, warnAbout } = openDocsRepository(context);
  const open = await pullRequests.listOpen();
  if (open.ok) return findAgentPullRequests(open.value, context.inputs);
  const what = `The pull requests of ${name} could not be read, so their number is not limited`;
  warnAbout(what, open.error, '`pull-requests: read`');
  return [];
}

/** The newest submission whose docs pull request is open, of the newest pull request that has one. */
async function findJobOf(context: RunContext, open: readonly OpenPullRequest[]) {
  const { inputs, run, trigger } = context;
  const repository = inputs.docsRepository ?? run.repository;
  // A state names the pull request only after that was opened.
  const since = Date.parse(open.at(-1)?.createdAt ?? '') || 0;
  const listed = await listSubmissions(context, since, inputs.commentTag);
  const jobs = listed
    .filter((each) => hasJob(each))
    .filter((each) => !isSameTrigger(each.trigger, trigger));
  const newest = new Map<number, FoundJob['submission']>();
  for (const each of jobs) {
    const number = docsPullRequestNumber(each.prLink ?? '', repository, run.serverUrl);
    if (number.ok) newest.set(number.value, each);
  }
  return open
    .map(({ number }) => newest.get(number))
    .findLast((each) => each !== undefined);
}

/** The submissions of this project in status comments that were written or edited since; none if they cannot be read. */
async function listSubmissions(context: RunContext, since: number, commentTag?: string) {
  const { github, codec, inputs, run } = context;
  const listed = await github.comments.listSince(new Date(since), MAX_COMMENT_PAGES);
  if (listed.ok) {
    warnOfUnknownIn(context, listed.value);
    const place = {
      repositoryId: run.repositoryId,
      project: inputs.projectId,
      commentTag,
    };
    return listed.value
      .flatMap(
        (comment) => codec.decode(comment, { ...place, thread: comment.thread }) ?? [],
      )
      .map(({ submission }) => submission);
  }
  const what =
    'The status comments of the repository could not be read, so their jobs are unknown';
  openOwnRepository(context).warnAbout(what, listed.error, '`issues: read`');
  return [];
}
