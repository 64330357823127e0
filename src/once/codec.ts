/**
 * The signed entry in a comment: `<!-- MARKER:entry PAYLOAD SIGNATURE … -->` as the last line of its body. The payload is JSON in plain
 * base64: the URL-safe alphabet has `-`, and an HTML comment must not contain `--`. A marker on any other line does not count: it may be
 * quoted.
 *
 * Each key signs, and one signature is enough. Otherwise, a workflow that has an older key alone would not see what one with both has sent,
 * and would send it again. The signature of the key that the job belongs to comes first.
 *
 * Anyone can type the marker, and every workflow of a repository shares one login: only a signature distinguishes our entry from a forged
 * one. Its key belongs to the repository that holds the comment, so that an entry of one repository never counts in another. The payload
 * names its thread, project, `comment-tag`, comment and author, so that a copied one does not count.
 */
import type { CommentText } from '../ports.ts';
import type { Progress, RequestIdentity, ThreadRef } from './entry.ts';
import { isSameSignature, signEntry } from './signature.ts';

/** The comment that an entry is bound to. Both ids are null until the run binds it. */
type BoundComment = Readonly<{
  commentId: number | null;
  authorId: number | null;
}>;

/** The content that is signed. Every format has these fields with this meaning; only the payload changes. */
export type SignedEntry = BoundComment &
  Readonly<{
    sent: Progress['sent'];
    repositoryId: number | undefined;
    thread: ThreadRef;
    request: RequestIdentity | null;
    payload: unknown;
  }>;

/** A signed entry, and the key that it belongs to: the first one of its signatures that one of our keys has made. */
export type VerifiedEntry = SignedEntry &
  Readonly<{
    keyLine: number;
    /** Whether a later version of this action has written it, in a format that this one does not know. */
    isNewer: boolean;
  }>;

/** Where an entry is looked for. Without `project` or `commentTag` any will do. */
export type Place = Readonly<{
  repositoryId: number | undefined;
  thread: number;
  project?: string | undefined;
  commentTag?: string | undefined;
}>;

export type EntryCodec = ReturnType<typeof createEntryCodec>;

/** The format of the payload. A change that older versions cannot read needs another number. */
const FORMAT = 1;
const END = ' -->';
/** Bound on the work for a comment that anybody can write. */
const MAX_SIGNATURES = 20;
/** A SHA-256 in base64. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;
const PURPOSE = 'entry';

/**
 * Signs with each of the keys. Entries by any of them verify.
 *
 * @param marker the beginning of an HTML comment, which all comments of this action have
 */
export function createEntryCodec(keys: readonly string[], marker: string) {
  const start = `${marker}:${PURPOSE} `;
  const sentStart = `${marker}:sent `;
  return {
    encode: (entry: SignedEntry, keyLine = 0): string => {
      const key = keys[keyLine];
      if (key === undefined) throw new TypeError('There is no such key.');
      const json = JSON.stringify({ format: FORMAT, ...entry });
      const payload = Buffer.from(json).toString('base64');
      const others = keys.filter((_, line) => line !== keyLine);
      const signatures = [key, ...others].map((each) =>
        signEntry(payload, each, { purpose: PURPOSE, repositoryId: entry.repositoryId }),
      );
      return `${start}${payload} ${signatures.join(' ')}${END}`;
    },
    /** Reads the entry on the last line of a comment, if one of the keys has signed it for this place. */
    decode: (comment: CommentText, place: Place): VerifiedEntry | undefined =>
      verify(lastLine(comment.body, start), keys, place),
    /** Reads the last entry of a comment like `decode`, also if other lines follow it. */
    decodeAbove: (comment: CommentText, place: Place): VerifiedEntry | undefined => {
      const lines = comment.body.split('\n').filter((line) => line.startsWith(start));
      return verify(lastLine(lines.at(-1) ?? '', start), keys, place);
    },
    /** Returns the kind of the cause in the last line of a comment if it names that comment and this place, whether or not one of the keys has signed it. */
    unsignedKind: ({ id, body }: CommentText, place: Place): string | undefined => {
      const entry = readUnsigned(lastLine(body, start)) ?? {};
      if (entry.commentId !== id || !isEntryInPlace(entry, place)) return undefined;
      const kind = (entry.request?.repeats ?? entry.request?.cause)?.kind;
      return typeof kind === 'string' ? kind : undefined;
    },
    /**
     * Returns the first line of a comment whose request was sent, or perhaps. It shows whose comment that is if the last line is
     * changed. It names the comment, so that a copy or a quote in another one does not count.
     */
    sentLine: ({ project, commentTag }: ThreadRef, commentId: number): string =>
      `${sentStart}${commentId} ${toBase64(project)} ${toBase64(commentTag)}${END}`,
    /** Returns whether a comment has the first line of a request that was sent, of this use of the action. Nobody has signed it. */
    hasSentLine: ({ id, body }: CommentText, place: Place): boolean => {
      const [line = ''] = body.trimStart().split('\n', 1);
      const own = `${sentStart}${id} `;
      if (!line.startsWith(own)) return false;
      const [project, commentTag] = line.slice(own.length).split(' ');
      return isIn(place.project, project) && isIn(place.commentTag, commentTag);
    },
  };
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** Returns whether the encoded name is that of a place, which may be open. */
function isIn(name: string | undefined, encoded: string | undefined): boolean {
  return name === undefined || toBase64(name) === encoded;
}

/** Returns whether an entry is bound to a comment. GitHub gives a comment its id when it is created: the run writes a second time to bind the entry to its comment. */
export function isEntryBoundTo(entry: BoundComment, comment: CommentText): boolean {
  return entry.commentId === comment.id && entry.authorId === comment.authorId;
}

/** The parts of an entry, as written. */
type EntryParts = Readonly<{ payload: string; signatures: readonly string[] }>;

/** Takes the entry on the last line of a body apart. GitHub's editor writes `\r\n`. */
function lastLine(body: string, start: string): EntryParts | undefined {
  const text = body.trimEnd();
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (!line.startsWith(start) || !line.endsWith(END)) return undefined;
  const content = line.slice(start.length, -END.length);
  const [payload, ...signatures] = content.split(' ', 1 + MAX_SIGNATURES);
  if (payload === undefined || signatures.length === 0) return undefined;
  if (!signatures.every((each) => SIGNATURE.test(each))) return undefined;
  return { payload, signatures };
}

/** Returns an entry if one of the keys has signed it for this place. */
function verify(
  parts: EntryParts | undefined,
  keys: readonly string[],
  place: Place,
): VerifiedEntry | undefined {
  if (parts === undefined) return undefined;
  const keyLine = findKey(parts, keys, place.repositoryId);
  if (keyLine === -1) return undefined;
  const { format, ...entry } = readSigned(parts);
  if (!isEntryInPlace(entry, place)) return undefined;
  return { ...entry, keyLine, isNewer: format > FORMAT };
}

/** Returns the index of the key that an entry belongs to; -1 if none has signed it. */
function findKey(
  { payload, signatures }: EntryParts,
  keys: readonly string[],
  repositoryId: number | undefined,
): number {
  const use = { purpose: PURPOSE, repositoryId };
  const expected = keys.map((key) => signEntry(payload, key, use));
  for (const signature of signatures) {
    const line = expected.findIndex((each) => isSameSignature(each, signature));
    if (line !== -1) return line;
  }
  return -1;
}

/** Reads the fields of a signed payload, which this code or another version of it has written, so their shapes are not checked again. */
function readSigned(parts: EntryParts) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(decodePayload(parts)) as SignedEntry & Readonly<{ format: number }>;
}

/** The fields of a payload that anybody may have written. Each of them may be anything, which the optional types stand for. */
type UnsignedEntry = Readonly<{
  repositoryId?: unknown;
  commentId?: unknown;
  thread?: Readonly<{ [K in keyof ThreadRef]?: unknown }> | null;
  request?: Readonly<{ cause?: UnsignedCause; repeats?: UnsignedCause }> | null;
}>;

type UnsignedCause = Readonly<{ kind?: unknown }> | null;

/** Reads the fields of a payload that anybody may have written; undefined if it is no JSON. */
function readUnsigned(parts: EntryParts | undefined): UnsignedEntry | null | undefined {
  if (parts === undefined) return undefined;
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no field is taken for what it should be
    return JSON.parse(decodePayload(parts)) as UnsignedEntry | null;
  } catch {
    return undefined;
  }
}

function decodePayload({ payload }: EntryParts): string {
  return Buffer.from(payload, 'base64').toString();
}

/** Returns whether an entry names this place. */
function isEntryInPlace(
  { repositoryId, thread }: Pick<UnsignedEntry, 'repositoryId' | 'thread'>,
  place: Place,
): boolean {
  // An entry without a repository would count in any.
  if (place.repositoryId === undefined) return false;
  if (repositoryId !== place.repositoryId) return false;
  if (thread?.number !== place.thread) return false;
  if (place.project !== undefined && place.project !== thread.project) return false;
  return place.commentTag === undefined || place.commentTag === thread.commentTag;
}
