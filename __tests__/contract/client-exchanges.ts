import { createAnalyticsApi } from '../../src/service/analytics.ts';
import { createJobsApi } from '../../src/service/jobs.ts';
import { createSend } from '../../src/http/send.ts';
import { systemClock } from '../../src/runner/environment.ts';
import { VOTE_SOURCES } from '../../src/domain/analytics.ts';
import type { AnalyticsApi, JobsApi } from '../../src/ports.ts';
import type { ServiceReply } from '../../fakes/service/exchange.ts';
import {
  startFakeService,
  type LoggedRequest,
  type ServeOptions,
} from '../../fakes/service/serve.ts';
import type { Exchange } from './exchanges.ts';

/** Instructions that a client must carry unchanged. */
const PROMPTS = [
  'Describe the new flag',
  'Zeile eins\r\nzwei\t„Anführung“ \\ "quote" 🙂\u0000\u2028',
  '{"prompt":"nested"}',
  'x'.repeat(300_000),
];

/** Projects whose names would change a path that is put together carelessly. */
const PROJECTS = ['acme-docs', 'acme docs/é?#%2F', '..%2f..'];

/** All requests of the client of the bundle, in the form in which they arrive at the service over HTTP. */
export async function listClientExchanges(): Promise<readonly Exchange[]> {
  const send = createSend();
  const exchanges: Exchange[] = [];

  /** Runs `use` with a service of its own, and keeps the exchanges. */
  async function listen(
    name: string,
    options: ServeOptions,
    use: (agent: JobsApi, analytics: AnalyticsApi) => Promise<void>,
  ): Promise<void> {
    const replies = new Map<LoggedRequest, ServiceReply>();
    const service = await startFakeService({
      workMs: 0,
      ...options,
      onReply: (request, reply) => void replies.set(request, reply),
    });
    try {
      const { config } = service.state;
      const { key, projectId } = config;
      const baseUrl = new URL(`${service.url}/`);
      const access = {
        send,
        clock: systemClock,
        apiKey: [key],
        projectId,
        baseUrl,
      };
      await use(createJobsApi(access), createAnalyticsApi(access));
      for (const request of service.requests) {
        const reply = replies.get(request);
        const path = request.path.slice(config.basePath.length);
        if (reply !== undefined) {
          exchanges.push({
            name,
            request: { ...request, path },
            reply,
            expected: 'described',
          });
        }
      }
    } finally {
      await service.close();
    }
  }

  for (const projectId of PROJECTS) {
    await listen(
      `client: project ${projectId}`,
      { projectId, basePath: '/api' },
      async (agent) => {
        for (const prompt of PROMPTS) {
          const created = await agent.create(prompt);
          const id = created.ok ? created.value.id : '';
          await agent.get({ id });
          await agent.message({ id }, prompt);
        }
      },
    );
  }
  await listen('client: a job that is not there', {}, async (agent) => {
    for (const id of ['job_9999', 'a/b', '../../v1', '%2e%2e', 'ü?x=1#y']) {
      await agent.get({ id });
      await agent.message({ id }, 'Shorter, please');
    }
  });
  await listen(
    'client: page views',
    { traffic: { pages: 400 } },
    async (_, analytics) => {
      const dates = [
        {},
        { dateFrom: '2026-07-01', dateTo: '2026-07-29' },
        { dateTo: '2026-07-29T12:00:00Z' },
      ];
      for (const range of dates) {
        for (const offset of [0, 250]) {
          await analytics.views({ ...range, limit: 250, offset });
        }
      }
    },
  );
  await listen('client: signals', { readers: { maxRows: 1 } }, async (_, analytics) => {
    const dates = { dateFrom: '2026-07-01', dateTo: '2026-07-29' };
    for (const kind of ['questions', 'searches'] as const) {
      let cursor: string | undefined;
      do {
        const page = await analytics[kind]({ ...dates, cursor });
        cursor = page.ok ? page.value.next : undefined;
      } while (cursor !== undefined);
    }
    for (const source of VOTE_SOURCES) await analytics.votes({ ...dates, source });
  });
  return exchanges;
}
