/**
 * Sweep and care finish requests as their entries say. They have an input of the main action only if they need that before they know a
 * request. Every input of the main action has a row here; one without a row fails the type check.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENT_INPUTS } from '../../src/agent/agent-inputs.ts';
import { CARE_INPUTS } from '../../src/care/care-inputs.ts';
import { SWEEP_INPUTS } from '../../src/sweep/sweep-inputs.ts';

/** How an action has an input of the main action. */
type Shared =
  /** With the same default, parser and description. */
  | Readonly<{ kind: 'same' }>
  /** With the same default and parser, and another description. `because` says what is different. */
  | Readonly<{ kind: 'described-otherwise'; because: string }>
  /** It has it not. */
  | Readonly<{ kind: 'absent'; because: string }>;

const SAME: Shared = { kind: 'same' };
const describedOtherwise = (because: string): Shared => ({
  kind: 'described-otherwise',
  because,
});
const absent = (because: string): Shared => ({ kind: 'absent', because });

const SUBMITS_NOTHING = absent('A sweep submits nothing.');
const STARTS_NOTHING = absent('Care starts no job, and composes its prompts itself.');
const NEVER_FILTERS = absent('No event starts a job, so none is filtered.');
const NO_COMMANDS = absent('It carries out no command.');
const NEVER_WAITS = absent('It checks each job once.');
const IN_THE_ENTRY = absent('The entry of a request says how to finish it.');
const ONLY_FINISHES = absent(
  'A sweep writes only comments that exist, where a run has put them.',
);
const ON_THE_DOCS = absent('Care writes on the docs pull request alone.');
const FAILS_ITSELF = absent(
  'It fails if it could not do its work, whatever the jobs did.',
);

const both = (shared: Shared) => ({ sweep: shared, care: shared });

type Columns = Readonly<{ sweep: Shared; care: Shared }>;

const INPUTS: Readonly<Record<keyof typeof AGENT_INPUTS, Columns>> = {
  'api-key': both(describedOtherwise('It says which status comments the action sees.')),
  'project-id': both(IN_THE_ENTRY),
  'base-url': both(SAME),
  'github-token': both(
    describedOtherwise('It reads nothing but comments and pull requests.'),
  ),
  prompt: { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  subject: { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  'instructions-file': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  context: { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  'docs-paths': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  'job-id': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  'reuse-job': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  paths: both(NEVER_FILTERS),
  'agent-login': {
    sweep: absent('The entry of a request names its docs pull request.'),
    care: describedOtherwise('It selects the pull requests that care looks after.'),
  },
  'ignore-authors': both(NEVER_FILTERS),
  'need-label': both(NEVER_FILTERS),
  'skip-label': {
    sweep: SUBMITS_NOTHING,
    care: describedOtherwise('It is a label of the docs pull request.'),
  },
  'max-open-prs': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  'max-requests-per-day': {
    sweep: SUBMITS_NOTHING,
    care: describedOtherwise('It counts in all repositories that care reads.'),
  },
  command: both(IN_THE_ENTRY),
  'min-permission': both(NO_COMMANDS),
  'allow-bots': both(NO_COMMANDS),
  'pr-feedback': { sweep: SUBMITS_NOTHING, care: STARTS_NOTHING },
  wait: both(NEVER_WAITS),
  'timeout-minutes': both(NEVER_WAITS),
  'docs-repository': { sweep: IN_THE_ENTRY, care: ON_THE_DOCS },
  'docs-token': {
    sweep: describedOtherwise('A sweep has no input `docs-repository`.'),
    care: ON_THE_DOCS,
  },
  'pr-labels': both(IN_THE_ENTRY),
  'pr-reviewers': both(IN_THE_ENTRY),
  'pr-comment': both(IN_THE_ENTRY),
  'pr-preview': both(IN_THE_ENTRY),
  comment: { sweep: ONLY_FINISHES, care: ON_THE_DOCS },
  'issue-number': { sweep: ONLY_FINISHES, care: ON_THE_DOCS },
  'comment-tag': both(IN_THE_ENTRY),
  'fail-on': both(FAILS_ITSELF),
  'dry-run': {
    sweep: SUBMITS_NOTHING,
    care: absent('With `max-messages: 0`, care only lists its messages.'),
  },
};

type Input = Readonly<{ description: string; default?: string }>;

function readInputs(path: string): ReadonlyMap<string, Input> {
  const action = parse(readFileSync(path, 'utf8')) as {
    inputs: Readonly<Record<string, Input>>;
  };
  return new Map(Object.entries(action.inputs));
}

const main = readInputs('action.yml');

describe.each([
  ['sweep', SWEEP_INPUTS, ['repositories']],
  ['care', CARE_INPUTS, ['repositories', 'for', 'max-messages', 'stale-days']],
] as const)('the inputs of action.yml in %s/action.yml', (action, table, own) => {
  const inputs = readInputs(`${action}/action.yml`);
  const parsers = new Map<string, unknown>(Object.entries(table));

  it.each(Object.entries(INPUTS))('%s', (name, { [action]: shared }) => {
    const ofMain = main.get(name);
    const input = inputs.get(name);
    expect(ofMain).toBeDefined();
    if (shared.kind === 'absent') {
      expect(input).toBeUndefined();
      return;
    }
    const isSame = input?.description === ofMain?.description;
    expect(isSame).toBe(shared.kind === 'same');
    expect(input?.default).toBe(ofMain?.default);
    expect(parsers.get(name)).toBe(AGENT_INPUTS[name as keyof typeof AGENT_INPUTS]);
  });

  it(`have ${own.length} others beside them`, () => {
    const others = [...inputs.keys()].filter((name) => !main.has(name));
    expect(others).toEqual(own);
  });
});
