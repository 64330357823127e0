/** Requests and responses of the client of the bundle and the fake service, in memory, as they are sent over HTTP. */
import { VOTE_SOURCES } from '../../src/domain/analytics.ts';
import { DEFAULT_CONFIG, type ServiceChanges } from '../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { handle } from '../../fakes/service/handler.ts';
import { SCENARIOS, type ScenarioName } from '../../fakes/service/scenarios.ts';
import { createState } from '../../fakes/service/state.ts';
import { createClients } from '../support/memory-service.ts';
import type { Exchange } from './exchanges.ts';

const { projectId, key, readOnlyKey, workMs } = DEFAULT_CONFIG;
const PROMPT = 'Describe the new flag';
const JOB = { id: 'job_0001' };
const DATES = { dateFrom: '2026-07-01', dateTo: '2026-07-29' };

/** Lists the requests of the client in every scenario, and requests that the service refuses. */
export async function listExchanges(): Promise<readonly Exchange[]> {
  const exchanges = [...(await sendWrongRequests())];
  for (const scenario of Object.keys(SCENARIOS) as ScenarioName[]) {
    exchanges.push(...(await playScenario(scenario)));
  }
  exchanges.push(...(await exceedLimits()), ...(await readAnalytics()));
  return exchanges;
}

/** Starts a service, and a client whose requests it gets. Time passes only when a case lets it pass. */
function startCase(name: string, changes: ServiceChanges = {}) {
  const state = createState(changes);
  const exchanges: Exchange[] = [];
  let now = Date.parse('2026-08-01T00:00:00Z');
  const exchange = (
    request: ServiceRequest,
    expected: Exchange['expected'],
  ): ServiceReply => {
    const reply = handle(request, state, now);
    const seen = isForeign(reply) ? 'foreign' : expected;
    exchanges.push({ name, request, reply, expected: seen });
    return reply;
  };
  const clients = createClients((request) => exchange(request, 'described'));
  return {
    exchanges,
    ...clients,
    refuse: (request: ServiceRequest) => exchange(request, 'refused'),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

/** Returns whether a response is one of a gateway, or of a later version of the service. The fake gives them so that clients are tried. */
function isForeign({ status, headers, body }: ServiceReply): boolean {
  const json = headers['content-type']?.startsWith('application/json') ?? false;
  return (
    status === 502 ||
    !json ||
    !body.endsWith('}') ||
    /"status":"(queued|paused)"/.test(body)
  );
}

/** Plays a whole scenario: a job until after its end, then a message to it. The first create and the first message may fail. */
async function playScenario(scenario: ScenarioName): Promise<readonly Exchange[]> {
  const { exchanges, jobs, pass } = startCase(`scenario: ${scenario}`, { scenario });
  const follow = async (): Promise<void> => {
    for (let quarter = 0; quarter < 8; quarter += 1) {
      await jobs.get(JOB);
      pass(workMs / 4);
    }
  };
  for (let tries = 0; tries < 2; tries += 1) await jobs.create(PROMPT);
  await follow();
  for (let tries = 0; tries < 2; tries += 1) await jobs.message(JOB, PROMPT);
  await follow();
  return exchanges;
}

async function exceedLimits(): Promise<readonly Exchange[]> {
  const perHour = { creates: 1, messages: 1, analytics: 0 };
  const { exchanges, jobs, analytics } = startCase('limits', { perHour });
  for (let uses = 0; uses < 2; uses += 1) {
    await jobs.create(PROMPT);
    await jobs.message(JOB, PROMPT);
  }
  await analytics.views({ limit: 250, offset: 0 });
  await analytics.questions(DATES);
  await analytics.searches(DATES);
  await analytics.votes({ ...DATES, source: 'contextual' });
  return exchanges;
}

/** Reads two pages of views, and each kind of signal to its end, a page of one row at a time. */
async function readAnalytics(): Promise<readonly Exchange[]> {
  const readers = { maxRows: 1 };
  const { exchanges, analytics } = startCase('analytics', { readers });
  for (const offset of [0, 100]) await analytics.views({ ...DATES, limit: 100, offset });
  for (const kind of ['questions', 'searches'] as const) {
    let cursor: string | undefined;
    do {
      const page = await analytics[kind]({ ...DATES, cursor });
      cursor = page.ok ? page.value.next : undefined;
    } while (cursor !== undefined);
  }
  for (const source of VOTE_SOURCES) await analytics.votes({ ...DATES, source });
  return exchanges;
}

const JOBS = `/v2/agent/${projectId}/job`;
const JSON_TYPE = { 'content-type': 'application/json' };
const KEY = { authorization: `Bearer ${key}` };

/** A request that creates a job. */
export const CREATE: ServiceRequest = {
  method: 'POST',
  path: JOBS,
  query: {},
  headers: { ...JSON_TYPE, ...KEY },
  body: JSON.stringify({ prompt: PROMPT }),
};
const MESSAGE = { ...CREATE, path: `${JOBS}/${JOB.id}/message` };
const READ = { ...CREATE, method: 'GET', path: `${JOBS}/${JOB.id}`, body: '' };
const ANALYTICS = ['views', 'assistant', 'searches', 'feedback/by-page'].map((name) => ({
  ...READ,
  path: `/v1/analytics/${projectId}/${name}`,
}));

const WRONG_BODIES = [
  '',
  'no JSON',
  '[]',
  '{}',
  '{"prompt":7}',
  '{"prompt":""}',
  '{"prompt":"x","branch":"x"}',
];
/** None of the analytics accepts one of these. */
const WRONG_QUERIES: readonly ServiceRequest['query'][] = [
  { limit: '0' },
  { limit: '1001' },
  { limit: 'many' },
  { offset: '-1' },
  { cursor: '2' },
  { dateFrom: 'yesterday' },
  { dateTo: '2026-02-30' },
  { from: '2026-01-01' },
  { source: 'x' },
  { status: 'x' },
];

async function sendWrongRequests(): Promise<readonly Exchange[]> {
  const { exchanges, jobs, refuse } = startCase('wrong requests');
  await jobs.get(JOB);
  await jobs.message(JOB, PROMPT);
  await jobs.create(PROMPT);
  for (const request of [CREATE, READ, MESSAGE, ...ANALYTICS]) {
    refuse({ ...request, headers: JSON_TYPE });
    refuse({ ...request, headers: { ...JSON_TYPE, authorization: 'Bearer wrong' } });
    refuse({ ...request, path: request.path.replace(projectId, 'other') });
  }
  const readOnly = { authorization: `Bearer ${readOnlyKey}` };
  for (const request of [CREATE, MESSAGE]) {
    refuse({ ...request, headers: { ...JSON_TYPE, ...readOnly } });
    refuse({ ...request, headers: { ...KEY, 'content-type': 'text/plain' } });
    for (const body of WRONG_BODIES) refuse({ ...request, body });
  }
  for (const request of ANALYTICS) {
    for (const query of WRONG_QUERIES) refuse({ ...request, query });
  }
  return exchanges;
}
