import { DEFAULT_CONFIG, type ServiceChanges, type TrafficConfig } from '../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { handle } from '../../fakes/service/handler.ts';
import { SCENARIOS, type ScenarioName } from '../../fakes/service/scenarios.ts';
import { createState } from '../../fakes/service/state.ts';
import { getProperty } from '../../src/property.ts';
import type { Exchange } from './exchange-check.ts';

/** 2026-08-01T00:00:00Z: when every scene begins, in milliseconds. */
const START = 1_785_542_400_000;
const { projectId, key, readOnlyKey, workMs, noticeMs } = DEFAULT_CONFIG;
const JOBS = `/v2/agent/${projectId}/job`;
const VIEWS = `/v1/analytics/${projectId}/views`;
/** What readers leave behind. */
const SIGNALS = ['assistant', 'searches', 'feedback'].map((name) => `/v1/analytics/${projectId}/${name}`);

/** Everything that the fake service says: all scenarios, all errors, all pages of analytics. */
export function listFakeExchanges(): readonly Exchange[] {
  const scenarios = Object.keys(SCENARIOS) as ScenarioName[];
  return [
    ...scenarios.flatMap(liveThrough),
    ...askWrongly(),
    ...exhaustLimits(),
    ...exportViews(),
    ...readSignals(),
  ];
}

type Asked = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}>;

/** One service, asked at chosen moments. */
function converse(scene: string, changes: ServiceChanges = {}) {
  const state = createState(changes);
  const exchanges: Exchange[] = [];
  const say = (
    asked: Asked,
    { atMs = 0, expected = 'described' }: Readonly<{ atMs?: number; expected?: Exchange['expected'] }> = {},
  ): ServiceReply => {
    const request = requestOf(asked);
    const reply = handle(request, state, START + atMs);
    exchanges.push({ scene, request, reply, expected: foreign(reply) ? 'foreign' : expected });
    return reply;
  };
  return { say, exchanges };
}

function requestOf({ method, path, body, query = {}, headers }: Asked): ServiceRequest {
  const usual = {
    authorization: `Bearer ${key}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return { method, path, query, headers: headers ?? usual, body: text };
}

/** Answers that a gateway or a service of tomorrow would give; the fake gives them so that clients are tried. */
function foreign({ status, headers, body }: ServiceReply): boolean {
  const json = headers['content-type']?.startsWith('application/json') ?? false;
  return status === 502 || !json || !body.endsWith('}') || /"status":"(queued|paused)"/.test(body);
}

/** A whole scenario: create (again while it stumbles), reads up to and past its end, a message, reads again. */
function liveThrough(scenario: ScenarioName): readonly Exchange[] {
  const { say, exchanges } = converse(`scenario: ${scenario}`, { scenario });
  const create = { method: 'POST', path: JOBS, body: { prompt: 'Describe the new flag' } } as const;
  for (let tries = 0; tries < 3 && say(create).status !== 201; tries += 1);
  const job = `${JOBS}/job_0001`;
  const read = { method: 'GET', path: job } as const;
  const steps = [1, workMs / 4, workMs / 2, workMs - 1, workMs, workMs + 1, 2 * workMs];
  for (const atMs of steps) say(read, { atMs });
  const asked = 3 * workMs;
  const message = { method: 'POST', path: `${job}/message`, body: { prompt: 'Shorter, please' } } as const;
  for (let tries = 0; tries < 2 && say(message, { atMs: asked }).status !== 200; tries += 1);
  for (const after of [1, noticeMs, ...steps.map((step) => step + noticeMs)])
    say(read, { atMs: asked + after });
  return exchanges;
}

function askWrongly(): readonly Exchange[] {
  const json = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const good = { prompt: 'Describe the new flag' };
  const { say, exchanges } = converse('wrong requests');
  const expected = 'refused';
  const create = { method: 'POST', path: JOBS, body: good } as const;
  const read = { method: 'GET', path: `${JOBS}/job_9999` } as const;
  const views = { method: 'GET', path: VIEWS } as const;
  const signals = SIGNALS.map((path) => ({ method: 'GET', path }) as const);
  for (const asked of [create, read, { ...create, path: `${JOBS}/job_9999/message` }, views, ...signals]) {
    say({ ...asked, headers: { 'content-type': 'application/json' } }, { expected });
    say({ ...asked, headers: { ...json, authorization: 'Bearer wrong' } }, { expected });
    say({ ...asked, path: asked.path.replace(projectId, 'other') }, { expected });
  }
  for (const path of [JOBS, `${JOBS}/job_9999/message`])
    say({ ...create, path, headers: { ...json, authorization: `Bearer ${readOnlyKey}` } }, { expected });
  for (const body of ['', 'no JSON', '[]', '{}', '{"prompt":7}', '{"prompt":""}', { ...good, branch: 'x' }])
    say({ ...create, body }, { expected });
  say({ ...create, headers: { ...json, 'content-type': 'text/plain' } }, { expected });
  say(create);
  say({ ...create, path: `${JOBS}/job_0001/message`, body: { prompt: '' } }, { expected });
  say(read, { expected });
  say({ ...create, path: `${JOBS}/job_9999/message` }, { expected });
  for (const query of [
    { limit: '0' },
    { limit: '251' },
    { limit: 'many' },
    { offset: '-1' },
    { dateFrom: 'yesterday' },
    { dateTo: '2026-02-30' },
    { from: '2026-01-01' },
  ])
    say({ ...views, query: Object.fromEntries(Object.entries(query)) }, { expected });
  const badQueries = [
    { limit: '1001' },
    { cursor: '2' },
    { offset: '2' },
    { dateTo: 'now' },
    { source: 'x' },
  ];
  for (const asked of signals)
    for (const query of badQueries)
      say({ ...asked, query: Object.fromEntries(Object.entries(query)) }, { expected });
  say({ method: 'GET', path: '/v3/agent' }, { expected });
  say({ method: 'GET', path: JOBS }, { expected });
  return exchanges;
}

function exhaustLimits(): readonly Exchange[] {
  const { say, exchanges } = converse('limits', { perHour: { creates: 1, messages: 1, analytics: 1 } });
  for (let times = 0; times < 2; times += 1) {
    const expected = times === 0 ? 'described' : 'refused';
    say({ method: 'POST', path: JOBS, body: { prompt: 'Again' } }, { expected });
    say({ method: 'POST', path: `${JOBS}/job_0001/message`, body: { prompt: 'Again' } }, { expected });
    for (const path of [VIEWS, ...SIGNALS])
      say({ method: 'GET', path }, { expected: path === VIEWS ? expected : 'refused' });
  }
  return exchanges;
}

function exportViews(): readonly Exchange[] {
  const traffics: Readonly<Record<string, Partial<TrafficConfig>>> = {
    'as it is': {},
    'a large site': { pages: 700 },
    'nobody reads it': { rows: [] },
    'rows that move': { shifts: 2 },
    'no offsets': { ignoresOffset: true },
  };
  return Object.entries(traffics).flatMap(([name, traffic]) => {
    const { say, exchanges } = converse(`page views: ${name}`, { traffic });
    const range = { dateFrom: '2026-07-01', dateTo: '2026-07-29T00:00:00Z' };
    for (let offset = 0; offset <= 750; offset += 250)
      say({ method: 'GET', path: VIEWS, query: { ...range, limit: '250', offset: String(offset) } });
    say({ method: 'GET', path: VIEWS });
    return exchanges;
  });
}

/** Each kind of signal to its end, a page of one row at a time, in a range and without one. */
function readSignals(): readonly Exchange[] {
  return SIGNALS.flatMap((path) => {
    const { say, exchanges } = converse(`signals: ${path}`, { readers: { maxRows: 1 } });
    say({ method: 'GET', path });
    let cursor: unknown;
    do {
      const range = { dateFrom: '2026-07-01', dateTo: '2026-07-29', limit: '100' };
      const query = typeof cursor === 'string' ? { ...range, cursor } : range;
      cursor = getProperty(JSON.parse(say({ method: 'GET', path, query }).body), 'nextCursor');
    } while (typeof cursor === 'string');
    return exchanges;
  });
}
