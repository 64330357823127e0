/**
 * Runs a workflow file: its jobs in the order of the file, each leg of a matrix, reusable workflows, steps that run bash or one of
 * our actions. Of an environment it simulates only that a reviewer rejects the job. It does not simulate parallel jobs, `concurrency`,
 * timeouts, and tokens that only read.
 */
import { join } from 'node:path';
import {
  evaluate,
  evaluateAll,
  holds,
  spell,
  type Contexts,
  type JobStatus,
  type Status,
} from './expressions.ts';
import { githubContext, stepVariables } from './environment.ts';
import { FAKE_TOKEN, withJob, type Job } from './job.ts';
import { startAction, type ActionRun, type StartedAction } from './run-action.ts';
import { runStep, type StepResult } from './step.ts';
import type { Annotation } from './step-log.ts';
import {
  filterOf,
  inputsOf,
  isFromFork,
  isStarted,
  legsOf,
  readWorkflow,
  type JobDocument,
  type Permissions,
  type StepDocument,
  type WorkflowDocument,
} from './workflow-file.ts';

type Texts = Readonly<Record<string, string>>;

export type WorkflowRun = Omit<
  ActionRun,
  'action' | 'inputs' | 'env' | 'secrets' | 'cancel' | 'workspace'
> &
  Readonly<{
    /** Text of the workflow file. */
    workflow: string;
    secrets?: Texts;
    vars?: Texts;
    /** Texts of reusable workflows by file name. */
    reusable?: Texts;
    /** Environments whose reviewers reject every job. Others have no reviewers. */
    rejectedBy?: readonly string[];
    /** Receives the permissions of a job's token before its first step runs. */
    onPermissions?: (permissions: Permissions) => void;
    /** The token of a GitHub App, by the inputs of actions/create-github-app-token. */
    createAppToken?: (inputs: Texts) => string;
  }>;

export type StepReport = Readonly<{ inputs: Texts; conclusion: Status; outputs: Texts }>;

export type JobReport = Readonly<{
  id: string;
  conclusion: Status;
  outputs: Texts;
  steps: readonly StepReport[];
  /** What the processes of its steps left, post steps at the end. */
  results: readonly StepResult[];
}>;

export type WorkflowReport = Readonly<{
  /** False if the event does not start the workflow. */
  started: boolean;
  conclusion: Status;
  /** In the order in which they ran; each leg of a matrix and each job of a reusable workflow by itself. */
  jobs: readonly JobReport[];
  log: string;
  annotations: readonly Annotation[];
  summary: string;
  leaks: readonly string[];
}>;

const OUR_ACTION = /^(?:\.|[\w.-]+\/docs-agent-action)((?:\/[\w.-]+)*)\/?(?:@[\w./-]+)?$/;
const APP_TOKEN = /^actions\/create-github-app-token@/;
const WITHOUT_EFFECT = /^actions\/(?:checkout|upload-artifact)@/;

/** Rejects on what GitHub would refuse and on what is not simulated. A step that fails makes the job and the workflow fail. */
export async function runWorkflow(run: WorkflowRun): Promise<WorkflowReport> {
  const workflow = readWorkflow(run.workflow);
  const started = isStarted(workflow.on, run.event);
  const inputs = inputsOf(
    filterOf(workflow.on, 'workflow_dispatch')?.inputs,
    run.event.payload['inputs'],
  );
  const allowed = isFromFork(run.event) ? { ...run, secrets: {} } : run;
  const jobs = started ? await runJobs(allowed, workflow, inputs) : [];
  const results = jobs.flatMap((job) => job.results);
  return {
    started,
    conclusion: sumUp(jobs),
    jobs,
    log: results.map(({ log }) => log).join('\n'),
    annotations: results.flatMap(({ annotations }) => annotations),
    summary: results.map(({ summary }) => summary).join(''),
    leaks: results.flatMap(({ leaks }) => leaks),
  };
}

function sumUp(jobs: readonly JobReport[]): Status {
  if (jobs.some(({ conclusion }) => conclusion === 'failure')) return 'failure';
  return jobs.some(({ conclusion }) => conclusion === 'success') || jobs.length === 0
    ? 'success'
    : 'skipped';
}

async function runJobs(
  run: WorkflowRun,
  workflow: WorkflowDocument,
  inputs: Texts,
): Promise<readonly JobReport[]> {
  const reports: JobReport[] = [];
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const facts = { ...run, github: { ...run.github, job: id } };
    const token = run.token ?? FAKE_TOKEN;
    const described = githubContext(facts, { temp: '', workspace: '' });
    const github = { ...described, event: run.event.payload, token };
    const needed = reports.filter((report) => report.id === job.needs);
    if (job.needs !== undefined && needed.length === 0)
      throw new Error(`${id} needs a job that is not one of those before it`);
    const needs = Object.fromEntries(
      needed.map(({ id: name, outputs }) => [name, { outputs }]),
    );
    const contexts = { github, needs, inputs, vars: run.vars ?? {} };
    if (!holds(job.if, sumUp(needed), contexts))
      reports.push({ id, conclusion: 'skipped', outputs: {}, steps: [], results: [] });
    else if (run.rejectedBy?.includes(job.environment ?? '') === true)
      reports.push({ id, conclusion: 'failure', outputs: {}, steps: [], results: [] });
    else if (job.uses !== undefined)
      reports.push(...(await runReusable(run, job, contexts)));
    else
      for (const matrix of legsOf(job)) {
        run.onPermissions?.(
          job.permissions ?? workflow.permissions ?? { contents: 'read' },
        );
        reports.push(await runJob(facts, { id, job, contexts: { ...contexts, matrix } }));
      }
  }
  return reports;
}

async function runReusable(
  run: WorkflowRun,
  job: JobDocument,
  contexts: Contexts,
): Promise<readonly JobReport[]> {
  const file = /([^/@]+)(?:@[^/@]+)?$/.exec(job.uses ?? '')?.[1] ?? '';
  const text = run.reusable?.[file];
  if (text === undefined) throw new Error(`The run has no reusable workflow ${file}.`);
  const workflow = readWorkflow(text);
  const secrets = evaluateAll(job.secrets, { ...contexts, secrets: run.secrets ?? {} });
  const inputs = inputsOf(
    filterOf(workflow.on, 'workflow_call')?.inputs,
    evaluateAll(job.with, contexts),
  );
  return runJobs({ ...run, secrets }, workflow, inputs);
}

async function runJob(
  run: WorkflowRun,
  { id, job, contexts }: Readonly<{ id: string; job: JobDocument; contexts: Contexts }>,
): Promise<JobReport> {
  const secrets = { ...run.secrets, GITHUB_TOKEN: run.token ?? FAKE_TOKEN };
  const facts = { ...run, secrets: Object.values(secrets) };
  const reports: StepReport[] = [];
  const results: StepResult[] = [];
  const posts: StartedAction['runPost'][] = [];
  const steps: Record<string, StepReport> = {};
  let conclusion: JobStatus = 'success';
  return withJob(facts, async (runner) => {
    runner.masker.add(...facts.secrets);
    const { sha = '', run_id: runId = '' } = githubContext(facts, runner);
    const end = run.onJob?.({ name: nameOf(id, contexts['matrix']), sha, runId });
    for (const step of job.steps ?? []) {
      const scope = { ...contexts, secrets, steps };
      let report: StepReport = { inputs: {}, conclusion: 'skipped', outputs: {} };
      if (holds(step.if, conclusion, scope)) {
        const inputs = evaluateAll(step.with, scope);
        if (APP_TOKEN.test(step.uses ?? '')) {
          const token = run.createAppToken?.(inputs) ?? '';
          runner.masker.add(token);
          report = { inputs, conclusion: 'success', outputs: { token } };
        } else {
          const { main, runPost } = await runJobStep(facts, runner, step, {
            inputs,
            scope,
          });
          report = {
            inputs,
            conclusion: main?.conclusion ?? 'success',
            outputs: main?.outputs ?? {},
          };
          if (main !== undefined) results.push(main);
          if (runPost !== undefined) posts.unshift(runPost);
        }
        if (report.conclusion === 'failure') conclusion = 'failure';
      }
      reports.push(report);
      if (step.id !== undefined) steps[step.id] = report;
    }
    for (const runPost of posts)
      results.push(...[(await runPost(conclusion)) ?? []].flat());
    if (results.some((result) => result.conclusion === 'failure')) conclusion = 'failure';
    end?.(results.flatMap(({ annotations }) => annotations));
    const outputs = evaluateAll(job.outputs, { ...contexts, steps });
    return { id, conclusion, outputs, steps: reports, results };
  });
}

/** The name of a job without a `name`: its id, and the values of its leg of a matrix. */
function nameOf(id: string, matrix: unknown): string {
  const values = Object.values((matrix ?? {}) as Record<string, unknown>).map(spell);
  return values.length === 0 ? id : `${id} (${values.join(', ')})`;
}

async function runJobStep(
  facts: Omit<ActionRun, 'action'>,
  runner: Job,
  step: StepDocument,
  { inputs, scope }: Readonly<{ inputs: Texts; scope: Contexts }>,
): Promise<Partial<StartedAction>> {
  const env = evaluateAll(step.env, scope);
  const action =
    step.id ?? `__${step.uses?.replace(/@.*$/, '').replaceAll('/', '_') ?? 'run'}`;
  const described = { ...facts, github: { ...facts.github, action } };
  if (step.run === undefined) {
    const folder = OUR_ACTION.exec(step.uses ?? '')?.[1];
    if (folder !== undefined)
      return startAction(
        { ...described, action: join('.', folder, 'action.yml'), inputs, env },
        runner,
      );
    if (WITHOUT_EFFECT.test(step.uses ?? '')) return {};
    throw new Error(`${step.uses} is not simulated`);
  }
  const main = await runStep(runner, {
    file: 'bash',
    args: ['-e', '-c', evaluate(step.run, scope)],
    env: { ...stepVariables(githubContext(described, runner), runner), ...env },
    // No `secrets`: the workflow may give one to a script, which may print it.
    clock: facts.clock,
  });
  return { main };
}
