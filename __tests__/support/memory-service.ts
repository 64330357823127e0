/** The client of the bundle and the fake service, without a connection between them. */
import { ok } from '../../src/domain/errors.ts';
import type { SendRequest } from '../../src/http/requests.ts';
import { systemClock } from '../../src/runner/environment.ts';
import { createAnalyticsApi } from '../../src/service/analytics.ts';
import { createJobsApi } from '../../src/service/jobs.ts';
import { DEFAULT_CONFIG } from '../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';

/** Creates clients whose requests `respond` gets in the form in which they arrive over HTTP. */
export function createClients(respond: (request: ServiceRequest) => ServiceReply) {
  const send: SendRequest = async ({ method, url, headers, body = '' }) => {
    const query = Object.fromEntries(url.searchParams);
    const reply = respond({ method, path: url.pathname, query, headers, body });
    return ok({ ...reply, body: Buffer.from(reply.body) });
  };
  const access = {
    send,
    clock: systemClock,
    apiKey: [DEFAULT_CONFIG.key],
    projectId: DEFAULT_CONFIG.projectId,
    baseUrl: new URL('https://docs.example'),
  };
  return { jobs: createJobsApi(access), analytics: createAnalyticsApi(access) };
}
