/**
 * States that our own account wrote and that none of the run's keys has signed: after the key was replaced, or by a workflow with another
 * key. They never count as submissions. A run only avoids buying again what they may have bought, so it reads their payloads, which
 * anyone may have written: every field is checked.
 */
import * as z from 'zod/mini';
import type { ThreadLocation } from '../domain/submission.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { RepositoryComment, ThreadComment } from '../ports.ts';
import type { StateCodec } from './codec.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import type { FoundSubmission } from './state.ts';

export type UnknownState = Readonly<{
  comment: ThreadComment;
  trigger: Trigger;
  /** The command that repeated the request of the trigger, or the trigger. */
  cause: Trigger;
  /** Whether it has a job or may have one. If not, it says that nothing was submitted, so ignoring it buys nothing twice. */
  mayHaveJob: boolean;
}>;

/** Where to look. Without `project` or `commentTag` any will do. */
type Place = Readonly<{
  repositoryId: number;
  project?: string | undefined;
  commentTag?: string | undefined;
}>;

/** The unverified payload, as far as it is used. */
const payloadSchema = z.object({
  repositoryId: z.int(),
  thread: z.int(),
  project: z.string(),
  commentTag: z.string(),
  commentId: z.int(),
  authorId: z.int(),
  submission: z.object({
    trigger: z.looseObject({ kind: z.string() }),
    cause: z.looseObject({ kind: z.string() }),
    state: z.string(),
    job: z.nullable(z.string()),
    outcome: z.nullable(z.string()),
  }),
});
type Payload = z.infer<typeof payloadSchema>;

/** Finds the states in a thread, oldest comment first. */
export function findUnknownInThread(
  comments: readonly ThreadComment[],
  codec: StateCodec,
  { thread, ...place }: ThreadLocation,
): readonly UnknownState[] {
  const inThread = comments.map((comment) => ({ ...comment, thread }));
  return findUnknownStates(inThread, codec, place);
}

/**
 * Finds the states in comments of one repository, oldest comment first. A comment is by our own account if the account is a bot's, or if
 * one of our keys has signed another comment by it: no other person can stop the commands of a thread.
 */
export function findUnknownStates(
  comments: readonly RepositoryComment[],
  codec: StateCodec,
  place: Place,
): readonly UnknownState[] {
  const { repositoryId } = place;
  const known = comments.filter(
    (comment) =>
      codec.decode(comment, { repositoryId, thread: comment.thread }) !== undefined,
  );
  const ownAccounts = new Set(known.map(({ authorId }) => authorId));
  return comments
    .filter(({ isByBot, authorId }) => isByBot || ownAccounts.has(authorId))
    .flatMap((comment) => readUnknownState(comment, codec, place) ?? [])
    .toSorted((one, other) => one.comment.id - other.comment.id);
}

/** The newest state of a thread, if its signature is unknown. `submissions` are those whose signatures are known. */
export function newestIfUnknown(
  unknown: readonly UnknownState[],
  submissions: readonly FoundSubmission[],
): UnknownState | undefined {
  const newest = unknown.at(-1);
  const newestKnownId = submissions.at(-1)?.comment.id ?? 0;
  return newest !== undefined && newest.comment.id > newestKnownId ? newest : undefined;
}

/** Whether one of the states may have submitted for this trigger. */
export function mayHaveSubmitted(
  unknown: readonly UnknownState[],
  trigger: Trigger,
): boolean {
  return unknown.some((each) => {
    const isNamed =
      isSameHostile(trigger, each.trigger) || isSameHostile(trigger, each.cause);
    return each.mayHaveJob && isNamed;
  });
}

/** Compares with a trigger that anyone may have written. One that cannot be read is another one. */
function isSameHostile(trigger: Trigger, hostile: Trigger): boolean {
  try {
    return isSameTrigger(trigger, hostile);
  } catch {
    return false;
  }
}

function readUnknownState(
  comment: RepositoryComment,
  codec: StateCodec,
  place: Place,
): UnknownState | undefined {
  const json = codec.readUnverified(comment.body, place.repositoryId);
  const payload = json === undefined ? undefined : parsePayload(json);
  if (payload === undefined || !isFor(payload, comment, place)) return undefined;
  const { trigger, cause, state, job, outcome } = payload.submission;
  const hasSubmittedNothing =
    state === 'finished' && job === null && outcome !== 'unconfirmed';
  return {
    comment,
    trigger: asTrigger(trigger),
    cause: asTrigger(cause),
    mayHaveJob: !hasSubmittedNothing,
  };
}

function parsePayload(json: string): Payload | undefined {
  try {
    return payloadSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** Whether the payload names this very comment and the place. A copied or a typed one hardly knows the id of its comment. */
function isFor(payload: Payload, comment: RepositoryComment, place: Place): boolean {
  const isBound =
    payload.commentId === comment.id && payload.authorId === comment.authorId;
  const isInPlace =
    payload.repositoryId === place.repositoryId &&
    payload.thread === comment.thread &&
    payload.project === (place.project ?? payload.project) &&
    payload.commentTag === (place.commentTag ?? payload.commentTag);
  return isBound && isInPlace;
}

/** A trigger of any shape, which is compared by `isSameHostile` and never used otherwise. */
function asTrigger(trigger: Payload['submission']['trigger']): Trigger {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return trigger as unknown as Trigger;
}
