import { explainServiceError, explanationText } from '../report/service-errors.ts';
import type { RunContext } from './run-context.ts';

/** Reads one row of page views, which costs nothing, and says whether the service accepts the address, the key and the project. */
export async function checkConnection({ deps, inputs }: RunContext): Promise<string> {
  const { connection, previousKeys, githubToken } = inputs;
  const { host } = connection.baseUrl;
  const analytics = deps.connectAnalytics({ ...connection, secrets: [...previousKeys, githubToken] });
  const read = await analytics.views({ limit: 1, offset: 0 }, deps.signal);
  return read.ok
    ? `${host} accepts the API key and the project.`
    : explanationText(explainServiceError({ error: read.error, request: 'check', host }));
}
