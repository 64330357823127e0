import type { Asking } from '../thread/state.ts';
import type { Scene } from './run-context.ts';
import { claimComment, CREATE, explicitTarget, type Prepared } from './target.ts';

/** Looks before asking: no trigger is ever asked for twice where a thread remembers. */
export async function prepare(scene: Scene, asking: Asking, fresh: boolean): Promise<Prepared> {
  const { thread } = asking;
  if (thread === undefined) return withoutMemory(scene);
  const { prepareInThread } = await import(/* webpackChunkName: "rest" */ './choose-in-thread.ts');
  return prepareInThread(scene, { ...asking, thread }, fresh);
}

/** Where nothing is remembered a first attempt goes on; a later one cannot know whether the first has asked. */
async function withoutMemory(scene: Scene): Promise<Prepared> {
  const { comments, inputs, world } = scene;
  const { attempt } = world.run;
  if (attempt === 1) {
    await claimComment(scene, scene.event);
    return inputs.jobId === undefined ? CREATE : explicitTarget(scene, inputs.jobId);
  }
  const message =
    `This is attempt ${attempt} of the run, and ` +
    (comments.ok
      ? 'there is no thread that could tell whether an earlier attempt has asked, so nothing is asked. Start a new run to ask ' +
        'anew, or give the use a `thread` to remember in.'
      : 'the thread could not be read, which would tell whether an earlier attempt has asked, so nothing is asked. Run it ' +
        'again later.');
  return {
    kind: 'answered',
    asked: { kind: 'ended', ending: { outcome: 'unconfirmed', reason: 'cannot-look' }, message },
  };
}
