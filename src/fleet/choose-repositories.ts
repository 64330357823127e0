/** The repositories that a sweep, care or a report reads. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RepositoriesInput } from '../inputs/repositories.ts';
import type { Repo } from '../run/repo.ts';
import { GITHUB, renderError } from '../rendering/explain.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';

const NEEDS_APP =
  '`all` needs the token of a GitHub App in `github-token`. You can also list the repositories.';

/**
 * Returns the repositories that the input names, or else the workflow's own; with `all`, those of the token's App. The error is
 * a text for people.
 *
 * @param own the workflow's own, with its name in the spelling of GitHub
 */
export async function chooseRepositories(
  input: RepositoriesInput,
  own: Pick<Repo, 'name' | 'listInstalled'>,
): Promise<Result<readonly string[], string>> {
  if (input !== 'all') {
    const named = input.length === 0 ? [own.name] : input;
    return ok(named.map((name) => (isSameRepository(name, own.name) ? own.name : name)));
  }
  const installed = await own.listInstalled();
  if (!installed.ok) {
    const why = renderError(installed.error, GITHUB);
    return notOk(`\`repositories: all\` could not be read: ${why} ${NEEDS_APP}`);
  }
  const { names, isComplete } = installed.value;
  if (!isComplete) {
    return notOk(
      '`repositories: all`: the GitHub App of `github-token` has access to more than 5,000 repositories. List those that you need.',
    );
  }
  if (names.length === 0) {
    return notOk(
      '`repositories: all`: the GitHub App of `github-token` has access to no repository. Install it in one.',
    );
  }
  // GitHub answers so with the built-in token, which is that of an App for this repository only.
  if (names.every((name) => isSameRepository(name, own.name))) {
    return notOk(
      '`repositories: all`: the token reaches no other repository than this one. Use the token of a GitHub App that is installed in another one, too; for `actions/create-github-app-token`, set `owner`. If you want this one alone, remove `repositories`.',
    );
  }
  return ok(names);
}
