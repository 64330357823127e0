import type { Ask, CommentRef } from '../domain.ts';
import { Thread } from '../agent/thread.ts';
import { renderComment } from '../report/comment.ts';
import { pullRequestLink } from '../report/pr-link.ts';
import { REACTIONS } from '../report/reactions.ts';
import { notification, replyMark } from '../report/replies.ts';
import type { Judgement } from './judge.ts';
import type { OpenAsk } from './open-asks.ts';
import type { SweepWorld, Tools } from './world.ts';

/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const BETWEEN_WRITES_MS = 1000;

/** What became of the attempt to finish a comment. */
export type Finished = 'finished' | 'changed' | 'unwritable';

/**
 * Finishes the status comment of an ask that has ended, then tells the person who commanded it. Leaves a comment alone that
 * was changed since it was listed: somebody else is at it.
 */
export async function finish(
  world: SweepWorld,
  { conversation, seal }: Tools,
  { comment, record, ask }: OpenAsk,
  ended: Extract<Judgement, { kind: 'ended' }>,
): Promise<Finished> {
  const { ending, message, job } = ended;
  const { repositoryId, thread: number, threadKey, project } = record;
  const thread = new Thread({
    place: { repositoryId, thread: number, threadKey, project },
    conversation,
    seal,
  });
  thread.recall([comment]);
  await thread.reread();
  if (thread.comment?.body !== comment.body) return 'changed';
  const done: Ask = {
    ...ask,
    state: 'ended',
    outcome: ending.outcome,
    reason: ending.reason,
    prLink: job?.prLink ?? ask.prLink,
  };
  const fault = await thread.save(done, {
    waitUntil: record.waitUntil,
    render: ({ asks }) =>
      renderComment({
        phase: { kind: 'ended', ending },
        message,
        note: undefined,
        job,
        by: ask.by,
        waitedMs: 0,
        asks,
        runUrl: world.run.url,
        serverUrl: world.run.serverUrl,
        word: undefined,
      }),
  });
  if (fault !== undefined) {
    world.runner.warning(
      `The status comment in #${number} could not be written: ${fault.detail}.`,
      'Docs agent',
    );
    return 'unwritable';
  }
  await world.clock.sleep(BETWEEN_WRITES_MS, world.signal);
  await tellAsker(world, { conversation, seal }, ask, ended, number);
  return 'finished';
}

async function tellAsker(
  { clock, run, signal, runner }: SweepWorld,
  { conversation }: Tools,
  { trigger, by }: Ask,
  { ending, message, job }: Extract<Judgement, { kind: 'ended' }>,
  thread: number,
): Promise<void> {
  if (trigger.kind === 'run' || trigger.kind === 'subject') return;
  const comment: CommentRef = { kind: trigger.kind, id: Number(trigger.id), thread };
  const reaction = REACTIONS[ending.outcome];
  if (reaction !== undefined && comment.kind !== 'review') await conversation.react(comment, reaction);
  const link = job === undefined ? '' : pullRequestLink(job, run.serverUrl);
  const mark = replyMark({ kind: `end-${comment.kind}`, id: trigger.id });
  const told = await conversation.create(
    thread,
    `${mark}\n${notification({ login: by, ending, link, message })}\n`,
  );
  if (!told.ok) runner.info(`${by} could not be told in #${thread}: ${told.fault.detail}.`);
  await clock.sleep(BETWEEN_WRITES_MS, signal);
}
