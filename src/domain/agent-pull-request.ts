/** Recognises pull requests of the docs agent, as far as GitHub shows whose they are. */
import { accountName, normalizeLogin } from '../text/strings.ts';
import type { PullRequest } from './pull-request.ts';

/** Login of the account of the known service. */
export const DEFAULT_AGENT = 'mintlify[bot]';
/** Prefix of the branches that the known service names. */
const BRANCH_PREFIX = 'mintlify/';

/**
 * Returns whether the docs agent's account opened a pull request, or its branch is one of the agent's.
 *
 * @param agentLogin empty if no account is the agent's.
 */
export function isAgentPullRequest(
  pull: Pick<PullRequest, 'author' | 'branch' | 'isFork'>,
  agentLogin: string,
): boolean {
  return isAgent(pull.author, agentLogin) || isAgentBranch(pull, agentLogin);
}

/** Returns whether a login is that of the docs agent's account. */
export function isAgent(login: string, agentLogin: string): boolean {
  const agent = normalizeLogin(agentLogin);
  return agent !== '' && normalizeLogin(login) === agent;
}

/** Returns whether a branch is one of the docs agent's. Anyone can name a branch of a fork. */
export function isAgentBranch(
  { branch, isFork }: Pick<PullRequest, 'branch' | 'isFork'>,
  agentLogin: string,
): boolean {
  if (isFork) return false;
  return agentBranchPrefixes(agentLogin).some((prefix) => branch.startsWith(prefix));
}

/** Lists the prefixes of the docs agent's branches: that of the known service, and the name of the agent's account. */
export function agentBranchPrefixes(agentLogin: string): readonly string[] {
  const name = accountName(normalizeLogin(agentLogin));
  if (name === '') return [BRANCH_PREFIX];
  return [...new Set([BRANCH_PREFIX, `${name}/`])];
}
