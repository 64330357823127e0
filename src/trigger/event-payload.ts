/**
 * What the payload of an automatic event says about its subject: https://docs.github.com/webhooks/webhook-events-and-payloads. It is
 * enough for most filters, and all there is if GitHub cannot be read.
 */
import * as z from 'zod/mini';
import type { AutomaticEvent, SubjectDetails } from '../domain.ts';
import {
  issueSchema,
  pullRequestSchema,
  releaseSchema,
  text,
  emptyDetails,
  isNullSha,
} from '../github-objects.ts';
import { firstLine } from '../text.ts';
import { BARE_EVENTS } from './event-filter.ts';
import { digest } from './trigger-id.ts';

type Content = Pick<AutomaticEvent, 'details' | 'deliveryKey'>;

/** The details in a payload. Their subject is `none` for other events, and if the payload cannot be read. */
export function readContent(name: string, raw: unknown): Content {
  const content = PAYLOADS.get(name)?.safeParse(raw).data;
  // A schedule or a dispatch is an occasion, not something that happened: each one counts.
  const key = BARE_EVENTS.includes(name)
    ? undefined
    : `${name}:${digest(JSON.stringify(raw) ?? '')}`;
  return content ?? { details: emptyDetails({ kind: 'none' }), deliveryKey: key };
}

/** The details of the pull request in the payload of a review or a review comment; undefined if there are none. */
export function readPullRequest(raw: unknown): SubjectDetails | undefined {
  return pullRequestPayload.safeParse(raw).data?.details;
}

/** A full object name, by SHA-1 or by SHA-256: https://git-scm.com/docs/hash-function-transition */
const objectName = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const activity = {
  action: text,
  /** The label that was added or removed, for the actions `labeled` and `unlabeled`. */
  label: z.catch(z.optional(z.object({ name: z.string() })), undefined),
};

/** `published` and `released` are both sent for the same release. */
const releasePayload = z.pipe(
  z.object({ action: z.literal(['published', 'released']), release: releaseSchema }),
  z.transform(({ release: { details } }): Content => {
    const { tag } = details;
    const empty = emptyDetails({ kind: 'release', tag });
    return { details: { ...empty, ...details }, deliveryKey: `release:${tag}` };
  }),
);

const pullRequestPayload = z.pipe(
  z.object({ ...activity, pull_request: pullRequestSchema }),
  z.transform(({ pull_request: { details }, ...data }): Content => {
    const { thread: number, merged, headSha } = details;
    const suffix = merged && data.action === 'closed' ? '' : `/${activityOf(data)}`;
    const empty = emptyDetails({ kind: 'pull-request', number });
    return {
      details: { ...empty, ...details },
      deliveryKey: `pull-request:${number}@${headSha}${suffix}`,
    };
  }),
);

const issuePayload = z.pipe(
  z.object({ ...activity, issue: issueSchema }),
  z.transform(({ issue: { details, updatedAt }, ...data }): Content => {
    const { thread: number } = details;
    const empty = emptyDetails({ kind: 'issue', number });
    return {
      details: { ...empty, ...details },
      deliveryKey: `issue:${number}/${activityOf(data)}@${updatedAt}`,
    };
  }),
);

/** GitHub lists at most this many commits of a push. */
const MAX_PUSHED_COMMITS = 2048;

const pushedCommit = z.pipe(
  z.object({
    id: z.string(),
    message: z.string(),
    author: z.catch(z.object({ username: text }), { username: '' }),
  }),
  // The payload does not mark merge commits. As ordinary ones they keep the author filter from skipping too much.
  z.transform(({ id: sha, message, author: { username: author } }) => {
    return { sha, title: firstLine(message), author, merge: false };
  }),
);
/** Without the lists of files: a squash leaves them empty, a long push truncates them. */
const pushPayload = z.pipe(
  z.object({
    ref: z.string().check(z.regex(/^refs\/.{0,295}$/s)),
    before: objectName,
    after: objectName,
    deleted: z.optional(z.literal(false)),
    compare: text,
    commits: z.catch(z.array(pushedCommit), []),
  }),
  z.transform(({ ref, before, after, compare: url, commits }): Content => {
    // Which commits of a new branch are new is not specified.
    const commitsComplete = !isNullSha(before) && commits.length < MAX_PUSHED_COMMITS;
    const empty = emptyDetails({ kind: 'push', before, after, ref });
    const details = { ...empty, url, commits, commitsComplete, headSha: after };
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

function activityOf({
  action,
  label,
}: z.infer<z.ZodMiniObject<typeof activity>>): string {
  return label === undefined ? action : `${action}:${label.name}`;
}
