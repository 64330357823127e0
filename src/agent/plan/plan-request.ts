/** Plans one request: what it is called, where it goes, and what its status comment says. */
import { describeSubject } from '../../domain/subject.ts';
import type { CauseRef } from '../../domain/cause.ts';
import type { AboutRequest, Finishing } from '../../record/request-record.ts';
import { newRequestRecord, type JobEntry } from '../../record/entries.ts';
import type { CommandComment } from '../../once/ledger.ts';
import type { WorkflowRun } from '../../ports.ts';
import { nameReview } from '../../rendering/review.ts';
import type { PlannedRequest, Target } from '../../request/planned-request.ts';
import { shownRun } from '../../run/run.ts';
import { digest } from '../../text/digest.ts';
import { wordsOfCommand } from '../../trigger/command.ts';
import { planPrompt, useDigest, type Instruction } from './compose-prompt.ts';
import { commandEventOf, type ResolvedRun, type RunContext } from '../context.ts';
import type { Inputs } from '../agent-inputs.ts';

/** The request that is sent again. */
export type RepeatedRequest = Readonly<{ repeats: CauseRef; digest: string }>;

/** A request that a run wants to send. */
type WantedRequest = Readonly<{
  instruction: Instruction;
  /** The request that is sent again. */
  repeated?: RepeatedRequest | undefined;
  /** The job that gets the feedback of a review. It goes to no other one, and never starts one. */
  feedbackFor?: JobEntry | undefined;
}>;

export function planRequest(
  context: RunContext,
  resolved: ResolvedRun,
  wanted: WantedRequest,
): PlannedRequest {
  const { inputs, event } = context;
  const { cause } = resolved;
  const { instruction } = wanted;
  const isByEvent = event?.kind !== 'comment';
  return {
    cause,
    repeats: wanted.repeated?.repeats,
    digest: wanted.repeated?.digest ?? useDigest(inputs, instruction, isByEvent),
    thread: resolved.thread,
    target: targetOf(context, resolved, wanted),
    prompt: (isFollowUp) => planPrompt(context, resolved, instruction, isFollowUp),
    record: newRequestRecord(cause, {
      requester: requesterOf(context),
      about: aboutOf(context, resolved, instruction),
      series: planSeries(context.run.workflow),
      finishing: finishingOf(inputs),
      run: shownRun(context),
    }),
    words: (listed) => wordsOf(context, instruction, listed),
    command: commandCommentOf(context),
    isStartedByHand: event?.name === 'workflow_dispatch',
    isHeldByOpenPullRequests: isByEvent,
  };
}

/** Returns the job of the input `job-id`, of the review, or of the thread; else a new one. */
function targetOf(
  { inputs, event }: RunContext,
  { thread }: ResolvedRun,
  { feedbackFor }: WantedRequest,
): Target {
  if (feedbackFor !== undefined) {
    return {
      kind: 'continue',
      entry: feedbackFor,
      isAfterAnyEnd: true,
      mayCreate: false,
    };
  }
  if (inputs.jobId !== undefined) return { kind: 'job', job: { id: inputs.jobId } };
  const byCommand = event?.kind === 'comment';
  const entry = thread?.job;
  if (entry !== undefined) {
    return { kind: 'continue', entry, isAfterAnyEnd: byCommand, mayCreate: true };
  }
  const isAmongOthers = byCommand && thread?.place.isRequestsIssue === true;
  return { kind: 'new-job', note: isAmongOthers ? NEW_JOB_IN_REQUESTS_ISSUE : undefined };
}

const NEW_JOB_IN_REQUESTS_ISSUE =
  'This is a new job. To refine what it opens, comment on the docs pull request.';

/** Returns the words of the status comment about the request, with a link to what has caused it. */
function aboutOf(
  context: RunContext,
  { subject, cause, thread }: ResolvedRun,
  { review }: Instruction,
): AboutRequest {
  const requester = requesterOf(context);
  const isCommand = commandEventOf(context) !== undefined;
  const named = isCommand ? undefined : describeSubject(subject).name;
  const about = review === undefined ? named : nameReview(review);
  const page = cause.page && `${context.repo.name}/${cause.page}`;
  // All workflows share the requests issue.
  const isShared = thread?.place.isRequestsIssue === true;
  const origin = isShared ? describeOrigin(context) : '';
  const parts = ['Requested by', requester];
  if (origin !== '') parts.push('in', origin);
  if (about !== undefined) parts.push('for', about);
  const linked = parts.at(-1) ?? requester;
  return { words: parts.slice(0, -1).join(' '), linked, page };
}

/** Describes where a request comes from: a comment, the file of a workflow, or else an event. */
function describeOrigin(context: RunContext): string {
  if (commandEventOf(context) !== undefined) return 'a comment';
  const [path = ''] = context.run.workflow.workflow.split('@', 1);
  return path.split('/').at(-1) || (context.event?.name ?? '');
}

/** Returns the ordinary comment that has started the run; undefined for reviews, which GitHub lists elsewhere, and for events. */
function commandCommentOf(context: RunContext): CommandComment | undefined {
  const event = commandEventOf(context);
  if (event?.comment.kind !== 'comment') return undefined;
  return { id: event.comment.id, writtenAt: event.at };
}

/** Returns the person, or the App, that caused the request. */
function requesterOf(context: RunContext): string {
  const command = commandEventOf(context);
  if (command !== undefined) return command.author.login;
  // For a schedule GitHub names as the actor the person who last changed the cron line.
  return context.event?.name === 'schedule' ? 'the schedule' : context.run.workflow.actor;
}

/** Returns the first words of the command; empty for an event, a review, and a command that was changed meanwhile or is not listed. */
function wordsOf(
  context: RunContext,
  { review }: Instruction,
  listed: string | undefined,
): string {
  const command = commandEventOf(context);
  if (command === undefined || review !== undefined) return '';
  return command.body === listed ? wordsOfCommand(listed, context.inputs.command) : '';
}

/** Returns how the workflow wants its requests to be finished. */
function finishingOf({
  prLabels,
  prReviewers,
  command,
  docsRepository,
  agentLogin,
}: Inputs): Finishing {
  return {
    labels: [...prLabels],
    reviewers: [...prReviewers],
    commandWord: command,
    docsRepository: docsRepository ?? null,
    agentLogin,
  };
}

/** Returns the series of ranges that the run belongs to. */
export function planSeries({ workflow, job }: WorkflowRun): string {
  return digest(`${workflow} ${job}`);
}
