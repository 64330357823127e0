/** Two commands on a pull request: each is a run with its own status comment, and the second continues the job of the first. */
import { addComment, type Comment, type FakeGitHub } from '../../fakes/github/index.ts';
import { commentOnPullRequest, OWNER } from '../../fakes/github/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { Place } from './place.ts';
import { endedWell, quoted, section } from './show.ts';

const THREAD = 2;

export async function commentTwice(place: Place): Promise<boolean> {
  const first = await command(place, '/docs Document the retry option.');
  const second = await command(place, '/docs also show an example');
  return (
    endedWell(first, 'pr-opened') &&
    endedWell(second, 'pr-opened') &&
    first.outputs['jobAction'] === 'created' &&
    second.outputs['jobAction'] === 'messaged' &&
    second.outputs['jobId'] === first.outputs['jobId'] &&
    commentsIn(place.github).length === 4
  );
}

/** Adds a comment, runs the action on its event, and shows the status comment during the job and at its end. */
async function command({ github, run, say, whenAsked }: Place, body: string): Promise<RunResult> {
  say(`${OWNER.login} comments on pull request #${THREAD}:\n${quoted(body)}\n`);
  const { id } = addComment(github.state, { thread: THREAD, body, author: OWNER.login });
  let meanwhile = '';
  whenAsked(() => {
    meanwhile = statusComment(github);
  });
  const ran = await run({ event: { name: 'issue_comment', payload: commentOnPullRequest({ id, body }) } });
  whenAsked(() => {});
  const reactions = [...github.state.reactions.values()].filter(({ comment }) => comment === id);
  say(section('status comment during the job', quoted(meanwhile)));
  say(section('log', ran.log));
  say(section('status comment at the end', quoted(statusComment(github))));
  say(
    section('reactions to the command', reactions.map(({ content }) => EMOJI[content] ?? content).join(' ')),
  );
  return ran;
}

const EMOJI: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };

const commentsIn = ({ state }: FakeGitHub): readonly Comment[] =>
  [...state.comments.values()].filter(({ thread }) => thread === THREAD);

/** The newest status comment as GitHub shows it, without its hidden state. */
function statusComment(github: FakeGitHub): string {
  const body = commentsIn(github).findLast(({ author }) => author === 'github-actions[bot]')?.body ?? '';
  return body.slice(0, body.lastIndexOf('<!-- docs-agent-action:v1'));
}
