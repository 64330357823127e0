/** Requests of a month in several repositories, as runs leave them there. */
import {
  causeOfComment,
  causeOfEvent,
  refOfCause,
  type Cause,
} from '../../src/domain/cause.ts';
import { COMMENT_MARKER } from '../../src/domain/comment.ts';
import type { Conclusion, Outcome, Reason } from '../../src/domain/outcome.ts';
import { createEntryCodec } from '../../src/once/codec.ts';
import { progressOf } from '../../src/record/entries.ts';
import {
  addComment,
  makeThread,
  type FakeGitHub,
  type State,
} from '../../fakes/github/index.ts';
import { fullName, stamp } from '../../fakes/github/state.ts';
import {
  exampleIdentity,
  exampleRecord,
  exampleRecordedJob,
  exampleRunCause,
  PR_LINK,
} from './examples.ts';

export const HOUR_MS = 3_600_000;
const US = { login: 'github-actions[bot]', id: 41_898_282 } as const;

/** How a request ended. Those before `on GitLab` have a pull request on this server; a `message` has that of the request before. */
export const ENDS = [
  'merged',
  'message',
  'merged elsewhere',
  'closed',
  'closed draft',
  'open',
  'open draft',
  'reopened',
  'on GitLab',
  'no pull request',
  'failed',
  'unconfirmed',
  'active',
] as const;
export type End = (typeof ENDS)[number];

/** The job of the request before, and its docs pull request. */
type Before = Readonly<{ job: string | null; prLink: string | null }>;

/** Texts that people and the service write. */
export type Texts = Readonly<{ title: string; login: string; job: string; link: string }>;

const CAUSES: readonly ((id: number) => Cause)[] = [
  (id) => causeOfComment({ kind: 'comment', id, thread: 1 }),
  (id) => causeOfEvent('merge', { kind: 'pull-request', number: id }, id, 'c0ffee'),
  (id) => causeOfEvent('release', { kind: 'release', tag: 'v1' }, id, false),
  (id) => {
    const push = { before: 'a', after: `${id}`, ref: 'refs/heads/main' };
    const { before, after, ref } = push;
    return causeOfEvent('push', { kind: 'push', ...push }, ref, before, after);
  },
  (id) => exampleRunCause(`${id}`),
];

/** What differs from a command that opened a pull request. */
export type LeftRequest = Readonly<{
  cause?: Cause;
  requester?: string;
  job?: string | null;
  prLink?: string | null;
  outcome?: Outcome | null;
  reason?: Reason;
  covered?: string | null;
}>;

/** The place of a status comment that is left. */
export type LeaveOptions = Readonly<{
  key: string;
  hoursAgo: number;
  thread?: number;
}>;

/** Leaves the status comment of a request in a repository. Returns the id of the comment. */
export function leaveRequest(
  state: State,
  changes: LeftRequest,
  options: LeaveOptions,
): number {
  const { key, hoursAgo, thread = 1 } = options;
  const { repository } = state;
  const codec = createEntryCodec([key], COMMENT_MARKER);
  const createdAt = stamp(state.now() - hoursAgo * HOUR_MS);
  const comment = addComment(state, { thread, body: '', author: US.login, createdAt });
  const { cause = causeOfComment({ kind: 'comment', id: 1, thread }) } = changes;
  const identity = { cause: refOfCause(cause), claimId: `claim ${comment.id}` };
  const payload = recordOf(changes, cause, createdAt);
  const line = codec.encode({
    sent: progressOf(payload)?.sent ?? 'perhaps',
    repositoryId: repository.id,
    thread: { number: thread, project: 'acme-docs', commentTag: 'default' },
    request: exampleIdentity(identity),
    payload,
    commentId: comment.id,
    authorId: US.id,
  });
  const body = `### A request\n\n${line}\n`;
  state.comments.set(comment.id, { ...comment, body });
  return comment.id;
}

function recordOf(changes: LeftRequest, { covers }: Cause, createdAt: string) {
  const { requester = 'octocat', covered = null } = changes;
  const { outcome = 'pr-opened', reason = '' } = changes;
  const { job = 'job_1', prLink = PR_LINK } = changes;
  return exampleRecord({
    requester,
    covered,
    covers,
    submittedAt: new Date(createdAt).toISOString(),
    job: job === null ? null : exampleRecordedJob({ id: job, prLink }),
    conclusion: outcome === null ? null : ({ outcome, reason } as Conclusion),
  });
}

/** A docs pull request: its number, its end and its times, in milliseconds. */
type DocsPull = Readonly<{
  number: number;
  end: End;
  title: string;
  openedAt: number;
  tookMs: number;
}>;

/** Adds a docs pull request. Returns its link. */
export function openPull(
  state: State,
  { number, end, title, openedAt, tookMs }: DocsPull,
): string {
  const isMerged = end.startsWith('merged');
  const isClosed = end.startsWith('closed');
  const pull = { merged: isMerged, draft: end.includes('draft') };
  state.threads.set(
    number,
    makeThread({
      number,
      title,
      author: 'mintlify[bot]',
      state: isMerged || isClosed ? 'closed' : 'open',
      createdAt: stamp(openedAt),
      endedAt: stamp(openedAt + tookMs),
      pull: { ...pull, requestedReviewers: ['octocat'] },
    }),
  );
  return `https://github.com/${fullName(state)}/pull/${number}`;
}

/** A request that ended like this, without its cause. */
export function endedRequest(
  end: End,
  job: string | null,
  prLink: string | null,
): LeftRequest {
  const base = { job, prLink } as const;
  switch (end) {
    case 'no pull request':
      return { ...base, outcome: 'no-pr' };
    case 'failed':
      return { ...base, outcome: 'failed' };
    case 'unconfirmed':
      return { job: null, outcome: 'unconfirmed' };
    case 'active':
      return { ...base, outcome: null };
    default:
      return { ...base, outcome: 'pr-opened' };
  }
}

export type BookOptions = Readonly<{
  key: string;
  /** Where the requests are. */
  sources: readonly State[];
  /** Where some docs pull requests are. */
  docs: State;
  count: number;
  texts?: Partial<Texts>;
  ends?: readonly End[];
}>;

/** Leaves requests of all causes and ends. A `message` goes to the job of the request before. */
export function leaveRequests(options: BookOptions): void {
  const { key, sources, count, ends = ENDS, texts = {} } = options;
  const { login = 'octocat' } = texts;
  let before: Before | undefined;
  for (let index = 0; index < count; index += 1) {
    const state = itemOf(sources, index);
    const end = itemOf(ends, index);
    const causeOf = itemOf(CAUSES, index);
    const job = jobOf(end, `${texts.job ?? 'job'}_${index}`, before);
    const prLink = linkOf(end, index, state, options, before);
    const ended = endedRequest(end, job, prLink);
    const about = { cause: causeOf(index), requester: login };
    const hoursAgo = 1 + ((count - index) * 600) / count;
    leaveRequest(state, { ...ended, ...about }, { key, hoursAgo });
    before = { job, prLink };
  }
}

function itemOf<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

function jobOf(end: End, id: string, before: Before | undefined): string | null {
  if (end === 'unconfirmed') return null;
  return end === 'message' ? (before?.job ?? id) : id;
}

/** Returns the link to the docs pull request of a request, which is opened now. */
function linkOf(
  end: End,
  index: number,
  state: State,
  { docs, texts = {} }: BookOptions,
  before: Before | undefined,
): string | null {
  if (end === 'message') return before?.prLink ?? null;
  if (end === 'on GitLab') {
    return texts.link ?? `https://gitlab.com/acme/docs/-/merge_requests/${index}`;
  }
  if (ENDS.indexOf(end) > ENDS.indexOf('on GitLab')) return null;
  const place = end.endsWith('elsewhere') ? docs : state;
  const number = 1000 + index;
  return openPull(place, {
    number,
    end,
    title: texts.title ?? 'Docs',
    // Numbers grow in the order of creation.
    openedAt: state.now() - (2000 - number) * HOUR_MS,
    tookMs: ((number % 7) + 0.5) * HOUR_MS,
  });
}

/** Returns the states of the own repository of a fake GitHub and of the named others. */
export function statesOf(
  github: FakeGitHub,
  others: readonly string[],
): readonly State[] {
  return [github.state, ...others.map((name) => github.other(name).state)];
}
