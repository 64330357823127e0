import { commented } from '../../fakes/events.ts';
import { startFakeGitHub } from '../../fakes/github/index.ts';
import { scheduleEvent, workflowDispatchEvent } from '../../fakes/payloads.ts';
import { startFakeService, type Interception, type LoggedRequest } from '../../fakes/service/serve.ts';

export type Situation = Readonly<{
  on: 'comment' | 'dispatch' | 'schedule';
  /** Text of the comment. */
  body?: string;
  /** Rows of page views. */
  rows?: number;
}>;

/** New fakes, and an event. */
export type Servers = Awaited<ReturnType<typeof openServers>>;

/** Starts fakes that respond at once. They run in this process, which only waits while a run is measured. */
export async function openServers({ on, body = '', rows }: Situation) {
  /** When each request arrived, in milliseconds of the machine's monotonic clock. */
  const arrivals: { server: 'github' | 'service'; at: number }[] = [];
  const record = (server: 'github' | 'service'): undefined => {
    arrivals.push({ server, at: Number(process.hrtime.bigint()) / 1e6 });
  };
  const pages = rows === undefined ? undefined : renderPages(rows);
  const [github, service] = await Promise.all([
    startFakeGitHub({ intercept: () => record('github') }),
    startFakeService({
      scenario: 'finishes-at-once',
      intercept: (request) => {
        record('service');
        return pages?.(request);
      },
    }),
  ]);
  const events = {
    comment: () => commented(github, body),
    dispatch: workflowDispatchEvent,
    schedule: scheduleEvent,
  };
  const { key, projectId } = service.state.config;
  return {
    event: events[on](),
    service: { url: service.url, key, projectId },
    github: { url: github.url, token: github.token, repositoryId: github.state.repository.id },
    arrivals,
    close: async () => {
      await Promise.all([github.close(), service.close()]);
      if (github.violations.length > 0) throw new Error(github.violations.join('; '));
    },
  };
}

const PER_PAGE = 250;

/** Responses to an export, rendered beforehand. */
function renderPages(rows: number): (request: LoggedRequest) => Interception {
  const views = Array.from({ length: rows }, (_, index) => {
    const human = 2 * (rows - index);
    const ai = index % 50;
    return { path: `/guides/section-${index % 97}/page-${index}`, human, ai, total: human + ai };
  });
  const sum = (key: 'human' | 'ai' | 'total'): number => views.reduce((all, row) => all + row[key], 0);
  const totals = { human: sum('human'), ai: sum('ai'), total: sum('total') };
  const bodies = new Map<string, string>();
  for (let offset = 0; offset < rows; offset += PER_PAGE) {
    const page = { totals, views: views.slice(offset, offset + PER_PAGE), hasMore: offset + PER_PAGE < rows };
    bodies.set(String(offset), JSON.stringify(page));
  }
  return ({ query }) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: bodies.get(query['offset'] ?? '0') ?? '',
  });
}
