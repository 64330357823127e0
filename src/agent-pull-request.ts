/** Which pull requests are the docs agent's, as far as GitHub shows it. */
import { normalizeLogin } from './text.ts';

/** How a workflow says what the docs agent is called. Empty texts recognise nothing. */
export type AgentIdentity = Readonly<{ agentLogin: string; agentBranchPrefix: string }>;

/** A pull request as GitHub describes it. `isFork`: its branch is in another repository. */
type Origin = Readonly<{ author: string; branch: string; isFork: boolean }>;

/** Whether a pull request was opened by the docs agent's account or from one of its branches. */
export function isAgentPullRequest(pull: Origin, identity: AgentIdentity): boolean {
  const { agentLogin, agentBranchPrefix } = identity;
  const login = normalizeLogin(agentLogin);
  const isByAgent = login !== '' && normalizeLogin(pull.author) === login;
  return isByAgent || isAgentBranch(pull, agentBranchPrefix);
}

/** Whether a branch is one of the docs agent's. Anyone can name a branch of a fork. */
export function isAgentBranch(
  { branch, isFork }: Pick<Origin, 'branch' | 'isFork'>,
  prefix: string,
): boolean {
  return prefix !== '' && !isFork && branch.startsWith(prefix);
}

/** One end of a pull request. */
type Branch = Readonly<{ repo?: Readonly<{ id: number }> | null | undefined }>;

/** Whether a pull request comes from a fork. Anyone can name a branch of a fork, so one whose repository is unknown counts as such. */
export function isFromFork(head: Branch, base: Branch): boolean {
  return head.repo?.id === undefined || head.repo.id !== base.repo?.id;
}
