import type { CommentEvent } from '../domain.ts';
import type { AgentInputs } from './inputs.ts';
import type { RunFacts } from './world.ts';

/** The standing text of the workflow, then the command's own. */
export function withStanding({ prompt }: AgentInputs, own: string): string {
  return [prompt, own].filter((part) => part !== '').join('\n\n');
}

/** What a bare command asks for: the docs of this pull request, or what is new in a thread that has a job. */
export function bareInstruction(
  event: CommentEvent,
  { serverUrl, repository }: RunFacts,
  hasJob: boolean,
): string | undefined {
  const place = event.onPullRequest ? 'pull' : 'issues';
  const url = `${serverUrl.origin}/${repository}/${place}/${event.comment.thread}`;
  if (hasJob)
    return `Go on with what you did for ${url}: read what is new there since, and bring the docs up to date with it. If nothing new concerns the docs, change nothing.`;
  if (!event.onPullRequest) return undefined;
  return (
    `Update the docs for what the pull request ${url} changes for the people who use the product. ` +
    'Write only what its changes show; if no page needs a change, change nothing. Link to the pull request in yours.'
  );
}
