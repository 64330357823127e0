/**
 * A workflow file, as far as it can be run here. What would change its meaning and is not simulated is refused.
 */
import { parse } from 'yaml';

type Mapping = Readonly<Record<string, unknown>>;

export type StepDocument = Readonly<{
  id?: string;
  name?: string;
  if?: unknown;
  uses?: string;
  run?: string;
  with?: Mapping;
  env?: Mapping;
  shell?: string;
  'working-directory'?: string;
  'continue-on-error'?: unknown;
}>;

export type JobDocument = Readonly<{
  name?: string;
  needs?: string | readonly string[];
  if?: unknown;
  /** A reusable workflow in place of steps. */
  uses?: string;
  with?: Mapping;
  secrets?: Mapping | 'inherit';
  permissions?: Mapping | string;
  env?: Mapping;
  outputs?: Mapping;
  strategy?: Readonly<{ matrix?: unknown }>;
  steps?: readonly StepDocument[];
  'continue-on-error'?: unknown;
}>;

export type WorkflowDocument = Readonly<{
  name?: string;
  on: string | readonly string[] | Mapping;
  permissions?: Mapping | string;
  env?: Mapping;
  jobs: Readonly<Record<string, JobDocument>>;
}>;

/** What may stand where; of `runs-on`, `timeout-minutes`, `concurrency` and `environment` nothing comes here. */
const KEYS = {
  workflow: 'name run-name on permissions env concurrency jobs',
  job:
    'name runs-on timeout-minutes concurrency environment needs if uses with secrets permissions env outputs ' +
    'strategy steps continue-on-error',
  step: 'id name if uses run with env shell working-directory continue-on-error timeout-minutes',
} as const;

function check(what: keyof typeof KEYS, where: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} is no mapping`);
  const known: readonly string[] = KEYS[what].split(' ');
  const strange = Object.keys(value).filter((key) => !known.includes(key));
  if (strange.length > 0) throw new Error(`${where}: ${strange.join(', ')} is not simulated here`);
}

/** Throws on what is no workflow, and on keys that are not simulated (containers, services, defaults…). */
export function readWorkflow(text: string): WorkflowDocument {
  const document: unknown = parse(text);
  check('workflow', 'the workflow', document);
  const workflow = document as WorkflowDocument;
  for (const [id, job] of Object.entries(workflow.jobs ?? {})) {
    check('job', `job ${id}`, job);
    if (job.steps === undefined && job.uses === undefined) throw new Error(`job ${id} has no steps`);
    (job.steps ?? []).forEach((step, index) => {
      check('step', `job ${id}, step ${index + 1}`, step);
      if ((step.uses === undefined) === (step.run === undefined))
        throw new Error(`job ${id}, step ${index + 1} needs either uses or run`);
    });
  }
  if (workflow.on === undefined || workflow.jobs === undefined)
    throw new Error('a workflow needs on and jobs');
  return workflow;
}
