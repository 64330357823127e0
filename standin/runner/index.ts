export { runAction, STANDIN_TOKEN } from './run-action.ts';
export type { ActionRun, RunResult } from './run-action.ts';
export type { StepResult } from './step.ts';
export type { Annotation } from './step-log.ts';
export type { CancelPlan } from './step-process.ts';
export type { EventOfRun } from './environment.ts';
