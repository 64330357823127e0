/** Runs of one process each: the committed action as the runner starts it, or whatever people would write instead. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction } from '../../fakes/runner/index.ts';
import { runProcess } from '../../fakes/runner/step-process.ts';
import type { Opened } from './backstage.ts';

/** The node that is measured; by default the one that runs this. */
export const NODE = process.env['BENCH_NODE'] || process.execPath;

/** What a process cost. Peak memory and CPU are known where they were asked for: asking costs time. */
export type Cost = Readonly<{ startedAt: number; ms: number; peakKib?: number; cpuMs?: number }>;

export type Asked = 'time' | 'resources';

/** Something that can be run on opened fakes, and what it costs. */
export type Runnable = (opened: Opened, asked: Asked) => Promise<Cost>;

const preload = join(import.meta.dirname, 'peak-memory.js');

/** A folder and a file for the preload's report, for one run. */
async function measured(
  asked: Asked,
  run: (
    place: Readonly<{ folder: string; preload: readonly string[]; env: Record<string, string> }>,
  ) => Promise<Cost>,
): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'resources.json');
  try {
    if (asked === 'time') return await run({ folder, preload: [], env: {} });
    writeFileSync(file, '');
    const { startedAt, ms } = await run({ folder, preload: [preload], env: { RESOURCES_FILE: file } });
    const resources: Pick<Cost, 'peakKib' | 'cpuMs'> = JSON.parse(readFileSync(file, 'utf8') || '{}');
    return { startedAt, ms, ...resources };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The committed action; `ends` is what its output of that name must be, so that no broken run is measured. */
export function action(
  file: 'action.yml' | 'views/action.yml',
  { inputs, ends }: Readonly<{ inputs: Readonly<Record<string, string>>; ends: readonly [string, string] }>,
): Runnable {
  return ({ event, service, github }, asked) =>
    measured(asked, async (place) => {
      const run = await runAction({
        action: file,
        event,
        node: NODE,
        post: false,
        workspace: place.folder,
        preload: place.preload,
        token: github.token,
        inputs: {
          'api-key': service.key,
          'project-id': service.projectId,
          'base-url': service.url,
          ...inputs,
        },
        env: { ...place.env, GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.repositoryId) },
      });
      const [output, wanted] = ends;
      if (run.outputs[output] !== wanted) throw new Error(`A run went wrong:\n${run.log}`);
      return { startedAt: run.startedAt, ms: run.durationMs };
    });
}

/** A script for `node` or for another program, with the runner's variables that it needs. */
export function script(
  file: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Runnable {
  return ({ event, service, github }, asked) =>
    measured(asked, async ({ folder, preload: modules, env }) => {
      const eventFile = join(folder, 'event.json');
      writeFileSync(eventFile, JSON.stringify(event.payload));
      const isNode = file === NODE;
      const { exitCode, startedAt, durationMs } = await runProcess({
        file,
        args: [...(isNode ? modules.flatMap((module) => ['--import', module]) : []), ...args],
        cwd: folder,
        env: {
          ...env,
          ...more,
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
        cancel: undefined,
        clock: undefined,
        onLine: () => {},
      });
      if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}`);
      return { startedAt, ms: durationMs };
    });
}

/** A node that does nothing: what everything is measured against. */
export const BARE: Runnable = script(NODE, ['--eval', '0']);
