import { expect, it } from '@jest/globals';
import type { Submission } from '../../src/domain.ts';
import { createStateCodec } from '../../src/thread/codec.ts';
import { inPublishedRepository, workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { openStage, type RunOptions, type Stage } from '../../fakes/stage.ts';
import type { Options as GitHubOptions, RequestError, Seen } from '../../fakes/github/index.ts';

/** Paths of the requests that submit something. */
export const CREATE = '/v2/agent/acme-docs/job';
export const MESSAGE = `${CREATE}/job_0001/message`;
export const MESSAGE_2 = `${CREATE}/job_0002/message`;

/** Inputs of a run that submits and ends. */
export const NO_WAIT = { wait: 'false' };

export type StageOptions = NonNullable<Parameters<typeof openStage>[0]>;
type Test = (stage: Stage) => Promise<void>;

/** Runs a test on a stage of its own, and closes the stage. */
export async function onStage(options: StageOptions, test: Test): Promise<void> {
  const stage = await openStage(options);
  try {
    await test(stage);
  } catch (error) {
    await stage.close().catch(() => {});
    throw error;
  }
  await stage.close();
}

/** A test on a stage of its own, at the same time as the others of its file. */
export function scenario(name: string, options: StageOptions, test: Test): void {
  it.concurrent(name, () => onStage(options, test));
}

/** One run of the action on a stage of its own. */
export function runOnce(
  event: EventOfRun,
  { github = {}, service = {}, ...options }: StageOptions & Omit<RunOptions, 'github'>,
  test: (run: RunResult, stage: Stage) => void,
): Promise<void> {
  return onStage({ github, service }, async (stage) => test(await stage.run(event, options), stage));
}

/** The run was skipped, successfully, and nothing was sent to the service. */
export function expectSkipped({ outputs, exitCode }: RunResult, { asked }: Stage, reason: string): void {
  expect(outputs).toMatchObject({ outcome: 'skipped', reason, jobId: '', jobAction: 'none' });
  expect(outputs['message']).not.toBe('');
  expect(exitCode).toBe(0);
  expect(asked()).toEqual([]);
}

/** What GitHub responds with to some of its operations. */
export const answering =
  (error: RequestError, isHit: (request: Seen) => boolean): NonNullable<GitHubOptions['intercept']> =>
  (request) =>
    isHit(request) ? error : undefined;

/** The status comments of a thread, oldest first. */
export function statusComments(stage: Stage, thread = 2): readonly ReturnType<Stage['ours']>[number][] {
  return stage.ours(thread).filter(({ body }) => body.includes('<!-- docs-agent-action:v1 '));
}

/** The only status comment of a thread; fails if there are none or several. */
export function statusComment(stage: Stage, thread = 2): ReturnType<Stage['ours']>[number] {
  const found = statusComments(stage, thread);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} status comments`);
  return only;
}

/** What people see of a thread's newest status comment. */
export function shown(stage: Stage, thread = 2): string {
  const body = statusComments(stage, thread).at(-1)?.body ?? '';
  return body.slice(0, body.lastIndexOf('<!-- docs-agent-action:v1 ')).trimEnd();
}

/** The submissions in a thread's status comments, oldest first; a comment whose state does not count is missing. */
export function submissions(
  stage: Stage,
  { thread = 2, keys }: Readonly<{ thread?: number; keys?: readonly string[] }> = {},
): readonly Submission[] {
  const [apiKey = stage.service.state.config.key, ...previousKeys] = keys ?? [];
  const codec = createStateCodec({ apiKey, previousKeys });
  const repositoryId = stage.github.state.repository.id;
  return statusComments(stage, thread).flatMap(({ id, body }) => {
    const state = codec.decode(body, { repositoryId, thread, commentId: id, authorId: 41898282 });
    return state === undefined ? [] : [state.submission];
  });
}

/** Our replies besides the status comments, without their markers. */
export function replies(stage: Stage, thread = 2): readonly string[] {
  return stage
    .ours(thread)
    .filter(({ body }) => body.includes('<!-- docs-agent-action:reply '))
    .map(({ body }) => body.slice(0, body.lastIndexOf('<!-- docs-agent-action:reply ')).trimEnd());
}

/** Texts of a run's annotations of one level. */
export function annotated(run: RunResult, level: 'warning' | 'error' | 'notice'): readonly string[] {
  return run.annotations.filter((each) => each.level === level).map(({ message }) => message);
}

/** The prompts that the service got, in order, without the context. */
export function prompts(stage: Stage): readonly string[] {
  return stage.service.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt.split('\n\n----\n\n')[0] ?? '');
}

/** How often a run called an operation of GitHub. */
export function calls(stage: Stage, operation: string): number {
  return stage.github.requests.filter((request) => request.operation === operation).length;
}

/** A `workflow_dispatch` event. */
export const dispatched = (): EventOfRun => inPublishedRepository(workflowDispatchEvent());
