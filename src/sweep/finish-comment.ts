import type { Ask, CommentRef, Fault } from '../domain.ts';
import { Thread } from '../thread/status-comment.ts';
import { isComment } from '../trigger/trigger-id.ts';
import { renderComment } from '../report/status-comment-body.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { endReply } from '../report/replies.ts';
import type { Judgement } from './evaluate.ts';
import type { OpenAsk, OpenRecord } from './find-open.ts';
import type { SweepWorld, Tools } from './dependencies.ts';

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1000;

/** What became of the attempt to finish a comment. */
export type Finished = 'finished' | 'changed' | 'unwritable';

/** An ask, and how it has ended. */
export type EndedAsk = Readonly<{ ask: OpenAsk; end: Extract<Judgement, { kind: 'ended' }> }>;

/**
 * Finishes a status comment for all its asks that have ended, then tells those who commanded. Leaves a comment alone that was
 * changed since it was listed: somebody else is at it.
 *
 * @param ended at least one, the oldest first.
 * @param word the command's first word, for what people may type next.
 */
export async function finish(
  world: SweepWorld,
  tools: Tools,
  {
    open: { comment, record },
    ended,
    word,
  }: Readonly<{ open: OpenRecord; ended: readonly EndedAsk[]; word: string }>,
): Promise<Finished> {
  const { conversation, seal, complain } = tools;
  const { repositoryId, thread: number, threadKey, project } = record;
  const thread = new Thread({
    place: { repositoryId, thread: number, threadKey, project },
    conversation,
    seal,
    clock: world.clock,
  });
  thread.recall([comment]);
  const unwritable = (fault: Fault): Finished => {
    complain(`The status comment in #${number} could not be written`, fault);
    return 'unwritable';
  };
  const unread = await thread.reread();
  const latest = ended.at(-1);
  if (latest === undefined || thread.comment?.body !== comment.body) return 'changed';
  if (unread !== undefined) return unwritable(unread);
  for (const each of ended) thread.put(endedAsk(each));
  const { ask, end } = latest;
  const fault = await thread.save(endedAsk(latest), {
    waitUntil: record.waitUntil,
    runUrl: world.run.url,
    serverUrl: world.run.serverUrl,
    render: (asks) =>
      renderComment({
        ...asks,
        phase: { kind: 'ended', ending: end.ending },
        message: end.message,
        note: undefined,
        job: end.job,
        waitedMs: 0,
        word: isComment(ask.trigger) ? word : undefined,
      }),
  });
  if (fault !== undefined) return unwritable(fault);
  await world.clock.sleep(BETWEEN_WRITES_MS, world.signal);
  for (const each of ended) await tellAsker(world, tools, each, number);
  return 'finished';
}

function endedAsk({ ask, end: { ending, job } }: EndedAsk): Ask {
  const { outcome, reason } = ending;
  return { ...ask, state: 'ended', outcome, reason, prLink: job?.prLink ?? ask.prLink };
}

async function tellAsker(
  { clock, run, signal }: SweepWorld,
  { conversation, complain }: Tools,
  { ask: { trigger, by }, end: { ending, message, job } }: EndedAsk,
  thread: number,
): Promise<void> {
  if (!isComment(trigger)) return;
  const comment: CommentRef = { kind: trigger.kind, id: Number(trigger.id), thread };
  const reaction = REACTIONS[ending.outcome];
  if (reaction !== undefined && comment.kind !== 'review') {
    const reacted = await conversation.react(comment, reaction);
    if (!reacted.ok)
      complain(`The comment of ${by} in #${thread} could not be given a reaction`, reacted.fault);
    await clock.sleep(BETWEEN_WRITES_MS, signal);
  }
  const text = endReply({ comment, login: by, ending, job, message, serverUrl: run.serverUrl });
  const told = await conversation.create(thread, text);
  if (!told.ok) complain(`${by} could not be told in #${thread}`, told.fault);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
