import type { Answer, CommentEvent } from '../domain.ts';
import type { AgentService, ThreadComment } from '../ports.ts';
import type { Admitted } from './admit.ts';
import { createComplaint, type Complain } from './complaint.ts';
import type { AgentInputs } from './inputs.ts';
import { Thread } from './thread.ts';
import { tellInThread, UNTOLD, type Telling } from './telling.ts';
import type { GitHub, World } from './world.ts';

/** Everything a run with good inputs works with. */
export type Scene = Readonly<{
  world: World;
  inputs: AgentInputs;
  service: AgentService;
  /** Undefined where nothing in GitHub is to be read or written. */
  github: GitHub | undefined;
  event: CommentEvent | undefined;
  /** Comments of the thread as they were read at the start. */
  comments: Answer<readonly ThreadComment[]>;
  /** Undefined where there is no thread, its memory cannot be read, or no comment is wanted. */
  thread: Thread | undefined;
  digest: (text: string) => string;
  complain: Complain;
  telling: Telling;
}>;

const NO_COMMENTS: Answer<readonly ThreadComment[]> = { ok: true, value: [] };

/** Builds the scene; reads the thread's comments unless that has been done. */
export async function openScene(world: World, inputs: AgentInputs, admitted: Admitted): Promise<Scene> {
  const { connection, previousKeys, threadKey } = inputs;
  const command = admitted.kind === 'command' ? admitted : undefined;
  const number = inputs.comment === 'never' ? undefined : (command?.event.comment.thread ?? inputs.thread);
  const github =
    command?.github ?? (number === undefined ? undefined : world.connectGitHub(inputs.githubToken));
  const complain = createComplaint(world.runner, command?.event.onPullRequest);
  const seal = world.createSeal({ apiKey: connection.apiKey, previousKeys });
  const scene = {
    world,
    inputs,
    service: world.connect({ ...connection, secrets: [...previousKeys, inputs.githubToken] }),
    github,
    event: command?.event,
    comments: command?.comments ?? NO_COMMENTS,
    digest: (text: string) => seal.digest(text),
    complain,
  };
  if (number === undefined || github === undefined) return { ...scene, thread: undefined, telling: UNTOLD };

  warnOfExpiry(world, inputs);
  const comments = command?.comments ?? (await github.conversation.list(number));
  if (!comments.ok) {
    complain('The thread could not be read', comments.fault);
    return { ...scene, comments, thread: undefined, telling: UNTOLD };
  }
  const place = {
    repositoryId: world.run.repositoryId,
    thread: number,
    threadKey,
    project: connection.projectId,
  };
  const thread = new Thread({ place, conversation: github.conversation, seal });
  thread.recall(comments.value);
  const word = command === undefined ? undefined : inputs.gates.word;
  return { ...scene, comments, thread, telling: tellInThread(world, { thread, complain, word }) };
}

/** Tokens of Apps live for one hour: https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app */
const APP_TOKEN_MS = 55 * 60_000;

function warnOfExpiry({ runner }: World, { githubToken, workflowToken, waitMs }: AgentInputs): void {
  const isOfApp = githubToken.startsWith('ghs_') && githubToken !== workflowToken;
  if (!isOfApp || waitMs <= APP_TOKEN_MS) return;
  runner.warning(
    '`wait-minutes` is longer than the hour that the token of an App lives, so the last word may not reach the thread. ' +
      'Outputs and summary will be right all the same. Wait for less, or use the workflow’s own token.',
    'Docs agent',
  );
}
