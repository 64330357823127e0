import { commented, type CommentOptions } from './events.ts';
import {
  beginJob,
  endJob,
  startFakeGitHub,
  type Comment,
  type FakeGitHub,
  type Options,
} from './github/index.ts';
import {
  runAction,
  runWorkflow,
  type ActionRun,
  type OnJob,
  type EventOfRun,
  type RunResult,
  type WorkflowReport,
  type WorkflowRun,
} from './runner/index.ts';
import { findLeaks } from './runner/secrets.ts';
import {
  startFakeService,
  type ServeOptions,
  type FakeService,
} from './service/serve.ts';
import { VirtualClock } from './virtual-clock.ts';

export type { CommentOptions } from './events.ts';

export type RunOptions = Readonly<{ inputs?: Readonly<Record<string, string>> }> &
  Partial<Omit<ActionRun, 'inputs'>>;

/** Fakes of GitHub and of the service, and the committed action to run against them. */
export type Harness = Readonly<{
  /** The time of the servers, the runs and the test. */
  clock: VirtualClock;
  github: FakeGitHub;
  service: FakeService;
  /** Adds a comment and returns its event. */
  addComment: (body: string, options?: CommentOptions) => EventOfRun;
  /** Runs the action on an event. */
  run: (event: EventOfRun, options?: RunOptions) => Promise<RunResult>;
  /** Runs a whole workflow file on an event. The token of each job has the job's `permissions`. */
  workflow: (
    text: string,
    event: EventOfRun,
    options?: Partial<WorkflowRun>,
  ) => Promise<WorkflowReport>;
  /** `addComment` and `run`. */
  command: (body: string, options?: RunOptions & CommentOptions) => Promise<RunResult>;
  /** The comments of a thread that the action wrote. */
  ourComments: (thread?: number) => readonly Comment[];
  /** Requests to the service: `POST /v2/…`. */
  requests: () => readonly string[];
  /** Paths of the requests to the service that cost money. */
  posts: () => readonly string[];
  /** Operations that change something on GitHub. */
  writes: () => readonly string[];
  reactions: (event: EventOfRun) => readonly string[];
  close: () => Promise<void>;
}>;

/**
 * Whether the main step has left something for its post step. Otherwise the post step does nothing (cancel.test.ts), and running it
 * would make the tests half as long again.
 */
const needsPostStep = ({ state }: Readonly<Pick<RunResult, 'state'>>): boolean =>
  (state['submission'] ?? '') !== '';

export type HarnessOptions = Readonly<{ github?: Options; service?: ServeOptions }>;

/** Closes the harness after its use. */
export async function withHarness<T>(
  options: HarnessOptions,
  use: (harness: Harness) => Promise<T>,
): Promise<T> {
  const harness = await startHarness(options);
  try {
    const result = await use(harness);
    await harness.close();
    return result;
  } catch (error) {
    await harness.close().catch(() => {});
    throw error;
  }
}

/** Starts both fakes. `close` rejects if a secret has leaked, or if GitHub got a request that its description does not allow. */
export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const clock = new VirtualClock();
  const github = await startFakeGitHub({ ...options.github, clock });
  const service = await startFakeService({
    workMs: 20,
    noticeMs: 20,
    ...options.service,
    clock,
  });
  const leaks: string[] = [];
  const { key, readOnlyKey, projectId } = service.state.config;
  const otherTokens = (options.github?.others ?? []).map(({ token }) => token);

  const onJob: OnJob = (job) => {
    const begun = beginJob(github.state, job);
    return (annotations) => endJob(github.state, begun, annotations);
  };
  const run = async (
    event: EventOfRun,
    { inputs, env, ...rest }: RunOptions = {},
  ): Promise<RunResult> => {
    const result = await runAction({
      action: 'action.yml',
      event,
      inputs: {
        'api-key': key,
        'project-id': projectId,
        'base-url': service.url,
        ...inputs,
      },
      token: github.token,
      secrets: [key, readOnlyKey, ...otherTokens],
      env: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY_ID: String(github.state.repository.id),
        ...env,
      },
      onJob,
      clock,
      post: needsPostStep,
      ...rest,
    });
    leaks.push(...result.leaks, ...(result.post?.leaks ?? []));
    return result;
  };
  const addComment: Harness['addComment'] = (body, options) =>
    commented(github, body, options);
  const workflow: Harness['workflow'] = async (
    text,
    event,
    { vars, ...options } = {},
  ) => {
    const report = await runWorkflow({
      workflow: text,
      event,
      secrets: { DOCS_API_KEY: key },
      vars: { DOCS_PROJECT_ID: projectId, DOCS_BASE_URL: service.url, ...vars },
      token: github.token,
      github: { api_url: github.url, repository_id: String(github.state.repository.id) },
      onPermissions: (permissions) => github.grant(permissions),
      createAppToken: ({ owner, repositories, ...inputs }) => {
        const other = github.other(`${owner}/${repositories}`);
        const granted = Object.entries(inputs).filter(([name]) =>
          name.startsWith('permission-'),
        );
        other.grants = Object.fromEntries(
          granted.map(([name, level]) => [name.slice('permission-'.length), level]),
        );
        return other.token;
      },
      onJob,
      clock,
      post: needsPostStep,
      ...options,
    });
    leaks.push(...report.leaks);
    return report;
  };
  const { requests } = service;

  return {
    clock,
    github,
    service,
    addComment,
    run,
    workflow,
    command: (body, { action, ...options } = {}) =>
      run(
        addComment(body, { ...options, ...(action !== undefined && { action }) }),
        options,
      ),
    ourComments: (thread = 2) =>
      [...github.state.comments.values()].filter(
        (comment) =>
          comment.thread === thread && comment.body.includes('<!-- docs-agent-action'),
      ),
    requests: () => requests.map(({ method, path }) => `${method} ${path}`),
    posts: () =>
      requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
    writes: () =>
      github.requests.flatMap(({ method, operation, path }) =>
        method === 'GET' ? [] : (operation ?? path),
      ),
    reactions: ({ payload }) => {
      const id = Number((payload['comment'] as { id?: number } | undefined)?.id);
      return [...github.state.reactions.values()]
        .filter(({ comment }) => comment === id)
        .map(({ content }) => content);
    },
    close: async () => {
      await Promise.all([github.close(), service.close()]);
      const sent: Record<string, string> = {};
      for (const { operation, count, body } of github.requests)
        sent[`${operation} ${count}`] = JSON.stringify(body) ?? '';
      leaks.push(...findLeaks([key, readOnlyKey, github.token, ...otherTokens], sent));
      if (github.violations.length > 0)
        throw new Error(`unknown to GitHub: ${github.violations.join('; ')}`);
      if (leaks.length > 0) throw new Error(`a secret leaked into ${leaks.join(', ')}`);
    },
  };
}
