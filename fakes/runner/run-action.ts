/**
 * Runs an action's committed bundle on this machine as GitHub's runner does: its variables, its files, its commands, its
 * way to cancel, its post step. Written after the sources of github.com/actions/runner.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { githubContext, stepVariables, type EventOfRun } from './environment.ts';
import { holds, type JobStatus } from './expressions.ts';
import { resolveInputs } from './inputs.ts';
import { openJob, FAKE_TOKEN, type Job } from './job.ts';
import { readManifest } from './manifest.ts';
import { packageRoot } from './package-root.ts';
import { runStep, type StepResult } from './step.ts';
import type { CancelPlan } from './step-process.ts';
import type { VirtualClock } from '../virtual-clock.ts';

export type ActionRun = Readonly<{
  /** `action.yml`, `views/action.yml`; a relative path counts from the package's root. */
  action: string;
  /** The step's `with:`, its expressions evaluated. */
  inputs?: Readonly<Record<string, string>>;
  event: EventOfRun;
  /** The step's `env:`; overrides what the runner sets, which a real one would not allow (`GITHUB_API_URL`). */
  env?: Readonly<Record<string, string>>;
  /** Path of the node binary; by default the one that runs this. */
  node?: string;
  /** The action's time; the machine's by default. */
  clock?: VirtualClock;
  /** Secrets of the workflow: hidden from the start, and looked for in all that the action writes. */
  secrets?: readonly string[];
  /** `github.token`; a secret as well. */
  token?: string;
  /** By default an empty folder that is gone afterwards. */
  workspace?: string;
  runId?: number;
  runAttempt?: number;
  cancel?: CancelPlan;
  /** Whether the post step runs too (default), where there is one and its condition holds; told what the main step left. */
  post?: boolean | ((main: StepResult) => boolean);
  /** As if the run had been started with debug logging. */
  debug?: boolean;
  /** Modules for `node --import`, after the clock’s: absolute paths or URLs. */
  preload?: readonly string[];
  /** What differs in the `github` context, and so in the `GITHUB_…` variables: `{ job: 'docs' }`. */
  github?: Readonly<Record<string, string>>;
}>;

export type RunResult = StepResult & Readonly<{ post?: StepResult }>;

/** A step of an action whose post step, if it has one, is still to come. */
export type StartedAction = Readonly<{
  main: StepResult;
  /** Undefined where there is none, its condition does not hold, or it is not wanted. */
  runPost: (status: JobStatus) => Promise<StepResult | undefined>;
}>;

/** Rejects on metadata that cannot be run, on a step that cannot be started and on one that hangs. */
export async function runAction(run: ActionRun): Promise<RunResult> {
  const job = openJob(run);
  try {
    const { main, runPost } = await startAction(run, job);
    const post = await runPost(main.conclusion);
    return post === undefined ? main : { ...main, post };
  } finally {
    job.close();
  }
}

/** Runs the main step; the job must stay open until the post step has run. */
export async function startAction(run: ActionRun, job: Job): Promise<StartedAction> {
  const manifest = readManifest(run.action);
  const token = run.token ?? FAKE_TOKEN;
  const { event, clock, debug = false } = run;
  const github = githubContext(run, job);
  const contexts = {
    github: { ...github, event: event.payload, token },
  };
  const inputs = resolveInputs({ manifest, given: run.inputs ?? {}, contexts });
  const secrets = [...new Set([...(run.secrets ?? []), token])];
  const virtualTime = pathToFileURL(join(packageRoot(), 'fakes/runner/virtual-time.mjs')).href;
  const modules = [...(clock === undefined ? [] : [virtualTime]), ...(run.preload ?? [])];
  for (const secret of secrets) job.masker.add(secret);
  const step = {
    node: run.node ?? process.execPath,
    nodeArguments: modules.flatMap((module) => ['--import', module]),
    workspace: job.workspace,
    temp: job.temp,
    masker: job.masker,
    secrets,
    debug,
    clock,
  };
  const env: Record<string, string> = {
    ...stepVariables(github, job),
    ...inputs,
    ...(debug ? { RUNNER_DEBUG: '1' } : {}),
    ...run.env,
  };
  const main = await runStep({ ...step, script: manifest.main, env, cancel: run.cancel });
  const runPost = async (status: JobStatus): Promise<StepResult | undefined> => {
    const { post: script, postIf } = manifest;
    const wanted = typeof run.post === 'function' ? run.post(main) : (run.post ?? true);
    if (script === undefined || !wanted || !holds(postIf, status)) return undefined;
    const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
    const postEnv = {
      ...env,
      PATH: [...main.path.toReversed(), env['PATH']].join(':'),
      ...main.exported,
      ...(Object.fromEntries(state) as Record<string, string>),
    };
    // The post step of a cancelled run is not cancelled itself.
    return runStep({ ...step, script, env: postEnv });
  };
  return { main, runPost };
}
