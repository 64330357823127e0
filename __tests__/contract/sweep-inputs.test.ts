/**
 * The sweep finishes requests as their entries say. It has an input of the main action only if it needs that before it knows a request.
 * Every input of the main action has a row here; one without a row fails the type check.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENT_INPUTS } from '../../src/agent/inputs.ts';
import { SWEEP_INPUTS } from '../../src/sweep/inputs.ts';

/** How the sweep has an input of the main action. */
type Shared =
  /** With the same description, default and parser. */
  | Readonly<{ kind: 'same' }>
  /** With the same default and another description. `because` says what is different for a sweep. */
  | Readonly<{ kind: 'described-otherwise'; because: string }>
  /** With another default and another description. */
  | Readonly<{ kind: 'other-default'; because: string }>
  /** It has it not. */
  | Readonly<{ kind: 'absent'; because: string }>;

const SAME: Shared = { kind: 'same' };
const describedOtherwise = (because: string): Shared => ({
  kind: 'described-otherwise',
  because,
});
const otherDefault = (because: string): Shared => ({ kind: 'other-default', because });
const absent = (because: string): Shared => ({ kind: 'absent', because });

const NEVER_SUBMITS = absent('A sweep submits nothing but messages of care.');
const NEVER_FILTERS = absent('A sweep starts no job, so it filters no event.');
const NO_COMMANDS = absent('A sweep carries out no command.');
const NEVER_WAITS = absent('A sweep checks each job once.');
const IN_THE_ENTRY = absent('The entry of a request says how to finish it.');
const ONLY_FINISHES = absent(
  'A sweep writes only comments that exist, where a run has put them.',
);

const INPUTS: Readonly<Record<keyof typeof AGENT_INPUTS, Shared>> = {
  'api-key': describedOtherwise('A sweep needs no write scope.'),
  'project-id': describedOtherwise('It is a filter, and empty for all projects.'),
  'base-url': describedOtherwise(
    'The description of the main action gives the reason, too.',
  ),
  'github-token': describedOtherwise(
    'A sweep reads nothing but comments and pull requests.',
  ),
  prompt: NEVER_SUBMITS,
  subject: NEVER_SUBMITS,
  'instructions-file': NEVER_SUBMITS,
  context: NEVER_SUBMITS,
  'docs-paths': NEVER_SUBMITS,
  'job-id': NEVER_SUBMITS,
  'reuse-job': NEVER_SUBMITS,
  paths: NEVER_FILTERS,
  'agent-login': describedOtherwise('It only selects what the sweep follows.'),
  'ignore-authors': NEVER_FILTERS,
  'need-label': NEVER_FILTERS,
  'skip-label': describedOtherwise('It holds back messages to the job of a docs PR.'),
  'max-open-prs': NEVER_SUBMITS,
  'max-requests-per-day': describedOtherwise('It counts in all swept repositories.'),
  command: IN_THE_ENTRY,
  'min-permission': NO_COMMANDS,
  'allow-bots': NO_COMMANDS,
  'pr-feedback': NEVER_SUBMITS,
  wait: NEVER_WAITS,
  'timeout-minutes': NEVER_WAITS,
  'docs-repository': describedOtherwise('A sweep has no `max-open-prs`.'),
  'docs-token': SAME,
  'pr-labels': IN_THE_ENTRY,
  'pr-reviewers': IN_THE_ENTRY,
  'pr-comment': IN_THE_ENTRY,
  'pr-preview': IN_THE_ENTRY,
  comment: ONLY_FINISHES,
  'issue-number': ONLY_FINISHES,
  'comment-tag': otherDefault('It is a filter, and empty for all tags.'),
  'fail-on': absent('A sweep fails if it could not do its work, whatever the jobs did.'),
  'dry-run': NEVER_SUBMITS,
};

type Input = Readonly<{ description: string; default?: string }>;

function readInputs(path: string): ReadonlyMap<string, Input> {
  const action = parse(readFileSync(path, 'utf8')) as {
    inputs: Readonly<Record<string, Input>>;
  };
  return new Map(Object.entries(action.inputs));
}

const main = readInputs('action.yml');
const sweep = readInputs('sweep/action.yml');
const parsers = new Map<string, unknown>(Object.entries(SWEEP_INPUTS));

describe('the inputs of action.yml in sweep/action.yml', () => {
  it.each(Object.entries(INPUTS))('%s', (name, shared) => {
    const ofMain = main.get(name);
    const ofSweep = sweep.get(name);
    expect(ofMain).toBeDefined();
    switch (shared.kind) {
      case 'same':
        expect(ofSweep).toEqual(ofMain);
        expect(parsers.get(name)).toBe(AGENT_INPUTS[name as keyof typeof AGENT_INPUTS]);
        return;
      case 'described-otherwise':
        expect(ofSweep?.description).not.toBe(ofMain?.description);
        expect(ofSweep?.default).toBe(ofMain?.default);
        return;
      case 'other-default':
        expect(ofSweep).toBeDefined();
        expect(ofSweep?.default).not.toBe(ofMain?.default);
        return;
      case 'absent':
        expect(ofSweep).toBeUndefined();
    }
  });
});

it('the sweep has five inputs of its own', () => {
  const own = [...sweep.keys()].filter((name) => !main.has(name));
  expect(own).toEqual([
    'repositories',
    'give-up-hours',
    'care',
    'care-limit',
    'stale-days',
  ]);
});
