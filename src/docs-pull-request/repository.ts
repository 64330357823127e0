/** The repository of a docs pull request. */
import { notOk, ok, type Result } from '../domain/errors.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';
import type { Finishing } from '../record/request-record.ts';
import type { Repo } from '../run/repo.ts';
import type { RequestPlace } from '../run/run.ts';

/** Returns the repository that the input `docs-repository` of a request has named, or else that of the request, with the token for docs pull requests. */
export function openDocsRepo(
  context: RequestPlace,
  { docsRepository }: Pick<Finishing, 'docsRepository'>,
): Repo {
  return context.run.github(docsRepository ?? context.repo.name, 'docs-token');
}

/** Reads the number of a pull request from its link, if it is in the repository. The error is a warning for people. */
export function docsPullRequestNumber(
  prLink: string,
  repo: Repo,
): Result<number, string> {
  const found = repo.pullAt(prLink);
  if (found === undefined) {
    const { host } = new URL(repo.url);
    return notOk(
      `The docs pull request is not on ${host}. The inputs that start with \`pr-\` do not apply to it.`,
    );
  }
  const actual = found.repository;
  if (!isSameRepository(actual, repo.name)) {
    return notOk(
      `The docs pull request is in ${actual}, not in ${repo.name}. To finish pull requests there, set \`docs-repository: ${actual}\` and \`docs-token\`.`,
    );
  }
  return ok(found.number);
}
