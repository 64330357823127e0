/** What every store of submissions does: the real one, over comments in memory, and the map that takes its place. */
import { describe, expect, it } from '@jest/globals';
import { NO_CARE, type CareRecord } from '../../../src/domain/care.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type {
  ClaimState,
  Filter,
  Stored,
  SubmissionStore,
} from '../../../src/thread/submission-store.ts';
import { commentStore } from '../../support/comment-store.ts';
import {
  exampleJob,
  exampleLinked,
  exampleSubmission,
  LOCATION,
} from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { MapStore } from '../../support/map-store.ts';
import { memoryComments } from '../../support/memory-comments.ts';
import { readThread } from '../../support/threads.ts';

const MINUTE = 60_000;
const REPOSITORY = { repositoryId: LOCATION.repositoryId };
const ELSEWHERE: Readonly<Record<string, typeof LOCATION>> = {
  thread: { ...LOCATION, thread: 3 },
  project: { ...LOCATION, project: 'other' },
  'comment-tag': { ...LOCATION, commentTag: 'other' },
  repository: { ...LOCATION, repositoryId: 2 },
};

type Opened = Readonly<{ store: SubmissionStore; clock: ManualClock }>;

const STORES: Readonly<Record<string, () => Opened>> = {
  'in comments': () => {
    const clock = new ManualClock();
    const comments = memoryComments(clock);
    return { store: commentStore({ comments, clock }), clock };
  },
  'in a map': () => {
    const clock = new ManualClock();
    const store = new MapStore(clock);
    return { store, clock };
  },
};

function pending(claimId: string): RequestSubmission {
  return exampleSubmission({
    claimId,
    state: 'pending',
    job: null,
    outcome: null,
  });
}

/** Creates the comment of a claim. */
async function create(
  store: SubmissionStore,
  claimId: string,
  location = LOCATION,
): Promise<ClaimState> {
  const created = await store.create(location, pending(claimId));
  if (!created.ok) throw new Error('not created');
  return created.value;
}

/** Creates the comment of a claim, and binds the claim to it. */
async function bind(
  store: SubmissionStore,
  claimId: string,
  location = LOCATION,
): Promise<ClaimState> {
  const created = await create(store, claimId, location);
  const bound = await store.bind(created);
  if (!bound.ok) throw new Error('not bound');
  return bound.value;
}

async function read(store: SubmissionStore, { location, comment }: Stored) {
  const found = await store.read(location, comment.id);
  if (!found.ok) throw new Error('not read');
  return found.value;
}

async function readSubmission(store: SubmissionStore, stored: Stored) {
  const found = await read(store, stored);
  return found?.submission;
}

/** Returns the newest submission of the thread. */
async function newest(store: SubmissionStore): Promise<Stored> {
  const { submissions } = await readThread(store, LOCATION);
  const found = submissions.at(-1);
  if (found === undefined) throw new Error('no submission');
  return found;
}

function claims(states: readonly Stored[]): readonly string[] {
  return states.map(({ submission }) => {
    if (submission.kind === 'request') return submission.claimId;
    return submission.kind;
  });
}

async function claimsInThread(store: SubmissionStore, location = LOCATION) {
  const { submissions, claimStates } = await readThread(store, location);
  return {
    submissions: claims(submissions),
    claimStates: claims(claimStates),
  };
}

describe.each(Object.entries(STORES))('submissions %s', (_, open) => {
  it('count in claims as soon as they are created, and as submissions when they are bound', async () => {
    const { store } = open();
    await bind(store, 'first');
    const created = await create(store, 'second');
    expect(created).toMatchObject({ isBound: false, location: LOCATION });
    const { submissions, claimStates } = await readThread(store, LOCATION);
    expect(claims(submissions)).toEqual(['first']);
    expect(claims(claimStates)).toEqual(['first', 'second']);
    expect(claimStates.map(({ isBound }) => isBound)).toEqual([true, false]);
    expect(claimStates[1]?.comment).toEqual(created.comment);
  });

  it('are bound within five minutes, if their comments exist', async () => {
    const { store, clock } = open();
    const inTime = await create(store, 'in time');
    const tooLate = await create(store, 'too late');
    const deleted = await create(store, 'deleted');

    await clock.sleep(5 * MINUTE);
    const bound = await store.bind(inTime);
    expect(bound).toMatchObject({
      ok: true,
      value: { isBound: true },
    });

    await clock.sleep(1000);
    const afterwards = await store.bind(tooLate);
    expect(afterwards).toEqual({
      ok: false,
      error: { kind: 'too-late' },
    });

    const isRemoved = await store.remove(deleted);
    const withoutComment = await store.bind(deleted);
    expect(isRemoved).toBe(true);
    expect(withoutComment).toEqual({
      ok: false,
      error: { kind: 'deleted' },
    });

    // What was written counts, although its run must not send.
    const { submissions } = await claimsInThread(store);
    expect(submissions).toEqual(['in time', 'too late']);
  });

  it('count the messages of care, and change nothing else', async () => {
    const { store } = open();
    const own = await bind(store, 'own');
    const submission = exampleSubmission({ claimId: 'own' });
    await store.save({ ...own, submission }, {});

    const counted = { ...NO_CARE, messages: 1 };
    const change = await store.changeCare(own, () => counted);
    const changed = await readSubmission(store, own);
    expect(change).toBe('changed');
    expect(changed).toMatchObject({ ...submission, care: counted });

    const seen: CareRecord[] = [];
    const keep = (known: CareRecord): undefined => {
      seen.push(known);
    };
    const noChange = await store.changeCare(own, keep);
    expect(noChange).toBe('unchanged');
    expect(seen).toEqual([counted]);

    await store.remove(own);
    const failure = await store.changeCare(own, () => counted);
    expect(failure).toBe('failed');
  });

  it('are replaced when they are saved', async () => {
    const { store } = open();
    const own = await bind(store, 'own');
    const before = await read(store, own);
    const submission = exampleSubmission({ claimId: 'own' });
    const isSaved = await store.save({ ...own, submission }, {});
    const after = await read(store, own);
    expect(isSaved).toBe(true);
    expect(before?.submission).toEqual(pending('own'));
    expect(after?.submission).toEqual(submission);
    expect(after?.revision).not.toBe(before?.revision);
    const { submissions } = await readThread(store, LOCATION);
    expect(submissions).toMatchObject([{ submission, revision: after?.revision }]);
  });

  it('are not created again when they are saved after somebody deleted them', async () => {
    const { store } = open();
    const own = await bind(store, 'own');
    await store.remove(own);
    const isSaved = await store.save(own, {});
    const found = await read(store, own);
    const inThread = await claimsInThread(store);
    expect(isSaved).toBe(true);
    expect(found).toBeUndefined();
    expect(inThread).toEqual({ submissions: [], claimStates: [] });
  });

  it('are read from a comment to which they are bound', async () => {
    const { store } = open();
    const unbound = await create(store, 'unbound');
    const foundUnbound = await read(store, unbound);
    expect(foundUnbound).toMatchObject({
      comment: { id: unbound.comment.id },
      submission: undefined,
    });

    const own = await bind(store, 'own');
    const found = await readSubmission(store, own);
    expect(found).toEqual(own.submission);

    const location = { ...LOCATION, thread: 3 };
    const elsewhere = await readSubmission(store, { ...own, location });
    expect(elsewhere).toBeUndefined();
  });

  it('are found by their claim', async () => {
    const { store } = open();
    const unbound = await create(store, 'unbound');
    const bound = await bind(store, 'bound');
    const find = async (claimId: string) => {
      const found = await store.findClaim(LOCATION, claimId);
      return found.ok ? found.value?.comment : 'not read';
    };
    expect(await find('unbound')).toEqual(unbound.comment);
    expect(await find('bound')).toEqual(bound.comment);
    expect(await find('other')).toBeUndefined();
  });

  it('of a project are found in its thread, whatever their comment-tag', async () => {
    const { store } = open();
    await bind(store, 'own');
    for (const [name, location] of Object.entries(ELSEWHERE)) {
      await bind(store, name, location);
    }
    const { comments } = await readThread(store, LOCATION);
    const found = store.ofProject(LOCATION, comments);
    expect(claims(found)).toEqual(['own', 'comment-tag']);
  });

  it.each(Object.entries(ELSEWHERE))('belong to one %s', async (__, location) => {
    const { store } = open();
    await bind(store, 'here');
    await bind(store, 'there', location);
    const here = await claimsInThread(store);
    const there = await claimsInThread(store, location);
    expect(here.submissions).toEqual(['here']);
    expect(there.claimStates).toEqual(['there']);
  });

  it('on docs pull requests count when they are saved, and never in claims', async () => {
    const { store } = open();
    const linked = await store.createEnded(LOCATION, exampleLinked(), {});
    if (!linked.ok) throw new Error('not created');
    const created = await claimsInThread(store);
    expect(created).toEqual({ submissions: [], claimStates: [] });
    await store.save(linked.value, {});
    const saved = await claimsInThread(store);
    expect(saved).toEqual({ submissions: ['link'], claimStates: [] });
  });

  it('link to the newest request, also when they are saved again', async () => {
    const { store } = open();
    const own = await bind(store, 'own');
    /** Links to a request. Returns the revision of the comment. */
    const link = async (id: number): Promise<string | undefined> => {
      const before = await read(store, own);
      if (before === undefined) throw new Error('gone');
      const url = `https://github.com/acme/app/${id}`;
      await store.linkToNewest(before, { id, url });
      const after = await read(store, own);
      return after?.revision;
    };
    const first = await link(8);
    const older = await link(7);
    const newest = await link(9);
    expect(older).toBe(first);
    expect(newest).not.toBe(first);

    const submission = await readSubmission(store, own);
    expect(submission).toEqual(own.submission);

    const linked = await readThread(store, LOCATION);
    for (const each of linked.submissions) await store.save(each, {});
    const afterSaving = await link(9);
    expect(afterSaving).toBe(newest);
  });
});

describe.each(Object.entries(STORES))('all submissions %s', (_, open) => {
  type Listing = Readonly<{
    title: string;
    filter: Omit<Filter, 'repositoryId'>;
    expected: readonly string[];
  }>;

  it.each<Listing>([
    {
      title: 'project',
      filter: { project: 'docs' },
      expected: ['in thread 2', 'in thread 3', 'other tag'],
    },
    {
      title: 'tag',
      filter: { commentTag: 'default' },
      expected: ['in thread 2', 'in thread 3', 'other project'],
    },
    {
      title: 'repository',
      filter: {},
      expected: ['in thread 2', 'in thread 3', 'other project', 'other tag'],
    },
  ])('of a $title are listed', async ({ filter, expected }) => {
    const { store, clock } = open();
    const since = clock.date();
    await bind(store, 'in thread 2');
    await bind(store, 'in thread 3', ELSEWHERE['thread']);
    await bind(store, 'other project', ELSEWHERE['project']);
    await bind(store, 'other tag', ELSEWHERE['comment-tag']);
    await create(store, 'unbound', {
      ...LOCATION,
      project: 'third',
      commentTag: 'third',
    });

    const inRepository = { ...REPOSITORY, ...filter };
    const edited = await store.editedSince(since, inRepository, 10);
    const created = await store.createdSince(since, inRepository, 10);
    if (!edited.ok || !created.ok) throw new Error('not listed');

    const newestFirst = expected.toReversed();
    expect(claims(edited.value.submissions)).toEqual(expected);
    expect(claims(created.value.submissions)).toEqual(newestFirst);
    expect(created.value.isComplete).toBe(true);
  });

  it('since a time are those whose comments were written then', async () => {
    const { store, clock } = open();
    const edited = await bind(store, 'edited since');
    await bind(store, 'old');
    await clock.sleep(MINUTE);
    const since = clock.date();
    await store.save(edited, {});
    await create(store, 'unbound');
    await bind(store, 'new');
    const listed = await store.editedSince(since, REPOSITORY, 10);
    const created = await store.createdSince(since, REPOSITORY, 10);
    if (!listed.ok || !created.ok) throw new Error('not listed');
    expect(claims(listed.value.submissions)).toEqual(['edited since', 'new']);
    expect(claims(listed.value.claimStates)).toEqual(['edited since', 'unbound', 'new']);
    expect(claims(created.value.submissions)).toEqual(['new']);
    const recent = await store.recent(LOCATION, since);
    expect(recent.ok && claims(recent.value)).toEqual(['edited since', 'unbound', 'new']);
  });

  it('show the state of their docs pull requests, and keep it out of what counts', async () => {
    const { store } = open();
    const own = await bind(store, 'own');
    const submission = exampleSubmission({ claimId: 'own' });
    const result = {
      family: 'tracked',
      conclusion: { outcome: 'pr-opened', reason: '' },
      job: exampleJob(),
    } as const;
    await store.save({ ...own, submission }, result);
    const saved = await newest(store);
    const isShown = await store.showPullRequest(saved, { kind: 'merged' });
    expect(isShown).toBe(true);

    // It has changed since it was read.
    const outdated = await store.showPullRequest(saved, { kind: 'closed' });
    expect(outdated).toBeUndefined();

    const merged = await newest(store);
    const again = await store.showPullRequest(merged, { kind: 'merged' });
    expect(merged.submission).toEqual(submission);
    expect(again).toBeUndefined();

    const since = '2026-03-01T12:30:00Z';
    const isReopened = await store.showPullRequest(merged, { kind: 'open', since });
    expect(isReopened).toBe(true);

    const reopened = await newest(store);
    await store.showPreview(reopened, 'https://preview.example/');
    const shown = await newest(store);
    expect(shown.submission).toEqual(submission);
    expect(shown.revision).not.toBe(reopened.revision);
    await store.showPreview(shown, 'https://preview.example/');
    expect((await newest(store)).revision).toBe(shown.revision);
  });

  it('without a docs pull request show none', async () => {
    const { store } = open();
    await bind(store, 'own');
    const own = await newest(store);
    const shown = await store.showPullRequest(own, { kind: 'merged' });
    expect(shown).toBeUndefined();
  });
});
