import type { Result, CommentEvent } from '../domain.ts';
import type { ThreadComment } from '../ports.ts';
import type { AuthorizationInputs } from '../inputs/authorization.ts';
import { parseBoolean } from '../inputs/parse.ts';
import { deniedText } from '../report/replies.ts';
import type { PermissionCheck } from './lowest-permission.ts';
import { replyOnce } from './reply.ts';
import type { GitHubApi, Dependencies } from './dependencies.ts';

/** Tells somebody who may not command, as `on-denied` says. */
export async function replyDenied(
  deps: Dependencies,
  denial: Readonly<{
    github: GitHubApi;
    event: CommentEvent;
    comments: Result<readonly ThreadComment[]>;
    authorization: AuthorizationInputs;
    denied: PermissionCheck;
  }>,
): Promise<void> {
  const { github, event, authorization } = denial;
  // A dry run writes nothing; one that cannot be told from one does not either.
  const dryRun = parseBoolean('dry-run', deps.getInput('dry-run'));
  if (!dryRun.ok || dryRun.value) return;
  if (authorization.onDenied === 'reply')
    await replyOnce(deps, { ...denial, text: deniedText(denial.denied) });
  if (authorization.onDenied === 'reaction' && event.comment.kind !== 'review')
    await github.commentsApi.react(event.comment, 'confused');
}
