import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AutomaticEvent, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails, firstLine, isNullSha, releaseTitle } from '../subject-details.ts';

/**
 * What the payload of an automatic event says about its subject: https://docs.github.com/webhooks/webhook-events-and-payloads. It is
 * enough for most filters, and all there is if GitHub cannot be read.
 */

const account = z.nullish(z.object({ login: z.string() }));
const optionalText = z.nullish(z.string());
const labels = z.catch(z.array(z.object({ name: z.string() })), []);
/** The label that was added or removed, for the actions `labeled` and `unlabeled`. */
const label = z.catch(z.optional(z.object({ name: z.string() })), undefined);
const described = {
  number: z.int(),
  title: z.string(),
  body: optionalText,
  html_url: z.string(),
  user: account,
  labels,
};
/** A full object name, by SHA-1 or by SHA-256: https://git-scm.com/docs/hash-function-transition */
const objectName = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const releasePayload = z.object({
  release: z.object({
    tag_name: z.string().check(z.minLength(1), z.maxLength(250)),
    name: optionalText,
    body: optionalText,
    html_url: z.string(),
    author: account,
    draft: z.boolean(),
    prerelease: z.boolean(),
  }),
});
const pullRequestPayload = z.object({
  pull_request: z.object({
    ...described,
    draft: z.catch(z.boolean(), false),
    /** Missing in the payload of a review. */
    merged: z.catch(z.optional(z.boolean()), undefined),
    merged_at: z.catch(z.nullish(z.string()), undefined),
    merge_commit_sha: z.catch(z.nullish(objectName), undefined),
    head: z.object({ sha: objectName }),
  }),
  label,
});
const issuePayload = z.object({
  issue: z.object({ ...described, updated_at: z.catch(z.string(), '') }),
  label,
});
const pushPayload = z.object({
  ref: z.string().check(z.startsWith('refs/'), z.maxLength(300)),
  before: objectName,
  after: objectName,
  deleted: z.catch(z.boolean(), false),
  compare: z.catch(z.string(), ''),
  commits: z.catch(
    z.array(
      z.object({
        id: z.string(),
        message: z.string(),
        author: z.nullish(z.object({ username: z.optional(z.string()) })),
      }),
    ),
    [],
  ),
});

/** GitHub lists at most this many commits of a push. */
const MAX_PUSHED_COMMITS = 2048;

type Content = Pick<AutomaticEvent, 'details' | 'deliveryKey'>;

/** The details in a payload. Their subject is `none` for other events, and if the payload cannot be read. */
export function readContent(name: string, action: string | undefined, raw: unknown): Content {
  return (
    readSubject(name, action, raw) ?? {
      details: emptyDetails({ kind: 'none' }),
      deliveryKey: otherKey(name, raw),
    }
  );
}

function readSubject(name: string, action = '', raw: unknown): Content | undefined {
  switch (name) {
    case 'release':
      return action === 'published' || action === 'released' ? readRelease(raw) : undefined;
    case 'pull_request':
    case 'pull_request_target':
      return readPullRequest(action, raw);
    case 'issues':
      return readIssue(action, raw);
    case 'push':
      return readPush(raw);
    default:
      return undefined;
  }
}

/** A schedule or a dispatch is an occasion, not something that happened: each one counts. */
function otherKey(name: string, raw: unknown): string | undefined {
  if (['schedule', 'workflow_dispatch', 'repository_dispatch'].includes(name)) return undefined;
  return `${name}:${createHash('sha256')
    .update(JSON.stringify(raw) ?? '')
    .digest('hex')
    .slice(0, 32)}`;
}

/** `published` and `released` are both sent for the same release. */
function readRelease(raw: unknown): Content | undefined {
  const { data } = releasePayload.safeParse(raw);
  if (data === undefined) return undefined;
  const { tag_name: tag, name, body, html_url: url, author, draft, prerelease } = data.release;
  const details: SubjectDetails = {
    ...emptyDetails({ kind: 'release', tag }),
    kind: 'release',
    title: releaseTitle(name, tag),
    body: body ?? '',
    author: author?.login ?? '',
    url,
    tag,
    draft,
    prerelease,
  };
  return { details, deliveryKey: `release:${tag}` };
}

function readPullRequest(action: string, raw: unknown): Content | undefined {
  const { data } = pullRequestPayload.safeParse(raw);
  if (data === undefined) return undefined;
  const details = toPullRequestDetails(data);
  const { merged, headSha = '' } = details;
  const activity = merged === true && action === 'closed' ? '' : `/${activityOf(action, data)}`;
  return { details, deliveryKey: `pull-request:${data.pull_request.number}@${headSha}${activity}` };
}

/** The pull request of a review or a review comment; undefined if the payload does not describe it. */
export function readReviewedPullRequest(raw: unknown): SubjectDetails | undefined {
  const { data } = pullRequestPayload.safeParse(raw);
  return data && toPullRequestDetails(data);
}

function toPullRequestDetails({ pull_request: pull }: z.infer<typeof pullRequestPayload>): SubjectDetails {
  const { number, draft, merged = typeof pull.merged_at === 'string' } = pull;
  return {
    ...describe({ kind: 'pull-request', number }, pull),
    kind: 'pull-request',
    draft,
    merged,
    headSha: (merged ? pull.merge_commit_sha : undefined) ?? pull.head.sha,
  };
}

function readIssue(action: string, raw: unknown): Content | undefined {
  const { data } = issuePayload.safeParse(raw);
  if (data === undefined) return undefined;
  const { number, updated_at: updatedAt } = data.issue;
  const details: SubjectDetails = { ...describe({ kind: 'issue', number }, data.issue), kind: 'issue' };
  return { details, deliveryKey: `issue:${number}/${activityOf(action, data)}@${updatedAt}` };
}

function activityOf(
  action: string,
  { label: changed }: z.infer<typeof issuePayload | typeof pullRequestPayload>,
): string {
  return changed === undefined ? action : `${action}:${changed.name}`;
}

function describe(
  subject: Subject,
  data: z.infer<typeof issuePayload>['issue'] | z.infer<typeof pullRequestPayload>['pull_request'],
): SubjectDetails {
  return {
    ...emptyDetails(subject),
    title: data.title,
    body: data.body ?? '',
    author: data.user?.login ?? '',
    url: data.html_url,
    labels: data.labels.map(({ name }) => name),
    thread: data.number,
  };
}

/** Without the lists of files: a squash leaves them empty, a long push truncates them. */
function readPush(raw: unknown): Content | undefined {
  const { data } = pushPayload.safeParse(raw);
  if (data === undefined || data.deleted) return undefined;
  const { ref, before, after, compare: url, commits } = data;
  const details: SubjectDetails = {
    ...emptyDetails({ kind: 'push', before, after, ref }),
    url,
    commits: commits.map(({ id, message, author }) => ({
      sha: id,
      title: firstLine(message),
      author: author?.username ?? '',
      // The payload does not mark merge commits. As ordinary ones they keep the author filter from skipping too much.
      merge: false,
    })),
    // Which commits of a new branch are new is not specified.
    commitsComplete: !isNullSha(before) && commits.length < MAX_PUSHED_COMMITS,
    headSha: after,
  };
  return { details, deliveryKey: `push:${before}..${after}@${ref}` };
}
