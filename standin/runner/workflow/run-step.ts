/**
 * One step of a job: its environment, its process or the play of a foreign action.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startAction, type StartedAction } from '../run-action.ts';
import { runStep, type StepResult } from '../step.ts';
import type { StepDocument } from './document.ts';
import { evaluateText, evaluateTexts, type Scope } from './evaluate.ts';
import type { JobSetting } from './job-setting.ts';
import { resolveUses } from './uses.ts';

export type StepEnd = Readonly<{
  outcome: 'success' | 'failure' | 'cancelled';
  inputs: Readonly<Record<string, string>>;
  outputs: Readonly<Record<string, string>>;
  result?: StepResult;
  runPost?: StartedAction['runPost'];
}>;

export type StepSurroundings = Readonly<{
  job: JobSetting;
  step: StepDocument;
  scope: Scope;
  /** `github.action`. */
  action: string;
  /** The variables of workflow, job, earlier steps and this step. */
  env: Readonly<Record<string, string>>;
  /** `PATH` with what earlier steps put before it. */
  path: string;
  jobIndex: number;
}>;

/** Rejects on what cannot be run here. */
export async function runJobStep(around: StepSurroundings): Promise<StepEnd> {
  const { job, step, scope } = around;
  const { run } = job;
  const inputs = evaluateTexts(step.with, scope);
  if (step.run !== undefined) {
    const result = await runScript(around, evaluateText(step.run, scope));
    return { outcome: result.conclusion, inputs, outputs: result.outputs, result };
  }
  const used = resolveUses(step.uses ?? '', run.actions);
  if (used.kind === 'foreign') {
    if (used.name === 'actions/checkout') checkOut(job.machine.workspace, run.files);
    return { outcome: 'success', inputs, outputs: used.play(inputs) ?? {} };
  }
  const { main, runPost } = await startAction(
    {
      ...job.details,
      action: used.manifest,
      inputs,
      env: { ...around.env, PATH: around.path },
      github: { ...job.github, action: around.action },
      jobIndex: around.jobIndex,
      ...(step.id !== undefined && run.cancel?.[step.id] && { cancel: run.cancel[step.id] }),
    },
    job.machine,
  );
  return { outcome: main.conclusion, inputs, outputs: main.outputs, result: main, runPost };
}

/** As the runner starts bash: with `pipefail` only where a workflow asks for bash by name. */
async function runScript(around: StepSurroundings, script: string): Promise<StepResult> {
  const { job, step, action } = around;
  const { machine } = job;
  if (step.shell !== undefined && step.shell !== 'bash')
    throw new Error(`shell ${step.shell} is not simulated`);
  const file = join(machine.temp, '_temp', `${crypto.randomUUID()}.sh`);
  writeFileSync(file, script);
  return runStep({
    node: 'bash',
    nodeArguments: step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'],
    script: file,
    workspace: join(machine.workspace, step['working-directory'] ?? ''),
    filesFolder: join(machine.temp, '_temp', '_runner_file_commands'),
    env: { ...job.variables, ...around.env, GITHUB_ACTION: action, PATH: around.path },
    warnings: [],
    masker: machine.masker,
    // A secret in a script's own output is the workflow's affair, and the script may well be given it.
    secrets: [],
    debug: false,
    cancel: undefined,
    timeScale: 1,
    limitMs: job.run.limitMs ?? 60_000,
  });
}

function checkOut(workspace: string, files: Readonly<Record<string, string>> = {}): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
