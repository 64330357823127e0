/**
 * What the payload of an automatic event says about its subject: https://docs.github.com/webhooks/webhook-events-and-payloads. It is
 * enough for most filters, and all there is if GitHub cannot be read.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { AutomaticEvent, Subject, SubjectDetails } from '../domain.ts';
import { emptyDetails, firstLine, isNullSha, releaseTitle } from '../subject-details.ts';

type Content = Pick<AutomaticEvent, 'details' | 'deliveryKey'>;

/** The details in a payload. Their subject is `none` for other events, and if the payload cannot be read. */
export function readContent(name: string, raw: unknown): Content {
  const content = PAYLOADS.get(name)?.safeParse(raw).data;
  return content ?? { details: emptyDetails({ kind: 'none' }), deliveryKey: otherKey(name, raw) };
}

/** A schedule or a dispatch is an occasion, not something that happened: each one counts. */
function otherKey(name: string, raw: unknown): string | undefined {
  if (['schedule', 'workflow_dispatch', 'repository_dispatch'].includes(name)) return undefined;
  const digest = createHash('sha256').update(JSON.stringify(raw) ?? '');
  return `${name}:${digest.digest('hex').slice(0, 32)}`;
}

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);
const login = z.pipe(
  z.nullish(z.object({ login: z.string() })),
  z.transform((user) => user?.login ?? ''),
);
/** A full object name, by SHA-1 or by SHA-256: https://git-scm.com/docs/hash-function-transition */
const objectName = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const activity = {
  action: z.catch(z.string(), ''),
  /** The label that was added or removed, for the actions `labeled` and `unlabeled`. */
  label: z.catch(z.optional(z.object({ name: z.string() })), undefined),
};
const described = {
  number: z.int(),
  title: z.string(),
  body: text,
  html_url: z.string(),
  user: login,
  labels: z.catch(z.array(z.object({ name: z.string() })), []),
};

/** `published` and `released` are both sent for the same release. */
const releasePayload = z.pipe(
  z.object({
    action: z.enum(['published', 'released']),
    release: z.object({
      tag_name: z.string().check(z.minLength(1), z.maxLength(250)),
      name: text,
      body: text,
      html_url: z.string(),
      author: login,
      draft: z.boolean(),
      prerelease: z.boolean(),
    }),
  }),
  z.transform(({ release: { tag_name: tag, name, html_url: url, ...rest } }): Content => {
    const empty = emptyDetails({ kind: 'release', tag });
    const details: SubjectDetails = {
      ...empty,
      ...rest,
      kind: 'release',
      title: releaseTitle(name, tag),
      url,
      tag,
    };
    return { details, deliveryKey: `release:${tag}` };
  }),
);

const pullRequest = z.pipe(
  z.object({
    ...described,
    created_at: z.catch(z.string(), ''),
    draft: z.catch(z.boolean(), false),
    /** Missing in the payload of a review. */
    merged: z.catch(z.optional(z.boolean()), undefined),
    merged_at: z.catch(z.nullish(z.string()), undefined),
    merge_commit_sha: z.catch(z.nullish(objectName), undefined),
    head: z.object({ ref: z.catch(z.string(), ''), sha: objectName }),
  }),
  z.transform((pull): SubjectDetails & { readonly headSha: string } => {
    const { number, draft, merged = !!pull.merged_at, head, created_at: openedAt } = pull;
    const headSha = (merged ? pull.merge_commit_sha : undefined) ?? head.sha;
    const common = describe({ kind: 'pull-request', number }, pull);
    return { ...common, kind: 'pull-request', draft, merged, branch: head.ref, openedAt, headSha };
  }),
);
const pullRequestPayload = z.pipe(
  z.object({ ...activity, pull_request: pullRequest }),
  z.transform(({ pull_request: details, ...data }): Content => {
    const { thread, merged, headSha } = details;
    const suffix = merged === true && data.action === 'closed' ? '' : `/${activityOf(data)}`;
    return { details, deliveryKey: `pull-request:${thread}@${headSha}${suffix}` };
  }),
);
/** The pull request of a review or a review comment. Its details are undefined if the payload does not describe it. */
export const reviewedPullRequest = z.pipe(
  z.looseObject({ number: z.number() }),
  z.transform((raw) => ({ number: raw.number, details: pullRequest.safeParse(raw).data })),
);

const issuePayload = z.pipe(
  z.object({ ...activity, issue: z.object({ ...described, updated_at: z.catch(z.string(), '') }) }),
  z.transform(({ issue, ...data }): Content => {
    const { number, updated_at: updatedAt } = issue;
    const details: SubjectDetails = { ...describe({ kind: 'issue', number }, issue), kind: 'issue' };
    return { details, deliveryKey: `issue:${number}/${activityOf(data)}@${updatedAt}` };
  }),
);

/** GitHub lists at most this many commits of a push. */
const MAX_PUSHED_COMMITS = 2048;

const pushedCommit = z.pipe(
  z.object({
    id: z.string(),
    message: z.string(),
    author: z.nullish(z.object({ username: z.optional(z.string()) })),
  }),
  // The payload does not mark merge commits. As ordinary ones they keep the author filter from skipping too much.
  z.transform(({ id: sha, message, author }) => ({
    sha,
    title: firstLine(message),
    author: author?.username ?? '',
    merge: false,
  })),
);
/** Without the lists of files: a squash leaves them empty, a long push truncates them. */
const pushPayload = z.pipe(
  z.object({
    ref: z.string().check(z.regex(/^refs\//), z.maxLength(300)),
    before: objectName,
    after: objectName,
    deleted: z.optional(z.literal(false)),
    compare: z.catch(z.string(), ''),
    commits: z.catch(z.array(pushedCommit), []),
  }),
  z.transform(({ ref, before, after, compare: url, commits }): Content => {
    // Which commits of a new branch are new is not specified.
    const commitsComplete = !isNullSha(before) && commits.length < MAX_PUSHED_COMMITS;
    const empty = emptyDetails({ kind: 'push', before, after, ref });
    const details: SubjectDetails = { ...empty, url, commits, commitsComplete, headSha: after };
    return { details, deliveryKey: `push:${before}..${after}@${ref}` };
  }),
);

const PAYLOADS = new Map<string, z.ZodMiniType<Content>>([
  ['release', releasePayload],
  ['pull_request', pullRequestPayload],
  ['pull_request_target', pullRequestPayload],
  ['issues', issuePayload],
  ['push', pushPayload],
]);

function activityOf({ action, label }: z.infer<z.ZodMiniObject<typeof activity>>): string {
  return label === undefined ? action : `${action}:${label.name}`;
}

function describe(subject: Subject, data: z.infer<z.ZodMiniObject<typeof described>>): SubjectDetails {
  const { number: thread, title, body, user: author, html_url: url } = data;
  const labels = data.labels.map(({ name }) => name);
  return { ...emptyDetails(subject), title, body, author, url, labels, thread };
}
