import { expect, it } from '@jest/globals';
import { SECRET_INPUTS, secretsOf, secretValuesOf } from '../../../src/inputs/secrets.ts';

const INPUTS = { apiKey: ['a'], githubToken: 'g', docsToken: 'd' };

it('each secret input has its value', () => {
  expect(secretsOf(INPUTS)).toEqual([
    { input: 'api-key', value: 'a' },
    { input: 'github-token', value: 'g' },
    { input: 'docs-token', value: 'd' },
  ]);
  expect(secretsOf(INPUTS).map(({ input }) => input)).toEqual(SECRET_INPUTS);
});

it('each line of `api-key` is a secret', () => {
  const inputs = { ...INPUTS, apiKey: ['new', 'old'] };
  expect(secretValuesOf(inputs)).toEqual(['new', 'old', 'g', 'd']);
});

it('secrets that are not set are left out', () => {
  expect(secretValuesOf({ ...INPUTS, docsToken: '' })).toEqual(['a', 'g']);
});
