/**
 * The machine that a job gets: its folders, the file of its event, and what it has been asked to hide.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { githubContext, stepVariables, type EventOfRun } from './environment.ts';
import { Masker } from './masker.ts';

/** Stands for the token of a run; of no use anywhere. */
export const FAKE_TOKEN = 'fakes-token-of-the-run-0123456789';

export type Machine = Readonly<{
  temp: string;
  workspace: string;
  /** Shared by all steps, posts too: what one of them hid stays hidden. */
  masker: Masker;
  /** Takes the folders away. */
  close: () => void;
}>;

type Job = Readonly<{
  event: EventOfRun;
  token?: string;
  runId?: number;
  runAttempt?: number;
  /** By default an empty folder that is gone afterwards. */
  workspace?: string;
  github?: Readonly<Record<string, string>>;
}>;

export function openMachine(job: Job): Machine {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const workspace = job.workspace ?? join(temp, 'work', 'app', 'app');
  const machine = {
    temp,
    workspace,
    masker: new Masker(),
    close: () => rmSync(temp, { recursive: true, force: true }),
  };
  const eventFile = describeRun(job, machine).github['event_path'] ?? '';
  for (const folder of [workspace, dirname(eventFile), join(temp, 'home'), join(temp, '_temp')]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(eventFile, JSON.stringify(job.event.payload));
  return machine;
}

/** The `github` context of a job, but for `event` and `token`, and the variables of its steps. */
export function describeRun(
  { event, token = FAKE_TOKEN, runId = 9_007_199, runAttempt = 1, github: different }: Job,
  { temp, workspace }: Readonly<{ temp: string; workspace: string }>,
): Readonly<{ github: Record<string, string>; variables: Record<string, string> }> {
  const details = { event, token, runId, runAttempt, workspace, temp };
  const github = { ...githubContext(details), ...different };
  return { github, variables: stepVariables(github, details) };
}
