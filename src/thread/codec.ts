/**
 * The memory of a thread: a signed record in an HTML comment at the start of the status comment's body.
 *
 * `<!-- docs-agent-action:v1 PAYLOAD SIGNATURE -->`, the payload being JSON, compressed because e-mails show it as text,
 * in plain base64. The URL-safe alphabet would not do: its `-` could form the `--` that must not occur in an HTML comment.
 * `A–Z a–z 0–9 + / =` can neither end the comment nor mean anything in Markdown.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { ThreadState } from '../domain.ts';
import type { StateCodec } from '../ports.ts';
import { MAX_SUBMISSIONS, clampState, pruneOldest, stateSchema, hashLongName } from './schema.ts';
import { findSigningKey, sign, type KeyPurpose } from './signature.ts';

const MARKER = '<!-- docs-agent-action:v';
const VERSION = '1';
const END = ' -->';
const PURPOSE: KeyPurpose = 'thread-record/v1';

/** Bound on the marker as a whole; older asks are forgotten rather than going over it. */
const MAX_MARKER_LENGTH = 12_000;
/** Bound on the JSON: 20 asks with every field at its longest, all of it escaped, stay below. */
const MAX_JSON_LENGTH = 1_000_000;

/**
 * Writes a record as the HTML comment that goes first in the body, at most 12,000 characters. Texts that are too long are
 * cut, or left out where a part would mislead; surplus asks are forgotten, the oldest first. Throws a TypeError without a key.
 */
export function encodeState(state: ThreadState, apiKey: string): string {
  let marker = '';
  for (let keep = MAX_SUBMISSIONS, fitted = clampState(state); keep >= 0; keep -= 1) {
    fitted = pruneOldest(fitted, keep);
    const payload = deflateRawSync(JSON.stringify(fitted), { level: 9 }).toString('base64');
    marker = `${MARKER}${VERSION} ${payload} ${sign(`${VERSION} ${payload}`, apiKey, PURPOSE)}${END}`;
    if (marker.length <= MAX_MARKER_LENGTH) break;
  }
  return marker;
}

/** Where a record was found, and so what it must say of itself. Without `commentTag` or `project` any will do. */
export type CommentLocation = Readonly<{
  repositoryId: number;
  thread: number;
  commentTag?: string;
  project?: string;
  commentId: number;
  /** The numeric id of the comment's author. */
  authorId: number;
}>;

/** Why a body holds no record of ours, from the first thing that was missing. */
export type DecodeError =
  | 'no-marker'
  | 'malformed'
  | 'other-version'
  | 'not-signed-by-us'
  | 'unreadable'
  | 'other-repository'
  | 'other-thread'
  | 'other-comment-tag'
  | 'other-project'
  | 'other-comment'
  | 'other-author';

export type DecodeResult =
  | Readonly<{ kind: 'verified'; state: ThreadState; signedWith: 'current' | 'previous' }>
  /** Ours, but it names no comment yet. It may have been copied here: it may hold an ask back, and give nothing. */
  | Readonly<{ kind: 'unbound'; state: ThreadState }>
  | Readonly<{ kind: 'none'; reason: DecodeError }>;

/**
 * Reads the record at the start of a comment's body. It counts only if one of the keys (the current one first) signed it
 * and if it names this repository, thread and comment: so it cannot be carried to another place, nor typed by anyone.
 */
export function decodeState(
  body: string,
  { keys, expect }: Readonly<{ keys: readonly string[]; expect: CommentLocation }>,
): DecodeResult {
  const parts = splitMarker(body);
  if (typeof parts === 'string') return { kind: 'none', reason: parts };
  const { payload, signature } = parts;
  const signer = findSigningKey({ text: `${VERSION} ${payload}`, signature, purpose: PURPOSE }, keys);
  if (signer < 0) return { kind: 'none', reason: 'not-signed-by-us' };
  const state = readPayload(payload);
  if (state === null) return { kind: 'none', reason: 'unreadable' };
  const reason = locationMismatch(state, expect);
  if (reason !== null) return { kind: 'none', reason };
  if (state.commentId === null) return { kind: 'unbound', state };
  return { kind: 'verified', state, signedWith: signer === 0 ? 'current' : 'previous' };
}

/** Looks at the body's first characters only, so that a huge body costs nothing. */
function splitMarker(body: string): Readonly<{ payload: string; signature: string }> | DecodeError {
  if (!body.startsWith(MARKER)) return 'no-marker';
  const head = body.slice(MARKER.length, MAX_MARKER_LENGTH);
  const end = head.indexOf(END);
  if (end < 0) return 'malformed';
  const [version, payload, signature, ...more] = head.slice(0, end).split(' ');
  if (version !== VERSION) return 'other-version';
  return payload === undefined || signature === undefined || more.length > 0
    ? 'malformed'
    : { payload, signature };
}

/** The record in a payload whose signature is good; null if it is none after all. */
function readPayload(payload: string): ThreadState | null {
  let json: unknown;
  try {
    const bytes = inflateRawSync(Buffer.from(payload, 'base64'), { maxOutputLength: MAX_JSON_LENGTH });
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = stateSchema.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** In which way a record belongs elsewhere; null if this is its place. A bare intent names no comment and no author. */
function locationMismatch(state: ThreadState, location: CommentLocation): DecodeError | null {
  if (state.repositoryId !== location.repositoryId) return 'other-repository';
  if (state.thread !== location.thread) return 'other-thread';
  if (differs(state.commentTag, location.commentTag)) return 'other-comment-tag';
  if (differs(state.project, location.project)) return 'other-project';
  if (state.commentId === null) return null;
  if (state.commentId !== location.commentId) return 'other-comment';
  return state.authorId === location.authorId ? null : 'other-author';
}

function differs(stored: string, expected: string | undefined): boolean {
  return expected !== undefined && stored !== hashLongName(expected);
}

/** Records signed with the API key; keys that were in use before are still recognised, and never sign. */
export function createStateCodec({
  apiKey,
  previousKeys,
}: Readonly<{ apiKey: string; previousKeys: readonly string[] }>): StateCodec {
  return {
    encode: (state) => encodeState(state, apiKey),
    decode: (body, expect) => decodeState(body, { keys: [apiKey, ...previousKeys], expect }),
    digest: (text) => createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32),
  };
}
