import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../src/domain.ts';
import type { HttpResponse, HttpRequest } from '../../src/ports.ts';
import { createFetch, FetchError } from '../../src/github/client.ts';

const REPLY: HttpResponse = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: new TextEncoder().encode('{"name":"Grüße"}'),
};

function fetchOf(reply: HttpResponse | RequestError) {
  const requests: HttpRequest[] = [];
  const fetch = createFetch(
    async (request) => {
      requests.push(request);
      return 'kind' in reply ? { ok: false, error: reply } : { ok: true, value: reply };
    },
    () => 5000,
  );
  return { fetch, requests };
}

describe('a fetch over our own transport', () => {
  it('hands the request on, bounded in time and size', async () => {
    const { fetch, requests } = fetchOf(REPLY);
    const { signal } = new AbortController();
    await fetch('https://api.github.com/a?b=c', {
      method: 'POST',
      headers: { accept: 'x' },
      body: '{}',
      signal,
    });
    await fetch('https://api.github.com/');
    expect(requests).toEqual([
      {
        method: 'POST',
        url: new URL('https://api.github.com/a?b=c'),
        headers: { accept: 'x' },
        body: '{}',
        signal,
        timeoutMs: 5000,
        maxBytes: 41_943_040,
      },
      expect.objectContaining({ method: 'GET', headers: {} }),
    ]);
    expect(requests[1]).not.toHaveProperty('body');
    expect(requests[1]).not.toHaveProperty('signal');
  });

  it('gives the reply as a client reads it', async () => {
    const response = await fetchOf(REPLY).fetch('https://api.github.com/');
    expect(response).toMatchObject({ ok: true, status: 200, url: 'https://api.github.com/' });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([...response.headers]).toEqual(Object.entries(REPLY.headers));
    expect(await response.text()).toBe('{"name":"Grüße"}');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(REPLY.body);
  });

  it.each([
    [199, false],
    [204, true],
    [299, true],
    [404, false],
    [500, false],
  ])('%i is ok: %s', async (status, ok) => {
    expect((await fetchOf({ ...REPLY, status }).fetch('https://x.example/')).ok).toBe(ok);
  });

  it('takes no redirect for an answer', async () => {
    const rejected = fetchOf({ ...REPLY, status: 302 }).fetch('https://x.example/');
    await expect(rejected).rejects.toMatchObject({ error: { kind: 'status', status: 302 } });
  });

  it('rejects with the fault of the connection', async () => {
    const fault: RequestError = { kind: 'no-response', detail: 'the connection broke' };
    const rejected = await fetchOf(fault)
      .fetch('https://x.example/')
      .catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(FetchError);
    expect(rejected).toMatchObject({ error: fault, message: 'the connection broke' });
  });
});
