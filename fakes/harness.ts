import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { commented, type CommentOptions } from './events.ts';
import { startFakeGitHub, type FakeGitHub, type Options } from './github/index.ts';
import { observe, type Observations } from './observations.ts';
import { scheduleEvent } from './payloads.ts';
import { readFolder } from './read-folder.ts';
import {
  runAction,
  runWorkflow,
  type ActionRun,
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

/** Texts of files by their paths below a folder. */
type Files = Readonly<Record<string, string>>;

/** An export, and the files that it has left. */
export type Exported = Readonly<{
  result: RunResult;
  /** Those for later steps, by their names. */
  files: Files;
  /** Those of the workspace. */
  inWorkspace: Files;
}>;

/** Fakes of GitHub and of the service, and the committed actions to run against them. */
export type Harness = Observations &
  Readonly<{
    /** The time of the servers, the runs and the test. */
    clock: VirtualClock;
    github: FakeGitHub;
    service: FakeService;
    /** Adds a comment and returns its event. */
    addComment: (body: string, options?: CommentOptions) => EventOfRun;
    /** Runs an action on an event. */
    run: (event: EventOfRun, options?: RunOptions) => Promise<RunResult>;
    /** Adds a comment and runs the main action on it. */
    command: (body: string, options?: RunOptions & CommentOptions) => Promise<RunResult>;
    /** Runs a sweep. */
    sweep: (inputs?: RunOptions['inputs'], options?: RunOptions) => Promise<RunResult>;
    /** Runs care. Each run has the next number. */
    care: (inputs?: RunOptions['inputs'], options?: RunOptions) => Promise<RunResult>;
    /** Exports page views, lists signals or writes a report. Its folders are removed afterwards. */
    exportFiles: (
      kind: 'views' | 'signals' | 'report',
      options?: RunOptions,
    ) => Promise<Exported>;
    /** Runs a whole workflow file on an event. The token of each job has the job's `permissions`. */
    workflow: (
      text: string,
      event: EventOfRun,
      options?: Partial<WorkflowRun>,
    ) => Promise<WorkflowReport>;
    close: () => Promise<void>;
  }>;

/**
 * Checks whether the main step has left something for its post step. Otherwise the post step does nothing (cancel.test.ts), and running
 * it would make the tests half as long again.
 */
const needsPostStep = ({ state }: Readonly<Pick<RunResult, 'state'>>): boolean =>
  (state['request'] ?? '') !== '';

/** Whether runs share processes: the start of one takes longer than a run. With `PROCESSES=own` each has its own. */
const IS_HOSTED = process.env['PROCESSES'] !== 'own';

/** The address that workflows to copy name. The harness puts the address of the fake service in its place. */
const HOSTED_API = 'https://api.mintlify.com';

/** The private keys of the Apps that workflows to copy name. Of no use anywhere. */
const APP_KEYS = {
  DOCS_APP_PRIVATE_KEY: 'fakes-private-key-of-the-app-of-the-docs',
  DOCS_SWEEP_APP_PRIVATE_KEY: 'fakes-private-key-of-the-app-of-the-sweep',
};

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

type Servers = Readonly<{ github: FakeGitHub; service: FakeService }>;

/** Actions that find the project in status comments. */
const WITHOUT_PROJECT = ['sweep/action.yml', 'care/action.yml', 'report/action.yml'];

/** The action that never calls the service. */
const WITHOUT_SERVICE = 'report/action.yml';

/** Describes a run of an action that is connected to the fakes. */
export function describeRun(
  { github, service }: Servers,
  event: EventOfRun,
  { action = 'action.yml', inputs, env, ...options }: RunOptions,
): ActionRun {
  const { key, projectId } = service.state.config;
  return {
    action,
    event,
    token: github.token,
    ...options,
    inputs: {
      'api-key': key,
      ...(WITHOUT_PROJECT.includes(action) ? {} : { 'project-id': projectId }),
      ...(action === WITHOUT_SERVICE ? {} : { 'base-url': service.url }),
      ...inputs,
    },
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY_ID: String(github.state.repository.id),
      ...env,
    },
  };
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
  const { key, readOnlyKey, projectId } = service.state.config;
  const otherTokens = (options.github?.others ?? []).map(({ token }) => token);
  const appToken = options.github?.app?.token;
  const appTokens = appToken === undefined ? [] : [appToken];
  const secrets = [key, readOnlyKey, ...otherTokens, ...appTokens];
  const leaks: string[] = [];
  let runNumber = 0;

  const run: Harness['run'] = async (event, runOptions) => {
    const defaults = { secrets, clock, post: needsPostStep, isHosted: IS_HOSTED };
    const described = describeRun({ github, service }, event, {
      ...defaults,
      ...runOptions,
    });
    const result = await runAction(described);
    leaks.push(...result.leaks, ...(result.post?.leaks ?? []));
    return result;
  };

  const addComment: Harness['addComment'] = (body, commentOptions) =>
    commented(github, body, commentOptions);

  const exportFiles: Harness['exportFiles'] = async (kind, exportOptions = {}) => {
    const folder = mkdtempSync(join(tmpdir(), `${kind}-`));
    const [workspace, temp] = [join(folder, 'workspace'), join(folder, 'temp')];
    mkdirSync(workspace);
    mkdirSync(temp);
    const { env, secrets: others = [] } = exportOptions;
    const described =
      kind === 'report'
        ? { action: 'report/action.yml' }
        : {
            action: 'analytics/action.yml',
            inputs: { data: kind, ...exportOptions.inputs },
          };
    try {
      const result = await run(scheduleEvent(), {
        ...exportOptions,
        ...described,
        workspace,
        env: { RUNNER_TEMP: temp, ...env },
      });
      const inTemp = Object.entries(readFolder(temp));
      const files = Object.fromEntries(
        inTemp.map(([path, text]) => [basename(path), text]),
      );
      const inWorkspace = readFolder(workspace);
      leaks.push(...findLeaks([...secrets, ...others], { ...files, ...inWorkspace }));
      return { result, files, inWorkspace };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  const workflow: Harness['workflow'] = async (
    text,
    event,
    { vars, reusable = {}, ...workflowOptions } = {},
  ) => {
    const connect = (file: string): string => file.replaceAll(HOSTED_API, service.url);
    const called = Object.entries(reusable).map(([name, file]) => [name, connect(file)]);
    const report = await runWorkflow({
      workflow: connect(text),
      event,
      secrets: { DOCS_API_KEY: key, ...APP_KEYS },
      vars: { DOCS_PROJECT_ID: projectId, ...vars },
      token: github.token,
      github: { api_url: github.url, repository_id: String(github.state.repository.id) },
      onPermissions: (permissions) => github.grant(permissions),
      createAppToken: (inputs) => createAppToken(github, inputs),
      clock,
      post: needsPostStep,
      isHosted: IS_HOSTED,
      ...workflowOptions,
      reusable: Object.fromEntries(called),
    });
    leaks.push(...report.leaks);
    return report;
  };

  return {
    ...observe(github, service),
    clock,
    github,
    service,
    addComment,
    run,
    command: (body, { action, ...runOptions } = {}) => {
      const changes = action === undefined ? {} : { action };
      return run(addComment(body, { ...runOptions, ...changes }), runOptions);
    },
    sweep: (inputs = {}, runOptions) =>
      run(scheduleEvent(), { action: 'sweep/action.yml', inputs, ...runOptions }),
    care: (inputs = {}, runOptions) => {
      runNumber += 1;
      const defaults = { action: 'care/action.yml', inputs, runNumber };
      return run(scheduleEvent(), { ...defaults, ...runOptions });
    },
    exportFiles,
    workflow,
    close: async () => {
      await Promise.all([github.close(), service.close()]);
      leaks.push(...findLeaks([...secrets, github.token], bodiesSentTo(github)));
      if (github.violations.length > 0) {
        throw new Error(`unknown to GitHub: ${github.violations.join('; ')}`);
      }
      if (leaks.length > 0) throw new Error(`a secret leaked into ${leaks.join(', ')}`);
    },
  };
}

/**
 * Returns the token of an App, with the permissions that the inputs of actions/create-github-app-token grant: for the repositories that
 * they name, or for all in which the App is installed.
 */
function createAppToken(
  github: FakeGitHub,
  inputs: Readonly<Record<string, string>>,
): string {
  const prefix = 'permission-';
  const granted = Object.entries(inputs)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, level]) => [name.slice(prefix.length), level]);
  const grants = Object.fromEntries(granted);
  const names = (inputs['repositories'] ?? '').split(/[\n,]/).map((name) => name.trim());
  const named = names
    .filter((name) => name !== '')
    .map((name) => github.other(`${inputs['owner']}/${name}`));
  if (named.length === 0 && github.hasApp) {
    const app = github.app();
    app.grants = grants;
    return app.token;
  }
  const [, ...others] = github.repositories;
  const repositories = named.length === 0 ? others : named;
  for (const repository of repositories) repository.grants = grants;
  const tokens = new Set(repositories.map(({ token }) => token));
  const [token = ''] = tokens;
  if (tokens.size > 1) throw new Error('the repositories have several tokens');
  return token;
}

/** Returns the bodies of all requests, by operation and number. */
function bodiesSentTo(github: FakeGitHub): Readonly<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const { operation, count, body } of github.requests) {
    bodies[`${operation} ${count}`] = JSON.stringify(body) ?? '';
  }
  return bodies;
}
