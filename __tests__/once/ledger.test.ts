/** What a ledger keeps, over comments in memory. */
import { describe, expect, it } from '@jest/globals';
import type { ClaimEntry, Entry, Progress } from '../../src/once/entry.ts';
import type {
  Claimed,
  Entries,
  Ledger,
  LedgerRepository,
} from '../../src/once/ledger.ts';
import type { Clock } from '../../src/ports.ts';
import { exampleCause } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { memoryComments } from '../support/memory-comments.ts';
import {
  CODEC,
  encodeNewer,
  newRequest,
  NOTE,
  openNotes,
  signedNote,
  THREAD,
  WHOLE,
  type Note,
} from './notes.ts';

const MINUTE = 60_000;
const ELSEWHERE = {
  thread: { ...THREAD, number: 3 },
  project: { ...THREAD, project: 'other' },
  'comment-tag': { ...THREAD, commentTag: 'other' },
};

type Opened = Readonly<{
  ledger: Ledger<Note>;
  comments: LedgerRepository['comments'];
  clock: Clock & { spend: (ms: number) => void };
}>;

function open(): Opened {
  const clock = new ManualClock();
  const comments = memoryComments(clock);
  return { ledger: openNotes({ comments, clock }), comments, clock };
}

async function read(ledger: Ledger<Note>, thread = THREAD): Promise<Entries<Note>> {
  const found = await ledger.read(thread, WHOLE);
  if (!found.ok) throw new Error('not read');
  return found.value;
}

/** Claims a cause of its own, which has the name of the claim. */
async function claim(
  ledger: Ledger<Note>,
  claimId: string,
  thread = THREAD,
): Promise<Claimed<Note>> {
  const entries = await read(ledger, thread);
  const request = newRequest({ cause: exampleCause(claimId), claimId });
  const claimed = await ledger.claim(entries, request, NOTE);
  if (claimed.kind !== 'claimed') throw new Error(claimed.kind);
  return claimed.claimed;
}

/** Claims a cause of its own, and binds the claim. */
async function bind(
  ledger: Ledger<Note>,
  claimId: string,
  thread = THREAD,
): Promise<Entry<Note>> {
  const binding = await ledger.bind(await claim(ledger, claimId, thread));
  if (binding.kind !== 'bound') throw new Error(binding.kind);
  return binding.entry;
}

const idsOf = (found: readonly ClaimEntry<Note>[]): readonly string[] =>
  found.map(({ request }) => request?.claimId ?? 'none');

async function idsIn(ledger: Ledger<Note>, thread = THREAD) {
  const { entries, claims, ofAnyTag } = await read(ledger, thread);
  return {
    entries: idsOf(entries),
    claims: idsOf(claims),
    ofAnyTag: idsOf(ofAnyTag),
  };
}

/** Returns the text of the comment of an entry, as GitHub has it. */
async function bodyOf(comments: LedgerRepository['comments'], { comment }: Entry<Note>) {
  const found = await comments.read({ kind: 'comment', id: comment.id, thread: 2 });
  return found.ok ? found.value?.body : 'not read';
}

const NO_ENTRIES = { entries: [], claims: [], ofAnyTag: [] };
const SENT = { sent: 'yes', isFinished: true, mayRepeat: false } as const;
const SENT_NOTE = { ...NOTE, progress: SENT };

describe('a claim', () => {
  it('says that nothing was sent, and once it is bound that the request perhaps was', async () => {
    const { ledger } = open();
    const claimed = await claim(ledger, 'own');
    const run = { run: '10', attempt: 1 };
    expect(claimed.entry).toMatchObject({
      sent: 'no',
      isFinished: false,
      isBound: false,
    });
    const cause = exampleCause('own');
    expect(claimed.request).toMatchObject({ claimId: 'own', cause, ...run });
    const binding = await ledger.bind(claimed);
    const bound = { sent: 'perhaps', isFinished: false, mayRepeat: false, isBound: true };
    expect(binding).toMatchObject({ kind: 'bound', entry: bound });
    expect((await read(ledger)).entries).toMatchObject([{ ...bound, request: run }]);
  });

  it('shows people its payload, and has its entry on the last line', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    const body = await bodyOf(comments, own);
    expect(body).toBe(own.revision);
    const [first, title, ...lines] = own.revision.split('\n');
    expect(first).toBe(CODEC.sentLine(THREAD, own.comment.id));
    expect(title).toBe('### Done');
    expect(lines.at(-2)).toMatch(/^<!-- notes:entry /);
    expect(lines.at(-1)).toBe('');
  });

  const WORDS: Note = { text: '/docs explain the retry' };

  it('gets another payload when it is bound', async () => {
    const { ledger, comments } = open();
    const claimed = await claim(ledger, 'own');
    expect((await read(ledger)).unbound).toMatchObject([{ payload: NOTE }]);
    const binding = await ledger.bind(claimed, { payload: () => WORDS });
    if (binding.kind !== 'bound') throw new Error(binding.kind);
    expect(binding.entry).toMatchObject({ sent: 'perhaps', payload: WORDS });
    expect((await read(ledger)).entries).toMatchObject([{ payload: WORDS }]);
    const body = await bodyOf(comments, binding.entry);
    expect(body).toBe(binding.entry.revision);
    expect(body).toContain(`### ${WORDS.text}\n`);
  });

  it('never shows that payload if it is not bound', async () => {
    const { comments, clock } = open();
    const error = { kind: 'no-response', detail: '' } as const;
    const remove = async () => ({ ok: false, error }) as const;
    const ledger = openNotes({ comments: { ...comments, remove }, clock });
    const claimed = await claim(ledger, 'own');
    const stillWanted = async (): Promise<boolean> => {
      expect((await read(ledger)).unbound).toMatchObject([{ payload: NOTE }]);
      return false;
    };
    const binding = await ledger.bind(claimed, { payload: () => WORDS, stillWanted });
    const own = { isBound: false, payload: NOTE };
    expect(binding).toMatchObject({ kind: 'not-sent', why: 'unwanted', own });
    expect(await bodyOf(comments, claimed.entry)).toBe(claimed.entry.revision);
  });

  it('is found by its claim id, bound or not', async () => {
    const { ledger } = open();
    const unbound = await claim(ledger, 'unbound');
    const bound = await bind(ledger, 'bound');
    const find = async (claimId: string, thread = THREAD) => {
      const found = await ledger.find(thread, claimId);
      return found.ok ? found.value : 'not read';
    };
    expect(await find('unbound')).toMatchObject({
      comment: unbound.entry.comment,
      isOwn: true,
    });
    expect(await find('bound')).toMatchObject({ comment: bound.comment, isOwn: true });
    expect(await find('other')).toBeUndefined();
    expect(await find('bound', ELSEWHERE.thread)).toBeUndefined();
  });
});

it.each(Object.entries(ELSEWHERE))('entries belong to one %s', async (_, thread) => {
  const { ledger } = open();
  await bind(ledger, 'here');
  await bind(ledger, 'there', thread);
  const here = await idsIn(ledger);
  const there = await idsIn(ledger, thread);
  expect([here.entries, here.claims]).toEqual([['here'], ['here']]);
  expect([there.entries, there.claims]).toEqual([['there'], ['there']]);
});

describe('in a ledger that counts all uses of the action', () => {
  function openAll() {
    const opened = open();
    const { comments, clock } = opened;
    return { ...opened, all: openNotes({ comments, clock, countsAllUses: true }) };
  }

  const { 'comment-tag': tag, project } = ELSEWHERE;
  it.each(Object.entries({ 'comment-tag': tag, project }))(
    'a claim with another %s that was there first is bound first, and ends later claims of its cause',
    async (_, use) => {
      const { ledger, all } = openAll();
      const thread = await read(all);
      const before = await read(ledger, use);
      const request = newRequest({ cause: exampleCause('same'), claimId: 'first' });
      const first = await ledger.claim(before, request, NOTE);
      const own = { ...request, claimId: 'own' };
      const second = await all.claim(thread, own, NOTE);
      if (first.kind !== 'claimed' || second.kind !== 'claimed') throw new Error('ended');

      const previous = { kind: 'previous', entry: { request: { claimId: 'first' } } };
      await ledger.bind(first.claimed);
      expect(await all.bind(second.claimed)).toMatchObject(previous);
      expect(await idsIn(all)).toMatchObject({ entries: ['first'], claims: ['first'] });
      expect(await idsIn(ledger)).toMatchObject({ claims: [] });
      const later = { ...request, claimId: 'later' };
      expect(await all.claim(await read(all), later, NOTE)).toMatchObject(previous);
    },
  );

  it('a claim in another thread does not count', async () => {
    const { ledger, all } = openAll();
    await bind(ledger, 'there', ELSEWHERE.thread);
    expect(await idsIn(all)).toEqual(NO_ENTRIES);
  });
});

it('entries of a project are known whatever their `comment-tag`', async () => {
  const { ledger } = open();
  await bind(ledger, 'own');
  for (const [name, thread] of Object.entries(ELSEWHERE)) {
    await bind(ledger, name, thread);
  }
  const { ofAnyTag } = await idsIn(ledger);
  expect(ofAnyTag).toEqual(['own', 'comment-tag']);
});

describe('an entry that is saved', () => {
  it('replaces the one before', async () => {
    const { ledger } = open();
    const own = await bind(ledger, 'own');
    const payload = { text: 'Merged', progress: SENT };
    const saved = await ledger.save(own, payload);
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    expect(saved.entry.revision).not.toBe(own.revision);
    const { entries } = await read(ledger);
    expect(entries).toMatchObject([
      { ...SENT, payload, request: own.request, revision: saved.entry.revision },
    ]);
  });

  const FAILED: Progress = { sent: 'yes', isFinished: true, mayRepeat: true };
  const ACTIVE: Progress = { sent: 'yes', isFinished: false, mayRepeat: false };
  const NOT_SENT: Progress = { sent: 'no', isFinished: true, mayRepeat: true };

  it.each<readonly [string, Progress]>([
    ['a job', ACTIVE],
    ['an end', SENT],
    ['a failure', FAILED],
    ['that nothing was sent', NOT_SENT],
    ['that it is not known', { ...SENT, sent: 'perhaps' }],
  ])('is as far as its payload says: %s', async (_, progress) => {
    const { ledger } = open();
    // It said something else before.
    for (const before of [undefined, ACTIVE, FAILED]) {
      const own = await bind(ledger, `after ${JSON.stringify(before)}`);
      const first = await ledger.save(own, { ...NOTE, progress: before });
      if (first.kind !== 'saved') throw new Error(first.kind);
      const saved = await ledger.save(first.entry, { ...NOTE, progress });
      expect(saved).toMatchObject({ kind: 'saved', entry: progress });
      expect((await read(ledger)).entries.at(-1)).toMatchObject(progress);
    }
  });

  it.each<readonly [string, Progress, Progress['sent']]>([
    ['was sent', FAILED, 'yes'],
    ['was perhaps sent', { ...FAILED, sent: 'perhaps' }, 'perhaps'],
    ['was not sent', NOT_SENT, 'no'],
  ])(
    'is one that %s as before if its payload does not say how far it is',
    async (_, progress, sent) => {
      const { ledger } = open();
      const own = await bind(ledger, 'own');
      const before = await ledger.save(own, { ...NOTE, progress });
      if (before.kind !== 'saved') throw new Error(before.kind);
      const saved = await ledger.save(before.entry, NOTE);
      const expected = { sent, isFinished: false, mayRepeat: false };
      expect((await read(ledger)).entries).toMatchObject([expected]);
      expect(saved).toMatchObject({ kind: 'saved', entry: expected });
    },
  );

  it('has the first line of a comment only if it was sent, or perhaps', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    const first = CODEC.sentLine(THREAD, own.comment.id);
    const lineAfter = async (progress: Progress) => {
      await ledger.save(own, { ...NOTE, progress });
      return (await bodyOf(comments, own))?.split('\n', 1)[0];
    };
    expect(await lineAfter(FAILED)).toBe(first);
    expect(await lineAfter({ ...FAILED, sent: 'perhaps' })).toBe(first);
    expect(await lineAfter(NOT_SENT)).toBe('### Done');
  });

  it('keeps what is not changed', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    const saved = await ledger.save(own, own.payload);
    expect(saved).toMatchObject({ kind: 'saved', entry: own });
    expect(await bodyOf(comments, own)).toBe(own.revision);
  });

  it('is not created again after somebody deleted its comment', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    await ledger.remove(own);
    expect(await ledger.save(own, SENT_NOTE)).toMatchObject({ kind: 'saved' });
    expect(await bodyOf(comments, own)).toBeUndefined();
    expect(await idsIn(ledger)).toEqual(NO_ENTRIES);
  });

  it('is bound if it was not', async () => {
    const { ledger } = open();
    const { entry } = await claim(ledger, 'own');
    const progress = { sent: 'no', isFinished: true, mayRepeat: true } as const;
    await ledger.save(entry, { ...NOTE, progress });
    const { entries } = await read(ledger);
    expect(entries).toMatchObject([{ sent: 'no', isFinished: true, mayRepeat: true }]);
  });

  it('belongs to the key that has signed it, or to the one that it is given', async () => {
    const { ledger, comments, clock } = open();
    const own = await bind(ledger, 'own');
    const both = openNotes({ comments, clock, keys: ['new-key', 'key'] });
    const keyLineOf = async (reader: Ledger<Note>): Promise<number | undefined> =>
      (await read(reader)).entries[0]?.keyLine;
    const entry = (await read(both)).entries[0] ?? own;
    expect(entry.keyLine).toBe(1);

    const saved = await both.save(entry, SENT_NOTE);
    expect(await keyLineOf(both)).toBe(1);

    if (saved.kind !== 'saved') throw new Error(saved.kind);
    await both.save(saved.entry, saved.entry.payload, 0);
    expect(await keyLineOf(both)).toBe(0);
    expect(await keyLineOf(ledger)).toBe(0);
  });
});

describe('an entry of another run', () => {
  async function foreign() {
    const opened = open();
    const { ledger } = opened;
    const own = await bind(ledger, 'own');
    const entry = (await read(ledger)).entries[0];
    if (entry === undefined) throw new Error('no entry');
    return { ...opened, own, entry };
  }

  it('is saved if nobody has written its comment since it was read', async () => {
    const { ledger, entry } = await foreign();
    const saved = await ledger.save(entry, SENT_NOTE);
    expect(saved).toMatchObject({ kind: 'saved', entry: { ...SENT, isOwn: true } });
    expect((await read(ledger)).entries).toMatchObject([SENT]);
  });

  it('is not saved if somebody has', async () => {
    const { ledger, comments, own, entry } = await foreign();
    const payload = { text: 'Theirs' };
    await ledger.save(own, payload);
    expect(await ledger.save(entry, SENT_NOTE)).toEqual({ kind: 'changed' });
    expect((await read(ledger)).entries).toMatchObject([{ payload }]);

    const edited = `Edited\n${own.revision}`;
    await comments.update(own.comment.id, edited);
    expect(await ledger.save(entry, SENT_NOTE)).toEqual({ kind: 'changed' });
    expect(await bodyOf(comments, own)).toBe(edited);
  });

  it('is not saved if its comment is gone', async () => {
    const { ledger, own, entry } = await foreign();
    await ledger.remove(own);
    expect(await ledger.save(entry, SENT_NOTE)).toEqual({ kind: 'changed' });
  });
});

describe('an entry that is read again', () => {
  it('is that of its comment, and whose it is stays', async () => {
    const { ledger } = open();
    const own = await bind(ledger, 'own');
    const [foreign = own] = (await read(ledger)).entries;
    const payload = { text: 'Theirs', progress: SENT };
    const saved = await ledger.save(own, payload);
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    const { revision } = saved.entry;
    const found = { ...SENT, payload, isBound: true, revision };
    expect(await ledger.refresh(foreign)).toMatchObject({
      ok: true,
      value: { ...found, isOwn: false },
    });
    expect(await ledger.refresh(own)).toMatchObject({
      ok: true,
      value: { ...found, isOwn: true },
    });
  });

  it('is undefined if its comment is gone', async () => {
    const { ledger } = open();
    const own = await bind(ledger, 'own');
    await ledger.remove(own);
    expect(await ledger.refresh(own)).toEqual({ ok: true, value: undefined });
  });

  it('is not bound if its comment has no entry of ours', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    const body = `${own.revision}\nedited`;
    await comments.update(own.comment.id, body);
    const found = await ledger.refresh(own);
    expect(found).toEqual({
      ok: true,
      value: { ...own, isBound: false, revision: body },
    });
  });

  it('is not bound if the binding was not written', async () => {
    const { ledger } = open();
    const { entry } = await claim(ledger, 'own');
    const believed = { ...entry, isBound: true };
    expect(await ledger.refresh(believed)).toMatchObject({
      ok: true,
      value: { isBound: false },
    });
  });
});

describe('an entry that is added', () => {
  it('is an entry that was sent, and claims nothing', async () => {
    const { ledger } = open();
    const added = await ledger.add(THREAD, SENT_NOTE);
    expect(added).toMatchObject({ ok: true, value: { request: null, isOwn: true } });
    expect(await idsIn(ledger)).toEqual({
      entries: ['none'],
      claims: [],
      ofAnyTag: ['none'],
    });
    const { entries } = await read(ledger);
    expect(entries).toMatchObject([
      { request: null, ...SENT, isBound: true, payload: SENT_NOTE },
    ]);
  });
});

describe('an entry of a newer version', () => {
  it('is undefined if it has taken the place of one that is read again', async () => {
    const { ledger, comments } = open();
    const own = await bind(ledger, 'own');
    const newer = signedNote({ commentId: own.comment.id });
    await comments.update(own.comment.id, `### Newer\n\n${encodeNewer(newer)}\n`);
    expect(await ledger.refresh(own)).toEqual({ ok: true, value: undefined });
  });
});

describe('the entries of a repository', () => {
  type Row = Readonly<{
    title: string;
    scope: Readonly<{ project?: string; commentTag?: string }>;
    expected: readonly string[];
  }>;

  it.each<Row>([
    {
      title: 'project',
      scope: { project: 'docs' },
      expected: ['in thread 2', 'in thread 3', 'other tag'],
    },
    {
      title: 'tag',
      scope: { commentTag: 'default' },
      expected: ['in thread 2', 'in thread 3', 'other project'],
    },
    {
      title: 'repository',
      scope: {},
      expected: ['in thread 2', 'in thread 3', 'other project', 'other tag'],
    },
  ])('of a $title are listed', async ({ scope, expected }) => {
    const { ledger, clock } = open();
    const since = clock.date();
    await bind(ledger, 'in thread 2');
    await bind(ledger, 'in thread 3', ELSEWHERE.thread);
    await bind(ledger, 'other project', ELSEWHERE.project);
    await bind(ledger, 'other tag', ELSEWHERE['comment-tag']);
    await claim(ledger, 'unbound', { ...THREAD, project: 'third', commentTag: 'third' });

    const listing = await ledger.since(since, { ...scope, maxPages: 1 });
    expect(idsOf(listing.entries)).toEqual(expected);
    expect(listing).toMatchObject({ isComplete: true, problem: undefined, read: 5 });
  });

  it('since a time are those whose comments were created, or edited, then', async () => {
    const { ledger, clock } = open();
    const edited = await bind(ledger, 'edited since');
    await bind(ledger, 'old');
    clock.spend(MINUTE);
    const since = clock.date();
    await ledger.save(edited, SENT_NOTE);
    await claim(ledger, 'unbound');
    await bind(ledger, 'new');
    const { entries, claims } = await ledger.since(since, { maxPages: 1 });
    expect(idsOf(entries)).toEqual(['edited since', 'new']);
    expect(idsOf(claims)).toEqual(['edited since', 'unbound', 'new']);
  });

  it('know their threads, also those that claim nothing', async () => {
    const { ledger } = open();
    await bind(ledger, 'own', ELSEWHERE.thread);
    await ledger.add(THREAD, NOTE);
    const { entries, claims } = await ledger.since(new Date(0), { maxPages: 1 });
    expect(entries.map(({ thread }) => thread)).toEqual([ELSEWHERE.thread, THREAD]);
    expect(idsOf(claims)).toEqual(['own']);
  });
});
