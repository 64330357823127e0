import { openStage, type RunOptions, type Spoken, type Stage } from '../../fakes/stage.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { ActionName } from './end-harm.ts';
import { findHarmInMarkdown } from './markdown-harm.ts';
import { US } from './remembered.ts';
import { findHarmInRun } from './run-harm.ts';

/** How an action is run: the main one, unless another is named. */
export type Acting = Omit<RunOptions, 'action'> & Readonly<{ action?: ActionName }>;

/** What an attack has at hand: both stand-ins, the committed action, and a way to say what must hold. */
export type Scene = Readonly<{
  stage: Stage;
  /** Runs an action on an event; the run is judged at the end of the attack as every run is. */
  act: (event: EventOfRun, options?: Acting) => Promise<RunResult>;
  /** Lets somebody write a comment and runs the action on it. */
  say: (body: string, spoken?: Spoken, options?: Acting) => Promise<RunResult>;
  /** A claim that must hold; one that does not is a breach. */
  hold: (claim: string, holds: boolean) => void;
}>;

export type Attack = Readonly<{
  /** What it goes for: a heading of the table. */
  target: string;
  name: string;
  stage?: Parameters<typeof openStage>[0];
  /** Beginnings of links that may stand in what we write, besides those to GitHub. */
  links?: readonly string[];
  play: (scene: Scene) => Promise<void>;
}>;

export type Played = Readonly<{
  attack: Attack;
  runs: number;
  claims: number;
  /** Empty when the action held. */
  breaches: readonly string[];
}>;

/**
 * Plays an attack through the committed bundle. Besides the attack's own claims every run must leave no harm in its log,
 * outputs, summary and comments, and no secret anywhere.
 */
export async function playAttack(attack: Attack): Promise<Played> {
  const stage = await openStage(attack.stage);
  const breaches: string[] = [];
  const runs: Readonly<{ action: ActionName; run: RunResult }>[] = [];
  let claims = 0;
  const act: Scene['act'] = async (event, { action = 'action.yml', inputs, ...options } = {}) => {
    const run = await stage.run(event, {
      action,
      ...options,
      inputs: { ...(action === 'action.yml' && { 'timeout-minutes': '1' }), ...inputs },
    });
    runs.push({ action, run });
    return run;
  };
  const scene: Scene = {
    stage,
    act,
    say: (body, spoken, options) => act(stage.say(body, spoken), options),
    hold: (claim, holds) => {
      claims += 1;
      if (!holds) breaches.push(claim);
    },
  };
  try {
    await attack.play(scene);
    const allowed = { mentions: [OWNER.login], links: ['https://github.com/', ...(attack.links ?? [])] };
    // The summary of a sweep refers to threads by their numbers, and nothing else does.
    const references = [...stage.github.state.threads.keys()];
    for (const { action, run } of runs)
      breaches.push(
        ...findHarmInRun(run, { action, ...allowed, ...(action === 'sweep/action.yml' && { references }) }),
      );
    const own = [...stage.github.state.comments.values()].filter(({ author }) => author === US.login);
    for (const { body } of own)
      breaches.push(...findHarmInMarkdown(body, allowed).map((harm) => `in a comment: ${harm}`));
  } finally {
    await stage.close().catch((error: unknown) => breaches.push(String(error)));
  }
  return { attack, runs: runs.length, claims: claims + runs.length, breaches: [...new Set(breaches)] };
}
