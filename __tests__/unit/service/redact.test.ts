import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../../src/service/redact.ts';

const KEY = 'mint_3Zb/9+key=';
const redact = createRedactor([KEY]);

describe('when a server echoes the key', () => {
  test.each([
    ['as it is', `bad key ${KEY}!`, 'bad key ***!'],
    ['cut apart by what has no width', `bad ${KEY.split('').join('\u200b')}!`, 'bad ***!'],
    ['cut apart by controls', KEY.split('').join('\u0000'), '***'],
    ['twice', `${KEY}${KEY}`, '******'],
    ['URI-encoded', `?key=${encodeURIComponent(KEY)}&x`, '?key=***&x'],
    ['URI-encoded in lower case', 'mint_3Zb%2f9%2bkey%3d', '***'],
    ['in base64', Buffer.from(KEY).toString('base64'), '***'],
    ['in base64 for URLs', Buffer.from(KEY).toString('base64url'), '***'],
  ])('%s', (_name, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  test.each(['', 'a', 'Bearer ', 'user:', 'x-token:', ':'])(
    'in base64 behind "%s", nothing can be decoded',
    (before) => {
      const clean = redact(Buffer.from(`${before}${KEY}:after`).toString('base64'));
      expect(Buffer.from(clean, 'base64').toString('latin1')).not.toContain(KEY.slice(1, -1));
      expect(clean).toContain('***');
    },
  );

  test('no text comes back with the key in it', () => {
    const secret = fc.stringMatching(/^[\w+/=-]{4,40}$/);
    const spelt = (key: string) => [key, encodeURIComponent(key), Buffer.from(key).toString('base64')];
    const cases = secret.chain((key) =>
      fc.tuple(fc.constant(key), fc.array(fc.oneof(fc.string(), fc.constantFrom(...spelt(key))))),
    );
    fc.assert(
      fc.property(cases, ([key, pieces]) => {
        expect(createRedactor([key])(pieces.join(' ')).includes(key)).toBe(false);
      }),
    );
  });
});

describe('when there is nothing to hide', () => {
  test('texts stay as they are', () => {
    expect(redact('mint_ is a prefix')).toBe('mint_ is a prefix');
    expect(createRedactor([])('text')).toBe('text');
    expect(createRedactor([''])('text')).toBe('text');
  });

  test('a short secret does not turn harmless pieces of base64 into stars', () => {
    expect(createRedactor(['abc'])('YWJj abc')).toBe('YWJj ***');
  });

  test('a longer secret goes first where one contains the other', () => {
    expect(createRedactor(['mint', 'mint_long_key'])('mint_long_key mint')).toBe('*** ***');
  });
});
