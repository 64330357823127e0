import { describe, expect, it } from '@jest/globals';
import { playAttack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

/** Secrets in other spellings: redaction is too important for a sample. */
const ALWAYS = /in encoded hosts|between invisible characters/;

/**
 * Of the attacks of `npm run attacks`, the first on each target, every thirty-second after it, and those that must always run: all of
 * them take a minute.
 */
const targets = [...new Set(ATTACKS.map(({ target }) => target))];
const selected = targets.flatMap((target) =>
  ATTACKS.filter((attack) => attack.target === target).filter(
    ({ name }, index) => index % 32 === 0 || ALWAYS.test(name),
  ),
);

it('the attacks with a key in encoded hosts or between invisible characters are among them', () => {
  expect(selected.filter(({ name }) => ALWAYS.test(name)).map(({ name }) => name)).toEqual(
    ['in encoded hosts', 'between invisible characters'].flatMap((how) => [
      `a command: an error that repeats the key, ${how}`,
      `a command: a job that repeats the key, ${how}`,
      `a sweep: a service that repeats the key, ${how}`,
      `an export: a service that repeats the key, ${how}`,
    ]),
  );
});

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
