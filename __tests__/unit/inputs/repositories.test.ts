import { expect, it } from '@jest/globals';
import { parseRepositories } from '../../../src/inputs/repositories.ts';

it.each([
  ['', []],
  ['acme/app', ['acme/app']],
  ['\n acme/app \n\nacme/docs\r\nACME/App', ['acme/app', 'acme/docs']],
  ['acme/.github', ['acme/.github']],
])('%j', (text, names) => {
  expect(parseRepositories(text, 'repositories')).toEqual({ ok: true, value: names });
});

it.each([
  ['app', 1],
  ['acme/app, acme/docs', 1],
  ['https://github.com/acme/app', 1],
  ['acme/..', 1],
  ['acme/a\nx\n/y\nacme/b/c', 3],
])('%j has %d errors', (text, count) => {
  const parsed = parseRepositories(text, 'repositories');
  expect(parsed.ok ? [] : parsed.error).toHaveLength(count);
});
