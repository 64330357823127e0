/**
 * Sweep and care finish requests as their entries say. They have an input of the main action only if they need that before they know a
 * request. It then has the same default and parser.
 */
import { describe, expect, it } from '@jest/globals';
import { AGENT_INPUTS } from '../../src/agent/agent-inputs.ts';
import { CARE_INPUTS } from '../../src/care/care-inputs.ts';
import { SWEEP_INPUTS } from '../../src/sweep/sweep-inputs.ts';
import { readActionFile } from '../support/actions.ts';

const { inputs: main } = readActionFile('action.yml');
const mainParsers: Readonly<Record<string, unknown>> = AGENT_INPUTS;

describe.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['sweep', SWEEP_INPUTS, ['api-key', 'github-token', 'docs-token']],
  [
    'care',
    CARE_INPUTS,
    ['api-key', 'github-token', 'agent-login', 'skip-label', 'max-requests-per-day'],
  ],
])('of the inputs of action.yml, %s has', (action, parsers, inOtherWords) => {
  const { inputs } = readActionFile(`${action}/action.yml`);
  const shared = Object.keys(inputs).filter((name) => Object.hasOwn(main, name));

  it.each(shared)('%s with the same default and parser', (name) => {
    expect(inputs[name]?.default).toBe(main[name]?.default);
    expect(parsers[name]).toBe(mainParsers[name]);
  });

  it('all but some in the same words', () => {
    const isDescribedOtherwise = (name: string): boolean =>
      inputs[name]?.description !== main[name]?.description;
    expect(shared.filter(isDescribedOtherwise).toSorted()).toEqual(
      inOtherWords.toSorted(),
    );
  });
});
