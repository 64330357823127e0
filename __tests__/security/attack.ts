import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMENT_MARKER } from '../../src/domain.ts';
import { filesOf } from '../../fakes/export-views.ts';
import {
  startHarness,
  type RunOptions,
  type CommentOptions,
  type Harness,
} from '../../fakes/harness.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { findLeaks } from '../../fakes/runner/secrets.ts';
import { findMarkdownInjection } from './checks/markdown.ts';
import { findUnsafeOutput, type ActionName } from './checks/run.ts';
import { US } from './submissions.ts';

/** How an action is run: the main one unless another is named. */
export type AttackRunOptions = Omit<RunOptions, 'action'> &
  Readonly<{ action?: ActionName }>;

/** A marker of ours counts on the last line alone. Anywhere else, a text from outside has planted it. */
function findPlantedMarker(body: string): readonly string[] {
  const lines = body.trimEnd().split('\n').slice(0, -1);
  const isPlanted = lines.join('\n').includes(COMMENT_MARKER);
  return isPlanted ? ['a marker is planted in a comment'] : [];
}

type Exported = Readonly<{ result: RunResult; files: Readonly<Record<string, string>> }>;

/** What an attack works with. */
export type AttackContext = Readonly<{
  /** Both fake servers and the committed actions. */
  harness: Harness;
  /** Runs an action on an event. Every run is checked at the end of the attack. */
  run: (event: EventOfRun, options?: AttackRunOptions) => Promise<RunResult>;
  /** Writes a comment and runs the main action on it. */
  command: (
    body: string,
    spoken?: CommentOptions,
    options?: AttackRunOptions,
  ) => Promise<RunResult>;
  /** Runs a sweep of all projects. */
  sweep: (options?: AttackRunOptions) => Promise<RunResult>;
  /** Exports page views or lists signals. Returns the files by name. */
  exportWith: (
    action: 'views' | 'signals',
    options?: AttackRunOptions,
  ) => Promise<Exported>;
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
  const run: AttackContext['run'] = async (
    event,
    { action = 'action.yml', inputs, ...options } = {},
  ) => {
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
  const exportWith: AttackContext['exportWith'] = async (action, options = {}) => {
    const workspace = mkdtempSync(join(tmpdir(), 'attack-'));
    try {
      const result = await run(scheduleEvent(), {
        action: `${action}/action.yml`,
        ...options,
        workspace,
      });
      const files = filesOf(workspace);
      const secrets = [harness.service.state.config.key, ...(options.secrets ?? [])];
      check('no file contains a secret', findLeaks(secrets, files).length === 0);
      return { result, files };
    } finally {
      rmSync(workspace, { recursive: true });
    }
  };
  try {
    await attack.play({
      harness,
      run,
      command: (body, spoken, options) => run(harness.addComment(body, spoken), options),
      sweep: ({ inputs, ...options } = {}) =>
        run(scheduleEvent(), {
          action: 'sweep/action.yml',
          ...options,
          inputs: { 'project-id': '', ...inputs },
        }),
      exportWith,
      check,
    });
    const allowed = {
      mentions: [OWNER.login],
      links: ['https://github.com/', ...(attack.links ?? [])],
    };
    const { threads, comments } = harness.github.state;
    for (const { action, result } of runs) {
      // Only the summary of a sweep refers to threads by their numbers.
      const references = action === 'sweep/action.yml' ? [...threads.keys()] : [];
      breaches.push(...findUnsafeOutput(result, { action, ...allowed, references }));
    }
    for (const { body, author } of comments.values())
      if (author === US.login)
        breaches.push(
          ...findPlantedMarker(body),
          ...findMarkdownInjection(body, allowed).map(
            (found) => `in a comment: ${found}`,
          ),
        );
  } finally {
    await harness.close().catch((error: unknown) => breaches.push(String(error)));
  }
  return {
    runs: runs.length,
    claims: claims + runs.length,
    breaches: [...new Set(breaches)],
  };
}
