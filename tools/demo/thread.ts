/** A talk in a pull request's thread: each command is a run of its own, and all that they share is the status comment. */
import { addComment, type Comment, type FakeGitHub } from '../../fakes/github/index.ts';
import { commentOnPullRequest, OWNER } from '../../fakes/github/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { Place } from './place.ts';
import { endedWell, quoted, section } from './show.ts';

const THREAD = 2;

export async function talk(place: Place): Promise<boolean> {
  const first = await command(place, '/docs Document the retry option.');
  const second = await command(place, '/docs also show an example');
  place.say('In the thread stand the two commands, and one comment of ours that was edited in place.\n');
  return (
    endedWell(first, 'pr-opened') &&
    endedWell(second, 'pr-opened') &&
    first.outputs['jobAction'] === 'created' &&
    second.outputs['jobAction'] === 'messaged' &&
    second.outputs['jobId'] === first.outputs['jobId'] &&
    commentsIn(place.github).length === 3
  );
}

/** Writes a command, runs the action on the event that GitHub makes of it, and shows what people see meanwhile and at the end. */
async function command({ github, run, say, whenAsked }: Place, body: string): Promise<RunResult> {
  say(`${OWNER.login} writes into pull request #${THREAD}:\n${quoted(body)}\n`);
  const { id } = addComment(github.state, { thread: THREAD, body, author: OWNER.login });
  let meanwhile = '';
  whenAsked(() => {
    meanwhile = statusComment(github);
  });
  const ran = await run({ event: { name: 'issue_comment', payload: commentOnPullRequest({ id, body }) } });
  whenAsked(() => {});
  const reactions = [...github.state.reactions.values()].filter(({ comment }) => comment === id);
  say(section('the status comment, while the agent works', quoted(meanwhile)));
  say(section('log of the run', ran.log));
  say(section('the status comment at the end', quoted(statusComment(github))));
  say(
    section('reactions to the command', reactions.map(({ content }) => SIGNS[content] ?? content).join(' ')),
  );
  return ran;
}

const SIGNS: Readonly<Record<string, string>> = { eyes: '👀', rocket: '🚀' };

const commentsIn = ({ state }: FakeGitHub): readonly Comment[] =>
  [...state.comments.values()].filter(({ thread }) => thread === THREAD);

/** As people see it: the record in its first line is hidden. */
function statusComment(github: FakeGitHub): string {
  const body = commentsIn(github).find(({ author }) => author === 'github-actions[bot]')?.body ?? '';
  return body.slice(body.indexOf('\n') + 1);
}
