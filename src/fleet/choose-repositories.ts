/** The repositories that a sweep, care or a report reads. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { RepositoriesInput } from '../inputs/repositories.ts';
import type { Repo } from '../run/repo.ts';
import { causeInGitHub } from '../rendering/incomplete.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';

const NEEDS_APP =
  'the token of a GitHub App in `github-token`, or a list of repositories in place of `all`';

/**
 * Returns the repositories that the input names, or else the workflow's own; with `all`, those of the token's App. The error is
 * a text for people.
 *
 * @param own the workflow's own, with its name in the spelling of GitHub
 */
export async function chooseFleetRepositories(
  input: RepositoriesInput,
  own: Pick<Repo, 'name' | 'listInstalled'>,
): Promise<Result<readonly string[], string>> {
  if (input !== 'all') {
    const named = input.length === 0 ? [own.name] : input;
    return ok(named.map((name) => (isSameRepository(name, own.name) ? own.name : name)));
  }
  const installed = await own.listInstalled();
  if (!installed.ok) {
    const why = causeInGitHub(installed.error, NEEDS_APP);
    return notOk(`\`repositories: all\` could not be read: ${why}.`);
  }
  if (installed.value.length === 0) {
    return notOk(
      '`repositories: all`: the GitHub App of `github-token` has access to no repository. Install it in one.',
    );
  }
  return ok(installed.value);
}
