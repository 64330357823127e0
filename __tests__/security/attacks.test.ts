import { describe, expect, it } from '@jest/globals';
import { playAttack } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

/** Secrets in other spellings: redaction is too important for a sample. */
const SPELLINGS = [
  'as base64 with a user name',
  'in encoded hosts',
  'between invisible characters',
  'between variation selectors',
];
const ADDRESSES = ['as a percent-encoded host', 'as a full-width host'];
const isSpelling = (name: string): boolean =>
  [...SPELLINGS, ...ADDRESSES].some((spelling) => name.endsWith(spelling));

/** Recognises the attacks by a person with write access on a state of ours. */
const isOfOurState = (name: string): boolean => /^ours,|after its run/.test(name);

/**
 * A part of the attacks of `npm run attacks`: the first on each target, every hundredth after it, and those that must always run: all of
 * them take a minute.
 */
const targets = [...new Set(ATTACKS.map(({ target }) => target))];
const selected = targets.flatMap((target) =>
  ATTACKS.filter((attack) => attack.target === target).filter(
    ({ name }, index) => index % 100 === 0 || isSpelling(name) || isOfOurState(name),
  ),
);

it('all attacks with a key in encoded hosts, in base64 or between invisible characters are among them', () => {
  const names = selected.map(({ name }) => name).filter(isSpelling);
  expect(names).toEqual([
    ...SPELLINGS.flatMap((how) => [
      `a command: an error that repeats the key, ${how}`,
      `a command: a job that repeats the key, ${how}`,
      `a sweep: a service that repeats the key, ${how}`,
      `care: a check that repeats the key, ${how}`,
      `an export: a service that repeats the key, ${how}`,
    ]),
    ...ADDRESSES.flatMap((how) => [
      `a command: a job that repeats the key, ${how}`,
      `a sweep: a service that repeats the key, ${how}`,
    ]),
  ]);
});

describe('the committed actions hold against', () => {
  it.each(
    selected.map((attack) => [`${attack.target}: ${attack.name}`, attack] as const),
  )('%s', async (_, attack) => {
    const { breaches, runs, claims } = await playAttack(attack);
    expect(breaches).toEqual([]);
    expect(runs).toBeGreaterThan(0);
    expect(claims).toBeGreaterThan(runs);
  });
});
