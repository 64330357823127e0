import type { CancelPlan } from '../step-process.ts';
import type { VirtualClock } from '../../virtual-clock.ts';
import type { EventOfRun } from '../environment.ts';
import type { ActionRun } from '../run-action.ts';
import type { StepResult } from '../step.ts';
import type { Annotation } from '../step-log.ts';
import type { Status } from './evaluate.ts';
import type { Leg } from './matrix.ts';
import type { Permissions } from './permissions.ts';

/** A foreign action in place of the real one: from its inputs to its outputs. */
export type ForeignAction = (
  inputs: Readonly<Record<string, string>>,
) => Readonly<Record<string, string>> | void;

export type WorkflowRun = Readonly<{
  /** Text of the workflow file. */
  workflow: string;
  event: EventOfRun;
  secrets?: Readonly<Record<string, string>>;
  vars?: Readonly<Record<string, string>>;
  token?: string;
  runId?: number;
  runAttempt?: number;
  /** What differs in the `github` context, and so in the `GITHUB_…` variables: `{ api_url: 'http://…' }`. */
  github?: Readonly<Record<string, string>>;
  /** What `actions/checkout` brings: texts by path. */
  files?: Readonly<Record<string, string>>;
  /** Programs that `run` steps find before all others: bash scripts by name. */
  programs?: Readonly<Record<string, string>>;
  /** Actions of others by `owner/name`, beside those that are always there and do nothing. */
  actions?: Readonly<Record<string, ForeignAction>>;
  /** Texts of reusable workflows by file name. */
  reusable?: Readonly<Record<string, string>>;
  /** Steps to cancel, by id. */
  cancel?: Readonly<Record<string, CancelPlan>>;
  /** Told what a job's token may do before its first step runs. */
  onPermissions?: (permissions: Permissions) => void;
  /** For our own actions, see `ActionRun`. */
  node?: string;
  clock?: VirtualClock;
  preload?: readonly string[];
  post?: ActionRun['post'];
}>;

export type StepReport = Readonly<{
  /** As the job's page names it. */
  name: string;
  id: string | undefined;
  uses: string | undefined;
  /** What `with` came to. */
  inputs: Readonly<Record<string, string>>;
  /** Before `continue-on-error`, and after it. */
  outcome: Status;
  conclusion: Status;
  outputs: Readonly<Record<string, string>>;
  /** Undefined where no process ran. */
  result: StepResult | undefined;
  post: boolean;
}>;

export type JobReport = Readonly<{
  id: string;
  matrix: Leg;
  conclusion: Status;
  outputs: Readonly<Record<string, string>>;
  permissions: Permissions;
  /** In the order in which they ran, posts at the end, skipped ones too. */
  steps: readonly StepReport[];
}>;

export type WorkflowReport = Readonly<{
  /** False where the event does not start it; there are no jobs then. */
  started: boolean;
  conclusion: Status;
  /** In the order in which they ran; each leg of a matrix by itself, the jobs of a reusable workflow too. */
  jobs: readonly JobReport[];
  /** Of every step, in order: as people see it. */
  log: string;
  annotations: readonly Annotation[];
  /** Summaries of every step, in order. */
  summary: string;
  leaks: readonly string[];
  /** Of a reusable workflow. */
  outputs: Readonly<Record<string, string>>;
}>;
