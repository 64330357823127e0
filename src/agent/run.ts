import { admit } from './authorize.ts';
import { ask, CANCELLED_BEFORE, declare } from './submit.ts';
import { createComplaint } from '../thread/warn-once.ts';
import { collect, compose, describePrompt, likelyGoesOn } from './compose-prompt.ts';
import { readInputs, type PromptFile } from './inputs.ts';
import { digestOf } from './instruction.ts';
import { spoken } from '../job/cancel-grace.ts';
import { learn } from './resolve-subject.ts';
import { prepare } from './choose-target.ts';
import { openScene, openThread, type Scene } from './run-context.ts';
import type { Ended, Result } from './report.ts';
import { labelOf } from '../trigger/subject.ts';
import { triggerOf } from './trigger-for.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';
import { wishOf, type Wish } from './plan.ts';
import type { World } from './dependencies.ts';

/** What is left to do once all is ready: what may send, and what waits; or the result, where there is nothing. */
type Rest = Result | (() => Promise<Result>);

/** The story of one run, from the event and the inputs to how it ended. */
export async function run(world: World): Promise<Ended> {
  // Cancelled, and GitHub keeps silent: nothing was sent, and there is time left to say so.
  const rest = (await spoken(world, getReady(world))) ?? CANCELLED;
  const result = typeof rest === 'function' ? await rest() : rest;
  return (await closing()).tell(world, result);
}

const CANCELLED: Result = { ending: { outcome: 'cancelled', reason: '' }, message: CANCELLED_BEFORE };

/** All that comes before the request. */
async function getReady(world: World): Promise<Rest> {
  const admitted = await admit(world);
  if ('ending' in admitted) return admitted;

  const inputs = readInputs(world.raw, {
    promptFile: await readPromptFile(world),
    event: admitted.event,
  });
  if (!inputs.ok) {
    const { misconfigured, react } = await closing();
    const result = misconfigured(inputs.faults, world.raw('fail-on'));
    if (admitted.kind === 'command') {
      const complain = createComplaint(world.runner, admitted.event.onPullRequest);
      await react({ ...admitted, complain }, result.ending.outcome);
    }
    return result;
  }

  const opened = openScene(world, inputs.value, admitted);
  const scene =
    admitted.kind === 'command'
      ? await openThread(opened, admitted.event.comment.thread, admitted.comments)
      : await learn(opened, admitted.event);
  const complete = (result: Result): Result => ({ ...result, inputs: inputs.value });
  if ('ending' in scene) return complete(scene);
  const rest = await restOf(scene, await wishOf(scene, admitted));
  return typeof rest === 'function' ? async () => complete(await rest()) : complete(rest);
}

/** What comes after the request, or in its place; loaded then. */
const closing = () => import(/* webpackChunkName: "rest" */ './closing.ts');

async function restOf(scene: Scene, wish: Wish): Promise<Rest> {
  if (scene.inputs.dryRun) return (await closing()).dryRun(scene, wish);
  if (wish.kind === 'ask' || wish.kind === 'wait') warnOfExpiry(scene);
  switch (wish.kind) {
    case 'reply':
      return answer(scene, wish);
    case 'look':
      return async () => (await closing()).lookOnce(scene, wish.ask);
    case 'wait':
      return async () => (await closing()).waitFor(scene, wish.jobId);
    case 'ask':
      return getReadyToAsk(scene, wish);
  }
}

async function getReadyToAsk(
  scene: Scene,
  { words, fresh }: Extract<Wish, { kind: 'ask' }>,
): Promise<() => Promise<Result>> {
  const { world, inputs, thread, complain, event } = scene;
  const asking = {
    trigger: triggerOf(scene),
    triggeredAt: event && new Date(event.writtenAt),
    digest: digestOf(scene, words),
    // Of a scheduled run GitHub names as actor whoever touched its cron line last.
    by: event?.author.login ?? (world.event?.name === 'schedule' ? 'the schedule' : world.run.actor),
    about: event === undefined ? labelOf(scene.subject) : undefined,
    thread,
    complain,
  };
  // What the prompt will most likely need is read beside the rest. Not where that may take turns first, or nothing be asked.
  const early = world.run.attempt === 1 && inputs.reuseJob !== 'while-pr-open';
  const [prepared, likely] = await Promise.all([
    prepare(scene, asking, fresh),
    early ? collect(scene, words, likelyGoesOn(scene, fresh)) : undefined,
  ]);
  if (prepared.kind === 'answered') return async () => (await closing()).followUp(scene, prepared.asked);
  const { target } = prepared;
  const goesOn = target.kind === 'message';
  const collected = likely?.goesOn === goesOn ? likely : await collect(scene, words, goesOn);
  const prompt = await compose(scene, words, collected);
  const { host } = inputs.connection.baseUrl;
  world.runner.info(`${describePrompt(prompt, { how: 'Sending', host })}.`);
  const intent = await declare(scene, asking, target);
  return async () => {
    const asked = await ask(scene, { asking, target, intent, prompt });
    return (await closing()).followUp(scene, asked, prompt);
  };
}

async function answer(
  scene: Scene,
  { text, reason, message }: Extract<Wish, { kind: 'reply' }>,
): Promise<Result> {
  const { world, github, event, comments } = scene;
  const { reply } = await closing();
  if (event !== undefined) await reply(world, { github, event, comments, text });
  return { ending: { outcome: 'skipped', reason }, message };
}

async function readPromptFile({ raw, workspace }: World): Promise<PromptFile> {
  const path = raw('prompt-file');
  return path === '' ? undefined : workspace.read(path);
}
