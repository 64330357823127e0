/**
 * Runs a whole workflow file on this machine: what its `on` lets start, job after job in the order of their needs, by
 * GitHub's own expressions. Our actions run from this checkout; those of others are played. Not simulated: that jobs
 * run side by side, `concurrency`, time-outs, `fail-fast`, containers, environments' protection. Legs of a matrix run
 * one after the other, and all of them do.
 */
import { describeRun, STANDIN_TOKEN } from '../machine.ts';
import { readWorkflow, type JobDocument, type WorkflowDocument } from './document.ts';
import { evaluateTexts, evaluateValue, holds, type Scope, type Status } from './evaluate.ts';
import { legsOf } from './matrix.ts';
import { needsOf, orderJobs } from './order.ts';
import { permissionsOf, readOnly } from './permissions.ts';
import type { JobReport, WorkflowReport, WorkflowRun } from './reports.ts';
import { runJob } from './run-job.ts';
import { inputsOf, startsWorkflow } from './trigger.ts';
import { isWithheld } from './withheld.ts';

type Ended = Readonly<{ result: Status; outputs: Readonly<Record<string, string>> }>;

/** Rejects on what GitHub would refuse and on what is not simulated; a job that fails makes the workflow fail. */
export async function runWorkflow(run: WorkflowRun): Promise<WorkflowReport> {
  const workflow = readWorkflow(run.workflow);
  if (!startsWorkflow(workflow.on, run.event))
    return { ...gather([]), started: false, conclusion: 'skipped', outputs: {} };
  const given = (run.event.payload['inputs'] ?? {}) as Readonly<Record<string, unknown>>;
  const allowed = isWithheld(run.event) ? { ...run, secrets: {} } : run;
  return runJobs(allowed, workflow, inputsOf(workflow.on, 'workflow_dispatch', given));
}

async function runJobs(
  run: WorkflowRun,
  workflow: WorkflowDocument,
  inputs: Readonly<Record<string, unknown>>,
): Promise<WorkflowReport> {
  const ended: Record<string, Ended> = {};
  const reports: JobReport[] = [];
  for (const id of orderJobs(workflow.jobs)) {
    const job = workflow.jobs[id] ?? {};
    const scope = scopeOfJob(run, workflow, { job, inputs, ended });
    const ran = holds(job.if, scope) ? await runLegs(run, workflow, { id, job, scope }) : [];
    if (ran.length === 0)
      ran.push({
        id,
        matrix: {},
        conclusion: 'skipped',
        outputs: {},
        permissions: permissionsOf(workflow, job),
        steps: [],
      });
    reports.push(...ran);
    // The last leg that has something to say wins, as on GitHub.
    const outputs = Object.assign({}, ...ran.map((one) => one.outputs)) as Record<string, string>;
    ended[id] = { result: sumUp(ran.map(({ conclusion }) => conclusion)), outputs };
  }
  const results = Object.values(ended).map(({ result }) => result);
  const called = typeof workflow.on === 'object' && 'workflow_call' in workflow.on ? workflow.on : {};
  return {
    ...gather(reports),
    started: true,
    conclusion: results.every((result) => result === 'skipped') ? 'skipped' : sumUp(results, 'success'),
    outputs: outputsOf(called, ended),
  };
}

/** Failed before cancelled before skipped; `skipped` counts as something else where it is said so. */
function sumUp(statuses: readonly Status[], skipped: Status = 'skipped'): Status {
  for (const status of ['failure', 'cancelled'] as const) if (statuses.includes(status)) return status;
  return statuses.includes('skipped') ? skipped : 'success';
}

function scopeOfJob(
  run: WorkflowRun,
  workflow: WorkflowDocument,
  {
    job,
    inputs,
    ended,
  }: Readonly<{
    job: JobDocument;
    inputs: Readonly<Record<string, unknown>>;
    ended: Readonly<Record<string, Ended>>;
  }>,
): Scope {
  const needs = Object.fromEntries(needsOf(job).map((id) => [id, ended[id]]));
  const token = run.token ?? STANDIN_TOKEN;
  const { github } = describeRun(run, { temp: '', workspace: '' });
  return {
    contexts: {
      github: { ...github, workflow: workflow.name ?? '', event: run.event.payload, token },
      needs,
      inputs,
      vars: run.vars ?? {},
    },
    status: sumUp(needsOf(job).map((id) => ended[id]?.result ?? 'success')),
  };
}

async function runLegs(
  run: WorkflowRun,
  workflow: WorkflowDocument,
  { id, job, scope }: Readonly<{ id: string; job: JobDocument; scope: Scope }>,
): Promise<JobReport[]> {
  if (job.uses !== undefined) return runReusable(run, { id, job, scope });
  const legs = legsOf(evaluateValue(job.strategy?.matrix, scope));
  const granted = permissionsOf(workflow, job);
  const reports: JobReport[] = [];
  for (const [jobIndex, leg] of legs.entries()) {
    reports.push(
      await runJob({
        run,
        id,
        job,
        workflowName: workflow.name ?? '',
        workflowEnv: workflow.env ?? {},
        contexts: { needs: scope.contexts['needs'], inputs: scope.contexts['inputs'], vars: run.vars ?? {} },
        leg,
        jobIndex,
        jobTotal: legs.length,
        permissions: isWithheld(run.event) ? readOnly(granted) : granted,
      }),
    );
  }
  return reports;
}

/** Jobs of a reusable workflow, by the ids `caller / called`; the caller's own report carries its outputs. */
async function runReusable(
  run: WorkflowRun,
  { id, job, scope }: Readonly<{ id: string; job: JobDocument; scope: Scope }>,
): Promise<JobReport[]> {
  const file = /([^/@]+)(?:@[^/@]+)?$/.exec(job.uses ?? '')?.[1] ?? '';
  const text = run.reusable?.[file];
  if (text === undefined) throw new Error(`nobody gave the reusable workflow ${job.uses}`);
  const workflow = readWorkflow(text);
  const secretsScope = { ...scope, contexts: { ...scope.contexts, secrets: run.secrets ?? {} } };
  const secrets = job.secrets === 'inherit' ? run.secrets : evaluateTexts(job.secrets, secretsScope);
  const given = evaluateValue(job.with ?? {}, scope) as Readonly<Record<string, unknown>>;
  const called = { ...run, secrets: secrets ?? {} };
  const report = await runJobs(called, workflow, inputsOf(workflow.on, 'workflow_call', given));
  return [
    ...report.jobs.map((one) => ({ ...one, id: `${id} / ${one.id}`, outputs: {} })),
    {
      id,
      matrix: {},
      conclusion: report.conclusion,
      outputs: report.outputs,
      permissions: {},
      steps: [],
    },
  ];
}

function outputsOf(
  on: Readonly<Record<string, unknown>>,
  jobs: Readonly<Record<string, Ended>>,
): Record<string, string> {
  const call = (on['workflow_call'] ?? {}) as Readonly<{ outputs?: Record<string, { value: string }> }>;
  const templates = Object.entries(call.outputs ?? {}).map(([name, { value }]) => [name, value]);
  return evaluateTexts(Object.fromEntries(templates), { contexts: { jobs }, status: 'success' });
}

function gather(
  jobs: readonly JobReport[],
): Pick<WorkflowReport, 'jobs' | 'log' | 'annotations' | 'summary' | 'leaks'> {
  const steps = jobs.flatMap((job) => job.steps.map((step) => ({ job, step })));
  const results = steps.flatMap(({ step }) => step.result ?? []);
  return {
    jobs,
    log: steps
      .map(({ job, step }) => [`── ${job.id}: ${step.name} (${step.conclusion})`, step.result?.log ?? ''])
      .map((lines) => lines.filter((line) => line !== '').join('\n'))
      .join('\n'),
    annotations: results.flatMap(({ annotations }) => annotations),
    summary: results.map(({ summary }) => summary).join(''),
    leaks: results.flatMap(({ leaks }) => leaks),
  };
}
