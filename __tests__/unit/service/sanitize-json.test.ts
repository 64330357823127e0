import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sanitizeJson } from '../../../src/service/redact.ts';

const keep = (text: string) => text;

test('strings and keys are cleaned at every level', () => {
  const clean = (text: string) => text.replaceAll('key', '***');
  expect(sanitizeJson({ a: ['my key', { key: 'key' }], b: 1, c: null, d: true }, clean)).toEqual({
    a: ['my ***', { '***': '***' }],
    b: 1,
    c: null,
    d: true,
  });
});

test('prototype keys go', () => {
  const copy = sanitizeJson(JSON.parse('{"__proto__":{"id":"x"},"constructor":1,"a":{"__proto__":1}}'), keep);
  expect(Object.keys(copy as object)).toEqual(['constructor', 'a']);
  expect((copy as { id?: string }).id).toBeUndefined();
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
});

test.each([
  ['arrays', '['.repeat(300_000) + ']'.repeat(300_000)],
  ['objects', '{"a":'.repeat(300_000) + '1' + '}'.repeat(300_000)],
])('%s of any depth can be printed afterwards', (_name, text) => {
  const printed = JSON.stringify(sanitizeJson(JSON.parse(text), keep));
  expect(printed).toContain('null');
  expect(printed.length).toBeLessThan(1000);
});

test('any other JSON stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 10 }), (value) => {
      const json = JSON.stringify(value);
      fc.pre(!json.includes('__proto__'));
      expect(JSON.stringify(sanitizeJson(JSON.parse(json), keep))).toBe(json);
    }),
  );
});
