import { expect, it } from '@jest/globals';
import { parseRepositories } from '../../../src/inputs/repositories.ts';

it.each<[string, string, readonly string[]]>([
  ['nothing', '', []],
  ['empty lines', '\n  \n', []],
  ['spaces and Windows lines', '  acme/app \r\nacme/cli\r\n', ['acme/app', 'acme/cli']],
  ['a repeated name', 'acme/app\nAcme/App', ['acme/app']],
])('a list of repositories: %s', (_, text, expected) => {
  expect(parseRepositories(text, 'repositories')).toEqual({ ok: true, value: expected });
});

it.each(['all', 'ALL'])('all repositories of a GitHub App: %s', (text) => {
  expect(parseRepositories(text, 'repositories')).toEqual({ ok: true, value: 'all' });
});

it('`all` beside repositories is an error', () => {
  expect(parseRepositories('acme/app\nall', 'repositories')).toMatchObject({
    ok: false,
    error: expect.stringContaining('"all"'),
  });
});

// `github-names.test.ts` has more that is no name.
it.each(['acme', 'acme/app,acme/cli', '# acme/app'])(
  'a line that is not a repository is an error that names it: %s',
  (line) => {
    const parsed = parseRepositories(`acme/one\n${line}\nacme/two`, 'repositories');
    expect(parsed).toMatchObject({
      ok: false,
      error: expect.stringContaining(JSON.stringify(line)),
    });
  },
);
