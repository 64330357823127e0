/**
 * Checks of the tokens for GitHub. An empty one comes from a name that does not exist, and every
 * request would fail for a reason that misleads.
 */
import { notOk, ok } from '../domain/errors.ts';
import type { DocsPullRequestInputs } from './docs-pull-request.ts';
import { type Fields, type ParseResult } from './parse.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';

const SOURCE_HINT =
  'Check the name of the secret, or of the step that creates the token.';

export function parseGitHubToken(text: string): ParseResult<string> {
  if (text !== '') return ok(text);
  return notOk(
    `\`github-token\` is empty. Remove the input to use the built-in token. ${SOURCE_HINT}`,
  );
}

/**
 * Explains why `docs-token` is needed. Returns false if it is set, or if `github-token` is enough.
 *
 * @param repositories those that `github-token` is for.
 */
export function missingDocsToken(
  { docsRepository, docsToken }: Fields<DocsPullRequestInputs>,
  repositories: readonly string[],
): string | false {
  if (!docsRepository.ok || !docsToken.ok) return false;
  const name = docsRepository.value;
  if (name === undefined || docsToken.value !== '') return false;
  if (repositories.some((each) => isSameRepository(each, name))) return false;
  return `\`docs-token\` is empty, but \`docs-repository\` is ${name}, another repository. Set \`docs-token\` to a token for it, for example of a GitHub App. ${SOURCE_HINT}`;
}
