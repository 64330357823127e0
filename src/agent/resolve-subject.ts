import type { AutomaticEvent } from '../domain/event.ts';
import type { MissingContext, SubjectDetails } from '../domain/subject.ts';
import type { Result } from '../domain/errors.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { nextRange, type CoveredRange } from '../thread/covered-range.ts';
import { unknownStartingPoint } from '../rendering/unknown-signature.ts';
import { newestIfUnknown } from '../thread/unknown-signature.ts';
import { applyContentFilters } from '../trigger/content-filter.ts';
import { skip } from '../trigger/event-filter.ts';
import { triggerFor, triggerOfInput } from '../trigger/trigger.ts';
import { logMissingContext } from './compose-prompt.ts';
import type { Authorized } from './authorize.ts';
import type { Inputs } from './inputs.ts';
import {
  createRunContext,
  openThread,
  withListedThread,
  type Dependencies,
  type RunContext,
} from './run-context.ts';

/** The context of a run that knows its subject, or the result that ends the run. */
type Resolved = Result<RunContext, RunResult>;

/** Builds the context of the run: what it is about, and its thread. A command has its thread already, and no filters. */
export async function resolveSubject(
  deps: Dependencies,
  inputs: Inputs,
  authorized: Authorized,
): Promise<Resolved> {
  const opened = createRunContext(deps, inputs, authorized);
  const resolved = await resolveOpened(opened, authorized);
  const hasThread = resolved.ok && resolved.value.thread !== undefined;
  if (hasThread && deps.run.repositoryId === undefined)
    deps.runner.warning(NOT_REMEMBERED, 'Docs agent');
  return resolved;
}

const NOT_REMEMBERED =
  'The runner does not provide the ID of the repository, so threads are not remembered: each request starts a new job. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';

async function resolveOpened(
  context: RunContext,
  authorized: Authorized,
): Promise<Resolved> {
  if (authorized.kind === 'automatic') return resolveEvent(context, authorized.event);
  const { thread } = authorized.event.comment;
  return { ok: true, value: withListedThread(context, thread, authorized) };
}

/**
 * Reads what an automatic event is about, and skips it if a filter says so. The payload is filtered first, so that the docs agent's own
 * merges cost no request.
 */
async function resolveEvent(
  context: RunContext,
  event: AutomaticEvent,
): Promise<Resolved> {
  const { inputs, subject } = context;
  const isWaitOnly = inputs.prompt === '' && inputs.jobId !== undefined;
  if (subject.kind === 'none' || isWaitOnly)
    return { ok: true, value: await openThread(context, inputs.issueNumber) };
  const fromPayload = inputs.subject === 'event' ? event.details : undefined;
  const skipped = fromPayload && applyFilters(context, event, fromPayload);
  if (skipped !== undefined) return { ok: false, error: skipped };
  const thread = inputs.issueNumber ?? fromPayload?.thread;
  const opened = await openThread(context, thread);
  if (fromPayload !== undefined && !needsDetails(opened))
    return { ok: true, value: { ...opened, details: fromPayload } };
  return withDetails(opened, event, fromPayload);
}

async function withDetails(
  context: RunContext,
  event: AutomaticEvent,
  fromPayload: SubjectDetails | undefined,
): Promise<Resolved> {
  const { inputs, subject, thread, run } = context;
  const unknownStart = findUnknownStart(context);
  if (unknownStart !== undefined) return { ok: false, error: unknownStart };
  const range = nextRange(thread?.submissions ?? [], run.id);
  const gathered = await gatherRange(context, range);
  if (!gathered.ok && fromPayload === undefined)
    return { ok: false, error: unknownSubject(gathered.error) };
  // The payload is enough to submit with; the rest is reported as missing.
  const known = fromPayload ?? event.details;
  const details = gathered.ok ? gathered.value : { ...known, missing: [gathered.error] };
  logMissingContext(context, details.missing);
  const skipped = applyFilters(context, event, details);
  if (skipped !== undefined) return { ok: false, error: skipped };
  const isNamed = fromPayload === undefined;
  if (!isNamed && (await isByDocsAgent(context, details)))
    return { ok: false, error: OWN_PULL_REQUEST };
  const covered = { from: range.from, to: range.to ?? details.headSha };
  const named = isNamed ? triggerOfInput(subject, covered) : undefined;
  const { commentTag, needLabel } = inputs;
  const trigger = triggerFor({ event, named, run, commentTag, needLabel });
  // GitHub knows the thread of a push, and of a subject that an input names.
  const opened = await openThread({ ...context, details, trigger }, details.thread);
  return { ok: true, value: opened };
}

/** Returns why the starting commit of `since-last` is not known, if that is so. */
function findUnknownStart({
  subject,
  thread,
  service,
}: RunContext): RunResult | undefined {
  if (subject.kind !== 'since-last') return undefined;
  if (thread?.comments.ok !== true) return NO_STARTING_POINT;
  const jobs = thread.unknown.filter(({ mayHaveJob }) => mayHaveJob);
  const newest = newestIfUnknown(jobs, thread.submissions);
  return newest === undefined ? undefined : unknownStartingPoint(service);
}

function unknownSubject(missing: MissingContext): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message: `${describeMissing(missing)} Nothing was submitted.`,
  };
}

const NO_STARTING_POINT: NothingSent = {
  family: 'nothing-sent',
  conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
  message:
    'The status comments could not be read, so the starting commit is unknown. Nothing was submitted. The next run will cover these commits.',
};

/** More comments than a repository gets in the minutes between a pull request and the end of its job. */
const MAX_COMMENT_PAGES = 3;

/** Whether a status comment names this pull request as a job's: the service may have opened it in a person's name, from any branch. */
async function isByDocsAgent(
  context: RunContext,
  { kind, url, openedAt }: SubjectDetails,
): Promise<boolean> {
  const { run, inputs, store } = context;
  const since = new Date(openedAt);
  if (
    kind !== 'pull-request' ||
    inputs.comment === 'never' ||
    Number.isNaN(since.getTime())
  )
    return false;
  const { repositoryId } = run;
  const listed = await store.editedSince(since, { repositoryId }, MAX_COMMENT_PAGES);
  if (!listed.ok) return false;
  return listed.value.submissions.some(
    ({ submission: { prLink, baseline } }) => prLink === url || baseline?.prLink === url,
  );
}

const OWN_PULL_REQUEST = skip(
  'ignored-author',
  'A status comment names this pull request as the docs agent’s own, so it starts nothing.',
);

/** Whether anything depends on more than the payload says. */
function needsDetails({ inputs, subject }: RunContext): boolean {
  const hasPaths = inputs.paths.length + inputs.pathsIgnore.length > 0;
  // The payload of a push names neither its pull request nor, reliably, its authors, and none has the changed files.
  const hasFiles = subject.kind === 'push' || subject.kind === 'pull-request';
  return inputs.context.length > 0 || inputs.prompt === '' || hasPaths || hasFiles;
}

async function gatherRange(
  { github, subject }: RunContext,
  { from, to }: CoveredRange,
): Promise<Result<SubjectDetails, MissingContext>> {
  if (subject.kind !== 'since-last' || from === undefined || to === undefined)
    return github.context.gather({ subject, lastCovered: from });
  // An earlier attempt of this run has fixed both ends.
  const commits = { kind: 'commits', from, to } as const;
  const gathered = await github.context.gather({ subject: commits });
  return gathered.ok ? { ok: true, value: { ...gathered.value, subject } } : gathered;
}

function applyFilters(
  { inputs }: RunContext,
  event: AutomaticEvent,
  details: SubjectDetails,
) {
  const isNamed = inputs.subject !== 'event';
  const isClosed = event.action === 'closed' && !isNamed;
  const filters = {
    ...inputs,
    // Such an event has been accepted because the workflow has a prompt for it.
    prereleases: isNamed || event.action === 'prereleased',
    unmerged: inputs.prompt !== '' && !isClosed,
  };
  return applyContentFilters(details, filters, event.sender?.login ?? '');
}
