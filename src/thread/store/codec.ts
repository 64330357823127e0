/**
 * The signed submission in a status comment: `<!-- docs-agent-action:v2 PAYLOAD SIGNATURE -->` as the last line of its body. The payload
 * is JSON in plain base64: the URL-safe alphabet has `-`, and an HTML comment must not contain `--`. A marker on any other line does not
 * count: it may be quoted.
 *
 * Each line of `api-key` signs, and one signature is enough. Otherwise, a workflow that has an older line alone would not see what one with
 * both has sent, and would send it again. The signature of the key that the job belongs to comes first.
 *
 * Anyone can type the marker, and every workflow of a repository shares one login: only a signature distinguishes our state from a forged
 * one. Its key belongs to the repository that holds the comment, so that a state of one repository never counts in another. The payload
 * names its thread, project, `comment-tag`, comment and author, so that a copied one does not count.
 */
import { COMMENT_MARKER } from '../../domain/comment.ts';
import type { Submission, ThreadLocation } from '../../domain/submission.ts';
import type { CommentText } from '../../ports.ts';
import { isSameText, sign } from '../signature.ts';
import type { Filter } from '../submission-store.ts';

/** The comment that a state is bound to. Both ids are null until the run binds it (docs/at-most-once.md). */
export type StateLocation = ThreadLocation &
  Readonly<{ commentId: number | null; authorId: number | null }>;

export type SignedState = StateLocation & Readonly<{ submission: Submission }>;

/** A state, and the index of the key that it belongs to: the first one of its signatures that one of our keys has made. */
export type VerifiedState = SignedState & Readonly<{ keyLine: number }>;

/** The thread in which a state is looked for. Without `project` or `commentTag` any will do. */
export type Place = Filter & Pick<ThreadLocation, 'thread'>;

export type StateCodec = ReturnType<typeof createStateCodec>;

/** Names the shape of the payload: a change of the type `SignedState` needs another version. */
const VERSION = 'v2';
const START = `${COMMENT_MARKER}:${VERSION} `;
const END = ' -->';
/** Bound on the work for a comment that anybody can write. */
const MAX_SIGNATURES = 20;
/** A SHA-256 in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;
const USE = { purpose: 'submission', version: VERSION } as const;

/** Signs with each of the keys. States by any of them verify. */
export function createStateCodec(keys: readonly string[]) {
  /** Reads the state on the last line of a comment, if one of the keys has signed it for this place. */
  const readState = (comment: CommentText, place: Place): VerifiedState | undefined => {
    const parts = lastLineState(comment.body);
    if (parts === undefined) return undefined;
    const keyLine = findKey(parts, keys, place.repositoryId);
    if (keyLine === -1) return undefined;
    const state = readSigned(parts);
    if (!isInPlace(state, place)) return undefined;
    return { ...state, keyLine };
  };
  return {
    encode: (submission: Submission, location: StateLocation, keyLine = 0): string => {
      const key = keys[keyLine];
      if (key === undefined) throw new TypeError('There is no such key.');
      const state: SignedState = { ...location, submission };
      const json = JSON.stringify(state);
      const payload = Buffer.from(json).toString('base64');
      const { repositoryId } = location;
      const others = keys.filter((_, line) => line !== keyLine);
      const signatures = [key, ...others].map((each) =>
        sign(payload, each, { ...USE, repositoryId }),
      );
      return `${START}${payload} ${signatures.join(' ')}${END}`;
    },
    /** The state in a comment, if it is ours and bound to that very comment. */
    decode: (comment: CommentText, place: Place): VerifiedState | undefined => {
      const state = readState(comment, place);
      if (state === undefined || !isBoundTo(state, comment)) return undefined;
      return state;
    },
    /**
     * The pending state in a comment that is not bound to it yet. It counts only in a claim: the state is valid in every comment of its
     * thread, so anyone can copy it.
     */
    decodeUnbound: (comment: CommentText, place: Place): VerifiedState | undefined => {
      const state = readState(comment, place);
      if (state?.commentId !== null) return undefined;
      if (state.submission.state !== 'pending') return undefined;
      return state;
    },
    /**
     * The payload, as JSON, of a state that none of the keys has signed. Anyone may have written it. Undefined if the last line is no
     * state, or if one of the keys has signed it.
     */
    readUnverified: (
      body: string,
      repositoryId: number | undefined,
    ): string | undefined => {
      const parts = lastLineState(body);
      if (parts === undefined) return undefined;
      if (findKey(parts, keys, repositoryId) !== -1) return undefined;
      return decodePayload(parts);
    },
  };
}

/** The parts of a state, as written. */
type StateParts = Readonly<{ payload: string; signatures: readonly string[] }>;

/** Takes the state on the last line of a body apart. GitHub's editor writes `\r\n`. */
function lastLineState(body: string): StateParts | undefined {
  const text = body.trimEnd();
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (!line.startsWith(START) || !line.endsWith(END)) return undefined;
  const content = line.slice(START.length, -END.length);
  const [payload, ...signatures] = content.split(' ', 1 + MAX_SIGNATURES);
  if (payload === undefined || signatures.length === 0) return undefined;
  if (!signatures.every((each) => SIGNATURE.test(each))) return undefined;
  return { payload, signatures };
}

/** Returns the index of the key that a state belongs to; -1 if none has signed it. */
function findKey(
  { payload, signatures }: StateParts,
  keys: readonly string[],
  repositoryId: number | undefined,
): number {
  const expected = keys.map((key) => sign(payload, key, { ...USE, repositoryId }));
  for (const signature of signatures) {
    const line = expected.findIndex((each) => isSameText(each, signature));
    if (line !== -1) return line;
  }
  return -1;
}

/** Reads the state of a signed payload, which was written by this code, so its shape is not checked again. */
function readSigned(parts: StateParts): SignedState {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(decodePayload(parts)) as SignedState;
}

function decodePayload({ payload }: StateParts): string {
  return Buffer.from(payload, 'base64').toString();
}

function isInPlace(state: SignedState, place: Place): boolean {
  // A state without a repository would count in any.
  if (place.repositoryId === undefined) return false;
  if (state.repositoryId !== place.repositoryId) return false;
  if (state.thread !== place.thread) return false;
  if (place.project !== undefined && place.project !== state.project) return false;
  return place.commentTag === undefined || place.commentTag === state.commentTag;
}

/** Returns whether a state is bound to a comment. GitHub gives a comment its id when it is created: the run writes a second time to bind the state to its comment. */
function isBoundTo(state: SignedState, comment: CommentText): boolean {
  return state.commentId === comment.id && state.authorId === comment.authorId;
}
