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
import type { Exchange } from './exchanges.ts';

/** 2026-08-01T00:00:00Z: when every case begins, in milliseconds. */
const START = 1_785_542_400_000;
const { projectId, key, readOnlyKey, workMs, noticeMs } = DEFAULT_CONFIG;
export const JOBS = `/v2/agent/${projectId}/job`;
const VIEWS = `/v1/analytics/${projectId}/views`;
/** Signals of readers. */
const SIGNALS = ['assistant', 'searches', 'feedback/by-page'].map(
  (name) => `/v1/analytics/${projectId}/${name}`,
);
const PROMPT = { prompt: 'Describe the new flag' };
const JSON_BODY = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

/** Lists everything that the fake service sends: all scenarios, all errors, all pages of analytics. */
export function listFakeExchanges(): readonly Exchange[] {
  const scenarios = Object.keys(SCENARIOS) as ScenarioName[];
  return [
    ...scenarios.flatMap(playScenario),
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

/** Starts a service, to which requests are sent at chosen moments. */
function startCase(name: string, changes: ServiceChanges = {}) {
  const state = createState(changes);
  const exchanges: Exchange[] = [];
  const send = (
    sent: Sent,
    expected: Exchange['expected'] = 'described',
    atMs = 0,
  ): ServiceReply => {
    const request = requestOf(sent);
    const reply = handle(request, state, START + atMs);
    exchanges.push({
      name,
      request,
      reply,
      expected: isForeign(reply) ? 'foreign' : expected,
    });
    return reply;
  };
  return { send, exchanges };
}

/** Creates a request with a key, unless `headers` are given. */
export function requestOf({ path, body, query = {}, headers }: Sent): ServiceRequest {
  if (body === undefined) {
    return {
      method: 'GET',
      path,
      query,
      headers: headers ?? { authorization: `Bearer ${key}` },
      body: '',
    };
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    method: 'POST',
    path,
    query,
    headers: headers ?? JSON_BODY,
    body: text,
  };
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

/**
 * Plays a whole scenario: create (again while it fails), reads up to and past its end, a message,
 * reads again.
 */
function playScenario(scenario: ScenarioName): readonly Exchange[] {
  const { send, exchanges } = startCase(`scenario: ${scenario}`, { scenario });
  for (
    let tries = 0;
    tries < 3 && send({ path: JOBS, body: PROMPT }).status !== 201;
    tries += 1
  ) {}
  const path = `${JOBS}/job_0001`;
  const steps = [1, workMs / 4, workMs / 2, workMs - 1, workMs, workMs + 1, 2 * workMs];
  for (const atMs of steps) send({ path }, 'described', atMs);
  const sentAt = 3 * workMs;
  const message = { path: `${path}/message`, body: { prompt: 'Shorter, please' } };
  for (
    let tries = 0;
    tries < 2 && send(message, 'described', sentAt).status !== 200;
    tries += 1
  ) {}
  for (const after of [1, noticeMs, ...steps.map((step) => step + noticeMs)]) {
    send({ path }, 'described', sentAt + after);
  }
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
  const { send, exchanges } = startCase('wrong requests');
  const refused = (sent: Sent): void => void send(sent, 'refused');
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
  for (const sent of [create, message]) {
    refused({
      ...sent,
      headers: { ...JSON_BODY, authorization: `Bearer ${readOnlyKey}` },
    });
  }
  for (const body of WRONG_BODIES) refused({ ...create, body });
  refused({ ...create, headers: { ...JSON_BODY, 'content-type': 'text/plain' } });
  send(create);
  refused({ path: `${JOBS}/job_0001/message`, body: { prompt: '' } });
  refused(read);
  refused(message);
  for (const query of WRONG_VIEWS_QUERIES) refused({ path: VIEWS, query });
  for (const path of SIGNALS) {
    for (const query of WRONG_SIGNALS_QUERIES) refused({ path, query });
  }
  refused({ path: '/v3/agent' });
  refused({ path: JOBS });
  return exchanges;
}

function exhaustLimits(): readonly Exchange[] {
  const { send, exchanges } = startCase('limits', {
    perHour: { creates: 1, messages: 1, analytics: 1 },
  });
  for (const expected of ['described', 'refused'] as const) {
    send({ path: JOBS, body: PROMPT }, expected);
    send({ path: `${JOBS}/job_0001/message`, body: PROMPT }, expected);
    for (const path of [VIEWS, ...SIGNALS]) {
      send({ path }, path === VIEWS ? expected : 'refused');
    }
  }
  return exchanges;
}

const TRAFFICS: Readonly<Record<string, Partial<TrafficConfig>>> = {
  'as it is': {},
  'a large site': { pages: 700 },
  'nobody reads it': { rows: [] },
};

function exportViews(): readonly Exchange[] {
  return Object.entries(TRAFFICS).flatMap(([name, traffic]) => {
    const { send, exchanges } = startCase(`page views: ${name}`, { traffic });
    const query = {
      dateFrom: '2026-07-01',
      dateTo: '2026-07-29T00:00:00Z',
      limit: '250',
    };
    for (let offset = 0; offset <= 750; offset += 250) {
      send({ path: VIEWS, query: { ...query, offset: String(offset) } });
    }
    send({ path: VIEWS });
    return exchanges;
  });
}

/**
 * Reads each kind of signal to its end, a page of one row at a time, in a range and without one;
 * feedback with each filter.
 */
function readSignals(): readonly Exchange[] {
  const range = { dateFrom: '2026-07-01', dateTo: '2026-07-29', limit: '100' };
  const filtered = startCase('signals: filters of feedback');
  const path = `/v1/analytics/${projectId}/feedback/by-page`;
  for (const source of FEEDBACK_SOURCES) {
    for (const status of ['pending,in_progress', 'resolved']) {
      filtered.send({ path, query: { ...range, source, status } });
    }
  }
  const paged = SIGNALS.flatMap((path) => {
    const { send, exchanges } = startCase(`signals: ${path}`, {
      readers: { maxRows: 1 },
    });
    send({ path });
    let cursor: unknown;
    do {
      const query = typeof cursor === 'string' ? { ...range, cursor } : range;
      cursor = getProperty(JSON.parse(send({ path, query }).body), 'nextCursor');
    } while (typeof cursor === 'string');
    return exchanges;
  });
  return [...paged, ...filtered.exchanges];
}
