import { expect, it } from '@jest/globals';
import {
  SECRET_INPUTS,
  secretsOf,
  secretValuesOf,
  signingInputOf,
} from '../../../src/inputs/secrets.ts';

const INPUTS = { apiKey: 'a', signingKey: 's', githubToken: 'g', docsToken: 'd' };

it('each secret input has its value', () => {
  expect(secretsOf(INPUTS)).toEqual([
    { input: 'api-key', value: 'a' },
    { input: 'signing-key', value: 's' },
    { input: 'github-token', value: 'g' },
    { input: 'docs-token', value: 'd' },
  ]);
  expect(secretsOf(INPUTS).map(({ input }) => input)).toEqual(SECRET_INPUTS);
});

it('secrets that are not set are left out', () => {
  const inputs = { ...INPUTS, signingKey: '', docsToken: '' };
  expect(secretValuesOf(inputs)).toEqual(['a', 'g']);
});

it('the API key signs if there is no signing key', () => {
  expect(signingInputOf({ signingKey: '' })).toBe('api-key');
  expect(signingInputOf({ signingKey: 's' })).toBe('signing-key');
});
