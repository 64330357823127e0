/**
 * One job, or one leg of its matrix: its steps one after the other, and the post steps, last ones first.
 */
import type { JobDocument, StepDocument } from './document.ts';
import { evaluateTexts, evaluateValue, holds, type Scope, type Status } from './evaluate.ts';
import { openJob, type JobSetting } from './job-setting.ts';
import type { Leg } from './matrix.ts';
import type { Permissions } from './permissions.ts';
import type { JobReport, StepReport, WorkflowRun } from './reports.ts';
import { runJobStep, type StepEnd } from './run-step.ts';

export type JobOrder = Readonly<{
  run: WorkflowRun;
  id: string;
  job: JobDocument;
  workflowName: string;
  workflowEnv: Readonly<Record<string, unknown>>;
  /** `needs`, `inputs`, `vars`. */
  contexts: Readonly<Record<string, unknown>>;
  leg: Leg;
  jobIndex: number;
  jobTotal: number;
  permissions: Permissions;
}>;

type Going = {
  status: Exclude<Status, 'skipped'>;
  steps: Record<string, Readonly<{ outputs: object; outcome: Status; conclusion: Status }>>;
  exported: Record<string, string>;
  path: string;
  reports: StepReport[];
  posts: Readonly<{ step: StepDocument; runPost: NonNullable<StepEnd['runPost']> }>[];
  names: Map<string, number>;
};

/** Rejects on what cannot be run here; a step that fails makes the job fail. */
export async function runJob(order: JobOrder): Promise<JobReport> {
  const { run, id, job, leg, permissions } = order;
  run.onPermissions?.(permissions);
  const setting = openJob(run, { id, workflow: order.workflowName });
  const going: Going = {
    status: 'success',
    steps: {},
    exported: {},
    path: setting.path,
    reports: [],
    posts: [],
    names: new Map(),
  };
  try {
    for (const step of job.steps ?? []) await takeStep(order, setting, going, step);
    for (const { step, runPost } of going.posts.toReversed()) {
      const result = await runPost(going.status);
      if (result === undefined) continue;
      const end = { outcome: result.conclusion, inputs: {}, outputs: result.outputs, result };
      going.reports.push(report(step, { end, conclusion: result.conclusion, post: true }));
      if (result.conclusion === 'failure') going.status = 'failure';
    }
    const scope = scopeOf(order, setting, going);
    const forgiven = going.status === 'failure' && evaluateValue(job['continue-on-error'], scope) === true;
    return {
      id,
      matrix: leg,
      conclusion: forgiven ? 'success' : going.status,
      outputs: evaluateTexts(job.outputs, scope),
      permissions,
      steps: going.reports,
    };
  } finally {
    setting.machine.close();
  }
}

async function takeStep(
  order: JobOrder,
  setting: JobSetting,
  going: Going,
  step: StepDocument,
): Promise<void> {
  const plain = scopeOf(order, setting, going);
  const env = { ...envOf(plain), ...evaluateTexts(step.env, plain) };
  const scope = { ...plain, contexts: { ...plain.contexts, env } };
  if (!holds(step.if, scope)) {
    if (step.id !== undefined)
      going.steps[step.id] = { outputs: {}, outcome: 'skipped', conclusion: 'skipped' };
    going.reports.push(report(step, { end: undefined, conclusion: 'skipped', post: false }));
    return;
  }
  const action = nameAction(going.names, step);
  const { path } = going;
  const around = { job: setting, step, scope, action, env, path, jobIndex: order.jobIndex };
  const end = await runJobStep(around);
  const forgiven = end.outcome === 'failure' && evaluateValue(step['continue-on-error'], scope) === true;
  const conclusion = forgiven ? 'success' : end.outcome;
  if (conclusion !== 'success' && going.status === 'success') going.status = conclusion;
  Object.assign(going.exported, end.result?.exported);
  going.path = [...(end.result?.path ?? []).toReversed(), path].join(':');
  if (step.id !== undefined)
    going.steps[step.id] = { outputs: end.outputs, outcome: end.outcome, conclusion };
  if (end.runPost !== undefined) going.posts.push({ step, runPost: end.runPost });
  going.reports.push(report(step, { end, conclusion, post: false }));
}

const envOf = ({ contexts }: Scope): Record<string, string> => contexts['env'] as Record<string, string>;

function scopeOf(order: JobOrder, setting: JobSetting, going: Going): Scope {
  const contexts = {
    ...order.contexts,
    github: setting.githubContext,
    secrets: setting.secrets,
    matrix: order.leg,
    strategy: {
      'fail-fast': true,
      'job-index': order.jobIndex,
      'job-total': order.jobTotal,
      'max-parallel': order.jobTotal,
    },
    runner: { os: 'Linux', arch: 'X64', temp: setting.variables['RUNNER_TEMP'], name: 'GitHub Actions 1' },
    job: { status: going.status },
    steps: going.steps,
    env: {},
  };
  const bare: Scope = { contexts, status: going.status };
  const ofWorkflow = evaluateTexts(order.workflowEnv, bare);
  const within: Scope = { ...bare, contexts: { ...contexts, env: ofWorkflow } };
  const env = { ...ofWorkflow, ...evaluateTexts(order.job.env, within), ...going.exported };
  return { contexts: { ...contexts, env }, status: going.status };
}

/** The runner's name for a step without an id: `__run`, `__run_2`, `__owner_name`. */
function nameAction(names: Map<string, number>, { id, uses }: StepDocument): string {
  if (id !== undefined) return id;
  const place = uses?.startsWith('.') === true ? 'self' : uses?.replace(/@.*$/, '').replaceAll('/', '_');
  const name = `__${place ?? 'run'}`;
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name}_${count}`;
}

function report(
  step: StepDocument,
  { end, conclusion, post }: Readonly<{ end: StepEnd | undefined; conclusion: Status; post: boolean }>,
): StepReport {
  const name = step.name ?? step.uses ?? step.run?.split('\n')[0] ?? '';
  return {
    name: post ? `Post ${name}` : name,
    id: step.id,
    uses: step.uses,
    inputs: end?.inputs ?? {},
    outcome: end?.outcome ?? 'skipped',
    conclusion,
    outputs: end?.outputs ?? {},
    result: end?.result,
    post,
  };
}
