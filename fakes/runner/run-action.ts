/**
 * Runs an action's committed bundle on this machine as GitHub's runner does: its variables, its files, its commands, its
 * way to cancel, its post step. Written after the sources of github.com/actions/runner.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VirtualClock } from '../virtual-clock.ts';
import { githubContext, stepVariables, type EventOfRun } from './environment.ts';
import { holds, type JobStatus } from './expressions.ts';
import { FAKE_TOKEN, withJob, type Job } from './job.ts';
import { readManifest, resolveInputs } from './manifest.ts';
import { packageRoot } from './package-root.ts';
import { runStep, type StepResult } from './step.ts';
import type { CancelPlan } from './step-process.ts';

export type ActionRun = Readonly<{
  /** `action.yml`, `analytics/action.yml`; a relative path counts from the package's root. */
  action: string;
  /** The step's `with:`, its expressions evaluated. */
  inputs?: Readonly<Record<string, string>>;
  event: EventOfRun;
  /** The step's `env:`; overrides what the runner sets, which a real one would not allow (`GITHUB_API_URL`, `GITHUB_OUTPUT`). */
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
  /** Name of the folder `RUNNER_TEMP` in a new folder, also with the separators of another runner: `D:\\a\\_temp`. */
  runnerTemp?: string;
  runId?: number;
  runNumber?: number;
  runAttempt?: number;
  cancel?: CancelPlan;
  /** Whether the post step runs too (default), if there is one and its condition holds. */
  post?: boolean | ((main: StepResult) => boolean);
  /** Whether the run is started with debug logging. */
  debug?: boolean;
  /**
   * Whether a process may carry out a step that has carried out others (default: false). The scripts have to be modules. A main step
   * that is cancelled has a process of its own, and so has a run without a clock, or with `node`, `preload` or variables for Node.
   */
  isHosted?: boolean;
  /** Modules for `node --import`, after the clock’s: absolute paths or URLs. */
  preload?: readonly string[];
  /** Changes to the `github` context, and so to the `GITHUB_…` variables: `{ job: 'docs' }`. */
  github?: Readonly<Record<string, string>>;
}>;

export type RunResult = StepResult & Readonly<{ post?: StepResult }>;

/** A step of an action whose post step, if it has one, is still to come. */
export type StartedAction = Readonly<{
  main: StepResult;
  /** Undefined if there is none, its condition does not hold, or it is not wanted. */
  runPost: (status: JobStatus) => Promise<StepResult | undefined>;
}>;

/** Rejects on a step that cannot be started and on one that hangs. */
export function runAction(run: ActionRun): Promise<RunResult> {
  return withJob(run, async (job) => {
    const { main, runPost } = await startAction(run, job);
    const post = await runPost(main.conclusion);
    return post === undefined ? main : { ...main, post };
  });
}

/** Runs the main step; the job must stay open until the post step has run. */
export async function startAction(run: ActionRun, job: Job): Promise<StartedAction> {
  const {
    main: script,
    post: postScript,
    postIf,
    ...manifest
  } = readManifest(run.action);
  const {
    event,
    clock,
    cancel,
    debug = false,
    token = FAKE_TOKEN,
    post: isWanted = true,
  } = run;
  const github = githubContext(run, job);
  const contexts = { github: { ...github, event: event.payload, token } };
  const secrets = [...(run.secrets ?? []), token];
  job.masker.add(...secrets);
  const virtualTime = pathToFileURL(
    join(packageRoot(), 'fakes/runner/virtual-time.mjs'),
  ).href;
  const modules = [...(clock === undefined ? [] : [virtualTime]), ...(run.preload ?? [])];
  const args = modules.flatMap((module) => ['--import', module]);
  const step = {
    file: run.node ?? process.execPath,
    secrets,
    debug,
    clock,
  };
  const env: Record<string, string> = {
    ...stepVariables(github, job),
    ...resolveInputs(manifest, run.inputs ?? {}, contexts),
    ...(debug ? { RUNNER_DEBUG: '1' } : {}),
    ...run.env,
  };
  const isHosted = canBeHosted(run);
  const main = await runStep(job, {
    ...step,
    args: [...args, script],
    // A signal ends a process, whether it is the first run in it or not.
    isHosted: isHosted && cancel === undefined,
    env,
    cancel,
  });
  const runPost = async (status: JobStatus): Promise<StepResult | undefined> => {
    const wanted = typeof isWanted === 'function' ? isWanted(main) : isWanted;
    if (postScript === undefined || !wanted || !holds(postIf, status)) return undefined;
    const state = Object.entries(main.state).map(
      ([name, value]) => [`STATE_${name}`, value] as const,
    );
    // The post step of a cancelled run is not cancelled itself.
    return runStep(job, {
      ...step,
      args: [...args, postScript],
      isHosted,
      env: { ...env, ...Object.fromEntries(state) },
    });
  };
  return { main, runPost };
}

function canBeHosted({
  isHosted = false,
  clock,
  node,
  preload = [],
  env = {},
}: ActionRun): boolean {
  const isForNode = Object.keys(env).some((name) => name.startsWith('NODE_'));
  const isPlain = node === undefined && preload.length === 0 && !isForNode;
  return isHosted && clock !== undefined && isPlain;
}
