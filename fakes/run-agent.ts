import { startFakeGitHub } from './github/index.ts';
import { startFakeService, type ServeOptions, type FakeService } from './service/serve.ts';
import { REPOSITORY, workflowDispatchEvent } from './payloads.ts';
import { VirtualClock } from './virtual-clock.ts';
import { runAction, type ActionRun, type RunResult } from './runner/index.ts';

type Scene = Readonly<{ inputs?: Readonly<Record<string, string>> }> & Partial<Omit<ActionRun, 'inputs'>>;

/**
 * Whether the main step has left something for its post step. Without it that does nothing (cancel.test.ts), and would take
 * half as long as all the rest.
 */
export const hasBegun = ({ state }: Readonly<Pick<RunResult, 'state'>>): boolean =>
  (state['submission'] ?? '') !== '';

/** Runs the committed action once, as the runner does, against a service that is up and a GitHub without anything in it. */
export async function runAgainst(
  service: FakeService,
  { inputs, env, clock, ...rest }: Scene & Readonly<{ clock: VirtualClock }>,
): Promise<RunResult> {
  const { key, readOnlyKey, projectId } = service.state.config;
  const [owner = '', name = ''] = REPOSITORY.split('/');
  const github = await startFakeGitHub({ repository: { owner, name }, clock });
  try {
    return await runAction({
      action: 'action.yml',
      event: workflowDispatchEvent(),
      inputs: {
        'api-key': key,
        'project-id': projectId,
        'base-url': service.url,
        prompt: 'Document the retry option.',
        ...inputs,
      },
      token: github.token,
      env: { GITHUB_API_URL: github.url, ...env },
      secrets: [key, readOnlyKey],
      clock,
      post: hasBegun,
      ...rest,
    });
  } finally {
    await github.close();
  }
}

/** Starts a service, runs the action once against it, and stops the service. */
export async function runOnFakes({
  service: options,
  ...scene
}: Scene & Readonly<{ service?: ServeOptions }>): Promise<
  Readonly<{ run: RunResult; asked: readonly string[]; service: FakeService }>
> {
  const clock = new VirtualClock();
  const service = await startFakeService({ workMs: 20, noticeMs: 20, ...options, clock });
  try {
    const run = await runAgainst(service, { ...scene, clock });
    return { run, service, asked: service.requests.map(({ method, path }) => `${method} ${path}`) };
  } finally {
    await service.close();
  }
}
