/**
 * Runs an action's committed bundle on this machine as GitHub's runner does: its variables, its files, its commands, its
 * way to cancel, its post step. Written after the sources of github.com/actions/runner.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { githubContext, stepVariables } from './environment.ts';
import type { EventOfRun } from './environment.ts';
import { holds } from './expressions.ts';
import { resolveInputs } from './inputs.ts';
import { readManifest } from './manifest.ts';
import { Masker } from './masker.ts';
import { packageRoot } from './package-root.ts';
import { runStep } from './step.ts';
import type { StepResult } from './step.ts';
import type { CancelPlan } from './step-process.ts';

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
  /** So many times as fast do timers and clocks of the action run. */
  timeScale?: number;
  /** Secrets of the workflow: hidden from the start, and looked for in all that the action writes. */
  secrets?: readonly string[];
  /** `github.token`; a secret as well. */
  token?: string;
  /** By default an empty folder that is gone afterwards. */
  workspace?: string;
  runId?: number;
  runAttempt?: number;
  cancelAfter?: CancelPlan;
  /** Whether the post step runs too (default), where there is one and its condition holds. */
  post?: boolean;
  /** As if the run had been started with debug logging. */
  debug?: boolean;
  /** Modules for `node --import`, after the clock's. */
  preload?: readonly string[];
  /** Real milliseconds after which a step that hangs is killed and the run rejects. */
  limitMs?: number;
  /** Index of the job within its matrix. */
  jobIndex?: number;
}>;

export type RunResult = StepResult & Readonly<{ post?: StepResult }>;

/** Stands for the token of a run; of no use anywhere. */
export const STANDIN_TOKEN = 'standin-token-of-the-run-0123456789';

/** Rejects on metadata that cannot be run, on a step that cannot be started and on one that hangs. */
export async function runAction(run: ActionRun): Promise<RunResult> {
  const manifest = readManifest(run.action);
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  try {
    const token = run.token ?? STANDIN_TOKEN;
    const workspace = run.workspace ?? join(temp, 'work', 'app', 'app');
    const { event, runId = 9_007_199, runAttempt = 1, timeScale = 1, debug = false } = run;
    const facts = { event, token, runId, runAttempt, workspace, temp };
    const github = githubContext(facts);
    const variables = stepVariables(github, facts);
    const eventFile = github['event_path'] ?? '';
    for (const folder of [workspace, dirname(eventFile), join(temp, 'home'), join(temp, '_temp')]) {
      mkdirSync(folder, { recursive: true });
    }
    writeFileSync(eventFile, JSON.stringify(event.payload));

    const contexts = {
      github: { ...github, event: event.payload, token },
      strategy: { 'fail-fast': true, 'job-index': run.jobIndex ?? 0, 'job-total': 1, 'max-parallel': 1 },
      runner: { os: 'Linux', arch: 'X64', temp: variables['RUNNER_TEMP'], debug: debug ? '1' : '' },
      job: { status: 'success' },
    };
    const inputs = resolveInputs({ manifest, given: run.inputs ?? {}, contexts });
    const secrets = [...new Set([...(run.secrets ?? []), token])];
    const modules = [
      ...(timeScale === 1 ? [] : [join(packageRoot(), 'standin/runner/fast-time.mjs')]),
      ...(run.preload ?? []),
    ];
    const step = {
      node: run.node ?? process.execPath,
      nodeArguments: modules.flatMap((module) => ['--import', pathToFileURL(module).href]),
      workspace,
      filesFolder: join(temp, '_temp', '_runner_file_commands'),
      // Shared by main and post: what the main step hid stays hidden.
      masker: new Masker(secrets),
      secrets,
      debug,
      timeScale,
      limitMs: run.limitMs ?? 60_000,
    };
    const env = {
      ...variables,
      ...inputs.env,
      ...(debug ? { RUNNER_DEBUG: '1' } : {}),
      ...(timeScale === 1 ? {} : { FAST_TIME_SCALE: String(timeScale) }),
      ...run.env,
    };
    const { warnings } = inputs;
    const main = await runStep({ ...step, script: manifest.main, env, warnings, cancel: run.cancelAfter });
    const { post: script, postIf } = manifest;
    if (script === undefined || run.post === false || !holds(postIf, main.conclusion)) return main;

    const state = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value]);
    const path = [...main.path.toReversed(), variables['PATH']].join(':');
    const postEnv = {
      ...env,
      PATH: path,
      ...main.exported,
      ...(Object.fromEntries(state) as Record<string, string>),
    };
    // The post step of a cancelled run is not cancelled itself.
    const post = await runStep({ ...step, script, env: postEnv, warnings, cancel: undefined });
    return { ...main, post };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
