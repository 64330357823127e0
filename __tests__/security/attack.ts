import { startHarness, type RunOptions, type CommentOptions, type Harness } from '../../fakes/harness.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { findMarkdownInjection } from './checks/markdown.ts';
import { findUnsafeOutput, type ActionName } from './checks/run.ts';
import { US } from './submissions.ts';

/** How an action is run: the main one unless another is named. */
export type AttackRunOptions = Omit<RunOptions, 'action'> & Readonly<{ action?: ActionName }>;

/** What an attack works with. */
export type AttackContext = Readonly<{
  /** Both fake servers and the committed actions. */
  harness: Harness;
  /** Runs an action on an event. Every run is checked at the end of the attack. */
  run: (event: EventOfRun, options?: AttackRunOptions) => Promise<RunResult>;
  /** Writes a comment and runs the main action on it. */
  command: (body: string, spoken?: CommentOptions, options?: AttackRunOptions) => Promise<RunResult>;
  /** A claim that does not hold is a breach. */
  check: (claim: string, holds: boolean) => void;
}>;

export type Attack = Readonly<{
  /** A heading of the table. */
  target: string;
  name: string;
  harness?: Parameters<typeof startHarness>[0];
  /** Prefixes of links that our text may contain, besides those to GitHub. */
  links?: readonly string[];
  play: (context: AttackContext) => Promise<void>;
}>;

/** Creates attacks on `target`. */
export const attackOn =
  (target: string) =>
  (name: string, play: Attack['play']): Attack => ({ target, name, play });

/** One attack for each text. */
export const attacks = <T = string>(
  target: string,
  prefix: string,
  texts: Readonly<Record<string, T>>,
  create: (text: T) => Omit<Attack, 'target' | 'name'>,
): readonly Attack[] =>
  Object.entries(texts).map(([name, text]) => ({
    target,
    name: `${prefix}${name}`,
    ...create(text),
  }));

export type AttackResult = Readonly<{
  runs: number;
  claims: number;
  /** Empty if the action held. */
  breaches: readonly string[];
}>;

/**
 * Plays an attack against the committed bundle. Besides the attack's own claims, no run may leave injected text in its log, outputs, summary
 * and comments, or a secret anywhere.
 */
export async function playAttack(attack: Attack): Promise<AttackResult> {
  const harness = await startHarness(attack.harness);
  const breaches: string[] = [];
  const runs: Readonly<{ action: ActionName; result: RunResult }>[] = [];
  let claims = 0;
  const run: AttackContext['run'] = async (event, { action = 'action.yml', inputs, ...options } = {}) => {
    const result = await harness.run(event, {
      action,
      ...options,
      inputs: { ...(action === 'action.yml' && { 'timeout-minutes': '1' }), ...inputs },
    });
    runs.push({ action, result });
    return result;
  };
  const check: AttackContext['check'] = (claim, holds) => {
    claims += 1;
    if (!holds) breaches.push(claim);
  };
  try {
    const command: AttackContext['command'] = (body, spoken, options) =>
      run(harness.addComment(body, spoken), options);
    await attack.play({ harness, run, command, check });
    const allowed = { mentions: [OWNER.login], links: ['https://github.com/', ...(attack.links ?? [])] };
    const { threads, comments } = harness.github.state;
    for (const { action, result } of runs) {
      // Only the summary of a sweep refers to threads by their numbers.
      const references = action === 'sweep/action.yml' ? [...threads.keys()] : [];
      breaches.push(...findUnsafeOutput(result, { action, ...allowed, references }));
    }
    for (const { body, author } of comments.values())
      if (author === US.login)
        breaches.push(...findMarkdownInjection(body, allowed).map((found) => `in a comment: ${found}`));
  } finally {
    await harness.close().catch((error: unknown) => breaches.push(String(error)));
  }
  return { runs: runs.length, claims: claims + runs.length, breaches: [...new Set(breaches)] };
}
