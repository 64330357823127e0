/**
 * The limits for paid requests and for open docs pull requests. They apply before the cause is claimed, so a run that a limit holds back
 * leaves no status comment. A limit that cannot be read holds the request back, too.
 */
import { openDocsRepo } from '../docs-pull-request/repository.ts';
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { skip, type Ended } from '../domain/ended.ts';
import { renderExplained } from '../rendering/explain.ts';
import { formatMinute, formatNumber } from '../rendering/format.ts';
import {
  chooseRequestTarget,
  isChosenFirst,
  type ChosenTarget,
} from './choose-target.ts';
import type { RequestContext } from './context.ts';
import { type RequestClaim, showEarlierRequest } from '../record/entries.ts';
import {
  countPendingRequests,
  countsSince,
  findPaidRequests,
  nextRequestPossibleAt,
} from './count-requests.ts';
import type { PlannedRequest } from './planned-request.ts';

/** 1000 comments, which is more than most repositories get in a day. */
const MAX_COMMENT_PAGES = 10;
export const NOTHING_SUBMITTED = 'Nothing was submitted.';

/** The limits let a request pass. */
type Passed = Readonly<{
  /** The job that the request goes to, if that had to be known before. */
  chosen?: ChosenTarget | undefined;
  /** The paid requests of the last 24 hours, and their limit, if there is one. */
  used?: Readonly<{ paid: number; max: number }> | undefined;
}>;

/** The error is the result of a run that must not submit. */
type Limited = Result<Passed, Ended>;

/** Applies the limits to a request that is about to be submitted. A run that resumes an earlier one submits nothing. */
export async function applyRequestLimits(
  context: RequestContext,
  planned: PlannedRequest,
): Promise<Limited> {
  const claims = planned.thread?.claims ?? [];
  if (showEarlierRequest(claims, planned.cause)) return ok({});
  const limited = await limitRequests(context, planned);
  if (!limited.ok) return limited;
  const used = limited.value;
  const { maxOpenPrs } = context.settings;
  const isHeld = planned.isHeldByOpenPullRequests && maxOpenPrs !== undefined;
  if (!isHeld && !isChosenFirst(planned.target)) return ok({ used });
  const chosen = await chooseRequestTarget(context, planned);
  if (!chosen.ok) return chosen;
  if (isHeld && chosen.value.kind === 'create') {
    const held = await limitOpenPullRequests(context, planned, maxOpenPrs);
    if (held !== undefined) return notOk(held);
  }
  return ok({ used, chosen: chosen.value });
}

/** Applies `max-requests-per-day`. The error is the result of a run that it holds back. */
async function limitRequests(
  context: RequestContext,
  { thread, cause }: PlannedRequest,
): Promise<Result<Passed['used'], Ended>> {
  const { run, settings } = context;
  const max = settings.maxRequestsPerDay;
  if (max === undefined || thread === undefined) return ok(undefined);

  const now = run.clock.date();
  const own = { cause, run: run.workflow.id, attempt: run.workflow.attempt };
  const notCounted = 'The paid requests of the last 24 hours cannot be counted';
  const claims: RequestClaim[] = [];
  let pending = 0;
  for (const repo of settings.counted) {
    const { name } = repo;
    const listed = await repo.ledger.since(countsSince(now), {
      project: thread.thread.project,
      maxPages: MAX_COMMENT_PAGES,
    });
    if (listed.problem !== undefined) {
      const what = `${notCounted}, because the comments of ${name} could not be read`;
      const explained = repo.explain(listed.problem, '`issues: read`');
      return notOk(holdBack(renderExplained(what, explained)));
    }
    if (!listed.isComplete) {
      return notOk(
        holdBack(
          `${notCounted}, because ${name} has more than ${formatNumber(listed.read)} newer comments. Wait until there are fewer, or remove the limit.`,
        ),
      );
    }
    repo.warnOfUnverified(listed.unverified);
    claims.push(...listed.claims);
    pending += countPendingRequests(listed.claims, own, listed.listedAt);
  }
  const paid = findPaidRequests(claims, now);
  const nextAt = nextRequestPossibleAt(paid, max);
  if (nextAt !== undefined) return notOk(skip('limit', describeReached(max, nextAt)));
  if (paid.length + pending < max) return ok({ paid: paid.length, max });
  return notOk(
    holdBack(
      `Together with the requests that other runs are about to send, the limit of paid requests in 24 hours is reached: ${max} (\`max-requests-per-day\`). Try again in 10 minutes.`,
    ),
  );
}

function describeReached(max: number, nextAt: Date): string {
  return `The limit of paid requests in 24 hours is reached: ${max} (\`max-requests-per-day\`). ${NOTHING_SUBMITTED} The next request is possible at ${formatMinute(nextAt)}.`;
}

/** Applies `max-open-prs` to a request that would create a job. Returns the result of a run that it holds back. */
async function limitOpenPullRequests(
  context: RequestContext,
  planned: PlannedRequest,
  max: number,
): Promise<Ended | undefined> {
  const { finishing } = planned.record;
  const docs = openDocsRepo(context, finishing);
  const listed = await docs.pulls.listOpen();
  if (!listed.ok) {
    const what = `The pull requests of ${docs.name} could not be read, so the open ones cannot be counted`;
    const explained = docs.explain(listed.error, '`pull-requests: read`');
    return holdBack(renderExplained(what, explained));
  }

  const { pulls, isComplete } = listed.value;
  const open = pulls.filter((pull) => isAgentPullRequest(pull, finishing.agentLogin));
  if (open.length >= max) {
    const reached = `Open docs pull requests: ${open.length}, the limit is ${max} (\`max-open-prs\`).`;
    return skip('limit', `${reached} ${NOTHING_SUBMITTED}`);
  }
  if (isComplete) return undefined;
  return holdBack(
    `${docs.name} has more than 1,000 open pull requests, and only the oldest 1,000 were read, so those of the docs agent cannot be counted. Close old pull requests, or remove \`max-open-prs\`.`,
  );
}

/** Holds back a request although a limit is perhaps not reached. The run is green, so a warning says why. */
function holdBack(why: string): Ended {
  return { ...skip('limit', `${why} ${NOTHING_SUBMITTED}`), needsAttention: true };
}
