import { readFileSync } from 'node:fs';

/**
 * What the runner tells a step about itself:
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables
 */
export type Environment = Readonly<{
  eventName: string;
  /** The webhook payload, unparsed by us; undefined where there is none or it cannot be read. */
  eventPayload: unknown;
  repository: string;
  serverUrl: URL;
  workspace: string;
  runUrl: string;
}>;

/** Reads it from the variables of the process. Missing ones become harmless defaults: the gates decide, not this. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const serverUrl = new URL(env['GITHUB_SERVER_URL'] || 'https://github.com');
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const run = `${serverUrl.origin}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`;
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? '1';
  return {
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    eventPayload: readPayload(env['GITHUB_EVENT_PATH']),
    repository,
    serverUrl,
    workspace: env['GITHUB_WORKSPACE'] || process.cwd(),
    runUrl: attempt === '1' ? run : `${run}/attempts/${attempt}`,
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
