/** The claim of one run, whose calls get the answers that a test has written down. */
import { expect } from '@jest/globals';
import type { CauseRef } from '../../src/domain/cause.ts';
import type { Binding, BindOptions, Claim } from '../../src/once/ledger.ts';
import type { CommentsApi, ThreadComment } from '../../src/ports.ts';
import { exampleCause, exampleComment } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import {
  newRequest,
  NOTE,
  openNotes,
  OWN_ACCOUNT,
  THREAD,
  WHOLE,
  type Note,
} from './notes.ts';

const FAILED = {
  ok: false,
  error: { kind: 'no-response', detail: 'connection lost' },
} as const;
const REFUSED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden', isRefusal: true },
} as const;
/** A 4xx that is no refusal: GitHub may have a rule that we do not know. */
const UNKNOWN_4XX = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden' },
} as const;
const LIMITED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'too many', retryAfterMs: 60_000 },
} as const;

/** When the own comment, which is 5, is created. */
export const CREATED_AT = '2026-03-01T11:00:00Z';

type Answer = 'created' | 'lost' | 'failed' | 'refused' | 'other' | 'limited';

/** A list of other comments without the own one. */
type Unseen = Readonly<{ unseen: readonly ThreadComment[] }>;

type ReadAnswer = 'gone' | 'there' | 'failed' | 'refused';

type Command = Readonly<{
  writtenAt?: string;
  /** Whether lists show it. */
  isListed?: boolean;
  /** The answers when it is read. */
  reads?: readonly ReadAnswer[];
}>;
const COMMAND_ID = 2;

export type Script = Readonly<{
  /** The answers when the comment is created; `lost`: it exists, but the answer does not arrive. The last one repeats. */
  creates?: readonly Answer[];
  /** The comments of other runs when the run begins. */
  known?: readonly ThreadComment[];
  /** The same, each time the thread is listed after that. `unseen`: without the own comment. The last list repeats. */
  lists?: readonly (readonly ThreadComment[] | 'failed' | 'unseen' | Unseen)[];
  /** Time between the claim and the binding. */
  prepareMs?: number;
  /** The comment with the command. */
  command?: Command;
  /** The answer to whether the request is still wanted; undefined if there is no such question. */
  isStillWanted?: boolean;
  abortAfterMs?: number;
  attempt?: number;
  /** The cause of the command that repeats the request, if the run does that. */
  repeatedBy?: CauseRef;
  digest?: string;
}>;

function take<T>(queue: T[]): T {
  const next = queue.length > 1 ? queue.shift() : queue[0];
  if (next === undefined) throw new Error('the script has no answer');
  return next;
}

/** How a claim ended, whether or not it had a comment. */
type End = Exclude<Claim<Note>, { kind: 'claimed' }> | Binding<Note>;

/**
 * Plays the claim of one run. Returns its end, and its waits and calls in order. `list` is limited to changes since 10 minutes before a comment, `list-all` is not.
 */
export async function playScript(script: Script) {
  const { known = [], attempt = 1, prepareMs = 0, isStillWanted, command } = script;
  const answers = [...(script.creates ?? (['created'] as const))];
  const threads = [...(script.lists ?? [[]])];
  const steps: string[] = [];
  const { reads, written } = arrangeCommand(command);
  const clock = new ManualClock();
  const sleep = clock.sleep.bind(clock);
  clock.sleep = async (ms, signal) => {
    steps.push(`${ms / 1000}s`);
    await sleep(ms, signal);
  };
  const controller = new AbortController();
  clock.plan(clock.now() + (script.abortAfterMs ?? Infinity), () => controller.abort());
  const comments: Partial<CommentsApi> = {
    async *newestPages(_, { since } = {}) {
      expect([undefined, new Date('2026-03-01T10:50:00Z')]).toContainEqual(since);
      steps.push(since === undefined ? 'list-all' : 'list');
      const others = take(threads);
      if (others === 'failed') yield FAILED;
      else if (others === 'unseen') yield pageOf([]);
      else if ('unseen' in others) yield pageOf(others.unseen);
      else yield pageOf([...written, ...others]);
    },
    create: async (_, body) => {
      steps.push('create');
      const answer = take(answers);
      if (answer === 'refused') return REFUSED;
      if (answer === 'other') return UNKNOWN_4XX;
      if (answer === 'limited') return LIMITED;
      if (answer === 'failed') return FAILED;
      const author = { authorId: OWN_ACCOUNT };
      const comment = exampleComment({ id: 5, body, createdAt: CREATED_AT, ...author });
      written.push(comment);
      return answer === 'lost' ? FAILED : { ok: true, value: comment };
    },
    update: async (id, body) => {
      steps.push(`bind-${id}`);
      const comment = exampleComment({ id, body, createdAt: CREATED_AT });
      return { ok: true, value: comment };
    },
    read: async ({ id }) => {
      steps.push(`read-${id}`);
      return answerRead(id, take(reads));
    },
    remove: async (id) => {
      steps.push(`remove-${id}`);
      written.length = 0;
      return { ok: true, value: undefined };
    },
  };
  const lines: string[] = [];
  const { signal } = controller;
  const ledger = openNotes({
    comments,
    clock,
    signal,
    run: { id: '10', attempt },
    log: (line) => lines.push(line),
  });
  const earlier = openNotes({ comments: { newestPages: pagesOf(known) } });
  const entries = await earlier.read(THREAD, WHOLE);
  if (!entries.ok) throw new Error('the first list failed');
  const { repeatedBy, digest = 'same' } = script;
  const repetition = repeatedBy && { cause: repeatedBy, repeats: exampleCause() };
  const request = newRequest({ ...repetition, digest, claimId: 'mine' });
  const stillWanted = async (): Promise<boolean> => {
    steps.push('check');
    return isStillWanted ?? true;
  };
  const options: BindOptions<Note> = {
    stillWanted: isStillWanted === undefined ? undefined : stillWanted,
    command: commandComment(command),
  };
  const play = async (): Promise<End> => {
    const claim = await ledger.claim(entries.value, request, NOTE);
    if (claim.kind !== 'claimed') return claim;
    clock.spend(prepareMs);
    return ledger.bind(claim.claimed, options);
  };
  const end = await play();
  return { steps: steps.join(' '), end, lines };
}

function answerRead(id: number, answer: ReadAnswer) {
  switch (answer) {
    case 'failed':
      return FAILED;
    case 'refused':
      return REFUSED;
    case 'gone':
      return { ok: true, value: undefined } as const;
    case 'there':
      return { ok: true, value: exampleComment({ id }) } as const;
  }
}

/** Returns the answers when the command is read, and the comments of the thread. */
function arrangeCommand({ reads = [], isListed = false }: Command = {}) {
  const written: ThreadComment[] = [];
  if (isListed) written.push(exampleComment({ id: COMMAND_ID }));
  return { reads: [...reads], written };
}

function commandComment(command: Command | undefined): BindOptions<Note>['command'] {
  if (command === undefined) return undefined;
  const { writtenAt } = command;
  const time = writtenAt === undefined ? undefined : Date.parse(writtenAt);
  return { id: COMMAND_ID, writtenAt: time };
}

function pageOf(comments: readonly ThreadComment[]) {
  return { ok: true, value: { comments, isLast: true } } as const;
}

function pagesOf(comments: readonly ThreadComment[]): CommentsApi['newestPages'] {
  return async function* newestPages() {
    yield pageOf(comments);
  };
}
