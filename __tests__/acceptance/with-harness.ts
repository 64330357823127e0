import { expect, it } from '@jest/globals';
import type { Submission } from '../../src/domain.ts';
import { createStateCodec } from '../../src/thread/codec.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { withHarness, type RunOptions, type Harness, type HarnessOptions } from '../../fakes/harness.ts';

/** Paths of the requests that submit something. */
export const CREATE = '/v2/agent/acme-docs/job';
export const MESSAGE = `${CREATE}/job_0001/message`;
export const MESSAGE_2 = `${CREATE}/job_0002/message`;

/** Inputs of a run that submits and ends. */
export const NO_WAIT = { wait: 'false' };

export { withHarness, type HarnessOptions };
type Test = (harness: Harness) => Promise<void>;

/** A test on a harness of its own, at the same time as the others of its file. */
export function itWithHarness(name: string, options: HarnessOptions, test: Test): void {
  it.concurrent(name, () => withHarness(options, test));
}

/** One run of the action on a harness of its own. */
export function runOnce(
  event: EventOfRun,
  { github = {}, service = {}, ...options }: HarnessOptions & Omit<RunOptions, 'github'>,
  test: (run: RunResult, harness: Harness) => void,
): Promise<void> {
  return withHarness({ github, service }, async (harness) =>
    test(await harness.run(event, options), harness),
  );
}

/** The run was skipped, successfully, and nothing was submitted. */
export function expectSkipped({ outputs, exitCode }: RunResult, { posts }: Harness, reason: string): void {
  expect(outputs).toMatchObject({ outcome: 'skipped', reason, jobId: '', jobAction: 'none' });
  expect(outputs['message']).not.toBe('');
  expect(exitCode).toBe(0);
  expect(posts()).toEqual([]);
}

/** The status comments of a thread, oldest first. */
export function statusComments(
  harness: Harness,
  thread = 2,
): readonly ReturnType<Harness['ourComments']>[number][] {
  return harness.ourComments(thread).filter(({ body }) => body.includes('<!-- docs-agent-action:v1 '));
}

/** The only status comment of a thread; fails if there are none or several. */
export function statusComment(harness: Harness, thread = 2): ReturnType<Harness['ourComments']>[number] {
  const found = statusComments(harness, thread);
  const [only] = found;
  if (only === undefined || found.length > 1) throw new Error(`${found.length} status comments`);
  return only;
}

/** What people see of a thread's newest status comment. */
export function shown(harness: Harness, thread = 2): string {
  const body = statusComments(harness, thread).at(-1)?.body ?? '';
  return body.slice(0, body.lastIndexOf('<!-- docs-agent-action:v1 ')).trimEnd();
}

/** The submissions in a thread's status comments, oldest first; a comment whose state does not count is missing. */
export function submissions(
  harness: Harness,
  { thread = 2, keys }: Readonly<{ thread?: number; keys?: readonly string[] }> = {},
): readonly Submission[] {
  const [apiKey = harness.service.state.config.key, ...previousApiKeys] = keys ?? [];
  const codec = createStateCodec({ apiKey, previousApiKeys });
  const repositoryId = harness.github.state.repository.id;
  return statusComments(harness, thread).flatMap(({ id, body }) => {
    const state = codec.decode({ id, authorId: 41898282, body }, { repositoryId, thread });
    return state === undefined ? [] : [state.submission];
  });
}

/** Our replies besides the status comments, without their markers. */
export function replies(harness: Harness, thread = 2): readonly string[] {
  return harness
    .ourComments(thread)
    .filter(({ body }) => body.includes('<!-- docs-agent-action:reply '))
    .map(({ body }) => body.slice(0, body.lastIndexOf('<!-- docs-agent-action:reply ')).trimEnd());
}

/** Texts of a run's annotations of one level. */
export function annotated(run: RunResult, level: 'warning' | 'error' | 'notice'): readonly string[] {
  return run.annotations.filter((each) => each.level === level).map(({ message }) => message);
}

/** The prompts that the service got, in order, without the context. */
export function prompts(harness: Harness): readonly string[] {
  return harness.service.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt.split('\n\n----\n\n')[0] ?? '');
}

/** How often a run called an operation of GitHub. */
export function calls(harness: Harness, operation: string): number {
  return harness.github.requests.filter((request) => request.operation === operation).length;
}

export { workflowDispatchEvent as dispatched } from '../../fakes/payloads.ts';
