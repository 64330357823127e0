/** Recognises pull requests of the docs agent, as far as GitHub shows whose they are. */
import { normalizeLogin } from '../text/strings.ts';

/** Identity of the docs agent, as the workflow gives it. Empty texts recognise nothing. */
export type AgentIdentity = Readonly<{ agentLogin: string; agentBranchPrefix: string }>;

/** A pull request as GitHub describes it. `isFork`: its branch is in another repository. */
type Origin = Readonly<{
  author: string;
  branch: string;
  isFork: boolean;
}>;

/** Returns whether the docs agent's account opened a pull request, or its branch is one of the agent's. */
export function isAgentPullRequest(pull: Origin, identity: AgentIdentity): boolean {
  const { agentLogin, agentBranchPrefix } = identity;
  return isAgent(pull.author, agentLogin) || isAgentBranch(pull, agentBranchPrefix);
}

/** Returns whether a login is that of the docs agent's account. */
export function isAgent(login: string, agentLogin: string): boolean {
  const agent = normalizeLogin(agentLogin);
  return agent !== '' && normalizeLogin(login) === agent;
}

/** Returns whether a branch is one of the docs agent's. Anyone can name a branch of a fork. */
export function isAgentBranch(
  { branch, isFork }: Pick<Origin, 'branch' | 'isFork'>,
  prefix: string,
): boolean {
  return prefix !== '' && !isFork && branch.startsWith(prefix);
}

/** One end of a pull request. */
type Branch = Readonly<{ repo?: Readonly<{ id: number }> | null | undefined }>;

/**
 * Returns whether a pull request comes from a fork. Anyone can name a branch of a fork, so one whose
 * repository is unknown counts as such.
 */
export function isFromFork(head: Branch, base: Branch): boolean {
  return head.repo?.id === undefined || head.repo.id !== base.repo?.id;
}
