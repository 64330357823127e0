import type { FilterInputs } from '../inputs/context.ts';
import type { OpenPullRequest } from '../ports.ts';
import { normalizeLogin } from '../text/strings.ts';

/**
 * Finds the pull requests of the docs agent: by its login, or from its branches. Anyone can name
 * a branch of a fork, so those do not count.
 */
export function findAgentPullRequests(
  open: readonly OpenPullRequest[],
  {
    agentLogin,
    agentBranchPrefix,
  }: Pick<FilterInputs, 'agentLogin' | 'agentBranchPrefix'>,
): readonly OpenPullRequest[] {
  const login = normalizeLogin(agentLogin);
  return open.filter(({ author, branch, isFork }) => {
    if (login !== '' && normalizeLogin(author) === login) return true;
    if (agentBranchPrefix === '' || isFork) return false;
    return branch.startsWith(agentBranchPrefix);
  });
}
