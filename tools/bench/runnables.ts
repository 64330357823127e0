/** What is measured, each in a process of its own: the committed actions as the runner starts them, and scripts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAction } from '../../fakes/runner/index.ts';
import { runProcess, type ProcessEnd } from '../../fakes/runner/step-process.ts';
import type { Servers } from './servers.ts';

/** The node that is measured. */
export const NODE = process.env['BENCH_NODE'] || process.execPath;

export type Runnable = (servers: Servers) => Promise<Pick<ProcessEnd, 'startedAt' | 'durationMs'>>;

/** A committed action. Throws if its output is not the expected one, so that no failed run is measured. */
export function action(
  file: 'action.yml' | 'views/action.yml',
  inputs: Readonly<Record<string, string>>,
  [output, expected]: readonly [string, string],
): Runnable {
  return async ({ event, service, github }) => {
    const run = await runAction({
      action: file,
      event,
      node: NODE,
      post: false,
      token: github.token,
      inputs: {
        'api-key': service.key,
        'project-id': service.projectId,
        'base-url': service.url,
        ...inputs,
      },
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.repositoryId) },
    });
    if (run.outputs[output] !== expected) throw new Error(`A run failed:\n${run.log}`);
    return run;
  };
}

/** A script for node, in a new folder, with the variables of the runner that it needs. */
export function script(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Runnable {
  return async ({ event, service, github }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const eventFile = join(folder, 'event.json');
    writeFileSync(eventFile, JSON.stringify(event.payload));
    try {
      const ended = await runProcess({
        file: NODE,
        args,
        cwd: folder,
        env: {
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
        },
        onLine: () => {},
      });
      if (ended.exitCode !== 0) throw new Error(`${args.join(' ')} failed with ${ended.exitCode}`);
      return ended;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
