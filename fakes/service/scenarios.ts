/**
 * The named scenarios of a job: how it ends, and which responses are faulty. The configuration names one for all jobs; a prompt that
 * contains `[scenario: name]` chooses another for its own turn.
 */

/** Reply in place of the right response. `unclear`: the request takes effect, but its response is a 502. */
export type Fault = 'rate-limited' | 'page' | 'cut' | 'bad-gateway' | 'unclear';
export type Step = 'create' | 'message' | 'read';

export type Scenario = Readonly<{
  /** One line for people. */
  description: string;
  /** The states shown while the agent works, each for an equal part of the time; none: it ends at once. */
  working: readonly string[];
  /** The state in which it ends; without one it never ends. */
  end?: 'completed' | 'archived' | 'failed';
  /** Whether the turn changes files, so that it has a pull request at its end. */
  changesFiles?: true;
  /** Whether a message is not noticed for a while. */
  isLate?: true;
  /** Sent first, one per request: to creates, to messages and to reads of each turn. */
  faults?: Readonly<Partial<Record<Step, readonly Fault[]>>>;
}>;

const NORMAL = { working: ['active'], end: 'completed', changesFiles: true } as const;

const BY_NAME = {
  'opens-pull-request': { description: 'completes with a pull request', ...NORMAL },
  'no-pr': {
    description: 'completes without a pull request',
    working: ['active'],
    end: 'completed',
  },
  fails: { description: 'fails', working: ['active'], end: 'failed' },
  archived: { description: 'is archived', working: ['active'], end: 'archived' },
  'never-ends': { description: 'works forever', working: ['active'] },
  'rate-limited': {
    description:
      'answers 429 to the first create or message and to the first read of a turn',
    ...NORMAL,
    faults: {
      create: ['rate-limited'],
      message: ['rate-limited'],
      read: ['rate-limited'],
    },
  },
  garbled: {
    description:
      'answers the first reads of a turn with a web page, with cut JSON and with a 502',
    ...NORMAL,
    faults: { read: ['page', 'cut', 'bad-gateway'] },
  },
  unclear: {
    description: 'does what the first create or message requests, but answers 502',
    ...NORMAL,
    faults: { create: ['unclear'], message: ['unclear'] },
  },
  'unknown-status': {
    description: 'is queued, then paused, which no document mentions',
    ...NORMAL,
    working: ['queued', 'paused'],
  },
  'finishes-at-once': {
    description: 'has completed when it is created',
    ...NORMAL,
    working: [],
  },
  'slow-to-notice': {
    description: 'shows the old state for a while after a message',
    ...NORMAL,
    isLate: true,
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof BY_NAME;
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = BY_NAME;

export function isScenarioName(word: string): word is ScenarioName {
  return Object.hasOwn(SCENARIOS, word);
}

/** Reads the scenario that a prompt names, which may not exist; undefined if it names none. */
export function readScenario(prompt: string): string | undefined {
  return /\[scenario: ?([^\]\s]{1,60})\]/.exec(prompt)?.[1];
}
