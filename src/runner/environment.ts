import { readFileSync } from 'node:fs';
import type { WorkflowRun } from '../ports.ts';

/**
 * What the runner tells a step about itself:
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables
 */
export type Environment = Readonly<{
  eventName: string;
  /** The webhook payload, unparsed by us; undefined where there is none or it cannot be read. */
  eventPayload: unknown;
  workspace: string;
  apiUrl: string;
  run: WorkflowRun;
}>;

/** Reads it from the variables of the process. Missing ones become harmless defaults: the gates decide, not this. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const serverUrl = new URL(env['GITHUB_SERVER_URL'] || 'https://github.com');
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const id = env['GITHUB_RUN_ID'] ?? '';
  const actionRepository = env['GITHUB_ACTION_REPOSITORY'] ?? '';
  const attempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? 1);
  const url = `${serverUrl.origin}/${repository}/actions/runs/${id}`;
  return {
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    eventPayload: readPayload(env['GITHUB_EVENT_PATH']),
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    run: {
      id,
      attempt,
      job: env['GITHUB_JOB'] ?? '',
      step: env['GITHUB_ACTION'] ?? '',
      url: attempt > 1 ? `${url}/attempts/${attempt}` : url,
      serverUrl,
      repository,
      repositoryId: Number(env['GITHUB_REPOSITORY_ID'] ?? 0),
      actor: env['GITHUB_ACTOR'] ?? '',
      actionUrl: actionRepository === '' ? '' : `${serverUrl.origin}/${actionRepository}`,
    },
  };
}

function readPayload(path: string | undefined): unknown {
  if (path === undefined || path === '') return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
