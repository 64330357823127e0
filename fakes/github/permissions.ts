import { GRAPHQL_OPERATION, refuse, type Call, type Reply } from './handler.ts';
import type { Thread } from './seeds.ts';

/** Scopes as GitHub's `X-Accepted-GitHub-Permissions` spells them. */
type Scope = 'checks' | 'contents' | 'issues' | 'metadata' | 'pull_requests' | 'statuses';

/**
 * The scopes that an App's token needs for an operation; any one of them is enough, unless the thread decides which. The first line that
 * matches counts. GitHub's table has both scopes for comments, also for the list of all comments of a repository. Reactions on comments are
 * documented for `issues` alone, but `pull_requests` is known to be enough.
 */
const SCOPES: readonly (readonly [operation: RegExp, scopes: readonly Scope[]])[] = [
  // Either scope is enough for labels, and only one of them for issues.
  [/^issues\/(create|list-for-repo)$/, ['issues']],
  [/^checks\//, ['checks']],
  [/combined-status/, ['statuses']],
  [/^pulls\/|pull-request/, ['pull_requests']],
  [/^issues\/|^reactions\//, ['issues', 'pull_requests']],
  [/collaborator|^repos\/get$|^apps\//, ['metadata']],
  [/^repos\//, ['contents']],
];

function scopesOf(operation: string): readonly Scope[] {
  const found = SCOPES.find(([pattern]) => pattern.test(operation));
  const [, scopes = []] = found ?? [];
  return scopes;
}

function levelOf(operation: string): 'read' | 'write' {
  const isWrite = /\/(create|update|delete|add|request)\b/.test(operation);
  return isWrite ? 'write' : 'read';
}

/**
 * Returns the value of `X-Accepted-GitHub-Permissions`, which GitHub sends with every response to
 * an App's token.
 */
export function acceptedPermissions(operation: string): string {
  return scopesOf(operation)
    .map((scope) => `${scope}=${levelOf(operation)}`)
    .join('; ');
}

/** Returns whether a token may write to a thread. */
export function mayWriteThread(
  { grants }: Pick<Call, 'grants'>,
  thread: Thread,
): boolean {
  const scope = thread.pull === undefined ? 'issues' : 'pull-requests';
  return grants[scope] === 'write';
}

/**
 * Returns a 403 if the token’s grants do not cover the operation, or nobody may write, and a 410 if the repository has no
 * issues. GraphQL answers 200 instead.
 */
export function checkPermissions(call: Call): Reply | undefined {
  const { grants, operation, state } = call;
  if (operation === GRAPHQL_OPERATION) return undefined;
  const level = levelOf(operation);
  if (level === 'write' && state.isArchived) {
    return refuse(403, 'Repository was archived so is read-only.');
  }
  if (!state.hasIssues && isAboutIssue(call)) {
    return refuse(410, 'Issues has been disabled in this repository.');
  }
  // Anyone may read what is public, whatever the token was granted.
  if (level === 'read' && !state.repository.private) return undefined;
  const scopes = level === 'write' ? scopesToWrite(call) : scopesOf(operation);
  const isCovered = scopes.some((scope) => {
    if (scope === 'metadata') return true;
    const name = scope === 'pull_requests' ? 'pull-requests' : scope;
    const grant = grants[name] ?? 'none';
    return grant === 'write' || grant === level;
  });
  if (isCovered) return undefined;
  return refuse(403, 'Resource not accessible by integration');
}

/** Returns whether an operation creates an issue, or is about an issue that is no pull request. Lists are about both. */
function isAboutIssue({ operation, state, params }: Call): boolean {
  if (operation === 'issues/create') return true;
  const thread = state.threads.get(Number(params['issue_number']));
  return thread !== undefined && thread.pull === undefined;
}

/**
 * Returns the scopes that allow a write. The kind of thread decides which of the alternatives
 * counts. GitHub documents both for comments, and its header names both; but on a pull request
 * workflows with `issues: write` alone got a 403, and only `pull-requests: write` helped.
 */
function scopesToWrite({ operation, state, params }: Call): readonly Scope[] {
  const scopes = scopesOf(operation);
  const comment = state.comments.get(Number(params['comment_id']));
  const thread = state.threads.get(comment?.thread ?? Number(params['issue_number']));
  if (scopes.length === 1 || thread === undefined) return scopes;
  return [thread.pull === undefined ? 'issues' : 'pull_requests'];
}
