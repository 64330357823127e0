import { decodeState } from '../../src/thread/codec.ts';
import type { ThreadState } from '../../src/domain.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

/** Plays a scene on a stage of its own and clears it away; what leaked or was unknown to GitHub fails the test. */
export async function onStage(
  options: Parameters<typeof openStage>[0],
  scene: (stage: Stage) => Promise<void>,
): Promise<void> {
  const stage = await openStage(options);
  try {
    await scene(stage);
  } catch (error) {
    await stage.close().catch(() => {});
    throw error;
  }
  await stage.close();
}

/** The one status comment of a thread; fails where there are none or several. */
export function statusComment(stage: Stage, thread = 2): ReturnType<Stage['ours']>[number] {
  const found = stage.ours(thread).filter(({ body }) => body.startsWith('<!-- docs-agent-action:v1 '));
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} status comments`);
  return only;
}

/** What a thread's status comment shows, without the record. */
export function shown(stage: Stage, thread = 2): string {
  const { body } = statusComment(stage, thread);
  return body.slice(body.indexOf('\n') + 1);
}

/** The record in a thread's status comment, and with which key it was signed. */
export function memory(
  stage: Stage,
  { thread = 2, keys }: Readonly<{ thread?: number; keys?: readonly string[] }> = {},
): ThreadState & Readonly<{ signedWith: 'current' | 'previous' }> {
  const { id, body } = statusComment(stage, thread);
  const { key } = stage.service.state.config;
  const repositoryId = stage.github.state.repository.id;
  const read = decodeState(body, {
    keys: keys ?? [key],
    expect: { repositoryId, thread, commentId: id, authorId: 41898282 },
  });
  if (read.kind !== 'verified')
    throw new Error(`the record is ${read.kind === 'none' ? read.reason : read.kind}`);
  return { ...read.state, signedWith: read.signedWith };
}

/** Answers of ours beside the status comment. */
export function replies(stage: Stage, thread = 2): readonly string[] {
  return stage
    .ours(thread)
    .map(({ body }) => body)
    .filter((body) => body.startsWith('<!-- docs-agent-action:reply '));
}

/** Texts of a run's annotations of one level. */
export function annotated(run: RunResult, level: 'warning' | 'error' | 'notice'): readonly string[] {
  return run.annotations.filter((each) => each.level === level).map(({ message }) => message);
}

/** Prompts that the service was sent, in order, without what was gathered about the thread. */
export function prompts(stage: Stage): readonly string[] {
  return stage.service.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt.split('\n\n----\n\n')[0] ?? '');
}
