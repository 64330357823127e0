import {
  DEFAULT_CONFIG,
  type ServiceChanges,
  type TrafficConfig,
} from '../../fakes/service/config.ts';
import type { ServiceReply, ServiceRequest } from '../../fakes/service/exchange.ts';
import { handle } from '../../fakes/service/handler.ts';
import { FEEDBACK_SOURCES } from '../../fakes/service/readers.ts';
import { SCENARIOS, type ScenarioName } from '../../fakes/service/scenarios.ts';
import { createState } from '../../fakes/service/state.ts';
import { getProperty } from '../../src/text/unknown-values.ts';
import type { Exchange } from './check.ts';

/** 2026-08-01T00:00:00Z: when every scene begins, in milliseconds. */
const START = 1_785_542_400_000;
const { projectId, key, readOnlyKey, workMs, noticeMs } = DEFAULT_CONFIG;
const JOBS = `/v2/agent/${projectId}/job`;
const VIEWS = `/v1/analytics/${projectId}/views`;
/** What readers leave behind. */
const SIGNALS = ['assistant', 'searches', 'feedback', 'feedback/by-page'].map(
  (name) => `/v1/analytics/${projectId}/${name}`,
);
const PROMPT = { prompt: 'Describe the new flag' };
const JSON_BODY = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

/** Everything that the fake service says: all scenarios, all errors, all pages of analytics. */
export function listFakeExchanges(): readonly Exchange[] {
  const scenarios = Object.keys(SCENARIOS) as ScenarioName[];
  return [
    ...scenarios.flatMap(liveThrough),
    ...sendWrongRequests(),
    ...exhaustLimits(),
    ...exportViews(),
    ...readSignals(),
  ];
}

type Query = Readonly<Record<string, string>>;
type Sent = Readonly<{
  path: string;
  /** A request with a body is a POST. */
  body?: unknown;
  query?: Query;
  headers?: Readonly<Record<string, string>>;
}>;

/** One service, to which requests are sent at chosen moments. */
function converse(scene: string, changes: ServiceChanges = {}) {
  const state = createState(changes);
  const exchanges: Exchange[] = [];
  const say = (
    sent: Sent,
    expected: Exchange['expected'] = 'described',
    atMs = 0,
  ): ServiceReply => {
    const request = requestOf(sent);
    const reply = handle(request, state, START + atMs);
    exchanges.push({
      scene,
      request,
      reply,
      expected: isForeign(reply) ? 'foreign' : expected,
    });
    return reply;
  };
  return { say, exchanges };
}

function requestOf({ path, body, query = {}, headers }: Sent): ServiceRequest {
  if (body === undefined)
    return {
      method: 'GET',
      path,
      query,
      headers: headers ?? { authorization: `Bearer ${key}` },
      body: '',
    };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', path, query, headers: headers ?? JSON_BODY, body: text };
}

/** Answers that a gateway or a service of tomorrow would give; the fake gives them so that clients are tried. */
function isForeign({ status, headers, body }: ServiceReply): boolean {
  const json = headers['content-type']?.startsWith('application/json') ?? false;
  return (
    status === 502 ||
    !json ||
    !body.endsWith('}') ||
    /"status":"(queued|paused)"/.test(body)
  );
}

/** A whole scenario: create (again while it stumbles), reads up to and past its end, a message, reads again. */
function liveThrough(scenario: ScenarioName): readonly Exchange[] {
  const { say, exchanges } = converse(`scenario: ${scenario}`, { scenario });
  for (
    let tries = 0;
    tries < 3 && say({ path: JOBS, body: PROMPT }).status !== 201;
    tries += 1
  );
  const path = `${JOBS}/job_0001`;
  const steps = [1, workMs / 4, workMs / 2, workMs - 1, workMs, workMs + 1, 2 * workMs];
  for (const atMs of steps) say({ path }, 'described', atMs);
  const sentAt = 3 * workMs;
  const message = { path: `${path}/message`, body: { prompt: 'Shorter, please' } };
  for (
    let tries = 0;
    tries < 2 && say(message, 'described', sentAt).status !== 200;
    tries += 1
  );
  for (const after of [1, noticeMs, ...steps.map((step) => step + noticeMs)])
    say({ path }, 'described', sentAt + after);
  return exchanges;
}

const WRONG_BODIES = [
  '',
  'no JSON',
  '[]',
  '{}',
  '{"prompt":7}',
  '{"prompt":""}',
  { ...PROMPT, branch: 'x' },
];
const WRONG_VIEWS_QUERIES: readonly Query[] = [
  { limit: '0' },
  { limit: '251' },
  { limit: 'many' },
  { offset: '-1' },
  { dateFrom: 'yesterday' },
  { dateTo: '2026-02-30' },
  { from: '2026-01-01' },
];
const WRONG_SIGNALS_QUERIES: readonly Query[] = [
  { limit: '1001' },
  { cursor: '2' },
  { offset: '2' },
  { dateTo: 'now' },
  { source: 'x' },
  { status: 'x' },
];

function sendWrongRequests(): readonly Exchange[] {
  const { say, exchanges } = converse('wrong requests');
  const refused = (sent: Sent): void => void say(sent, 'refused');
  const create = { path: JOBS, body: PROMPT };
  const message = { path: `${JOBS}/job_9999/message`, body: PROMPT };
  const read = { path: `${JOBS}/job_9999` };
  for (const sent of [
    create,
    read,
    message,
    ...[VIEWS, ...SIGNALS].map((path) => ({ path })),
  ]) {
    refused({ ...sent, headers: { 'content-type': 'application/json' } });
    refused({ ...sent, headers: { ...JSON_BODY, authorization: 'Bearer wrong' } });
    refused({ ...sent, path: sent.path.replace(projectId, 'other') });
  }
  for (const sent of [create, message])
    refused({
      ...sent,
      headers: { ...JSON_BODY, authorization: `Bearer ${readOnlyKey}` },
    });
  for (const body of WRONG_BODIES) refused({ ...create, body });
  refused({ ...create, headers: { ...JSON_BODY, 'content-type': 'text/plain' } });
  say(create);
  refused({ path: `${JOBS}/job_0001/message`, body: { prompt: '' } });
  refused(read);
  refused(message);
  for (const query of WRONG_VIEWS_QUERIES) refused({ path: VIEWS, query });
  for (const path of SIGNALS)
    for (const query of WRONG_SIGNALS_QUERIES) refused({ path, query });
  refused({ path: '/v3/agent' });
  refused({ path: JOBS });
  return exchanges;
}

function exhaustLimits(): readonly Exchange[] {
  const { say, exchanges } = converse('limits', {
    perHour: { creates: 1, messages: 1, analytics: 1 },
  });
  for (const expected of ['described', 'refused'] as const) {
    say({ path: JOBS, body: PROMPT }, expected);
    say({ path: `${JOBS}/job_0001/message`, body: PROMPT }, expected);
    for (const path of [VIEWS, ...SIGNALS])
      say({ path }, path === VIEWS ? expected : 'refused');
  }
  return exchanges;
}

const TRAFFICS: Readonly<Record<string, Partial<TrafficConfig>>> = {
  'as it is': {},
  'a large site': { pages: 700 },
  'nobody reads it': { rows: [] },
  'rows that move': { shifts: 2 },
  'no offsets': { ignoresOffset: true },
};

function exportViews(): readonly Exchange[] {
  return Object.entries(TRAFFICS).flatMap(([name, traffic]) => {
    const { say, exchanges } = converse(`page views: ${name}`, { traffic });
    const query = {
      dateFrom: '2026-07-01',
      dateTo: '2026-07-29T00:00:00Z',
      limit: '250',
    };
    for (let offset = 0; offset <= 750; offset += 250)
      say({ path: VIEWS, query: { ...query, offset: String(offset) } });
    say({ path: VIEWS });
    return exchanges;
  });
}

/** Each kind of signal to its end, a page of one row at a time, in a range and without one; feedback with each filter. */
function readSignals(): readonly Exchange[] {
  const range = { dateFrom: '2026-07-01', dateTo: '2026-07-29', limit: '100' };
  const filtered = converse('signals: filters of feedback');
  for (const path of SIGNALS.filter((each) => each.includes('/feedback')))
    for (const source of FEEDBACK_SOURCES)
      for (const status of ['pending,in_progress', 'resolved'])
        filtered.say({ path, query: { ...range, source, status } });
  const paged = SIGNALS.flatMap((path) => {
    const { say, exchanges } = converse(`signals: ${path}`, { readers: { maxRows: 1 } });
    say({ path });
    let cursor: unknown;
    do {
      const query = typeof cursor === 'string' ? { ...range, cursor } : range;
      cursor = getProperty(JSON.parse(say({ path, query }).body), 'nextCursor');
    } while (typeof cursor === 'string');
    return exchanges;
  });
  return [...paged, ...filtered.exchanges];
}
