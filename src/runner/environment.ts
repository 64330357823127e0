import { readFileSync } from 'node:fs';
import type { Clock, WorkflowRun } from '../ports.ts';
import { wellFormedJson } from '../text/strings.ts';
import { getProperty } from '../text/unknown-values.ts';
import { serverPage } from '../text/urls.ts';

/**
 * Environment that the runner provides:
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables
 */
export type Environment = Readonly<{
  eventName: string;
  /** Webhook payload, not validated, with well-formed texts; undefined if there is none or it cannot be read. */
  eventPayload: unknown;
  /** Address of the API, without a slash at its end. */
  apiUrl: string;
  graphqlUrl: string;
  run: WorkflowRun;
}>;

/**
 * Reads the environment. Missing variables get harmless defaults. The repository id is undefined if
 * neither the variable nor the payload has it.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const variable = (name: string): string => env[name] ?? '';
  const eventPayload = readPayload(env['GITHUB_EVENT_PATH']);
  const serverUrl = parseServerUrl(env['GITHUB_SERVER_URL']);
  const repository = variable('GITHUB_REPOSITORY');
  const ofEvent = getProperty(eventPayload, 'repository');
  const isPrivate = getProperty(ofEvent, 'private');
  const id = variable('GITHUB_RUN_ID');
  const actionRepository = variable('GITHUB_ACTION_REPOSITORY');
  const attempt = Number(env['GITHUB_RUN_ATTEMPT']) || 1;
  const url = serverPage(serverUrl, `${repository}/actions/runs/${id}`);
  const apiUrl = (env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, '');
  return {
    eventName: variable('GITHUB_EVENT_NAME'),
    eventPayload,
    apiUrl,
    graphqlUrl: env['GITHUB_GRAPHQL_URL'] || `${apiUrl}/graphql`,
    run: {
      id,
      // Ids of runs grow, too.
      number: toId(env['GITHUB_RUN_NUMBER']) ?? toId(id) ?? 0,
      workflow: variable('GITHUB_WORKFLOW_REF'),
      ref: variable('GITHUB_REF'),
      attempt,
      job: variable('GITHUB_JOB'),
      step: variable('GITHUB_ACTION'),
      url: attempt > 1 ? `${url}/attempts/${attempt}` : url,
      serverUrl,
      repository,
      // Some runners do not set the variable.
      repositoryId: toId(env['GITHUB_REPOSITORY_ID']) ?? toId(getProperty(ofEvent, 'id')),
      isPrivate: typeof isPrivate === 'boolean' ? isPrivate : undefined,
      actor: variable('GITHUB_ACTOR'),
      actionUrl: actionRepository === '' ? '' : serverPage(serverUrl, actionRepository),
    },
  };
}

function parseServerUrl(text = ''): URL {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  return new URL('https://github.com');
}

/** Reads an id. Undefined if the value is none. */
function toId(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function readPayload(path = ''): unknown {
  try {
    return JSON.parse(wellFormedJson(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Longest delay of a timer. Node changes a longer one to 1 ms:
 * https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
 */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Clock of the machine. */
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
