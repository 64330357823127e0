/**
 * The named scenarios of a job: what becomes of it, and how its answers stumble on the way. The service's
 * configuration names one for all; a prompt that contains `[scenario: name]` chooses another for its own turn.
 */

/**
 * What is answered in place of the right answer. `unclear`: the request takes effect, yet its answer is a
 * 502.
 */
export type Stumble = 'rate-limited' | 'page' | 'cut' | 'bad-gateway' | 'unclear';

export type Scenario = Readonly<{
  /** One line for people. */
  says: string;
  /**
   * The states shown while the agent works, each for an equal part of the working time; none: it ends at
   * once.
   */
  working: readonly string[];
  /** The state it ends in; without one it never ends. */
  end?: 'completed' | 'archived' | 'failed';
  /** Whether the turn changes files, and so has a pull request at its end. */
  changesFiles?: true;
  /**
   * Who goes on telling the old state for a while after a message: reads only, or the message's own answer
   * too.
   */
  late?: 'reads' | 'answer-and-reads';
  /** Answered first, one per request: to creates, to messages and to reads of each turn. */
  stumbles?: Readonly<Partial<Record<'create' | 'message' | 'read', readonly Stumble[]>>>;
}>;

const WELL = { working: ['active'], end: 'completed', changesFiles: true } as const;

const SCENARIOS_BY_NAME = {
  'opens-pull-request': { says: 'works, then completes with a pull request', ...WELL },
  'no-pr': {
    says: 'works, then completes without a pull request',
    working: ['active'],
    end: 'completed',
  },
  fails: { says: 'works, then fails', working: ['active'], end: 'failed' },
  archived: { says: 'works, then is archived', working: ['active'], end: 'archived' },
  'never-ends': { says: 'works for ever', working: ['active'] },
  'rate-limited-then-well': {
    says: 'answers 429 with Retry-After to the first create or message and to the first read of a turn, then is well',
    ...WELL,
    stumbles: { create: ['rate-limited'], message: ['rate-limited'], read: ['rate-limited'] },
  },
  garbled: {
    says: 'answers the first reads of a turn with a web page, with cut JSON and with a 502, then is well',
    ...WELL,
    stumbles: { read: ['page', 'cut', 'bad-gateway'] },
  },
  unclear: {
    says: 'does what the first create or message asks, yet answers it with a 502; then is well',
    ...WELL,
    stumbles: { create: ['unclear'], message: ['unclear'] },
  },
  'unknown-status': {
    says: 'says queued, then paused, which no document knows; then completes with a pull request',
    ...WELL,
    working: ['queued', 'paused'],
  },
  'finishes-at-once': {
    says: 'has completed with a pull request by the time the create or message is answered',
    ...WELL,
    working: [],
  },
  'slow-to-notice': {
    says: 'after a message, reads show the old state for a while; then works and completes',
    ...WELL,
    late: 'reads',
  },
  'slow-to-notice-at-all': {
    says: "the same, and the message's own answer shows the old state too",
    ...WELL,
    late: 'answer-and-reads',
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS_BY_NAME;
export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = SCENARIOS_BY_NAME;

/** Whether a word names a scenario. */
export function isScenarioName(word: string): word is ScenarioName {
  return Object.hasOwn(SCENARIOS, word);
}

/**
 * Reads the scenario that a prompt chooses.
 * @returns its name; undefined when the prompt names none; `{unknown}` when it names one that does not exist
 */
export function readScenario(prompt: string): ScenarioName | Readonly<{ unknown: string }> | undefined {
  const word = /\[scenario: ?([^\]\s]{1,60})\]/.exec(prompt)?.[1];
  if (word === undefined) return undefined;
  return isScenarioName(word) ? word : { unknown: word };
}
