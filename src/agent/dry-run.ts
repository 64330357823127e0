/** The dry run: shows what a run would do, with the exact prompt, and submits nothing. */
import { skip, type Explanation, type Ended } from '../domain/ended.ts';
import { describeSentPrompt } from '../prompt/join.ts';
import { runReply } from '../rendering/replies.ts';
import { endText } from '../rendering/shown.ts';
import { explainServiceError } from '../rendering/service-errors.ts';
import { isOfJob, showEarlierRequest } from '../record/entries.ts';
import { chooseRequestTarget, type ChosenTarget } from '../request/choose-target.ts';
import { applyRequestLimits, NOTHING_SUBMITTED } from '../request/limits.ts';
import type { PlannedRequest, Prompt } from '../request/planned-request.ts';
import { joinTexts } from '../text/strings.ts';
import type { Authorized } from './authorize.ts';
import type { ResolvedRun, RunContext } from './context.ts';
import type { Operation } from './plan/operation.ts';
import { replyOnce } from './replies.ts';
import { checkSetup } from './setup.ts';

/** Returns whether a run shows what it would do: because of the input, or of the command. */
export function isDryRun(context: RunContext, authorized: Authorized): boolean {
  if (context.inputs.dryRun) return true;
  if (authorized.kind !== 'command' || authorized.command.kind !== 'prompt') return false;
  return authorized.command.isDryRun;
}

/** Performs a dry run. The author of a command gets a reply, because nobody reads the job summary first. */
export async function performDryRun(
  context: RunContext,
  operation: Operation,
  authorized: Authorized,
  resolved: ResolvedRun,
): Promise<Ended> {
  const ended = await endOfDryRun(context, operation, resolved);
  if (authorized.kind !== 'command') return ended;
  // Everybody who can read the repository can read the requests issue, which is about nothing in particular.
  const isHidden = resolved.thread?.place.isRequestsIssue === true;
  const shown = isHidden ? { ...ended, prompt: undefined } : ended;
  const text = runReply(shown, context.run.links, context.run.workflow.url);
  const commentUrl = await replyOnce(context.run.repo, authorized.event, text, 'dry-run');
  return commentUrl === undefined ? ended : { ...ended, commentUrl };
}

async function endOfDryRun(
  context: RunContext,
  operation: Operation,
  { thread }: ResolvedRun,
): Promise<Ended> {
  let would = WOULD_SUBMIT_NOTHING;
  let prompt: Ended['prompt'];
  let sent: Prompt['sent'] | undefined;
  if (operation.kind === 'submit') {
    const { planned } = operation;
    const decided = await decideTarget(context, planned);
    would = decided.would;
    const composed = await planned.prompt(decided.isFollowUp);
    if (!composed.ok) return composed.error;
    prompt = describeSentPrompt(composed.value, 'Would be sent');
    ({ sent } = composed.value);
  }
  if (operation.kind === 'end') would = heldBack(operation.ended);
  const [connection, setup] = await Promise.all([
    checkConnection(context),
    checkSetup(context, thread, sent),
  ]);
  const access = connection === undefined ? READS_PROJECT : UNREADABLE_PROJECT;
  return {
    ...connection,
    ...skip('dry-run', would),
    prompt,
    setup: [access, ...setup],
  };
}

const WOULD_SUBMIT_NOTHING = 'This run would submit nothing.';
const READS_PROJECT = '✅ The API key reads the project.';
const UNREADABLE_PROJECT = '❌ The API key could not read the project.';

/** Where a request would go now. `isFollowUp`: whether its prompt would be one for a job that has worked for the thread. */
type Decided = Readonly<{ would: string; isFollowUp: boolean }>;

/** Decides where a request would go, as the run that sends it does. */
async function decideTarget(
  context: RunContext,
  planned: PlannedRequest,
): Promise<Decided> {
  const isFollowUp = planned.target.kind !== 'new-job';
  if (showEarlierRequest(planned.thread?.claims ?? [], planned.cause)) {
    const would = `This run would continue with the request that was sent before. ${NOTHING_SUBMITTED}`;
    return { would, isFollowUp };
  }
  const limited = await applyRequestLimits(context, planned);
  if (!limited.ok) return { would: heldBack(limited.error), isFollowUp };
  const { chosen, used } = limited.value;
  const target = await chooseRequestTarget(context, planned, chosen);
  if (!target.ok) return { would: heldBack(target.error), isFollowUp };
  const count =
    used === undefined
      ? ''
      : `${used.paid} of ${used.max} requests in the last 24 hours.`;
  const would = joinTexts(
    [
      describeTarget(context, target.value, planned),
      target.value.note ?? '',
      count,
      NOTHING_SUBMITTED,
    ],
    ' ',
  );
  return { would, isFollowUp: target.value.kind === 'message' };
}

function heldBack(ended: Ended): string {
  return `${WOULD_SUBMIT_NOTHING} ${endText(ended)}`;
}

function describeTarget(
  { repo }: RunContext,
  target: ChosenTarget,
  { repeats, thread }: PlannedRequest,
): string {
  if (target.kind === 'create') {
    const repeated =
      repeats &&
      thread?.entries.findLast(({ request }) => request?.cause.key === repeats.key);
    const words = repeated?.payload.words;
    const again = words ? `send again: “${words}”, in` : 'start';
    return `This run would ${again} a new job.`;
  }
  // The thread has named this pull request: its entry has the link.
  const isOfThread = thread?.entries.some((each) => isOfJob(each, target.job)) === true;
  const pull = isOfThread ? repo.pullAt(target.job.prLink) : undefined;
  const shown = pull === undefined ? '' : ` (${pull.repository}#${pull.number})`;
  return `This run would send a message to job ${target.job.id}${shown}.`;
}

/** Reads one row of page views, which uses no credits. Returns why the service does not accept the address, the key or the project; undefined if it does. */
async function checkConnection({
  run,
  analytics,
  words: { host, project },
}: RunContext): Promise<Explanation | undefined> {
  const read = await analytics.views({ limit: 1, offset: 0 }, run.signal);
  if (read.ok) return undefined;
  return explainServiceError({ error: read.error, request: 'analytics', host, project });
}
