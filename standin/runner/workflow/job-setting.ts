import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRun, openMachine, STANDIN_TOKEN, type Machine } from '../machine.ts';
import type { ActionRun } from '../run-action.ts';
import type { WorkflowRun } from './reports.ts';

/** All that the steps of one job share. */
export type JobSetting = Readonly<{
  run: WorkflowRun;
  machine: Machine;
  /** Every value is hidden in the log. */
  secrets: Readonly<Record<string, string>>;
  /** What each run of one of our actions is told. */
  details: Omit<ActionRun, 'action'>;
  /** What differs in the `github` context of this job. */
  github: Readonly<Record<string, string>>;
  /** The `github` context as expressions see it. */
  githubContext: Readonly<Record<string, unknown>>;
  variables: Readonly<Record<string, string>>;
  /** `PATH` at the start. */
  path: string;
}>;

/** Sets up a machine for a job; the caller closes it. */
export function openJob(
  run: WorkflowRun,
  { id, workflow }: Readonly<{ id: string; workflow: string }>,
): JobSetting {
  const token = run.token ?? STANDIN_TOKEN;
  const secrets = { ...run.secrets, GITHUB_TOKEN: token };
  const { event, runId, runAttempt, node, timeScale, preload, limitMs, post } = run;
  const github = { workflow, ...run.github, job: id };
  const details = {
    event,
    token,
    github,
    secrets: Object.values(secrets).filter((secret) => secret !== ''),
    ...(runId !== undefined && { runId }),
    ...(runAttempt !== undefined && { runAttempt }),
    ...(node !== undefined && { node }),
    ...(timeScale !== undefined && { timeScale }),
    ...(preload !== undefined && { preload }),
    ...(limitMs !== undefined && { limitMs }),
    ...(post !== undefined && { post }),
  };
  const machine = openMachine(details);
  for (const secret of details.secrets) machine.masker.add(secret);
  const described = describeRun(details, machine);
  const programs = join(machine.temp, 'programs');
  mkdirSync(programs);
  for (const [name, script] of Object.entries(run.programs ?? {})) {
    writeFileSync(join(programs, name), `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  return {
    run,
    machine,
    secrets,
    details,
    github,
    githubContext: { ...described.github, event: event.payload, token },
    variables: described.variables,
    path: `${programs}:${described.variables['PATH'] ?? ''}`,
  };
}
