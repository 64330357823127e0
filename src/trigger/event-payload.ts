import * as z from 'zod/mini';
import type { SubjectDetails, Subject } from '../domain.ts';
import { emptyDetails, firstLine, isNullSha, releaseTitle } from '../subject-details.ts';

/**
 * What the payload of an automatic event tells of its subject. It is enough for most gates, and all there is where GitHub may
 * not be asked for more: https://docs.github.com/webhooks/webhook-events-and-payloads
 */

const account = z.nullish(z.object({ login: z.string() }));
const optionalText = z.nullish(z.string());
const labels = z.catch(z.array(z.object({ name: z.string() })), []);
const described = { title: z.string(), body: optionalText, html_url: z.string(), user: account, labels };
/** A full object name, by SHA-1 or by SHA-256: https://git-scm.com/docs/hash-function-transition */
const objectName = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

const release = z.object({
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
const pullRequest = z.object({
  pull_request: z.object({
    ...described,
    number: z.int(),
    draft: z.catch(z.boolean(), false),
    merged: z.catch(z.boolean(), false),
    merge_commit_sha: z.catch(z.nullish(objectName), undefined),
    head: z.object({ sha: objectName }),
  }),
});
const issue = z.object({ issue: z.object({ ...described, number: z.int() }) });
const push = z.object({
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

/** GitHub lists at most so many commits of a push. */
const MAX_PUSHED_COMMITS = 2048;

const NO_SUBJECT: SubjectDetails = emptyDetails({ kind: 'none' });

/** The facts in a payload; their subject is `none` for an event that is about nothing we know, or that cannot be read. */
export function detailsFromPayload(name: string, action: string | undefined, raw: unknown): SubjectDetails {
  switch (name) {
    case 'release':
      return action === 'published' || action === 'released' ? fromRelease(raw) : NO_SUBJECT;
    case 'pull_request':
    case 'pull_request_target':
      return fromPullRequest(raw);
    case 'issues':
      return fromIssue(raw);
    case 'push':
      return fromPush(raw);
    default:
      return NO_SUBJECT;
  }
}

function fromRelease(raw: unknown): SubjectDetails {
  const { data } = release.safeParse(raw);
  if (data === undefined) return NO_SUBJECT;
  const { tag_name: tag, name, body, html_url: url, author, draft, prerelease } = data.release;
  return {
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
}

function fromPullRequest(raw: unknown): SubjectDetails {
  const { data } = pullRequest.safeParse(raw);
  if (data === undefined) return NO_SUBJECT;
  const pull = data.pull_request;
  return {
    ...toDescription({ kind: 'pull-request', number: pull.number }, pull),
    kind: 'pull-request',
    draft: pull.draft,
    merged: pull.merged,
    headSha: (pull.merged ? pull.merge_commit_sha : undefined) ?? pull.head.sha,
  };
}

function fromIssue(raw: unknown): SubjectDetails {
  const { data } = issue.safeParse(raw);
  if (data === undefined) return NO_SUBJECT;
  return {
    ...toDescription({ kind: 'issue', number: data.issue.number }, data.issue),
    kind: 'issue',
  };
}

type Described = Readonly<{
  number: number;
  title: string;
  body?: string | null | undefined;
  html_url: string;
  user?: Readonly<{ login: string }> | null | undefined;
  labels: readonly Readonly<{ name: string }>[];
}>;

function toDescription(
  subject: Subject,
  { number, title, body, html_url: url, ...rest }: Described,
): SubjectDetails {
  return {
    ...emptyDetails(subject),
    title,
    body: body ?? '',
    author: rest.user?.login ?? '',
    url,
    labels: rest.labels.map(({ name }) => name).filter((name) => name !== ''),
    thread: number,
  };
}

/** The lists of files in a push are left out: a squash leaves them empty, a long push cuts them. */
function fromPush(raw: unknown): SubjectDetails {
  const { data } = push.safeParse(raw);
  if (data === undefined || data.deleted) return NO_SUBJECT;
  const { ref, before, after, compare: url, commits } = data;
  return {
    ...emptyDetails({ kind: 'push', before, after, ref }),
    url,
    commits: commits.map(({ id, message, author }) => ({
      sha: id,
      title: firstLine(message),
      author: author?.username ?? '',
      // The payload does not tell merges: counted as written by who is named, so that no gate holds too early.
      merge: false,
    })),
    // What counts as the commits of a new branch is not said.
    commitsComplete: !isNullSha(before) && commits.length < MAX_PUSHED_COMMITS,
    headSha: after,
  };
}
