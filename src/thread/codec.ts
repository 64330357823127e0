/**
 * The memory of a thread: a signed record in an HTML comment at the start of the status comment's body.
 *
 * `<!-- docs-agent-action:v1 PAYLOAD SIGNATURE -->`, the payload being JSON, compressed because e-mails show it as text,
 * in plain base64. The URL-safe alphabet would not do: its `-` could form the `--` that must not occur in an HTML comment.
 * `A–Z a–z 0–9 + / =` can neither end the comment nor mean anything in Markdown.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { ThreadRecord } from '../domain.ts';
import type { Seal } from '../ports.ts';
import { ASKS_KEPT, fitRecord, forgetOldest, recordShape, shortenName } from './schema.ts';
import { findSigner, sign, type Purpose } from './signature.ts';

const MARK = '<!-- docs-agent-action:v';
const VERSION = '1';
const END = ' -->';
const PURPOSE: Purpose = 'thread-record/v1';

/** Bound on the marker as a whole; older asks are forgotten rather than going over it. */
const LONGEST_MARKER = 12_000;
/** Bound on the JSON: 20 asks with every field at its longest, all of it escaped, stay below. */
const LONGEST_JSON = 1_000_000;

/**
 * Writes a record as the HTML comment that goes first in the body, at most 12,000 characters. Texts that are too long are
 * cut, or left out where a part would mislead; surplus asks are forgotten, the oldest first. Throws a TypeError without a key.
 */
export function encodeRecord(record: ThreadRecord, apiKey: string): string {
  let marker = '';
  for (let keep = ASKS_KEPT, fitted = fitRecord(record); keep >= 0; keep -= 1) {
    fitted = forgetOldest(fitted, keep);
    const payload = deflateRawSync(JSON.stringify(fitted), { level: 9 }).toString('base64');
    marker = `${MARK}${VERSION} ${payload} ${sign(`${VERSION} ${payload}`, apiKey, PURPOSE)}${END}`;
    if (marker.length <= LONGEST_MARKER) break;
  }
  return marker;
}

/** Where a record was found, and so what it must say of itself. Without `threadKey` or `project` any will do. */
export type Place = Readonly<{
  repositoryId: number;
  thread: number;
  threadKey?: string;
  project?: string;
  commentId: number;
  /** The numeric id of the comment's author. */
  authorId: number;
}>;

/** Why a body holds no record of ours, from the first thing that was missing. */
export type NoRecord =
  | 'no-marker'
  | 'malformed'
  | 'other-version'
  | 'not-signed-by-us'
  | 'unreadable'
  | 'other-repository'
  | 'other-thread'
  | 'other-thread-key'
  | 'other-project'
  | 'other-comment'
  | 'other-author';

export type DecodedRecord =
  | Readonly<{ kind: 'verified'; record: ThreadRecord; signedWith: 'current' | 'previous' }>
  /** Ours, but it names no comment yet. It may have been copied here: it may hold an ask back, and give nothing. */
  | Readonly<{ kind: 'intent-only'; record: ThreadRecord }>
  | Readonly<{ kind: 'none'; why: NoRecord }>;

/**
 * Reads the record at the start of a comment's body. It counts only if one of the keys (the current one first) signed it
 * and if it names this repository, thread and comment: so it cannot be carried to another place, nor typed by anyone.
 */
export function decodeRecord(
  body: string,
  { keys, expect }: Readonly<{ keys: readonly string[]; expect: Place }>,
): DecodedRecord {
  const parts = splitMarker(body);
  if (typeof parts === 'string') return { kind: 'none', why: parts };
  const { payload, signature } = parts;
  const signer = findSigner({ text: `${VERSION} ${payload}`, signature, purpose: PURPOSE }, keys);
  if (signer < 0) return { kind: 'none', why: 'not-signed-by-us' };
  const record = readPayload(payload);
  if (record === null) return { kind: 'none', why: 'unreadable' };
  const why = findMisplacement(record, expect);
  if (why !== null) return { kind: 'none', why };
  if (record.commentId === null) return { kind: 'intent-only', record };
  return { kind: 'verified', record, signedWith: signer === 0 ? 'current' : 'previous' };
}

/** Looks at the body's first characters only, so that a huge body costs nothing. */
function splitMarker(body: string): Readonly<{ payload: string; signature: string }> | NoRecord {
  if (!body.startsWith(MARK)) return 'no-marker';
  const head = body.slice(MARK.length, LONGEST_MARKER);
  const end = head.indexOf(END);
  if (end < 0) return 'malformed';
  const [version, payload, signature, ...more] = head.slice(0, end).split(' ');
  if (version !== VERSION) return 'other-version';
  return payload === undefined || signature === undefined || more.length > 0
    ? 'malformed'
    : { payload, signature };
}

/** The record in a payload whose signature is good; null if it is none after all. */
function readPayload(payload: string): ThreadRecord | null {
  let json: unknown;
  try {
    const bytes = inflateRawSync(Buffer.from(payload, 'base64'), { maxOutputLength: LONGEST_JSON });
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = recordShape.safeParse(json);
  return parsed.success ? parsed.data : null;
}

/** In which way a record belongs elsewhere; null if this is its place. A bare intent names no comment and no author. */
function findMisplacement(record: ThreadRecord, place: Place): NoRecord | null {
  if (record.repositoryId !== place.repositoryId) return 'other-repository';
  if (record.thread !== place.thread) return 'other-thread';
  if (differs(record.threadKey, place.threadKey)) return 'other-thread-key';
  if (differs(record.project, place.project)) return 'other-project';
  if (record.commentId === null) return null;
  if (record.commentId !== place.commentId) return 'other-comment';
  return record.authorId === place.authorId ? null : 'other-author';
}

function differs(stored: string, expected: string | undefined): boolean {
  return expected !== undefined && stored !== shortenName(expected);
}

/** Records signed with the API key; keys that were in use before are still recognised, and never sign. */
export function createSeal({
  apiKey,
  previousKeys,
}: Readonly<{ apiKey: string; previousKeys: readonly string[] }>): Seal {
  return {
    write: (record) => encodeRecord(record, apiKey),
    read: (body, expect) => decodeRecord(body, { keys: [apiKey, ...previousKeys], expect }),
    digest: (text) => createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32),
  };
}
