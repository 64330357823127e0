import { describe, expect, it } from '@jest/globals';
import { playAttack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

/** Of the attacks of `npm run attacks`, the first on each target and every thirty-second after it: all of them take a minute. */
const targets = [...new Set(ATTACKS.map(({ target }) => target))];
const selected = targets.flatMap((target) =>
  ATTACKS.filter((attack) => attack.target === target).filter((_, index) => index % 32 === 0),
);

describe('the committed actions hold against', () => {
  it.each(selected.map((attack) => [`${attack.target}: ${attack.name}`, attack] as const))(
    '%s',
    async (_, attack) => {
      const { breaches, runs, claims } = await playAttack(attack);
      expect(breaches).toEqual([]);
      expect(runs).toBeGreaterThan(0);
      expect(claims).toBeGreaterThan(runs);
    },
  );
});
