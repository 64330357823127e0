export { runAction } from './run-action.ts';
export type { ActionRun, RunResult } from './run-action.ts';
export type { StepResult } from './step.ts';
export type { EventOfRun } from './environment.ts';
export { actionOf, runWorkflow } from './workflow.ts';
export type { JobReport, StepReport, WorkflowReport, WorkflowRun } from './workflow.ts';
