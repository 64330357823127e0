import { describe, expect, it } from '@jest/globals';
import { OUTCOMES, type Outcome } from '../../../src/domain.ts';
import { REACTIONS } from '../../../src/report/conclusion.ts';

describe('the reaction on a command at the end', () => {
  it.each<readonly [Outcome, string]>([
    ['pr-opened', 'rocket'],
    ['no-pr', '+1'],
    ['failed', 'confused'],
    ['misconfigured', 'confused'],
    ['rejected', 'confused'],
    ['unconfirmed', 'confused'],
  ])('%s: %s', (outcome, reaction) => {
    expect(REACTIONS[outcome]).toBe(reaction);
  });

  it('is none where nothing is decided, or nothing was done', () => {
    const others = Object.keys(OUTCOMES).filter((outcome) => !(outcome in REACTIONS));
    expect(others).toEqual(['archived', 'still-active', 'connection-lost', 'cancelled', 'skipped']);
  });
});
