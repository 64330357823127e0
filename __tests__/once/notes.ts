/** A ledger of notes. The library does not know what its entries are about, so these tests have a payload of their own. */
import { createEntryCodec, type SignedEntry } from '../../src/once/codec.ts';
import { createLedgers, type LedgerSettings } from '../../src/once/comment-ledger.ts';
import type {
  Entry,
  Progress,
  RequestIdentity,
  ThreadRef,
} from '../../src/once/entry.ts';
import type {
  Ledger,
  LedgerRepository,
  NewRequest,
  Reach,
} from '../../src/once/ledger.ts';
import { signEntry } from '../../src/once/signature.ts';
import type { ThreadComment } from '../../src/ports.ts';
import { exampleComment, exampleIdentity } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** A note, and how far it has come; undefined if only the ledger knows that. */
export type Note = Readonly<{ text: string; progress?: Progress | undefined }>;

/** The beginning of the comments of these tests. */
export const MARKER = '<!-- notes';
export const REPOSITORY_ID = 1;
export const THREAD: ThreadRef = { number: 2, project: 'docs', commentTag: 'default' };
/** The account that writes for the runs of these tests. */
export const OWN_ACCOUNT = 4;
/** The key of these tests. */
export const KEY = 'key';
export const CODEC = createEntryCodec([KEY], MARKER);
/** Reads all pages. */
export const WHOLE: Reach<Note> = { eventAt: undefined };

/** A note that everybody can read. */
export const NOTE: Note = { text: 'Done' };

/** Reads notes in comments. */
export const READER = {
  codec: CODEC,
  parse: parseNote,
  progressOf: ({ progress }: Note) => progress,
};

/** Reads a note. A version of these tests that is newer might have other ones. */
function parseNote(payload: unknown): Note | undefined {
  const isNote = typeof payload === 'object' && payload !== null && 'text' in payload;
  if (!isNote || typeof payload.text !== 'string') return undefined;
  return payload as Note;
}

/** Renders the visible part of a comment. */
function renderNote({ payload }: Entry<Note>): string {
  return `### ${payload.text}\n`;
}

type NotesOptions = Readonly<{
  comments: Partial<LedgerRepository['comments']>;
  /** Undefined if the runner does not provide it. */
  repositoryId?: number | undefined;
  countsAllUses?: boolean;
  /** Called with the warning about a failed request. */
  warn?: LedgerRepository['warn'];
  codec?: typeof CODEC;
}> &
  Partial<Omit<LedgerSettings<Note>, 'marker'>>;

/** Opens a ledger over the given calls. */
export function openNotes(options: NotesOptions): Ledger<Note> {
  const { comments, codec, repositoryId, ...others } = options;
  const { warn = () => undefined, countsAllUses = false, ...settings } = others;
  const id = 'repositoryId' in options ? repositoryId : REPOSITORY_ID;
  const open = createLedgers<Note>(
    {
      keys: [KEY],
      marker: MARKER,
      run: { id: '10', attempt: 1 },
      parse: parseNote,
      progressOf: ({ progress }) => progress,
      render: renderNote,
      clock: new ManualClock(),
      signal: new AbortController().signal,
      log: () => undefined,
      ...settings,
    },
    codec,
  );
  const api = comments as LedgerRepository['comments'];
  return open({ id, countsAllUses, comments: api, warn });
}

/** Creates a request for the cause of the examples. */
export function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  const { run: _, attempt: __, ...request } = exampleIdentity(changes);
  return request;
}

/** Fields of a signed entry that differ from those of the example. */
export type SignedChanges = Partial<Omit<SignedEntry, 'request'>> &
  Partial<Progress> &
  Readonly<{ request?: Partial<RequestIdentity> | null }>;

/** Creates what is signed of a request that was sent, and is finished. As long as it is not, only the ledger knows whether it was sent. */
export function signedNote({
  request,
  sent = 'yes',
  isFinished = true,
  mayRepeat = false,
  ...changes
}: SignedChanges = {}): SignedEntry {
  const isKnown = sent === 'yes' || isFinished;
  const progress = isKnown ? { sent, isFinished, mayRepeat } : undefined;
  return {
    repositoryId: REPOSITORY_ID,
    thread: THREAD,
    request: request === null ? null : exampleIdentity(request),
    sent,
    payload: { ...NOTE, progress },
    commentId: 3,
    authorId: OWN_ACCOUNT,
    ...changes,
  };
}

/** The part of an entry that binds it to no comment. */
export const UNBOUND = { commentId: null, authorId: null } as const;

/** The progress of a request that its run has just claimed. */
export const CLAIMED = { sent: 'no', isFinished: false, mayRepeat: false } as const;

type Written = SignedChanges & Readonly<{ isBound?: boolean }>;

/** Creates the comment of an entry, which has a claim of its own and is bound to it. */
export function noteComment(
  id: number,
  { isBound = true, ...changes }: Written = {},
  comment: Partial<ThreadComment> = {},
  encode: (entry: SignedEntry) => string = CODEC.encode,
): ThreadComment {
  const { authorId = OWN_ACCOUNT } = comment;
  const binding = isBound ? { commentId: id, authorId } : UNBOUND;
  const { request } = changes;
  const claim = request === null ? null : { claimId: `claim of ${id}`, ...request };
  const entry = signedNote({ ...binding, ...changes, request: claim });
  const body = `${sentLine(entry)}### Note\n\n${encode(entry)}\n`;
  return exampleComment({ id, authorId, body, ...comment });
}

/** Returns the first line of the comment of an entry; empty if its request was not sent. */
function sentLine({ thread, commentId, sent }: SignedEntry): string {
  if (commentId === null || sent === 'no') return '';
  return `${CODEC.sentLine(thread, commentId)}\n`;
}

/** Signs an entry in a format that this version does not know. */
export function encodeNewer(entry: SignedEntry): string {
  const json = JSON.stringify({ format: 2, ...entry });
  const payload = Buffer.from(json).toString('base64');
  const { repositoryId } = entry;
  const signature = signEntry(payload, KEY, { purpose: 'entry', repositoryId });
  return `${MARKER}:entry ${payload} ${signature} -->`;
}

/** Creates an entry that another run has bound to its comment. */
export function exampleNote(changes: Partial<Entry<Note>> = {}): Entry<Note> {
  return {
    repositoryId: REPOSITORY_ID,
    thread: THREAD,
    request: exampleIdentity(),
    sent: 'yes',
    isFinished: true,
    mayRepeat: false,
    payload: NOTE,
    comment: {
      id: 3,
      authorId: OWN_ACCOUNT,
      url: '',
      createdAt: '2026-03-01T11:00:00Z',
    },
    isBound: true,
    isOwn: false,
    keyLine: 0,
    revision: '',
    ...changes,
  };
}
