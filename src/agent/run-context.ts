import type { Answer, CommentEvent, Facts, Subject } from '../domain.ts';
import type { AgentService, ThreadComment } from '../ports.ts';
import { createComplaint, type Complain } from '../thread/warn-once.ts';
import type { Telling } from '../thread/status-reporter.ts';
import type { Thread } from '../thread/status-comment.ts';
import type { Admitted } from './authorize.ts';
import type { AgentInputs } from './inputs.ts';
import type { GitHub, World } from './dependencies.ts';

/** Everything a run with good inputs works with. */
export type Scene = Readonly<{
  world: World;
  inputs: AgentInputs;
  service: AgentService;
  /** Asked for nothing unless it is needed. */
  github: GitHub;
  /** What the run is about. */
  subject: Subject;
  /** What is known of it; undefined for a command until it asks, and where nothing needs to be known. */
  facts: Facts | undefined;
  /** The subject as a trigger names it, where `about` names one. */
  cause: string | undefined;
  event: CommentEvent | undefined;
  /** Comments of the thread as they were read at the start. */
  comments: Answer<readonly ThreadComment[]>;
  /** Undefined where there is no thread, its memory cannot be read, or no comment is wanted. */
  thread: Thread | undefined;
  complain: Complain;
  telling: Telling;
}>;

/** Builds the scene, without its thread. The post step comes without an event. */
export function openScene(world: World, inputs: AgentInputs, admitted: Admitted | undefined): Scene {
  const { connection, previousKeys, context } = inputs;
  const command = admitted?.kind === 'command' ? admitted : undefined;
  const own = subjectOf(admitted);
  const subject = context.about === 'event' ? own : context.about;
  return {
    world,
    inputs,
    service: world.connect({ ...connection, secrets: [...previousKeys, inputs.githubToken] }),
    github: command?.github ?? world.connectGitHub(inputs.githubToken),
    subject,
    facts: undefined,
    cause: undefined,
    event: command?.event,
    comments: command?.comments ?? { ok: true, value: [] },
    thread: undefined,
    complain: createComplaint(world.runner, command?.event.onPullRequest ?? isPullRequest(subject)),
    telling: UNTOLD,
  };
}

/**
 * Opens the thread of this number, unless there is none, one is open, or no comment is wanted.
 *
 * @param read its comments, where they have been read.
 */
export async function openThread(
  scene: Scene,
  number: number | undefined,
  read?: Answer<readonly ThreadComment[]>,
): Promise<Scene> {
  const { world, inputs, github, complain, event } = scene;
  if (number === undefined || scene.thread !== undefined || inputs.comment === 'never') return scene;
  const comments = read ?? (await github.conversation.list(number));
  if (!comments.ok) {
    complain('The thread could not be read', comments.fault);
    return { ...scene, comments };
  }
  const { repositoryId } = world.run;
  const { threadKey, connection, previousKeys } = inputs;
  const place = { repositoryId, thread: number, threadKey, project: connection.projectId };
  const seal = await world.createSeal({ apiKey: connection.apiKey, previousKeys });
  const [{ Thread }, { tellInThread }] = await Promise.all([
    import(/* webpackChunkName: "rest" */ '../thread/status-comment.ts'),
    import(/* webpackChunkName: "rest" */ '../thread/status-reporter.ts'),
  ]);
  const thread = new Thread({ place, conversation: github.conversation, seal, clock: world.clock });
  thread.recall(comments.value);
  const word = event === undefined ? undefined : inputs.gates.word;
  return { ...scene, comments, thread, telling: tellInThread(world, { thread, complain, word }) };
}

function subjectOf(admitted: Admitted | undefined): Subject {
  if (admitted === undefined) return { kind: 'none' };
  return admitted.kind === 'command' ? admitted.event.subject : admitted.event.facts.subject;
}

function isPullRequest({ kind }: Subject): boolean | undefined {
  return kind === 'pull-request' || kind === 'push' ? true : undefined;
}

/** Where there is no thread there is nothing to tell. */
export const UNTOLD: Telling = { save: async () => {}, commentUrl: () => '' };

/** Whether all that is asked in the thread goes to one job, whatever started it. */
export function sharesJob({ inputs }: Pick<Scene, 'inputs'>): boolean {
  return inputs.reuseJob === 'while-pr-open' && inputs.jobId === undefined;
}

/** Tells what could not be had: in the log, and as a warning where a permission of the workflow would mend it. */
export function tellGaps({ world }: Pick<Scene, 'world'>, gaps: readonly string[]): void {
  for (const gap of gaps)
    if (gap.includes(' permission ')) world.runner.warning(gap, 'Docs agent');
    else world.runner.info(gap);
}
