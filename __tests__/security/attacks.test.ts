import { describe, expect, it } from '@jest/globals';
import { playAttack } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/**
 * Some of the scenes of `npm run attacks`, through the committed bundle: the first at each target and every thirty-second after
 * it. All of them take more than a minute of one core, which a workflow of its own spends.
 */
const targets = [...new Set(ATTACKS.map(({ target }) => target))];

describe.each(targets)('%s', (target) => {
  const attacks = ATTACKS.filter((attack) => attack.target === target).filter((_, index) => index % 32 === 0);

  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
    const { breaches, runs, claims } = await playAttack(attack);
    expect(breaches).toEqual([]);
    expect(runs).toBeGreaterThan(0);
    expect(claims).toBeGreaterThan(runs);
  });
});
