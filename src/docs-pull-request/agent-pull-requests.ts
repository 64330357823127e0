import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { OpenPullRequest } from '../ports.ts';

/**
 * Finds the pull requests of the docs agent: by its login, or from its branches. Anyone can name
 * a branch of a fork, so those do not count.
 */
export function findAgentPullRequests(
  open: readonly OpenPullRequest[],
  agentLogin: string,
): readonly OpenPullRequest[] {
  return open.filter((pull) => isAgentPullRequest(pull, agentLogin));
}
