/**
 * The requests issue: the thread of requests whose events have none. It is the oldest issue with the label `docs-agent-requests`.
 *
 * Several first runs must not open several issues, and lists lag. GitHub creates a label only once, so the run that creates it opens the
 * issue, and all others wait. A run whose answer was lost knows by the description of the label that it has created it.
 */
import { COMMENT_MARKER } from '../domain/comment.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import { isUnclear, patienceOf, retry } from '../domain/retry.ts';
import { REQUESTS_LABEL } from '../domain/requests-issue.ts';
import type { Clock, Issue, IssuesApi } from '../ports.ts';
import { isSameSignature, signEntry } from '../once/signature.ts';

/** Bound on the wait for an issue that has been opened, or is about to be. Lists lag up to 30 s. */
const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 5000;

const TITLE = 'Docs agent: requests';
const PURPOSE = 'requests-issue';
const DESCRIPTION =
  'The thread of requests to the docs agent. Mark of the run that created it:';

/** The requests issue, as lists show it. */
export type RequestsIssue = Readonly<{
  number: number;
  /** Whether a run has opened it. That run had looked for an earlier issue first. */
  isSigned: boolean;
  /** Younger issues with the label. */
  others: readonly Issue[];
}>;

export type RequestsIssueOptions = Readonly<{
  issues: Omit<IssuesApi, 'labels'>;
  clock: Clock;
  signal: AbortSignal;
  repositoryId: number | undefined;
  /** The first key signs, all of them verify. */
  keys: readonly string[];
  /** Returns a word that no other run has. */
  nonce: () => string;
  /** How people turn the action off. */
  workflowsUrl: string;
}>;

/** The needs of a search for issues. */
export type SearchOptions = Omit<RequestsIssueOptions, 'nonce' | 'workflowsUrl'>;

/** The issue could not be looked for or opened; or the label exists, and no list has shown an issue. */
export type RequestsIssueError = RequestError | 'no-issue';

type Found = Result<RequestsIssue, RequestsIssueError>;

/** Finds the requests issue; undefined if there is none. */
export async function findRequestsIssue(
  options: SearchOptions,
): Promise<Result<RequestsIssue | undefined>> {
  const listed = await options.issues.withLabel(REQUESTS_LABEL);
  if (!listed.ok) return listed;
  const [oldest, ...others] = listed.value;
  if (oldest === undefined) return ok(undefined);
  return ok({ number: oldest.number, isSigned: isSigned(options, oldest), others });
}

/**
 * Lists the other issues that may have been the requests issue before: those with the label, and those of our own account that a key has
 * signed. The run that has opened the requests issue has found none of the latter.
 */
export async function listOtherIssues(
  options: SearchOptions,
  { number, isSigned: isOpenedByRun, others }: RequestsIssue,
): Promise<Result<readonly Issue[]>> {
  if (isOpenedByRun) return ok(others);
  const own = await retry(() => listOwnIssues(options), patienceOf(options));
  if (!own.ok) return own;
  const known = new Set([number, ...others.map((issue) => issue.number)]);
  return ok([...others, ...own.value.filter((issue) => !known.has(issue.number))]);
}

/**
 * Finds the requests issue, or opens it.
 *
 * If the run ends between the creation of the label and that of the issue, the label stays without an issue. People open one
 * then: a run that did so could open one each time, if lists do not show it.
 */
export async function openRequestsIssue(options: RequestsIssueOptions): Promise<Found> {
  const found = await findRequestsIssue(options);
  if (!found.ok) return found;
  if (found.value !== undefined) return ok(found.value);
  const created = await createLabel(options);
  if (!created.ok) return created;
  if (created.value === 'by-another-run') return waitForIssue(options);
  const opened = await openAsFirst(options);
  if (opened.ok) return opened;
  // Otherwise no later run would open the issue. One that exists nevertheless is found by its signature then: after the
  // wait for it, lists show it. A cancelled run can delete nothing.
  await writeOnce(options, () => options.issues.removeLabel(REQUESTS_LABEL));
  return opened;
}

/** Creates the label, and finds out whose it is if it exists: GitHub may have carried out a request of this run whose answer was lost. */
async function createLabel(
  options: RequestsIssueOptions,
): Promise<Result<'by-this-run' | 'by-another-run'>> {
  const { issues } = options;
  const word = options.nonce();
  const description = `${DESCRIPTION} ${word}`;
  const patience = patienceOf(options);
  const created = await retry(
    () => issues.createLabel(REQUESTS_LABEL, description),
    patience,
  );
  if (!created.ok) return created;
  if (created.value === 'created') return ok('by-this-run');
  const read = await retry(() => issues.labelDescription(REQUESTS_LABEL), patience);
  if (!read.ok) return read;
  return ok(read.value.endsWith(word) ? 'by-this-run' : 'by-another-run');
}

/** Waits until lists show an issue. Another run opens it, or this one may have. */
async function waitForIssue(options: RequestsIssueOptions): Promise<Found> {
  const { clock, signal } = options;
  const deadline = clock.now() + MAX_WAIT_MS;
  let end: Found = notOk('no-issue');
  while (clock.now() < deadline && !signal.aborted) {
    await clock.sleep(PAUSE_MS, signal);
    const found = await findRequestsIssue(options);
    if (found.ok && found.value !== undefined) return ok(found.value);
    end = found.ok ? notOk('no-issue') : found;
  }
  return end;
}

/** Opens the issue. If somebody has only deleted the label, gives it to the earlier issue again. */
async function openAsFirst(options: RequestsIssueOptions): Promise<Found> {
  const { issues } = options;
  const patience = patienceOf(options);
  const earlier = await retry(() => listOwnIssues(options), patience);
  if (!earlier.ok) return earlier;
  const [oldest] = earlier.value;
  if (oldest !== undefined) {
    const { number } = oldest;
    const labelled = await retry(
      () => issues.addLabels(number, [REQUESTS_LABEL]),
      patience,
    );
    return labelled.ok ? ok(openedIssue(number)) : labelled;
  }
  const issue = { title: TITLE, body: renderIssue(options), label: REQUESTS_LABEL };
  const created = await writeOnce(options, () => issues.create(issue));
  if (created.ok) return ok(openedIssue(created.value));
  if (!isUnclear(created.error)) return created;
  const found = await waitForIssue(options);
  return found.ok ? found : created;
}

/** Returns the requests issue of the run that has found no other one. */
function openedIssue(number: number): RequestsIssue {
  return { number, isSigned: true, others: [] };
}

/**
 * Repeats a write only if GitHub cannot have carried it out. A second issue would stay, and a label that is deleted twice
 * may be that of another run.
 */
function writeOnce<T>(
  options: RequestsIssueOptions,
  write: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const patience = patienceOf(options);
  return retry(write, {
    ...patience,
    delay: (error, attempts) =>
      isUnclear(error) ? undefined : patience.delay(error, attempts),
  });
}

/**
 * Lists the issues of our own account that one of the keys has signed, oldest first. The signature is the same in every issue, because it
 * comes before the number. Anybody can copy it, but a copy by another account is not looked at, and one by our own is younger.
 */
async function listOwnIssues(options: SearchOptions): Promise<Result<readonly Issue[]>> {
  const { issues } = options;
  const login = await issues.login();
  if (!login.ok) return login;
  const listed = await issues.byCreator(login.value);
  if (!listed.ok) return listed;
  const own = listed.value.filter((issue) => isSigned(options, issue));
  return ok(own.toSorted((one, other) => one.number - other.number));
}

/** Returns whether one of the keys has signed the text of an issue. */
function isSigned(options: SearchOptions, { body }: Issue): boolean {
  const lastLine = body.trimEnd().split(/\r?\n/).at(-1) ?? '';
  return options.keys.some((key) =>
    isSameSignature(markerOf(key, options.repositoryId), lastLine),
  );
}

function renderIssue(options: RequestsIssueOptions): string {
  const [key = ''] = options.keys;
  return [
    'Releases, schedules and other workflow runs without a pull request or issue of their own send requests to the docs agent. This issue shows the results.',
    'You can close this issue: new comments still arrive, and a closed issue does not clutter your list.',
    `To turn the docs agent off, disable its workflow on the [Actions page](${options.workflowsUrl}).`,
    `Keep the label \`${REQUESTS_LABEL}\`, and do not lock this issue.`,
    markerOf(key, options.repositoryId),
    '',
  ].join('\n\n');
}

function markerOf(key: string, repositoryId: number | undefined): string {
  const signature = signEntry(PURPOSE, key, { purpose: PURPOSE, repositoryId });
  return `${COMMENT_MARKER}-${PURPOSE} ${signature} -->`;
}
