import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { PullRequest } from '../ports.ts';

/**
 * Finds the pull requests of the docs agent: by its login, or from its branches. Anyone can name
 * a branch of a fork, so those do not count.
 */
export function findAgentPullRequests(
  open: readonly PullRequest[],
  agentLogin: string,
): readonly PullRequest[] {
  return open.filter((pull) => isAgentPullRequest(pull, agentLogin));
}
