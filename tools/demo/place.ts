/** Where the scenes take place: both stand-ins, and the committed actions run on them. */
import { startFakeGitHub, type FakeGitHub } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { runAction, type ActionRun, type RunResult } from '../../fakes/runner/index.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { startFakeService, type FakeService } from '../../fakes/service/serve.ts';

export type Place = Readonly<{
  say: (text: string) => void;
  github: FakeGitHub;
  service: FakeService;
  /** Runs an action as a step whose `with:` says no more than how the service is reached, and `inputs`. */
  run: (run: Pick<ActionRun, 'event' | 'inputs'> & Partial<ActionRun>) => Promise<RunResult>;
  /** From now on `look` sees each request that asks how a job is, before it is answered. */
  whenAsked: (look: () => void) => void;
  close: () => Promise<void>;
}>;

/** The repository of GitHub's published payloads, with a release, a pull request and what came between two tags. */
const REPOSITORY = {
  repository: { owner: 'Codertocat', name: 'Hello-World' },
  roles: { [OWNER.login]: 'write' },
  threads: [
    {
      number: 2,
      title: 'Retry requests that fail',
      body: 'Adds `retry`: how often a request is sent again.',
      pull: {
        files: [
          {
            filename: 'src/client.ts',
            additions: 1,
            deletions: 1,
            patch: '@@ -1 +1 @@\n-send(request)\n+send(request, { retry: 3 })',
          },
        ],
      },
    },
  ],
  releases: [
    { tag: '0.0.1', name: 'Tidier inside', body: 'Nothing that you would see.' },
    { tag: '0.0.0', createdAt: '2025-01-01T00:00:00Z' },
  ],
  comparisons: [
    {
      base: '0.0.0',
      head: '0.0.1',
      commits: [{ message: 'Rename a variable (#1)' }],
      files: [
        { filename: 'src/start.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-let a;\n+let b;' },
      ],
    },
  ],
} as const;

/** How long the agent works at a turn. */
const WORK_MS = 40_000;

export async function openPlace(say: (text: string) => void): Promise<Place> {
  let asked = (): void => {};
  const clock = new VirtualClock();
  const service = await startFakeService({
    clock,
    workMs: WORK_MS,
    traffic: { pages: 700 },
    intercept: ({ method, path }) => {
      if (method === 'GET' && path.includes('/job/')) asked();
      return undefined;
    },
  });
  const github = await startFakeGitHub({ ...REPOSITORY, clock });
  const { key, projectId } = service.state.config;
  let runId = 9_007_198;
  return {
    say,
    github,
    service,
    run: ({ inputs, ...run }) =>
      runAction({
        action: 'action.yml',
        inputs: { 'api-key': key, 'project-id': projectId, 'base-url': service.url, ...inputs },
        token: github.token,
        env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.state.repository.id) },
        secrets: [key],
        runId: (runId += 1),
        clock,
        ...run,
      }),
    whenAsked: (look) => {
      asked = look;
    },
    close: async () => {
      await Promise.all([service.close(), github.close()]);
    },
  };
}
