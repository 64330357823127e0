/**
 * Reads the subject of an automatic event from its payload:
 * https://docs.github.com/webhooks/webhook-events-and-payloads. The payload is enough for most filters,
 * and all there is if GitHub cannot be read.
 */
import * as z from 'zod/mini';
import { causeOfEvent, causeOfOtherEvent, type Cause } from '../domain/cause.ts';
import type { AutomaticEvent } from '../domain/event.ts';
import { issueSchema } from '../domain/issue.ts';
import { releaseSchema } from '../domain/release.ts';
import { pullRequestSchema } from '../domain/pull-request.ts';
import {
  COMMIT_ID,
  describeIssue,
  describePullRequest,
  describeRelease,
  isNullSha,
  newestCommitOf,
  unknownDetails,
  UNKNOWN_CHANGES,
  type Subject,
} from '../domain/subject.ts';
import { idSchema, lenientField, readTime, textField } from '../domain/github-fields.ts';
import { digest } from '../text/digest.ts';
import { firstLine } from '../text/strings.ts';
import { BARE_EVENTS } from './event-filter.ts';

type Content = Pick<
  AutomaticEvent,
  'details' | 'cause' | 'causeWithLabel' | 'at' | 'label' | 'pushed'
>;

/**
 * Returns the details in a payload. Their subject is `none` for other events, and if the payload
 * cannot be read.
 */
export function readEventContent(name: string, raw: unknown): Content {
  const content = SCHEMAS.get(name)?.safeParse(raw).data;
  if (content !== undefined) return content;
  return {
    details: unknownDetails({ kind: 'none' }),
    cause: causeOfPayload(name, raw),
    at: undefined,
  };
}

/**
 * Identifies an event whose payload has no schema here by all of it. Each schedule or dispatch is a new
 * request, so its cause is the run.
 */
function causeOfPayload(name: string, raw: unknown): Cause | undefined {
  if (BARE_EVENTS.includes(name)) return undefined;
  const payload = JSON.stringify(raw) ?? '';
  return causeOfOtherEvent(name, digest(payload));
}

/** Schema of the pull request of an event. One without a head is not read: it would have the same cause as another state of it. */
export const pullRequestField = pullRequestSchema.check(
  z.refine(({ headSha }) => headSha !== ''),
);

const commitId = z.string().check(z.regex(COMMIT_ID));

const target = lenientField(idSchema);
const activity = z.object({
  action: textField,
  label: target,
  assignee: target,
  requested_reviewer: target,
  requested_team: target,
  milestone: target,
  type: target,
});

/**
 * Returns the fields that distinguish an activity from others on the same issue or pull request.
 * Another label at the same time has another id, and the same label again has another time.
 */
function readActivity(
  data: z.infer<typeof activity>,
  updatedAt: string,
): readonly [string, number | null, string] {
  const person = data.assignee ?? data.requested_reviewer ?? data.requested_team;
  const about = data.label ?? person ?? data.milestone ?? data.type;
  return [data.action, about?.id ?? null, updatedAt];
}

const releasePayload = z.pipe(
  z.object({ release: releaseSchema }),
  z.transform(({ release }): Content => {
    const subject: Subject = { kind: 'release', tag: release.tag };
    return {
      details: describeRelease(subject, release),
      // GitHub sends several events for one release. One that was a prerelease until now is another cause than that prerelease. A tag can be
      // used again: by a release that takes the place of a deleted one.
      cause: causeOfEvent('release', subject, release.id, release.prerelease),
      at: readTime(release.publishedAt),
    };
  }),
);

const namedLabel = lenientField(z.object({ ...idSchema.shape, name: z.string() }));

const pullRequestPayload = z.pipe(
  z.object({ ...activity.shape, label: namedLabel, pull_request: pullRequestField }),
  z.transform(({ pull_request: sent, ...data }): Content => {
    const label = readLabel(data);
    const pull = { ...sent, labels: applyLabel(sent.labels, label) };
    const { number, updatedAt } = pull;
    const isMerged = pull.state === 'merged';
    const isMerge = isMerged && data.action === 'closed';
    const subject: Subject = { kind: 'pull-request', number };
    const newest = newestCommitOf(pull);
    const merge = causeOfEvent('merge', subject, number, newest);
    const changed = readActivity(data, updatedAt);
    const change = causeOfEvent('pull-request', subject, number, newest, ...changed);
    const head = causeOfEvent('pull-request', subject, number, newest);
    return {
      details: describePullRequest(subject, pull),
      cause: isMerge ? merge : change,
      causeWithLabel: isMerged ? merge : head,
      at: readTime(isMerge ? pull.endedAt : updatedAt),
      label,
    };
  }),
);

/** Returns the label that an activity has added or removed. */
function readLabel({
  action,
  label,
}: Readonly<{ action: string; label?: { name: string } | undefined }>): Content['label'] {
  const isSet = action === 'labeled';
  if (label === undefined) return undefined;
  if (!isSet && action !== 'unlabeled') return undefined;
  return { name: label.name, isSet };
}

/** Applies the label of an event. The list of labels beside it may be older, or newer. */
function applyLabel(
  labels: readonly string[],
  label: Content['label'],
): readonly string[] {
  if (label === undefined) return labels;
  const others = labels.filter((name) => name !== label.name);
  return label.isSet ? [...others, label.name] : others;
}

const issuePayload = z.pipe(
  z.object({ ...activity.shape, issue: issueSchema }),
  z.transform(({ issue, ...data }): Content => {
    const { number, updatedAt } = issue;
    const subject: Subject = { kind: 'issue', number };
    const changed = readActivity(data, updatedAt);
    return {
      details: describeIssue(subject, issue),
      cause: causeOfEvent('issue', subject, number, ...changed),
      at: readTime(updatedAt),
    };
  }),
);

/** Number of commits of a push that GitHub lists. */
const MAX_PUSHED_COMMITS = 2048;

const pushedCommit = z.pipe(
  z.object({
    id: z.string(),
    message: z.string(),
    author: z.catch(z.object({ username: textField }), { username: '' }),
  }),
  // The payload does not mark merge commits. If they count as ordinary ones, the author filter does
  // not skip too much.
  z.transform((commit) => {
    return {
      sha: commit.id,
      title: firstLine(commit.message),
      author: commit.author.username,
      merge: false,
    };
  }),
);

/** Schema of a push, without the lists of files: a squash leaves them empty, a long push truncates them. */
const pushPayload = z.pipe(
  z.object({
    ref: z.string().check(z.regex(/^refs\/.{0,295}$/s)),
    before: commitId,
    after: commitId,
    deleted: z.optional(z.literal(false)),
    compare: textField,
    commits: lenientField(z.array(pushedCommit)),
    head_commit: lenientField(z.object({ id: z.string(), tree_id: z.string() })),
    repository: lenientField(z.object({ pushed_at: z.number() })),
  }),
  z.transform((push): Content => {
    const { ref, before, after, compare: url, repository } = push;
    const { commits, head_commit: newest } = push;
    // Which commits of a new branch are new is not specified.
    const isSpecified = commits !== undefined && !isNullSha(before);
    const commitsComplete = isSpecified && commits.length < MAX_PUSHED_COMMITS;
    const subject: Subject = { kind: 'push', before, after, ref };
    const changes = {
      ...UNKNOWN_CHANGES,
      commits: commits ?? [],
      commitsComplete,
      headSha: after,
    };
    const details = { ...unknownDetails(subject), url, changes };
    // The commits of a push are recognised by all of these, or not at all.
    const hasAll = commits !== undefined && newest !== undefined;
    const pushed = hasAll
      ? { newest: newest.id, tree: newest.tree_id, listed: commits.map(({ sha }) => sha) }
      : undefined;
    // In seconds, unlike every other time of a payload.
    const pushedAt = repository?.pushed_at;
    const at = pushedAt === undefined ? undefined : pushedAt * 1000;
    return {
      details,
      cause: causeOfEvent('push', subject, ref, before, after),
      at,
      pushed,
    };
  }),
);

const PAYLOADS = {
  release: releasePayload,
  pull_request: pullRequestPayload,
  pull_request_target: pullRequestPayload,
  issues: issuePayload,
  push: pushPayload,
};
const SCHEMAS = new Map<string, z.ZodMiniType<Content>>(Object.entries(PAYLOADS));

/** Name of an automatic event with a subject. */
export type SubjectEventName = keyof typeof PAYLOADS;
