/**
 * The limits for paid requests and for open docs pull requests. They apply before the trigger is claimed, so a run that a limit holds back
 * leaves no status comment. A limit that cannot be read holds the request back, too.
 */
import { findAgentPullRequests } from '../docs-pull-request/agent-pull-requests.ts';
import {
  openDocsRepository,
  openOwnRepository,
  type DocsRepositoryContext,
} from '../docs-pull-request/repository.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { joinTexts } from '../text/strings.ts';
import {
  countsSince,
  findPaidRequests,
  nextPossibleAt,
} from '../thread/request-limits.ts';
import { isRequest, mayRetry } from '../thread/state.ts';
import type { Stored } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import {
  chooseFeedbackTarget,
  chooseTarget,
  type Target,
  type TargetContext,
} from './choose-target.ts';
import type { SubmitOperation } from './operation.ts';
import type { RunContext } from './run-context.ts';

/** 1000 comments, which is more than most repositories get in a day. */
const MAX_COMMENT_PAGES = 10;
const MAX_LINKS = 3;
const NOTHING_SUBMITTED = 'Nothing was submitted.';

/** The job that the request goes to, if that had to be known before; or the result of a run that must not submit. */
type Limited = Result<Target | undefined, RunResult>;

/** The fields that the limits are checked with. */
export type LimitContext = TargetContext & CountContext & Pick<RunContext, 'trigger'>;

/** The fields that paid requests are counted with. */
type CountContext = RepositorySource & Pick<RunContext, 'stores' | 'system'>;

/** The fields that a repository is opened with. */
type RepositorySource = Pick<RunContext, 'inputs' | 'run' | 'runner' | 'github'>;

/**
 * Applies the limits to a request that is about to be submitted. A run that resumes an earlier one submits nothing. A review never creates a
 * job, so without one it ends here, before it leaves a status comment.
 */
export async function applyLimits(
  context: LimitContext,
  { isNewJob, feedbackFor }: Pick<SubmitOperation, 'isNewJob' | 'feedbackFor'>,
): Promise<Limited> {
  if (resumesEarlierRun(context)) return ok(undefined);
  const held = await limitRequests(context);
  if (held !== undefined) return notOk(held);
  if (feedbackFor !== undefined) return chooseFeedbackTarget(context, feedbackFor);
  if (context.inputs.maxOpenPrs === undefined) return ok(undefined);
  return limitOpenPullRequests(context, isNewJob, context.inputs.maxOpenPrs);
}

/** Returns whether the thread shows a submission for this trigger, or by this command, that did not come to nothing. */
function resumesEarlierRun({
  thread,
  trigger,
}: Pick<RunContext, 'thread' | 'trigger'>): boolean {
  const submissions = thread?.submissions ?? [];
  const requests = submissions.filter(isRequest);
  return requests.some(({ submission }) => {
    if (mayRetry(submission)) return false;
    const isOfTrigger = isSameTrigger(submission.trigger, trigger);
    return isOfTrigger || isSameTrigger(submission.cause, trigger);
  });
}

/** Applies `max-requests-per-day`. Returns the result of a run that it holds back. */
async function limitRequests(context: CountContext): Promise<RunResult | undefined> {
  const { inputs, system } = context;
  const max = inputs.maxRequestsPerDay;
  if (max === undefined) return undefined;

  const now = system.clock.date();
  const found = await listSubmissions(context, countsSince(now));
  if (!found.ok) return holdBack(found.error);
  const nextAt = nextPossibleAt(findPaidRequests(found.value, now), max);
  if (nextAt === undefined) return undefined;
  return skip('limit', describeReached(max, nextAt));
}

function describeReached(max: number, nextAt: Date): string {
  // Rounded up, so that the request is possible at the minute that people read.
  const roundedUp = new Date(nextAt.getTime() + 59_999);
  const time = roundedUp.toISOString();
  const minute = time.slice(0, 16).replace('T', ' ');
  return `The limit of paid requests in 24 hours is reached: ${max} (\`max-requests-per-day\`). ${NOTHING_SUBMITTED} The next request is possible at ${minute} UTC.`;
}

/** Lists the submissions of this project in the status comments since; the error is the reason why they cannot be counted. */
async function listSubmissions(
  context: RepositorySource & Pick<RunContext, 'stores'>,
  since: Date,
): Promise<Result<readonly Stored[], string>> {
  const { stores, inputs, run } = context;
  const notCounted = 'The paid requests of the last 24 hours cannot be counted';
  const filter = { repositoryId: run.repositoryId, project: inputs.projectId };
  const listed = await stores.own.createdSince(since, filter, MAX_COMMENT_PAGES);
  if (!listed.ok) {
    const what = `${notCounted}, because the comments of the repository could not be read`;
    const { explain } = openOwnRepository(docsRepositoryContextOf(context));
    const explanation = explain(what, listed.error, '`issues: read`');
    return notOk(explanation);
  }
  const { comments, submissions, isComplete } = listed.value;
  if (!isComplete) {
    return notOk(
      `${notCounted}, because the repository has at least ${comments.length} newer comments. Wait until there are fewer, or remove the limit.`,
    );
  }
  return ok(submissions);
}

/** Applies `max-open-prs` to a request that creates a job: an event is skipped, a command creates its job with a note. */
async function limitOpenPullRequests(
  context: TargetContext & RepositorySource,
  isNewJob: boolean,
  max: number,
): Promise<Limited> {
  const { inputs, event } = context;
  const chosen = await chooseTarget(context, isNewJob);
  if (!chosen.ok) return chosen;
  const target = chosen.value;
  if (target.kind === 'message') return chosen;

  const isCommand = event?.kind === 'comment';
  const { name, pullRequests, explain, warnAbout } = openDocsRepository(
    docsRepositoryContextOf(context),
  );
  const listed = await pullRequests.listOpen();
  if (!listed.ok) {
    const what = `The pull requests of ${name} could not be read, so the open ones cannot be counted`;
    const permission = '`pull-requests: read`';
    if (!isCommand) {
      const explanation = explain(what, listed.error, permission);
      return notOk(holdBack(explanation));
    }
    warnAbout(what, listed.error, permission);
    return ok(target);
  }

  const open = findAgentPullRequests(listed.value.pulls, inputs.agentLogin);
  if (open.length < max) return ok(target);
  const shown = open.slice(0, MAX_LINKS);
  const openPullRequests = shown.map(({ url }) => url);
  const reached = `Open docs pull requests: ${open.length}, the limit is ${max} (\`max-open-prs\`).`;
  if (!isCommand) {
    const skipped = skip('limit', `${reached} ${NOTHING_SUBMITTED}`);
    return notOk({ ...skipped, openPullRequests });
  }
  const note = joinTexts([target.note ?? '', reached], ' ');
  return ok({ ...target, note, openPullRequests });
}

/** Returns the tools that open a repository. */
function docsRepositoryContextOf(context: RepositorySource): DocsRepositoryContext {
  const { inputs, run, runner, github } = context;
  return {
    inputs,
    run,
    runner,
    connectRepository: github.connectRepository,
  };
}

/** Holds back a request because a limit cannot be checked. The run is green, so a warning says why. */
function holdBack(why: string): RunResult {
  const skipped = skip('limit', `${why} ${NOTHING_SUBMITTED}`);
  return { ...skipped, needsAttention: true };
}
