import type { AutomaticEvent, MissingContext, Result, SubjectDetails, Subject } from '../domain.ts';
import { describeMissing } from '../report/missing-context.ts';
import type { Skipped } from '../trigger/event-filter.ts';
import { applyContentFilters } from '../trigger/content-filter.ts';
import { formatCoveredRange, nextRange, type CoveredRange } from '../thread/covered-range.ts';
import { formatSubject } from '../trigger/subject.ts';
import { logMissingContext, openStatusComment, type RunContext } from './run-context.ts';

/**
 * Learns what an automatic event is about, and whether that is anything to act on: the gates hold before anything is asked.
 * The payload is judged first, so that what the docs agent has merged itself costs no request.
 */
export async function resolveSubject(
  unresolved: RunContext,
  event: AutomaticEvent,
): Promise<RunContext | Skipped> {
  const { inputs, subject } = unresolved;
  const isWaitOnly = inputs.prompt === '' && inputs.jobId !== undefined;
  if (subject.kind === 'none' || isWaitOnly) return openStatusComment(unresolved, inputs.issueNumber);
  const fromPayload = inputs.context.subject === 'event' ? event.details : undefined;
  const skip = fromPayload && applyFilters(unresolved, event, fromPayload);
  if (skip !== undefined) return skip;
  const context = await openStatusComment(unresolved, inputs.issueNumber ?? threadOf(subject));
  if (fromPayload !== undefined && !needsDetails(context)) return { ...context, details: fromPayload };

  if (subject.kind === 'since-last' && context.statusComment === undefined) return NO_STARTING_POINT;
  const range = nextRange(context.statusComment?.state, context.deps.run.id);
  const gathered = await gatherRange(context, range);
  if (!gathered.ok && fromPayload === undefined)
    return {
      conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
      message: `${describeMissing(gathered.error)} Nothing was asked.`,
    };
  // What the payload tells is enough to ask with, and the rest is told as missing.
  const details = gathered.ok
    ? gathered.value
    : { ...(fromPayload ?? event.details), missing: [gathered.error] };
  logMissingContext(context, details.missing);
  const sourceThread =
    subject.kind === 'push' && inputs.issueNumber === undefined ? details.thread : undefined;
  const triggerSubject = fromPayload === undefined ? subjectTrigger(context, details, range) : undefined;
  return (
    applyFilters(context, event, details) ??
    openStatusComment({ ...context, details, triggerSubject }, sourceThread)
  );
}

const NO_STARTING_POINT: Skipped = {
  conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
  message:
    'The thread could not be read, so nothing tells where the last job ended, and nothing is asked. The next run makes up for it.',
};

function threadOf(subject: Subject): number | undefined {
  return subject.kind === 'pull-request' || subject.kind === 'issue' ? subject.number : undefined;
}

/** Whether anything depends on more than the payload tells. */
function needsDetails({ inputs, subject }: RunContext): boolean {
  const { selection, filters } = inputs.context;
  const hasPaths = filters.paths.length + filters.pathsIgnore.length > 0;
  // Of a push the payload tells neither the pull request behind it, its thread, nor for sure who wrote what.
  return selection !== 'none' || inputs.prompt === '' || hasPaths || subject.kind === 'push';
}

async function gatherRange(
  { github, subject }: RunContext,
  { from, to }: CoveredRange,
): Promise<Result<SubjectDetails, MissingContext>> {
  if (subject.kind !== 'since-last' || from === undefined || to === undefined)
    return github.contextApi.gather({ subject, lastCovered: from });
  // An earlier attempt of this run has fixed both ends.
  const commits = { kind: 'commits', from, to } as const;
  const gathered = await github.contextApi.gather({ subject: commits, lastCovered: undefined });
  return gathered.ok ? { ok: true, value: { ...gathered.value, subject } } : gathered;
}

function applyFilters(
  { inputs }: RunContext,
  event: AutomaticEvent,
  details: SubjectDetails,
): Skipped | undefined {
  const { subject: subjectInput, filters: given } = inputs.context;
  const isNamed = subjectInput !== 'event';
  const isClosed = event.action === 'closed' && !isNamed;
  const filters = { ...given, prereleases: isNamed, unmerged: inputs.prompt !== '' && !isClosed };
  const skip = applyContentFilters({ details, filters, sender: event.sender?.login ?? '' });
  return skip && { conclusion: { outcome: skip.outcome, reason: skip.reason }, message: `${skip.sentence}.` };
}

function subjectTrigger(
  { subject }: RunContext,
  { headSha }: SubjectDetails,
  { from, to }: CoveredRange,
): string | undefined {
  if (subject.kind !== 'since-last') return formatSubject(subject);
  const end = to ?? headSha;
  return end === undefined ? undefined : formatCoveredRange(from, end);
}
