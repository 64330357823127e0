import { afterEach, describe, expect, it } from '@jest/globals';
import { startFakeService, type FakeService, type ServeOptions } from '../../fakes/service/serve.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { JOBS, VIEWS } from './service-client.ts';

const running: FakeService[] = [];

const start = async (options: ServeOptions = {}): Promise<FakeService> => {
  const service = await startFakeService({ clock: new VirtualClock(), ...options });
  running.push(service);
  return service;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.close()));
});

const headers = { authorization: 'Bearer mint_fake_key', 'content-type': 'application/json' };
const get = ({ url }: FakeService, path: string) => fetch(url + path, { headers });
const create = ({ url }: FakeService, prompt = 'Grüße') =>
  fetch(url + JOBS, { method: 'POST', headers, body: JSON.stringify({ prompt }), redirect: 'manual' });

describe('the service over HTTP', () => {
  it('works on the clock, and logs requests as they were sent', async () => {
    const clock = new VirtualClock('2026-08-01T00:00:00Z');
    const service = await start({ clock });
    expect((await create(service)).status).toBe(201);
    await clock.sleep(3000);
    expect(await (await get(service, `${JOBS}/job_0001`)).json()).toMatchObject({ status: 'completed' });
    await get(service, '/v1/analytics/a%2Fb/views?limit=5&limit=6&dateTo=2026-08-01T00%3A00%3A00%2B02%3A00');
    expect(service.requests).toMatchObject([
      { method: 'POST', path: JOBS, query: {}, headers, body: '{"prompt":"Grüße"}', status: 201 },
      { method: 'GET', at: Date.parse('2026-08-01T00:00:03Z') },
      {
        path: '/v1/analytics/a%2Fb/views',
        query: { limit: '5,6', dateTo: '2026-08-01T00:00:00+02:00' },
        status: 404,
      },
    ]);
  });
});

describe('an intercepted request', () => {
  it('has another response, and does not reach the service', async () => {
    const reply = { status: 302, headers: { location: 'https://elsewhere.example/' } };
    const service = await start({ intercept: ({ path }) => (path === JOBS ? reply : undefined) });
    const response = await create(service);
    expect([response.status, response.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
    expect((await get(service, VIEWS)).headers.get('x-request-id')).toBe('req_000001');
  });

  it.each([
    ['reset', 0],
    ['reset-after', 1],
  ] as const)('%s: the connection breaks, and there are %i jobs', async (interception, jobs) => {
    const service = await start({ intercept: () => interception });
    await expect(create(service)).rejects.toThrow('fetch failed');
    expect(service.state.jobs.size).toBe(jobs);
    expect(service.requests).toMatchObject([{ path: JOBS, status: 0 }]);
  });
});
