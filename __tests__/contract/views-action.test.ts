import { expect, test } from '@jest/globals';
import { CONNECTION_INPUTS } from '../../src/inputs/connection.ts';
import { VIEWS_INPUT_NAMES } from '../../src/views/inputs.ts';
import { VIEWS_OUTPUT_NAMES } from '../../src/views/outputs.ts';
import { MANIFEST } from '../unit/views/defaults.ts';

test('views/action.yml and the code have the same inputs', () => {
  expect(Object.keys(MANIFEST.inputs).sort()).toEqual([...CONNECTION_INPUTS, ...VIEWS_INPUT_NAMES].sort());
});

test('views/action.yml and the code have the same outputs', () => {
  expect(Object.keys(MANIFEST.outputs)).toEqual([...VIEWS_OUTPUT_NAMES]);
});

test('only the connection is required, and what is required has no default', () => {
  const required = Object.entries(MANIFEST.inputs).filter(([, input]) => input.required === true);
  expect(required.map(([name]) => name)).toEqual([...CONNECTION_INPUTS]);
  expect(required.filter(([, input]) => input.default !== undefined)).toEqual([]);
});

test('defaults are strings, as the runner passes them', () => {
  const defaults = Object.values(MANIFEST.inputs).flatMap((input) => input.default ?? []);
  expect(defaults.filter((value) => typeof value !== 'string')).toEqual([]);
});

test('it runs on Node 24 from its bundle', () => {
  expect(MANIFEST.runs).toEqual({ using: 'node24', main: '../dist/views/index.js' });
});
