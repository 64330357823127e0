/**
 * The signed submission in a status comment: `<!-- docs-agent-action:v1 PAYLOAD SIGNATURE -->` at the end of its body. The payload is
 * JSON in plain base64: the URL-safe alphabet has `-`, and an HTML comment must not contain `--`.
 *
 * Anyone can type the marker, and every workflow of a repository shares one login: only a signature by the API key distinguishes our
 * state from a forged one. The payload names its thread, project, `comment-tag`, comment and author, so that a copied one does not count.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { COMMENT_MARKER, type Submission, type ThreadLocation } from '../domain.ts';
import type { CommentText, ThreadComment } from '../ports.ts';
import type { FoundSubmission } from './state.ts';

/** The comment that a state is bound to. Both ids are null until the run binds it (docs/at-most-once.md). */
export type StateLocation = ThreadLocation &
  Readonly<{ commentId: number | null; authorId: number | null }>;

export type SignedState = StateLocation & Readonly<{ submission: Submission }>;

/** The thread in which a state is looked for. Without `project` or `commentTag` any will do. */
export type Place = Pick<ThreadLocation, 'repositoryId' | 'thread'> &
  Readonly<{ project?: string | undefined; commentTag?: string | undefined }>;

export type StateCodec = ReturnType<typeof createStateCodec>;

/** Names the shape of the payload: a change of the type `SignedState` needs another version. */
const VERSION = 'v1';
const START = `${COMMENT_MARKER}:${VERSION} `;
const END = ' -->';
const SALT = 'docs-agent-action';
const KEY_PURPOSE = `${SALT}/submission/${VERSION}/hmac-sha256`;

/** Signs with the API key. Keys from before a rotation still verify, and never sign. */
export function createStateCodec(
  keys: Readonly<{ apiKey: string; previousApiKeys: readonly string[] }>,
) {
  const { apiKey, previousApiKeys } = keys;
  return {
    encode: (submission: Submission, location: StateLocation): string => {
      const state: SignedState = { ...location, submission };
      const payload = Buffer.from(JSON.stringify(state)).toString('base64');
      return `${START}${payload} ${sign(payload, apiKey)}${END}`;
    },
    /** The state in a comment, if it is ours and bound to that very comment. */
    decode: (comment: CommentText, place: Place): SignedState | undefined => {
      const state = verify(comment.body, [apiKey, ...previousApiKeys]);
      if (state === undefined || !isInPlace(state, place)) return undefined;
      return isBoundTo(state, comment) ? state : undefined;
    },
    /**
     * The pending state in a comment that is not bound to it yet. It counts only in a claim: the state is valid in every comment of its
     * thread, so anyone can copy it.
     */
    decodeUnbound: (comment: CommentText, place: Place): SignedState | undefined => {
      const state = verify(comment.body, [apiKey, ...previousApiKeys]);
      if (state === undefined || !isInPlace(state, place)) return undefined;
      const isUnbound = state.commentId === null && state.submission.state === 'pending';
      return isUnbound ? state : undefined;
    },
  };
}

/** HMAC-SHA256 in base64, with a key that is derived from the API key for this purpose alone. */
function sign(payload: string, apiKey: string): string {
  if (apiKey === '') throw new TypeError('An empty API key cannot sign.');
  const key = hkdfSync('sha256', apiKey, SALT, KEY_PURPOSE, 32);
  return createHmac('sha256', new Uint8Array(key)).update(payload).digest('base64');
}

/** The state at the end of a body. A signed payload was written by this code, so its shape is not checked again. */
function verify(body: string, keys: readonly string[]): SignedState | undefined {
  const start = body.lastIndexOf(START);
  const end = body.indexOf(END, start);
  if (start < 0 || end < 0) return undefined;
  const [payload = '', signature = '', ...rest] = body
    .slice(start + START.length, end)
    .split(' ');
  const isSigned =
    rest.length === 0 &&
    keys.some((key) => key !== '' && isEqual(sign(payload, key), signature));
  if (!isSigned) return undefined;
  const json = Buffer.from(payload, 'base64').toString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(json) as SignedState;
}

/** Compares signatures as written: base64 has several spellings for the same bytes, and only ours counts. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isInPlace(state: SignedState, place: Place): boolean {
  // Zero if the runner does not name the repository.
  if (place.repositoryId === 0) return false;
  if (state.repositoryId !== place.repositoryId) return false;
  if (state.thread !== place.thread) return false;
  if (place.project !== undefined && place.project !== state.project) return false;
  return place.commentTag === undefined || place.commentTag === state.commentTag;
}

/** GitHub gives a comment its id when it is created: the run writes a second time to bind the state to its comment. */
function isBoundTo(state: SignedState, comment: CommentText): boolean {
  return state.commentId === comment.id && state.authorId === comment.authorId;
}

/** Reads the submissions that are bound to their status comments, oldest comment first. */
export function readSubmissions(
  comments: readonly ThreadComment[],
  codec: StateCodec,
  location: ThreadLocation,
): readonly FoundSubmission[] {
  return comments
    .flatMap((comment): FoundSubmission[] => {
      const state = codec.decode(comment, location);
      return state === undefined ? [] : [{ comment, submission: state.submission }];
    })
    .toSorted((one, other) => one.comment.id - other.comment.id);
}
