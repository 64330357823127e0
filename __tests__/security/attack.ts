import { COMMENT_MARKER } from '../../src/domain/comment.ts';
import {
  startHarness,
  type CommentOptions,
  type Exported,
  type Harness,
  type RunOptions,
} from '../../fakes/harness.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { SENT_LINE } from '../../fakes/observations.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { findMarkdownInjection } from './checks/markdown.ts';
import { findUnsafeOutput, type ActionName } from './checks/run.ts';
import { US } from './entries.ts';

/** How an action is run: the main one unless another is named. */
export type AttackRunOptions = Omit<RunOptions, 'action'> &
  Readonly<{ action?: ActionName }>;

/** Tools of an attack. */
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
  /** Runs a sweep. */
  sweep: (options?: AttackRunOptions) => Promise<RunResult>;
  /** Runs care. */
  care: (options?: AttackRunOptions) => Promise<RunResult>;
  /** Exports page views, lists signals or writes a report. Returns the files by name. */
  exportWith: (
    kind: 'views' | 'signals' | 'report',
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

/** Returns a function that creates attacks on `target`. */
export function attackOn(target: string) {
  return (name: string, play: Attack['play']): Attack => ({ target, name, play });
}

/** Creates one attack for each text. */
export function attacks<T = string>(
  target: string,
  prefix: string,
  texts: Readonly<Record<string, T>>,
  create: (text: T) => Omit<Attack, 'target' | 'name'>,
): readonly Attack[] {
  return Object.entries(texts).map(([name, text]) => ({
    target,
    name: `${prefix}${name}`,
    ...create(text),
  }));
}

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
  const runs: AttackRun[] = [];
  let claims = 0;

  const record = async (
    action: ActionName,
    running: Promise<RunResult>,
  ): Promise<RunResult> => {
    const result = await running;
    runs.push({ action, result });
    return result;
  };
  const run: AttackContext['run'] = (event, { inputs, ...options } = {}) => {
    const { action = 'action.yml' } = options;
    const wait = action === 'action.yml' ? { 'wait-minutes': '1' } : {};
    return record(
      action,
      harness.run(event, { ...options, inputs: { ...wait, ...inputs } }),
    );
  };
  const context: AttackContext = {
    harness,
    run,
    command: (body, spoken, options) => run(harness.addComment(body, spoken), options),
    sweep: ({ inputs, ...options } = {}) =>
      record('sweep/action.yml', harness.sweep(inputs, options)),
    care: ({ inputs, ...options } = {}) =>
      record('care/action.yml', harness.care(inputs, options)),
    exportWith: async (kind, options) => {
      const exported = await harness.exportFiles(kind, options);
      const action = kind === 'report' ? 'report/action.yml' : kind;
      runs.push({ action, result: exported.result });
      const changed = Object.keys(exported.inWorkspace);
      breaches.push(...changed.map((path) => `it writes ${path} into the workspace`));
      return exported;
    },
    check: (claim, holds) => {
      claims += 1;
      if (!holds) breaches.push(claim);
    },
  };

  try {
    await attack.play(context);
    breaches.push(...findUnsafeTexts(attack, harness, runs));
  } finally {
    await harness.close().catch((error: unknown) => breaches.push(String(error)));
  }
  return {
    runs: runs.length,
    claims: claims + runs.length,
    breaches: [...new Set(breaches)],
  };
}

type AttackRun = Readonly<{ action: ActionName; result: RunResult }>;

/** Finds injected text in all that the runs of an attack have written. */
function findUnsafeTexts(
  attack: Attack,
  harness: Harness,
  runs: readonly AttackRun[],
): readonly string[] {
  const breaches: string[] = [];
  const allowed = {
    mentions: [OWNER.login],
    links: ['https://github.com/', ...(attack.links ?? [])],
  };
  const { threads, comments } = harness.github.state;
  for (const { action, result } of runs) {
    // Only these summaries refer to threads by their numbers.
    const isScheduled = action === 'sweep/action.yml' || action === 'care/action.yml';
    const references = isScheduled ? [...threads.keys()] : [];
    breaches.push(...findUnsafeOutput(result, { action, ...allowed, references }));
  }
  for (const { body, author } of comments.values()) {
    if (author !== US.login) continue;
    const isReport = ['report', 'coverage'].some((purpose) =>
      body.includes(`${COMMENT_MARKER}:${purpose} -->`),
    );
    const columns = isReport ? [2, 3, 4, 5, 7, 9] : undefined;
    const injected = findMarkdownInjection(
      body,
      columns === undefined ? allowed : { ...allowed, columns },
    );
    breaches.push(...injected.map((found) => `in a comment: ${found}`));
    if (hasPlantedMarker(body)) breaches.push('a marker is planted in a comment');
  }
  return breaches;
}

/** Checks for a marker of ours between the first line of a comment and its last one, where a text from outside must have planted it. */
function hasPlantedMarker(body: string): boolean {
  const lines = body.replace(SENT_LINE, '').trimEnd().split('\n').slice(0, -1);
  return lines.join('\n').includes(COMMENT_MARKER);
}
