import { refuse, type Call, type Reply } from './handler.ts';

/** What a workflow's `permissions:` may say of a scope. */
export type Grant = 'read' | 'write' | 'none';
/** A workflow's `permissions:`, as far as they matter here; a scope that is not named is `none`, as there. */
export type Grants = Readonly<Partial<Record<'issues' | 'pull-requests' | 'contents', Grant>>>;

/** Scopes as GitHub's `X-Accepted-GitHub-Permissions` spells them. */
type Scope = 'issues' | 'pull_requests' | 'contents' | 'metadata';
/** An operation's alternatives: any one of the scopes will do, unless the thread decides which. */
type Need = Readonly<{ level: 'read' | 'write'; scopes: readonly Scope[] }>;

const THREAD: readonly Scope[] = ['issues', 'pull_requests'];
const read = (...scopes: readonly Scope[]): Need => ({ level: 'read', scopes });
const write = (...scopes: readonly Scope[]): Need => ({ level: 'write', scopes });

/**
 * What an App's token needs for each operation; `/user` takes none. Reactions on comments are documented for `issues`
 * alone, but `pull_requests` is known to do.
 */
const NEEDS: Readonly<Record<string, Need>> = {
  'issues/create-comment': write(...THREAD),
  'issues/delete-comment': write(...THREAD),
  'issues/get': read(...THREAD),
  'issues/get-comment': read(...THREAD),
  'issues/list-comments': read(...THREAD),
  'issues/list-comments-for-repo': read(...THREAD),
  'issues/list-labels-on-issue': read(...THREAD),
  'issues/update-comment': write(...THREAD),
  'pulls/get': read('pull_requests'),
  'pulls/get-review': read('pull_requests'),
  'pulls/get-review-comment': read('pull_requests'),
  'pulls/list-files': read('pull_requests'),
  'reactions/create-for-issue-comment': write(...THREAD),
  'reactions/create-for-pull-request-review-comment': write('pull_requests'),
  'reactions/delete-for-issue-comment': write(...THREAD),
  'reactions/delete-for-pull-request-comment': write('pull_requests'),
  'reactions/list-for-issue-comment': read(...THREAD),
  'repos/compare-commits-with-basehead': read('contents'),
  'repos/get': read('metadata'),
  'repos/get-collaborator-permission-level': read('metadata'),
  'repos/get-commit': read('contents'),
  'repos/get-content': read('contents'),
  'repos/get-release-by-tag': read('contents'),
  'repos/list-pull-requests-associated-with-commit': read('pull_requests'),
  'repos/list-releases': read('contents'),
  'repos/list-tags': read('metadata'),
};

/** The value of `X-Accepted-GitHub-Permissions`, which GitHub sends with every answer to an App's token. */
export function acceptedPermissions(operation: string): string | undefined {
  const need = NEEDS[operation];
  return need?.scopes.map((scope) => `${scope}=${need.level}`).join('; ');
}

/** 403 where the token's grants do not cover the operation; undefined where they do. */
export function judgeRights(call: Call, grants: Grants, options: RightsOptions): Reply | undefined {
  const refused = refuse(403, 'Resource not accessible by integration', call);
  const need = NEEDS[call.operation];
  if (need === undefined) return call.actor.type === 'Bot' ? refused : undefined;
  // What is public anyone may read, whatever the token was granted.
  if (need.level === 'read' && !call.state.repository.private) return undefined;
  return scopesFor(call, need, options).some((scope) => covers(grants, scope, need.level))
    ? undefined
    : refused;
}

export type RightsOptions = Readonly<{
  /**
   * GitHub documents `issues: write` and `pull_requests: write` as alternatives for comments, and its header says
   * so; yet on a pull request workflows with `issues: write` alone were answered 403, and only
   * `pull-requests: write` helped. The fake is as strict, unless this says to follow the letter.
   */
  issuesCoverPullRequests: boolean;
}>;

/** On writing, the kind of thread decides which of the alternatives counts. */
function scopesFor(call: Call, need: Need, { issuesCoverPullRequests }: RightsOptions): readonly Scope[] {
  if (need.level === 'read' || need.scopes.length === 1) return need.scopes;
  const comment = call.state.comments.get(Number(call.params['comment_id']));
  const thread = call.state.threads.get(comment?.thread ?? Number(call.params['issue_number']));
  if (thread === undefined) return need.scopes;
  if (thread.pull === undefined) return ['issues'];
  return issuesCoverPullRequests ? need.scopes : ['pull_requests'];
}

function covers(grants: Grants, scope: Scope, level: 'read' | 'write'): boolean {
  if (scope === 'metadata') return level === 'read';
  const grant = grants[scope === 'pull_requests' ? 'pull-requests' : scope] ?? 'none';
  return grant === 'write' || (grant === 'read' && level === 'read');
}
