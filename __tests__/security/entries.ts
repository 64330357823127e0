/** Entries in the threads of a test as runs leave them there. */
import type { Harness } from '../../fakes/harness.ts';
import { addComment, type Comment } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import type { CauseRef } from '../../src/domain/cause.ts';
import { COMMENT_MARKER } from '../../src/domain/comment.ts';
import { parseRecord, type RequestRecord } from '../../src/record/request-record.ts';
import {
  createEntryCodec,
  isEntryBoundTo,
  type SignedEntry,
} from '../../src/once/codec.ts';
import type { Progress, RequestIdentity, ThreadRef } from '../../src/once/entry.ts';
import { progressOf } from '../../src/record/entries.ts';
import {
  exampleCause,
  exampleIdentity,
  exampleRecord,
  type RecordChanges,
} from '../support/examples.ts';

/** The account that the action writes as. */
export const US = { login: 'github-actions[bot]', id: 41_898_282 } as const;

export const MARKER = '<!-- docs-agent-action:entry';

/** Returns whether a comment is a status comment. */
export const isStatusComment = ({ body }: Pick<Comment, 'body'>): boolean =>
  body.includes(MARKER);

/** An entry that is bound to its comment. Its record and its request are beside its own fields, which are easier to compare. */
export type DecodedEntry = Progress &
  Omit<RequestRecord, 'run' | 'job' | 'end'> &
  Partial<RequestIdentity> &
  Readonly<{
    /** Whether it is a request; else it is the comment on a docs pull request. */
    isRequest: boolean;
    thread: ThreadRef;
    commentId: number;
    /** Id of the job. */
    job: string | null;
    prLink: string | null;
    outcome: string | null;
    reason: string;
    /** The whole payload. */
    record: RequestRecord;
    /** The whole entry. */
    signed: SignedEntry;
  }>;

/** Where an entry is looked for. */
type Place = Readonly<{ repositoryId: number; thread: number }>;

/** Reads the entry in a status comment of ours; undefined if it does not count. */
export function decodeEntry(
  { id, body }: Pick<Comment, 'id' | 'body'>,
  place: Place,
  keys: readonly string[],
): DecodedEntry | undefined {
  const comment = { id, authorId: US.id, body };
  const verified = createEntryCodec(keys, COMMENT_MARKER).decode(comment, place);
  if (verified === undefined || !isEntryBoundTo(verified, comment)) return undefined;
  const { keyLine: _line, isNewer: _newer, ...signed } = verified;
  const record = parseRecord(signed.payload);
  if (record === undefined) return undefined;
  const { sent, thread, request } = signed;
  const { isFinished = false, mayRepeat = false } = progressOf(record) ?? {};
  const { job, end, run: _run, ...fields } = record;
  return {
    ...fields,
    ...request,
    isRequest: request !== null,
    sent,
    isFinished,
    mayRepeat,
    thread,
    commentId: id,
    job: job?.id ?? null,
    prLink: job?.prLink ?? null,
    outcome: end?.conclusion.outcome ?? null,
    reason: end?.conclusion.reason ?? '',
    record,
    signed,
  };
}

/** Fields of a planted entry that differ from those of a request whose job nobody has reported yet. */
export type PlantedEntry = Readonly<{
  thread: number;
  /** Null for an entry that is bound to no comment. */
  commentId: number | null;
  authorId: number | null;
  request?: Partial<RequestIdentity>;
  /** `job_0001` unless another is named. */
  job?: string;
  payload?: RecordChanges;
}>;

/** Creates an entry of the project of a harness. Its job has not been reported yet, and no run waits for it. */
export function openEntry(
  { github, service, clock }: Harness,
  planted: PlantedEntry,
): SignedEntry {
  const { thread, commentId, authorId, request, job = 'job_0001', payload } = planted;
  const { repository } = github.state;
  const page = `${repository.owner}/${repository.name}/issues/${thread}#issuecomment-1`;
  return {
    sent: 'yes',
    repositoryId: repository.id,
    thread: {
      number: thread,
      project: service.state.config.projectId,
      commentTag: 'default',
    },
    commentId,
    authorId,
    request: exampleIdentity({ claimId: 'a1b2c3d4e5f6', run: '1', ...request }),
    payload: exampleRecord({
      requester: OWNER.login,
      about: { words: 'Requested by', linked: OWNER.login, page },
      covers: { kind: 'none' },
      series: '',
      submittedAt: clock.date().toISOString(),
      job: { id: job, prLink: null },
      conclusion: null,
      ...payload,
    }),
  };
}

/** Writes first lines, which need no key. */
const CODEC = createEntryCodec([], COMMENT_MARKER);

/** Returns the last line of a status comment, signed by `key`. */
export function signEntry(entry: SignedEntry, key: string): string {
  return createEntryCodec([key], COMMENT_MARKER).encode(entry);
}

/** Renders a status comment with an entry signed by `key`. */
export function statusBody(entry: SignedEntry, key: string): string {
  const { thread, commentId, sent } = entry;
  const lines = ['### ⏳ The docs agent is working\n', signEntry(entry, key)];
  const isSent = commentId !== null && sent !== 'no';
  if (isSent) lines.unshift(CODEC.sentLine(thread, commentId));
  return `${lines.join('\n')}\n`;
}

/** Adds a comment whose body depends on its id. */
export function plantComment(
  { github: { state } }: Harness,
  { thread, author }: Readonly<{ thread: number; author: string }>,
  write: (id: number) => string,
): Comment {
  const comment = addComment(state, { thread, body: '', author });
  const written = { ...comment, body: write(comment.id) };
  state.comments.set(comment.id, written);
  return written;
}

/** A job that a run has left. */
type LeftJob = Readonly<{
  thread: number;
  job: string;
  hoursAgo?: number;
  /** By default a command of the owner. */
  cause?: CauseRef;
  payload?: RecordChanges;
}>;

/** Adds a status comment for a job that no run waits for any more. */
export function leaveJob(
  harness: Harness,
  { thread, job, hoursAgo = 0, cause = leaveCommand(harness, thread), payload }: LeftJob,
): Comment {
  const submittedAt = new Date(harness.clock.now() - hoursAgo * 3_600_000).toISOString();
  const request = { cause };
  return plantComment(harness, { thread, author: US.login }, (commentId) => {
    const place = { thread, commentId, authorId: US.id };
    const fields = { submittedAt, ...payload };
    const entry = openEntry(harness, { ...place, job, request, payload: fields });
    return statusBody(entry, harness.service.state.config.key);
  });
}

function leaveCommand({ github: { state } }: Harness, thread: number): CauseRef {
  const { id } = addComment(state, { thread, body: '/docs Describe the flag' });
  return exampleCause(`comment:${id}`);
}

/** Returns our comments in a thread as people see them, without the markers. */
export function shownIn(harness: Harness, thread: number): string {
  return harness
    .ourComments(thread)
    .map(({ body }) => body.replaceAll(/<!-- docs-agent-action[^<>]*-->/g, ''))
    .join('\n');
}
