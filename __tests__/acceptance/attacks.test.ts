import { describe, expect, it } from '@jest/globals';
import { playAttack } from '../../standin/attacks/attack.ts';
import { ATTACKS } from '../../standin/attacks/attacks.ts';

/** The scenes of `npm run attacks`, each through the committed bundle. */
const targets = [...new Set(ATTACKS.map(({ target }) => target))];

describe.each(targets)('%s', (target) => {
  const attacks = ATTACKS.filter((attack) => attack.target === target);

  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
    const { breaches, runs, claims } = await playAttack(attack);
    expect(breaches).toEqual([]);
    expect(runs).toBeGreaterThan(0);
    expect(claims).toBeGreaterThan(runs);
  });
});
