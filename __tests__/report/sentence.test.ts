import { describe, expect, it } from '@jest/globals';
import { sentence } from '../../src/report/sentence.ts';

describe('a sentence of ours', () => {
  it.each([
    ['names in back-ticks', 'Check `api-key`.', 'Check `api-key`.'],
    ['a name at the beginning', '`api-key` is empty.', '`api-key` is empty.'],
    ['a name alone', '`api-key`', '`api-key`'],
    ['outside text beside names', 'It said <b>. Check `a|b`.', 'It said \\<b\\>. Check `a\\|b`.'],
    ['a lone back-tick', 'a ` b', 'a \\` b'],
    [
      'back-ticks of others before a name, which begin a part and make no code of it',
      'x ``` a ```` <b> c.',
      'x \\`\\``a`\\`\\`\\` \\<b\\> c.',
    ],
  ])('%s', (_, text, expected) => {
    expect(sentence(text)).toBe(expected);
  });
});
