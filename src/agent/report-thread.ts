import type { Ask, Outcome } from '../domain.ts';
import { endReply } from '../report/replies.ts';
import { REACTIONS } from '../report/conclusion.ts';
import { keepWritten } from './confirm-write.ts';
import { spoken } from '../job/cancel-grace.ts';
import { forgetBegun } from './post-state.ts';
import type { Scene } from './run-context.ts';
import { tellOutputs, type Result } from './report.ts';

/** Edits notify nobody; after so long people have gone on to something else. */
const NOTIFY_AFTER_MS = 60_000;

/** Tells the thread how its ask ended: the status comment, the reaction, and the person who has waited long. */
export async function conclude(scene: Scene, result: Result, ask: Ask | undefined): Promise<Result> {
  const { world } = scene;
  tellOutputs(world, result);
  const done = await spoken(world, tellThread(scene, result, ask));
  if (done === undefined) return result;
  forgetBegun(world.runner);
  const commentUrl = scene.telling.commentUrl();
  return commentUrl === '' ? result : { ...result, commentUrl };
}

async function tellThread(scene: Scene, result: Result, ask: Ask | undefined): Promise<'told'> {
  const { ending, message, job, note, waitedMs = 0, prompt } = result;
  // What other runs have written meanwhile is read while the reaction is given.
  await Promise.all([react(scene, ending.outcome), ask && scene.thread?.reread()]);
  if (ask === undefined) return 'told';
  const covered = job && prompt?.covers;
  const phase = { kind: 'ended', ending } as const;
  const write = (): Promise<void> =>
    scene.telling.save(ask, { phase, message, note, job, waitedMs, covered });
  await Promise.all([write(), notify(scene, result)]);
  await keepWritten(scene, ask, write);
  return 'told';
}

/** Says on the command itself how it ended; reviews have no reactions. */
export async function react(
  { github, event, complain }: Pick<Scene, 'github' | 'event' | 'complain'>,
  outcome: Outcome,
): Promise<void> {
  const reaction = REACTIONS[outcome];
  if (event === undefined || event.comment.kind === 'review' || reaction === undefined) return;
  const answer = await github.conversation.react(event.comment, reaction);
  if (!answer.ok) complain('The comment could not be given a reaction', answer.fault);
}

async function notify({ world, inputs, github, event, complain }: Scene, result: Result): Promise<void> {
  const { ending, message, job, waitedMs = 0 } = result;
  const silent = inputs.notify === 'none' || waitedMs <= NOTIFY_AFTER_MS || ending.outcome === 'cancelled';
  if (silent || event === undefined) return;
  const { comment, author } = event;
  const { serverUrl } = world.run;
  const text = endReply({ comment, login: author.login, ending, job, message, serverUrl });
  const created = await github.conversation.create(comment.thread, text);
  if (!created.ok) complain('The person who asked could not be told', created.fault);
}
