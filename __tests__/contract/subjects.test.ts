/**
 * Every kind of subject and every event with a subject: how it is called, where its page and its thread are, and what identifies it.
 * A kind or an event that has no row here fails the type check.
 */
import { describe, expect, it } from '@jest/globals';
import { merged, pushed, released } from '../../fakes/events.ts';
import {
  commentOnPullRequest,
  reviewComment,
  reviewSubmitted,
} from '../../fakes/github/payloads.ts';
import { publishedPayload, type Payload } from '../../fakes/payloads.ts';
import { causeOfAutomaticRun } from '../../src/agent/resolve-subject.ts';
import { causeOfComment, causeOfInput } from '../../src/domain/cause.ts';
import type { Event } from '../../src/domain/event.ts';
import { describeSubject, threadOf, type Subject } from '../../src/domain/subject.ts';
import { builtInInstruction } from '../../src/prompt/instruction.ts';
import { BARE_EVENTS } from '../../src/trigger/event-filter.ts';
import type { SubjectEventName } from '../../src/trigger/event-payload.ts';
import { parseEvent, type CommentEventName } from '../../src/trigger/event.ts';
import {
  commit,
  fakeContext,
  issue,
  pull,
  release,
} from '../unit/github/subject/fake-read.ts';

type Kind = Subject['kind'];

const [BEFORE, AFTER] = ['a'.repeat(40), 'b'.repeat(40)];
const LINE = { path: 'src/search.ts', line: 1, hunk: '@@', body: '', isReply: false };
const REF = 'refs/heads/main';

type SubjectRow = Readonly<{
  subject: Subject;
  /** Name in a status comment. */
  name: string | undefined;
  /** Path below the repository. */
  page: string | undefined;
  /** Beginning of the built-in instruction. */
  instruction: string;
  /** Issue or pull request that gets the status comment. */
  thread: number | undefined;
  /** Whether the input `subject` can name it, so that it identifies a request. */
  isInput: boolean;
}>;

const SUBJECTS: Readonly<{ [K in Kind]: SubjectRow & { subject: { kind: K } } }> = {
  release: {
    subject: { kind: 'release', tag: 'v1.4.0' },
    name: 'v1.4.0',
    page: 'releases/tag/v1.4.0',
    instruction: 'A new release was published.',
    thread: undefined,
    isInput: true,
  },
  'pull-request': {
    subject: { kind: 'pull-request', number: 12 },
    name: 'PR #12',
    page: 'pull/12',
    instruction: 'Update the docs for the changes that this pull request makes',
    thread: 12,
    isInput: true,
  },
  push: {
    subject: { kind: 'push', before: BEFORE, after: AFTER, ref: REF },
    name: 'bbbbbbb',
    page: `commit/${AFTER}`,
    instruction: 'New commits were pushed.',
    // GitHub says only after a while which pull request was merged with this commit.
    thread: undefined,
    isInput: false,
  },
  commits: {
    subject: { kind: 'commits', from: 'v1.3.0', to: 'v1.4.0' },
    name: 'v1.3.0..v1.4.0',
    page: 'compare/v1.3.0...v1.4.0',
    instruction: 'Update the docs for what these commits change.',
    thread: undefined,
    isInput: true,
  },
  'since-last': {
    subject: { kind: 'since-last' },
    name: 'new commits',
    page: undefined,
    instruction: 'Update the docs for everything that was merged',
    thread: undefined,
    isInput: true,
  },
  issue: {
    subject: { kind: 'issue', number: 3 },
    name: 'issue #3',
    page: 'issues/3',
    instruction: 'Update the docs to resolve what this issue requests',
    thread: 3,
    isInput: false,
  },
  'review-comment': {
    subject: { kind: 'review-comment', number: 12, comment: LINE },
    name: 'PR #12',
    page: 'pull/12',
    instruction: 'Update the docs for what this pull request changes in the lines',
    thread: 12,
    isInput: false,
  },
  none: {
    subject: { kind: 'none' },
    name: undefined,
    page: undefined,
    instruction: '',
    thread: undefined,
    isInput: false,
  },
};

const REPOSITORY = {
  releases: [release('v1.4.0'), release('v1.3.0')],
  comparisons: {
    'v1.3.0...v1.4.0': { commits: [commit('c1', 'Search titles')] },
    [`${BEFORE}...${AFTER}`]: { commits: [commit(AFTER, 'Search titles')] },
  },
  commits: { main: commit(AFTER, 'Search titles') },
  pulls: { 12: pull(12, { merge_commit_sha: AFTER }) },
  pullsOfCommit: { [AFTER]: [[12]] },
  issues: { 3: issue(3) },
};

describe.each(Object.entries(SUBJECTS))('the subject %s', (kind, row) => {
  const { subject } = row;

  it('has a name, a page and a built-in instruction', () => {
    expect(subject.kind).toBe(kind);
    const { name, page } = describeSubject(subject);
    expect([name, page]).toEqual([row.name, row.page]);
    const details = { kind: subject.kind, link: '', sent: [], isFollowUp: false };
    const instruction = builtInInstruction(details);
    expect(instruction.slice(0, row.instruction.length)).toBe(row.instruction);
    // Without a subject there is nothing to do.
    expect(instruction === '').toBe(row.instruction === '');
  });

  it('has the thread of its number', () => {
    expect(threadOf(subject)).toBe(row.thread);
  });

  it('has details', async () => {
    const { context } = fakeContext(REPOSITORY);
    const gathered = await context.gather({ subject });
    if (!gathered.ok) throw new Error(JSON.stringify(gathered.error));
    expect(gathered.value.subject).toEqual(subject);
  });

  it('identifies a request only if an input can name it', () => {
    const cause = causeOfInput(subject);
    // The range of `since-last` is known when the thread is read.
    const isNamed = cause !== undefined || subject.kind === 'since-last';
    expect(isNamed).toBe(row.isInput);
  });
});

type EventRow = Readonly<{
  payload: Payload;
  subject: Kind;
  /** Thread that the payload names. */
  thread: number | undefined;
  cause: string;
}>;

const CHANGES = { body: '/docs explain the retry', number: 2, id: 1 };

const EVENTS: Readonly<Record<SubjectEventName | CommentEventName, EventRow>> = {
  release: {
    payload: released().payload,
    subject: 'release',
    thread: undefined,
    cause: 'release',
  },
  pull_request: {
    payload: merged('pull_request').payload,
    subject: 'pull-request',
    thread: 2,
    cause: 'merge',
  },
  pull_request_target: {
    payload: merged('pull_request_target').payload,
    subject: 'pull-request',
    thread: 2,
    cause: 'merge',
  },
  issues: {
    payload: publishedPayload('issues', 'opened'),
    subject: 'issue',
    thread: 1,
    cause: 'issue',
  },
  push: {
    payload: pushed(BEFORE, AFTER).payload,
    subject: 'push',
    // The payload does not name its pull request.
    thread: undefined,
    cause: 'push',
  },
  issue_comment: {
    payload: commentOnPullRequest(CHANGES),
    subject: 'pull-request',
    thread: 2,
    cause: 'comment',
  },
  pull_request_review_comment: {
    payload: reviewComment(CHANGES),
    subject: 'review-comment',
    thread: 2,
    cause: 'review-comment',
  },
  pull_request_review: {
    payload: reviewSubmitted(CHANGES),
    subject: 'pull-request',
    thread: 2,
    cause: 'review',
  },
};

function parse(name: string, payload: unknown): Event {
  const event = parseEvent(name, payload);
  if (event === undefined) throw new Error(`The payload of ${name} cannot be read.`);
  return event;
}

function threadOfEvent(event: Event): number | undefined {
  if (event.kind === 'comment') return event.comment.thread;
  return threadOf(event.details.subject);
}

function subjectOf(event: Event): Subject {
  return event.kind === 'comment' ? event.subject : event.details.subject;
}

/** Returns the kind of the cause of a run of this event. */
function identify(event: Event): string {
  if (event.kind === 'comment') return causeOfComment(event.comment).kind;
  const run = { workflow: { id: '1', job: 'docs', step: 'docs' } };
  const inputs = { commentTag: 'default', needLabel: '' };
  return causeOfAutomaticRun({ run, inputs }, event).kind;
}

describe('an event', () => {
  it.each(Object.entries(EVENTS))('%s', (name, row) => {
    const event = parse(name, row.payload);
    expect(subjectOf(event).kind).toBe(row.subject);
    expect(threadOfEvent(event)).toBe(row.thread);
    expect(identify(event)).toBe(row.cause);
  });

  it.each([...BARE_EVENTS])('%s has no subject, and each run of it counts', (name) => {
    const event = parse(name, { sender: { login: 'octocat', type: 'User' } });
    expect(subjectOf(event)).toEqual({ kind: 'none' });
    expect(threadOfEvent(event)).toBeUndefined();
    expect(identify(event)).toBe('run');
  });

  it('with a number, but without a thread, has no thread', () => {
    const milestone = publishedPayload('milestone');
    const event = parse('milestone', { ...milestone, number: 2, thread: 2 });
    expect(threadOfEvent(event)).toBeUndefined();
    expect(identify(event)).toBe('other');
  });
});
