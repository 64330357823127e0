/** What is measured, each in a process of its own: the committed actions as the runner starts them, and scripts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction } from '../../fakes/runner/index.ts';
import { runProcess } from '../../fakes/runner/step-process.ts';
import type { Servers } from './servers.ts';

/** The node that is measured. */
export const NODE = process.env['BENCH_NODE'] || process.execPath;

/** What a run cost. Memory and CPU are only measured if `resources` is true, because this takes time. */
export type Cost = Readonly<{ startedAt: number; ms: number; peakKib?: number; cpuMs?: number }>;
export type Runnable = (servers: Servers, resources: boolean) => Promise<Cost>;

type Place = Readonly<{ folder: string; preload: readonly string[]; env: Readonly<Record<string, string>> }>;
type Run = (place: Place) => Promise<Readonly<{ startedAt: number; durationMs: number }>>;

/** Runs in a new folder, and reads what the preload reports. */
async function measure(resources: boolean, run: Run): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'resources.json');
  const preload = resources ? [join(import.meta.dirname, 'peak-memory.js')] : [];
  try {
    writeFileSync(file, '{}');
    const { startedAt, durationMs } = await run({ folder, preload, env: { RESOURCES_FILE: file } });
    const used: Pick<Cost, 'peakKib' | 'cpuMs'> = JSON.parse(readFileSync(file, 'utf8'));
    return { startedAt, ms: durationMs, ...used };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A committed action. Throws if its output is not the expected one, so that no failed run is measured. */
export function action(
  file: 'action.yml' | 'views/action.yml',
  inputs: Readonly<Record<string, string>>,
  [output, expected]: readonly [string, string],
): Runnable {
  return ({ event, service, github }, resources) =>
    measure(resources, async ({ folder, preload, env }) => {
      const run = await runAction({
        action: file,
        event,
        node: NODE,
        post: false,
        workspace: folder,
        preload,
        token: github.token,
        inputs: {
          'api-key': service.key,
          'project-id': service.projectId,
          'base-url': service.url,
          ...inputs,
        },
        env: { ...env, GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.repositoryId) },
      });
      if (run.outputs[output] !== expected) throw new Error(`A run failed:\n${run.log}`);
      return run;
    });
}

/** A script for node or for another program, with the variables of the runner that it needs. */
export function script(
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Runnable {
  return ({ event, service, github }, resources) =>
    measure(resources, async ({ folder, preload, env }) => {
      const eventFile = join(folder, 'event.json');
      writeFileSync(eventFile, JSON.stringify(event.payload));
      const imports = file === NODE ? preload.flatMap((module) => ['--import', module]) : [];
      const ended = await runProcess({
        file,
        args: [...imports, ...args],
        cwd: folder,
        env: {
          ...env,
          ...variables,
          PATH: process.env['PATH'] ?? '',
          HOME: folder,
          BASE_URL: service.url,
          API_KEY: service.key,
          PROJECT_ID: service.projectId,
          GITHUB_API_URL: github.url,
          GITHUB_TOKEN: github.token,
          GITHUB_REPOSITORY: 'Codertocat/Hello-World',
          GITHUB_EVENT_NAME: event.name,
          GITHUB_EVENT_PATH: eventFile,
          GITHUB_OUTPUT: join(folder, 'output'),
        },
        onLine: () => {},
      });
      if (ended.exitCode !== 0) throw new Error(`${args.join(' ')} failed with ${ended.exitCode}`);
      return ended;
    });
}
