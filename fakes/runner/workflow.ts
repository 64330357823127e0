/**
 * Runs a workflow file: its jobs in the order of the file, each leg of a matrix, reusable workflows, steps that run bash or one of
 * our actions. It simulates environments only in one respect: that a reviewer rejects the job. It does not simulate parallel jobs, `concurrency`
 * and timeouts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import {
  evaluate,
  describeSkip,
  evaluateAll,
  holds,
  spell,
  type Contexts,
  type JobStatus,
  type Skip,
  type Status,
} from './expressions.ts';
import { githubContext, stepVariables } from './environment.ts';
import { FAKE_TOKEN, withJob, type Job } from './job.ts';
import { packageRoot } from './package-root.ts';
import { startAction, type ActionRun, type StartedAction } from './run-action.ts';
import { runStep, type StepResult } from './step.ts';
import type { Annotation } from './step-log.ts';
import {
  filterOf,
  inputsOf,
  isFromFork,
  isStarted,
  isWithoutSecrets,
  legsOf,
  readOnly,
  unknownKeys,
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
    /** Whether scripts and actions of others are left out, as if they succeeded, and keys that are not simulated. */
    leavesOutOthers?: boolean;
    /** The outputs of steps that are left out, by the IDs of the steps. */
    outputsOfOthers?: Readonly<Record<string, Texts>>;
  }>;

export type StepReport = Readonly<{
  step: StepDocument;
  inputs: Texts;
  conclusion: Status;
  outputs: Texts;
  /** Texts that actions/upload-artifact has uploaded, by the names of their files. */
  uploads?: Texts;
  /** Undefined if it was not skipped. */
  skip?: Skip;
  /** Whether it is a script or an action of others that was left out. */
  isLeftOut?: boolean;
}>;

export type JobReport = Readonly<{
  id: string;
  conclusion: Status;
  outputs: Texts;
  /** Undefined if it was not skipped. */
  skip?: Skip;
  steps: readonly StepReport[];
  /** Results of the processes of its steps, post steps at the end. */
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

/** A job in the context `needs`. */
type NeededJob = Readonly<{ result: Status; outputs: Texts }>;
/** A step in the context `steps`. */
type EarlierStep = Readonly<{ outcome: Status; conclusion: Status; outputs: Texts }>;

const OUR_ACTION = /^(?:\.|[\w.-]+\/docs-agent-action)((?:\/[\w.-]+)*)\/?(?:@[\w./-]+)?$/;
const APP_TOKEN = /^actions\/create-github-app-token@/;
const UPLOAD = /^actions\/upload-artifact@/;
const WITHOUT_EFFECT = /^actions\/(?:checkout|upload-artifact)@/;

/** Rejects on what GitHub would refuse and on what is not simulated. A step that fails makes the job and the workflow fail. */
export async function runWorkflow(run: WorkflowRun): Promise<WorkflowReport> {
  const workflow = readWorkflow(run.workflow, run);
  const started = isStarted(workflow.on, run.event);
  const inputs = inputsOf(
    filterOf(workflow.on, 'workflow_dispatch')?.inputs,
    run.event.payload['inputs'],
  );
  const allowed = isWithoutSecrets(run.event) ? { ...run, secrets: {} } : run;
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

function readWorkflow(text: string, { leavesOutOthers }: WorkflowRun): WorkflowDocument {
  const workflow = parse(text) as WorkflowDocument;
  const unknown = unknownKeys(workflow);
  if (unknown.length === 0 || leavesOutOthers === true) return workflow;
  throw new Error(`${unknown.join(', ')} is not simulated`);
}

function sumUp(jobs: readonly JobReport[]): Status {
  const conclusions = jobs.map(({ conclusion }) => conclusion);
  if (conclusions.includes('failure')) return 'failure';
  if (conclusions.includes('success') || jobs.length === 0) return 'success';
  return 'skipped';
}

/** Returns how all legs of a job have ended, and the outputs of the last one. */
function sumUpJob(id: string, reports: readonly JobReport[]): NeededJob {
  const legs = reports.filter((report) => report.id === id);
  return { result: sumUp(legs), outputs: legs.at(-1)?.outputs ?? {} };
}

async function runJobs(
  run: WorkflowRun,
  workflow: WorkflowDocument,
  inputs: Texts,
): Promise<readonly JobReport[]> {
  const reports: JobReport[] = [];
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const facts = { ...run, github: { ...run.github, job: id } };
    const described = githubContext(facts, { temp: '', workspace: '' });
    const github = {
      ...described,
      event: run.event.payload,
      token: run.token ?? FAKE_TOKEN,
    };
    const names = [job.needs ?? []].flat();
    const needed = reports.filter((report) => names.includes(report.id));
    if (names.some((name) => needed.every((report) => report.id !== name))) {
      throw new Error(`${id} needs a job that is not one of those before it`);
    }
    const needs = Object.fromEntries(names.map((name) => [name, sumUpJob(name, needed)]));
    const contexts = { github, needs, inputs, vars: run.vars ?? {} };
    const isRejected = run.rejectedBy?.includes(job.environment ?? '') === true;
    if (!holds(job.if, sumUp(needed), contexts)) {
      const skip = describeSkip(job.if, sumUp(needed), contexts);
      reports.push({ ...WITHOUT_STEPS, id, conclusion: 'skipped', skip });
    } else if (isRejected) {
      reports.push({ ...WITHOUT_STEPS, id, conclusion: 'failure' });
    } else if (job.uses !== undefined) {
      const allowed = permissionsOf(job, workflow);
      reports.push(...(await runReusable(run, job, { contexts, allowed })));
    } else {
      const wanted = permissionsOf(job, workflow);
      const granted = isFromFork(run.event) ? readOnly(wanted) : wanted;
      for (const [index, matrix] of legsOf(job).entries()) {
        run.onPermissions?.(granted);
        const strategy = { 'job-index': index };
        const legContexts = { ...contexts, matrix, strategy };
        const leg = { ...job, env: { ...workflow.env, ...job.env } };
        reports.push(await runJob(facts, { id, job: leg, contexts: legContexts }));
      }
    }
  }
  return reports;
}

function permissionsOf(job: JobDocument, workflow: WorkflowDocument): Permissions {
  return job.permissions ?? workflow.permissions ?? { contents: 'read' };
}

const WITHOUT_STEPS = { outputs: {}, steps: [], results: [] } as const;

async function runReusable(
  run: WorkflowRun,
  job: JobDocument,
  { contexts, allowed }: Readonly<{ contexts: Contexts; allowed: Permissions }>,
): Promise<readonly JobReport[]> {
  const file = /([^/@]+)(?:@[^/@]+)?$/.exec(job.uses ?? '')?.[1] ?? '';
  const text = run.reusable?.[file];
  if (text === undefined) throw new Error(`The run has no reusable workflow ${file}.`);
  const workflow = readWorkflow(text, run);
  for (const called of Object.values(workflow.jobs)) {
    const missing = findMissing(permissionsOf(called, workflow), allowed);
    if (missing === undefined) continue;
    // GitHub refuses to start such a run.
    throw new Error(`${file} requests ${missing}, which its caller does not have`);
  }
  const secrets = evaluateAll(job.secrets, { ...contexts, secrets: run.secrets ?? {} });
  const inputs = inputsOf(
    filterOf(workflow.on, 'workflow_call')?.inputs,
    evaluateAll(job.with, contexts),
  );
  return runJobs({ ...run, secrets }, workflow, inputs);
}

/** Finds a permission that is wanted and not allowed: `issues: write`. */
function findMissing(wanted: Permissions, allowed: Permissions): string | undefined {
  const missing = Object.entries(wanted).find(([scope, level]) => {
    const has = allowed[scope] ?? 'none';
    return level !== 'none' && has !== level && has !== 'write';
  });
  return missing?.join(': ');
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
  const steps: Record<string, EarlierStep> = {};
  return withJob(facts, async (runner) => {
    runner.masker.add(...facts.secrets);
    let conclusion: JobStatus = 'success';
    for (const given of job.steps ?? []) {
      const step = { ...given, env: { ...job.env, ...given.env } };
      const described = { os: 'Linux', arch: 'X64', temp: runner.runnerTemp };
      const state = { runner: described, job: { status: conclusion }, steps };
      const scope = { ...contexts, secrets, ...state };
      const done = await runIfWanted(facts, runner, step, { scope, conclusion });
      reports.push(done.report);
      if (done.main !== undefined) results.push(done.main);
      if (done.runPost !== undefined) posts.unshift(done.runPost);
      if (done.report.conclusion === 'failure') conclusion = 'failure';
      if (step.id === undefined) continue;
      const { conclusion: outcome, outputs } = done.report;
      // They differ only with `continue-on-error`, which is not simulated.
      steps[step.id] = { outcome, conclusion: outcome, outputs };
    }
    for (const runPost of posts) {
      const post = await runPost(conclusion);
      if (post !== undefined) results.push(post);
    }
    if (results.some((result) => result.conclusion === 'failure')) conclusion = 'failure';
    const outputs = evaluateAll(job.outputs, { ...contexts, steps });
    return { id, conclusion, outputs, steps: reports, results };
  });
}

/** A run whose secrets are those of one job. */
type JobFacts = Omit<ActionRun, 'action'> &
  Pick<WorkflowRun, 'createAppToken' | 'leavesOutOthers' | 'outputsOfOthers'>;
type StepDone = Partial<StartedAction> & Readonly<{ report: StepReport }>;

/** Runs a step if its condition holds after the steps before it. */
async function runIfWanted(
  run: JobFacts,
  runner: Job,
  step: StepDocument,
  { scope: outer, conclusion }: Readonly<{ scope: Contexts; conclusion: JobStatus }>,
): Promise<StepDone> {
  const isLeftOut = run.leavesOutOthers === true && !isKnown(step);
  const scope = {
    ...outer,
    env: isLeftOut ? envOfCondition(step, outer) : evaluateAll(step.env, outer),
  };
  const nothing = { step, inputs: {}, outputs: {} };
  if (!holds(step.if, conclusion, scope)) {
    const skip = describeSkip(step.if, conclusion, scope);
    return { report: { ...nothing, conclusion: 'skipped', skip } };
  }
  if (isLeftOut) {
    return { report: { ...nothing, ...leaveOut(run, step) } };
  }
  const inputs = evaluateAll(step.with, scope);
  if (APP_TOKEN.test(step.uses ?? '')) {
    const hasKey = (inputs['private-key'] ?? '') !== '';
    if (!hasKey) return { report: { ...nothing, inputs, conclusion: 'failure' } };
    const token = run.createAppToken?.(inputs) ?? '';
    runner.masker.add(token);
    return { report: { step, inputs, conclusion: 'success', outputs: { token } } };
  }
  const started = await runJobStep(run, runner, step, { inputs, scope });
  const report: StepReport = {
    step,
    inputs,
    conclusion: started.main?.conclusion ?? 'success',
    outputs: started.main?.outputs ?? {},
    uploads: readUploads(step, inputs),
  };
  return { ...started, report };
}

/** Evaluates the variables of a step that is left out only if its condition uses some. */
function envOfCondition({ if: condition, env }: StepDocument, scope: Contexts): Texts {
  return /\benv\b/.test(spell(condition)) ? evaluateAll(env, scope) : {};
}

/** Returns what a step that is left out seems to have done. */
function leaveOut({ outputsOfOthers = {} }: JobFacts, { id = '' }: StepDocument) {
  const outputs = outputsOfOthers[id] ?? {};
  return { outputs, conclusion: 'success', isLeftOut: true } as const;
}

/** Reads the files that a step uploads, by their names. The real action also knows patterns. */
function readUploads({ uses = '' }: StepDocument, { path = '' }: Texts): Texts {
  if (!UPLOAD.test(uses)) return {};
  const paths = path.split('\n').filter((line) => line !== '');
  return Object.fromEntries(
    paths.map((each) => [basename(each), readFileSync(each, 'utf8')]),
  );
}

async function runJobStep(
  facts: JobFacts,
  runner: Job,
  step: StepDocument,
  { inputs, scope }: Readonly<{ inputs: Texts; scope: Contexts }>,
): Promise<Partial<StartedAction>> {
  const env = evaluateAll(step.env, scope);
  const described = { ...facts, github: { ...facts.github, action: actionName(step) } };
  if (step.run !== undefined) {
    const main = await runStep(runner, {
      file: 'bash',
      args: ['-e', '-c', evaluate(step.run, scope)],
      env: { ...stepVariables(githubContext(described, runner), runner), ...env },
      // No `secrets`: the workflow may give one to a script, which may print it.
      clock: facts.clock,
    });
    return { main };
  }
  const uses = step.uses ?? '';
  const action = actionOf(step);
  if (action !== undefined) {
    return startAction({ ...described, action, inputs, env }, runner);
  }
  if (WITHOUT_EFFECT.test(uses)) return {};
  throw new Error(`${uses} is not simulated`);
}

/** Returns the path of the `action.yml` if a step uses one of our actions. */
export function actionOf({ uses = '' }: StepDocument): string | undefined {
  const folder = OUR_ACTION.exec(uses)?.[1];
  if (folder === undefined) return undefined;
  const action = join('.', folder, 'action.yml');
  return existsSync(join(packageRoot(), action)) ? action : undefined;
}

/** Returns whether a step uses one of our actions, or one whose outputs are simulated. */
function isKnown(step: StepDocument): boolean {
  return actionOf(step) !== undefined || APP_TOKEN.test(step.uses ?? '');
}

/** Returns the value of `github.action`: the id of the step, or a name that the runner makes. */
function actionName({ id, uses }: StepDocument): string {
  if (id !== undefined) return id;
  if (uses === undefined) return '__run';
  return `__${uses.replace(/@.*$/, '').replaceAll('/', '_')}`;
}
