import { describe, expect, it } from '@jest/globals';
import type { Result } from '../../../src/domain/errors.ts';
import { chooseRepositories } from '../../../src/fleet/choose-repositories.ts';
import type { RepositoriesInput } from '../../../src/inputs/repositories.ts';
import type { ListedNames } from '../../../src/ports.ts';
import { RUN } from '../../support/ledgers.ts';
import { runWith } from '../../support/runs.ts';

const OWN = RUN.repository;
const REFUSED: Result<never> = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'no' },
};
const found = (...names: readonly string[]) =>
  ({ ok: true, value: { names, isComplete: true } }) as const;

/** Chooses repositories. Returns them, and how often the token’s own ones were listed. */
async function choose(
  input: RepositoriesInput,
  installed: Result<ListedNames> = REFUSED,
) {
  let lists = 0;
  const listInstalled = async () => {
    lists += 1;
    return installed;
  };
  const { repo } = runWith({ apis: { listInstalled } });
  const chosen = await chooseRepositories(input, repo);
  return { chosen, lists };
}

describe('repositories', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['the workflow’s own if there are none', [], [OWN]],
    ['those that are listed', ['acme/cli', 'acme/web'], ['acme/cli', 'acme/web']],
    [
      'the workflow’s own as GitHub spells it',
      ['Acme/App', 'Acme/Cli'],
      [OWN, 'Acme/Cli'],
    ],
  ])('are %s', async (_, input, expected) => {
    expect(await choose(input)).toEqual({
      chosen: { ok: true, value: expected },
      lists: 0,
    });
  });

  it.each([[[OWN, 'acme/cli']], [['acme/cli']]])('are with `all`: %j', async (names) => {
    const { chosen } = await choose('all', found(...names));
    expect(chosen).toEqual({ ok: true, value: names });
  });

  it.each<readonly [string, Result<ListedNames>, RegExp]>([
    ['the list cannot be read', REFUSED, /^`repositories: all` .* 403.*`github-token`/],
    [
      'GitHub does not list all',
      { ok: true, value: { names: ['acme/cli'], isComplete: false } },
      /^`repositories: all`.* more than 5,000 /,
    ],
    ['the App has none', found(), /^`repositories: all`.* no repository/],
    [
      'the token is the built-in one, which reaches the workflow’s own alone',
      found(OWN.toUpperCase()),
      /^`repositories: all`.* no other repository.* GitHub App .* remove `repositories`\.$/,
    ],
  ])('are an error with `all` if %s', async (_, installed, message) => {
    const { chosen } = await choose('all', installed);
    expect(chosen).toEqual({ ok: false, error: expect.stringMatching(message) });
  });
});
