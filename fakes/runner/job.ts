/** A job on a runner: its folders, the file of its event, and the texts that it masks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventOfRun } from './environment.ts';
import { Masker } from './secrets.ts';

/** Replacement for the token of a run; of no use anywhere. */
export const FAKE_TOKEN = 'fakes-token-of-the-run-0123456789';

export type Job = Readonly<{
  /** Holds the event, the command files, the folder for steps and, unless it is elsewhere, the workspace. */
  temp: string;
  /** RUNNER_TEMP of each step. */
  runnerTemp: string;
  workspace: string;
  /** Shared by all steps, post steps too. */
  masker: Masker;
}>;

/** Opens a job, and removes its folders after its use. */
export async function withJob<T>(
  {
    event,
    workspace: given,
    runnerTemp: name = '_temp',
  }: Readonly<{ event: EventOfRun; workspace?: string; runnerTemp?: string }>,
  use: (job: Job) => Promise<T>,
): Promise<T> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const workspace = given ?? join(temp, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const runnerTemp = join(temp, name);
  mkdirSync(runnerTemp, { recursive: true });
  writeFileSync(join(temp, 'event.json'), JSON.stringify(event.payload));
  try {
    return await use({ temp, runnerTemp, workspace, masker: new Masker() });
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
