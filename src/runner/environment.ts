import { readFileSync } from 'node:fs';
import type { Clock, WorkflowRun } from '../ports.ts';
import { getProperty } from '../unknown-values.ts';
import { serverPage } from '../urls.ts';

/** The environment that the runner provides: https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables */
export type Environment = Readonly<{
  eventName: string;
  /** The webhook payload, not validated; undefined if there is none or it cannot be read. */
  eventPayload: unknown;
  workspace: string;
  /** Without a slash at its end. */
  apiUrl: string;
  run: WorkflowRun;
}>;

/** Missing variables get harmless defaults. The repository id is 0 if neither the variable nor the payload has it. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Environment {
  const eventPayload = readPayload(env['GITHUB_EVENT_PATH']);
  const serverUrl = parseServerUrl(env['GITHUB_SERVER_URL']);
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const id = env['GITHUB_RUN_ID'] ?? '';
  const actionRepository = env['GITHUB_ACTION_REPOSITORY'];
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']) || 1;
  const url = serverPage(serverUrl, `${repository}/actions/runs/${id}`);
  return {
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    eventPayload,
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    apiUrl: (env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, ''),
    run: {
      id,
      commit: env['GITHUB_SHA'] ?? '',
      attempt,
      job: env['GITHUB_JOB'] ?? '',
      step: env['GITHUB_ACTION'] ?? '',
      url: attempt > 1 ? `${url}/attempts/${attempt}` : url,
      serverUrl,
      repository,
      // Other runners do not set the variable.
      repositoryId:
        toId(env['GITHUB_REPOSITORY_ID']) ||
        toId(getProperty(getProperty(eventPayload, 'repository'), 'id')),
      actor: env['GITHUB_ACTOR'] ?? '',
      actionUrl: actionRepository ? serverPage(serverUrl, actionRepository) : '',
    },
  };
}

function parseServerUrl(text = ''): URL {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? url
    : new URL('https://github.com');
}

/** Zero if the value is no id. */
function toId(value: unknown): number {
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

function readPayload(path = ''): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Node changes a longer delay to 1 ms: https://nodejs.org/api/timers.html#settimeoutcallback-delay-args */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(Math.max(ms, 0), MAX_TIMER_MS));
      signal?.addEventListener('abort', done, { once: true });
    }),
};
