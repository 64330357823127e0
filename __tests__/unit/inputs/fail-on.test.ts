import { describe, expect, it } from '@jest/globals';
import { DEFAULT_FAIL_ON, shouldFail, parseFailOn } from '../../../src/inputs/fail-on.ts';

describe('fail-on', () => {
  it.each([
    ['none', []],
    ['failed', ['failed']],
    ['failed, still-active/timed-out', ['failed', 'still-active/timed-out']],
    ['failed\nrejected/forbidden', ['failed', 'rejected/forbidden']],
  ])('"%s" is read', (text, value) => {
    expect(parseFailOn(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['fail', '"fail"'],
    ['failed/timed-out, none', '"failed/timed-out", "none"'],
    ['none, failed', '"none"'],
    ['constructor', '"constructor"'],
  ])('"%s" is a fault that names what is unknown', (text, named) => {
    expect(parseFailOn(text)).toEqual({
      ok: false,
      errors: [expect.stringContaining(`\`fail-on\` names ${named}. Write outcomes (pr-opened, `)],
    });
  });

  it.each(['', ' , \n'])('is not taken for none when it is empty: %j', (text) => {
    expect(parseFailOn(text)).toEqual({
      ok: false,
      errors: [expect.stringMatching(/^`fail-on` is empty\. Write outcomes \(.*, or none\.$/)],
    });
  });

  it.each([
    ['an outcome', ['still-active'], true],
    ['the pair', ['still-active/timed-out'], true],
    ['another reason', ['still-active/not-waiting'], false],
    ['another outcome', ['failed'], false],
    ['nothing', [], false],
  ])('%s', (_, failOn, failed) => {
    expect(shouldFail(failOn, { outcome: 'still-active', reason: 'timed-out' })).toBe(failed);
  });

  it('fails by default what is wrong or unclear', () => {
    expect(DEFAULT_FAIL_ON).toEqual(['misconfigured', 'failed', 'rejected', 'unconfirmed']);
  });
});
