import { GRAPHQL_OPERATION, refuse, type Call, type Reply } from './handler.ts';
import type { Thread } from './seeds.ts';

/** Scopes as GitHub's `X-Accepted-GitHub-Permissions` spells them. */
type Scope =
  'checks' | 'issues' | 'pull_requests' | 'contents' | 'deployments' | 'metadata';

/**
 * The scopes that an App's token needs for an operation; any one of them is enough, unless the thread decides which. The first line that
 * matches counts. Reactions on comments are documented for `issues` alone, but `pull_requests` is known to be enough.
 */
const SCOPES: readonly (readonly [operation: RegExp, scopes: readonly Scope[]])[] = [
  [/^checks\//, ['checks']],
  [/^pulls\/|pull-request/, ['pull_requests']],
  [/^issues\/|^reactions\//, ['issues', 'pull_requests']],
  [/collaborator|^repos\/get$/, ['metadata']],
  [/deployment/, ['deployments']],
  [/^repos\/get$/, ['metadata']],
  [/^repos\//, ['contents']],
];

function scopesOf(operation: string): readonly Scope[] {
  const found = SCOPES.find(([pattern]) => pattern.test(operation));
  const [, scopes = []] = found ?? [];
  return scopes;
}

function levelOf(operation: string): 'read' | 'write' {
  const isWrite = /\/(create|update|delete|add|request)-/.test(operation);
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

/** Returns a 403 if the token’s grants do not cover the operation. GraphQL answers 200 instead. */
export function checkPermissions(call: Call): Reply | undefined {
  const { grants } = call;
  if (call.operation === GRAPHQL_OPERATION) return undefined;
  const level = levelOf(call.operation);
  // Anyone may read what is public, whatever the token was granted.
  if (level === 'read' && !call.state.repository.private) return undefined;
  const scopes = level === 'write' ? scopesToWrite(call) : scopesOf(call.operation);
  const isCovered = scopes.some((scope) => {
    if (scope === 'metadata') return true;
    const name = scope === 'pull_requests' ? 'pull-requests' : scope;
    const grant = grants[name] ?? 'none';
    return grant === 'write' || grant === level;
  });
  if (isCovered) return undefined;
  return refuse(403, 'Resource not accessible by integration');
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
