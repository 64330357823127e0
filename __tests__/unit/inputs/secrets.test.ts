import { expect, it } from '@jest/globals';
import {
  SECRET_INPUTS,
  secretInputs,
  secretInputValues,
} from '../../../src/inputs/secrets.ts';

const INPUTS = { apiKey: ['a'], githubToken: 'g', docsToken: 'd' };

it('each secret input has its value', () => {
  expect(secretInputs(INPUTS)).toEqual([
    { input: 'api-key', value: 'a' },
    { input: 'github-token', value: 'g' },
    { input: 'docs-token', value: 'd' },
  ]);
  expect(secretInputs(INPUTS).map(({ input }) => input)).toEqual(SECRET_INPUTS);
});

it('each line of `api-key` is a secret', () => {
  const inputs = { ...INPUTS, apiKey: ['new', 'old'] };
  expect(secretInputValues(inputs)).toEqual(['new', 'old', 'g', 'd']);
});

it('secrets that are not set are left out', () => {
  expect(secretInputValues({ ...INPUTS, docsToken: '' })).toEqual(['a', 'g']);
});
