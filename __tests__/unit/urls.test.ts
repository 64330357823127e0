import { expect, it } from '@jest/globals';
import { httpsUrl } from '../../src/urls.ts';

it.each<readonly [unknown, string | undefined]>([
  ['https://preview.example', 'https://preview.example/'],
  [
    `https://preview.example/${'a'.repeat(276)}`,
    `https://preview.example/${'a'.repeat(276)}`,
  ],
  [`https://preview.example/${'a'.repeat(277)}`, undefined],
  ['http://preview.example/', undefined],
  ['https://me@preview.example/', undefined],
  ['https://:password@preview.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['preview.example', undefined],
  [['https://preview.example/'], undefined],
  [undefined, undefined],
])('%j', (value, expected) => expect(httpsUrl(value)).toBe(expected));
