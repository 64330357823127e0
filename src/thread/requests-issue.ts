/**
 * The requests issue: the thread of requests whose events have none. It is the oldest issue with the label `docs-agent-requests`.
 *
 * Several first runs must not open several issues, and lists lag. GitHub creates a label only once, so whoever creates the label opens the
 * issue, and everybody else waits for it.
 */
import { COMMENT_MARKER } from '../domain/comment.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import { REQUESTS_LABEL } from '../domain/requests-issue.ts';
import type { Clock, Issue, IssuesApi } from '../ports.ts';
import { isSameText, sign } from './signature.ts';

/** Bound on the wait for the issue that another run opens: lists lag. */
const MAX_WAIT_MS = 60_000;
/** Bound on the search for an issue whose creation had no answer. */
const MAX_SEARCH_MS = 30_000;
const PAUSE_MS = 5000;

const TITLE = 'Docs agent: requests';
const PURPOSE = 'requests-issue';
const VERSION = 'v1';

export type RequestsIssueOptions = Readonly<{
  issues: IssuesApi;
  clock: Clock;
  signal: AbortSignal;
  repositoryId: number | undefined;
  /** The first key signs, all of them verify. */
  keys: readonly string[];
  /** How people turn the action off. */
  workflowsUrl: string;
}>;

export type RequestsIssueFailure =
  /** The label exists, and no list has shown an issue. */
  | Readonly<{ kind: 'no-issue' }>
  /** The issue could not be looked for, or opened. */
  | Readonly<{ kind: 'github'; error: RequestError }>;

/** The number of the issue. */
type Found = Result<number, RequestsIssueFailure>;

/** Finds the requests issue; undefined if there is none. */
export async function findRequestsIssue({
  issues,
}: Pick<RequestsIssueOptions, 'issues'>): Promise<Result<number | undefined>> {
  const listed = await issues.withLabel(REQUESTS_LABEL);
  if (!listed.ok) return listed;
  const [oldest] = listed.value;
  return ok(oldest);
}

/** Finds the requests issue, or opens it. */
export async function openRequestsIssue(options: RequestsIssueOptions): Promise<Found> {
  const { issues } = options;
  const found = await findRequestsIssue(options);
  if (!found.ok) return failed(found.error);
  if (found.value !== undefined) return ok(found.value);
  const created = await issues.createLabel(REQUESTS_LABEL);
  if (!created.ok) return failed(created.error);
  if (created.value === 'exists') return waitForIssue(options);
  const opened = await openAsFirst(options);
  // Otherwise no later run would open it. An issue that exists nevertheless is found by its signature then.
  if (!opened.ok) await issues.removeLabel(REQUESTS_LABEL);
  return opened;
}

/** Waits for the issue of the run that has created the label. */
async function waitForIssue(options: RequestsIssueOptions): Promise<Found> {
  const { clock, signal } = options;
  const deadline = clock.now() + MAX_WAIT_MS;
  while (clock.now() < deadline && !signal.aborted) {
    await clock.sleep(PAUSE_MS, signal);
    const found = await findRequestsIssue(options);
    if (!found.ok) return failed(found.error);
    if (found.value !== undefined) return ok(found.value);
  }
  return notOk({ kind: 'no-issue' });
}

/** Opens the issue. If somebody has only deleted the label, gives it to the earlier issue again. */
async function openAsFirst(options: RequestsIssueOptions): Promise<Found> {
  const { issues } = options;
  const login = await issues.login();
  if (!login.ok) return failed(login.error);
  const earlier = await findOwnIssue(options, login.value);
  if (!earlier.ok) return failed(earlier.error);
  if (earlier.value !== undefined) {
    const labelled = await issues.addLabel(earlier.value, REQUESTS_LABEL);
    return labelled.ok ? ok(earlier.value) : failed(labelled.error);
  }
  const body = renderIssue(options);
  const created = await issues.create({ title: TITLE, body, label: REQUESTS_LABEL });
  if (created.ok) return created;
  const { kind } = created.error;
  const isUnclear = kind === 'no-response' || kind === 'invalid-response';
  if (!isUnclear) return failed(created.error);
  return findCreated(options, login.value, created.error);
}

/** Looks for an issue whose creation had no answer. It is not created again: the list may lag. */
async function findCreated(
  options: RequestsIssueOptions,
  login: string,
  error: RequestError,
): Promise<Found> {
  const { clock, signal } = options;
  const deadline = clock.now() + MAX_SEARCH_MS;
  while (clock.now() < deadline && !signal.aborted) {
    await clock.sleep(PAUSE_MS, signal);
    const own = await findOwnIssue(options, login);
    if (own.ok && own.value !== undefined) return ok(own.value);
  }
  return failed(error);
}

/** Finds the oldest issue of our own account that one of the keys has signed. A copy by anybody else is not looked at. */
async function findOwnIssue(
  { issues, repositoryId, keys }: RequestsIssueOptions,
  login: string,
): Promise<Result<number | undefined>> {
  const listed = await issues.byCreator(login);
  if (!listed.ok) return listed;
  const markers = keys.map((key) => markerOf(key, repositoryId));
  const isOurs = ({ body }: Issue): boolean => {
    const lastLine = body.trimEnd().split(/\r?\n/).at(-1) ?? '';
    return markers.some((marker) => isSameText(marker, lastLine));
  };
  return ok(listed.value.find(isOurs)?.number);
}

function renderIssue({ workflowsUrl, keys, repositoryId }: RequestsIssueOptions): string {
  const [key = ''] = keys;
  return [
    'The docs agent reports here what became of the requests that releases, schedules and other workflow runs without a pull request or issue of their own have sent.',
    'You can close this issue: new comments still arrive, and a closed issue does not clutter your list.',
    `To turn the docs agent off, disable its workflow on the [Actions page](${workflowsUrl}).`,
    `Keep the label \`${REQUESTS_LABEL}\`, and do not lock this issue.`,
    markerOf(key, repositoryId),
    '',
  ].join('\n\n');
}

function markerOf(key: string, repositoryId: number | undefined): string {
  const use = { purpose: PURPOSE, version: VERSION, repositoryId };
  return `${COMMENT_MARKER}-${PURPOSE}:${VERSION} ${sign(PURPOSE, key, use)} -->`;
}

function failed(error: RequestError): Found {
  return notOk({ kind: 'github', error });
}
