import { request as send, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startFakeService, type ServeOptions, type FakeService } from '../../fakes/service/serve.ts';
import { machineClock } from '../../fakes/clock.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { JOBS, START, VIEWS } from './service-client.ts';

const KEY = { authorization: 'Bearer mint_fake_key' };
const open: FakeService[] = [];

const start = async (options: ServeOptions = {}): Promise<FakeService> => {
  const service = await startFakeService({ clock: new VirtualClock(START), ...options });
  open.push(service);
  return service;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()));
});

/** Sends one request over a connection of its own; rejects as `node:http` does when the connection breaks. */
const exchange = (
  service: FakeService,
  path: string,
  prompt?: string,
): Promise<Readonly<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>> =>
  new Promise((resolve, reject) => {
    const body = prompt === undefined ? undefined : JSON.stringify({ prompt });
    const headers = body === undefined ? KEY : { ...KEY, 'content-type': 'application/json' };
    const { hostname, port, pathname } = new URL(service.url);
    // The path goes by itself: as part of a URL it would be mended before it is sent.
    const target = { hostname, port, path: pathname.replace(/\/$/, '') + path };
    const method = body === undefined ? 'GET' : 'POST';
    send({ ...target, method, headers, agent: false }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode, headers: reply.headers, body }), reject);
    })
      .on('error', reject)
      .end(body);
  });

describe('the service over HTTP', () => {
  it('creates, reads and messages a job, and reports page views', async () => {
    const clock = new VirtualClock(START);
    const service = await start({ clock });
    const created = await exchange(service, JOBS, 'Describe the new flag');
    await clock.sleep(3000);
    const read = await exchange(service, `${JOBS}/job_0001`);
    const messaged = await exchange(service, `${JOBS}/job_0001/message`, 'Shorter');
    const views = await exchange(service, `${VIEWS}?limit=1&offset=1`);
    expect([created, read, messaged, views].map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    expect(JSON.parse(read.body)).toMatchObject({
      status: 'completed',
      prLink: 'https://github.com/acme/docs/pull/7',
    });
    expect(created.headers).toMatchObject({ server: 'docs-service-fake', 'x-request-id': 'req_000001' });
    expect(JSON.parse(views.body).views).toHaveLength(1);
    expect(service.state.jobs.get('job_0001')?.turns).toHaveLength(2);
  });

  it('listens on the loopback interface only', async () => {
    expect((await start()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('has its base path in the URL', async () => {
    const service = await start({ basePath: '/api' });
    expect(service.url).toMatch(/:\d+\/api$/);
    expect((await exchange(service, VIEWS)).status).toBe(200);
  });

  it('rejects when the port is taken', async () => {
    const port = Number(new URL((await start()).url).port);
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('changes while it runs', async () => {
    const service = await start();
    service.change({ scenario: 'finishes-at-once', key: 'mint_fake_key', perHour: { creates: 1 } });
    expect(JSON.parse((await exchange(service, JOBS, 'One')).body)).toMatchObject({ status: 'completed' });
    expect((await exchange(service, JOBS, 'Two')).status).toBe(429);
  });

  it('closes twice without complaint', async () => {
    const service = await start();
    await service.close();
    await expect(service.close()).resolves.toBeUndefined();
    await expect(exchange(service, VIEWS)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('the request log', () => {
  it('holds everything as it was sent, and how it was answered', async () => {
    const service = await start();
    await exchange(service, JOBS, 'Grüße');
    await exchange(
      service,
      '/v1/analytics/a%2Fb/../views?limit=5&limit=6&dateTo=2026-08-01T00%3A00%3A00%2B02%3A00',
    );
    expect(service.requests).toMatchObject([
      {
        method: 'POST',
        path: JOBS,
        query: {},
        headers: { authorization: 'Bearer mint_fake_key', 'content-type': 'application/json' },
        body: '{"prompt":"Grüße"}',
        at: START,
        status: 201,
      },
      {
        method: 'GET',
        path: '/v1/analytics/a%2Fb/../views',
        query: { limit: '5,6', dateTo: '2026-08-01T00:00:00+02:00' },
        body: '',
        status: 404,
      },
    ]);
  });
});

describe('when a test intercepts', () => {
  it('answers as told, and the service never sees the request', async () => {
    const service = await start({
      intercept: ({ path }) =>
        path === JOBS ? { status: 302, headers: { location: 'https://elsewhere.example/' } } : undefined,
    });
    const reply = await exchange(service, JOBS, 'One');
    expect([reply.status, reply.headers.location, reply.body]).toEqual([
      302,
      'https://elsewhere.example/',
      '',
    ]);
    expect((await exchange(service, VIEWS)).headers['x-request-id']).toBe('req_000001');
    expect(service.requests.map(({ status }) => status)).toEqual([302, 200]);
  });

  it.each([
    ['hang-up', 0],
    ['hang-up-after', 1],
  ] as const)('%s: the connection breaks, and %i jobs are there', async (interception, jobs) => {
    const service = await start({ intercept: () => interception });
    await expect(exchange(service, JOBS, 'One')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(service.state.jobs.size).toBe(jobs);
    expect(service.requests).toMatchObject([{ path: JOBS, status: 0 }]);
  });

  it('silence: no answer comes until the service is closed', async () => {
    let heard = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const service = await start({
      intercept: () => {
        heard();
        return 'silence';
      },
    });
    const reply = exchange(service, JOBS, 'One').catch((error: Readonly<{ code: string }>) => error.code);
    await arrived;
    await service.close();
    await expect(reply).resolves.toBe('ECONNRESET');
    expect(service.state.jobs.size).toBe(0);
  });
});

describe('when answers are held back', () => {
  it('lets that time pass', async () => {
    const clock = new VirtualClock();
    const service = await start({ clock, latencyMs: 3000 });
    const before = clock.now();
    await exchange(service, VIEWS);
    expect(clock.now() - before).toBe(3000);
  });

  it('has done what was asked before, so that a client that gives up finds its job made', async () => {
    const service = await start({ clock: machineClock, latencyMs: 60_000 });
    const reply = exchange(service, JOBS, 'One').catch((error: Readonly<{ code: string }>) => error.code);
    while (service.state.jobs.size === 0) await new Promise(setImmediate);
    await service.close();
    await expect(reply).resolves.toBe('ECONNRESET');
    expect(service.requests).toMatchObject([{ status: 0 }]);
  });
});
