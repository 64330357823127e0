import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain.ts';
import { explainServiceError, type RequestKind } from '../../../src/report/service-errors.ts';

function explain(fault: RequestError, doing: RequestKind = 'create', unclear = false): string {
  return explainServiceError({ error: fault, request: doing, host: 'api.example.com', uncertain: unclear });
}

describe('a refusal names its causes and the cure', () => {
  it.each<[number, RequestKind, RegExp]>([
    [401, 'create', /answered 401, bad key\. Nothing was started\. .*admin API key.*expire.*90 days/],
    [403, 'create', /scope \(read to look, write to ask\).*IP addresses/],
    [404, 'create', /Check `project-id`/],
    [404, 'message', /no such job: check `project-id` and, where it is given, `job-id`\./],
    [404, 'read', /The agent may still be at work\. The project has no such job/],
    [429, 'create', /100 jobs and 100 messages per project and hour/],
    [400, 'create', /Check the instruction/],
    [307, 'create', /Redirects are not followed.*`base-url`/],
    [422, 'message', /^The message could not be sent: .* Nothing was started\. Check the instruction/],
    [300, 'create', /Redirects are not followed/],
    [399, 'read', /Redirects are not followed/],
    [299, 'create', /Ask again later; if it stays, ask the support of api\.example\.com\.$/],
    [418, 'create', /Ask again later; if it stays, ask the support of api\.example\.com\.$/],
    [
      503,
      'read',
      /The agent may still be at work\. Look at the dashboard, or look again later, with `job-id` or the command `status`\.$/,
    ],
  ])('%i while we %s', (status, doing, sentence) => {
    expect(explain({ kind: 'status', status, detail: 'bad key' }, doing)).toMatch(sentence);
  });

  it('names the request for the support of the service', () => {
    expect(explain({ kind: 'status', status: 400, detail: 'x', requestId: 'req_1' })).toContain(
      '(request req_1)',
    );
  });
});

describe('how long a rate limit asks to wait', () => {
  const limited =
    'The limit is 100 jobs and 100 messages per project and hour: ask again later, or less often.';
  const day = 24 * 60 * 60_000;

  it.each<[number | undefined, string]>([
    [undefined, ''],
    [999, ''],
    [1000, ' The service asks to wait 1 s.'],
    [90_000, ' The service asks to wait 1 min 30 s.'],
    [day, ' The service asks to wait 24 h.'],
    [day + 1, ' The service asks to wait for more than a day.'],
    [Infinity, ' The service asks to wait for more than a day.'],
  ])('%s ms', (retryAfterMs, wait) => {
    const limit: RequestError = { kind: 'status', status: 429, detail: '' };
    const fault = retryAfterMs === undefined ? limit : { ...limit, retryAfterMs };
    expect(explain(fault)).toBe(
      `The job could not be created: api.example.com answered 429. Nothing was started. ${limited}${wait}`,
    );
  });
});

describe('what was asked for but not told', () => {
  const began = 'The job could not be read: ';
  const goesOn = ' The agent may still be at work.';
  const again = ' Look at the dashboard, or look again later, with `job-id` or the command `status`.';

  it.each<[string, RequestError, string]>([
    [
      'no answer',
      { kind: 'no-response', detail: 'it timed out' },
      `${began}api.example.com gave no answer, it timed out.${goesOn}${again}`,
    ],
    [
      'an answer of something else',
      { kind: 'invalid-response', detail: 'it is HTML' },
      `${began}the answer of api.example.com could not be read, it is HTML.${goesOn}` +
        ' Check that `base-url` is the address of the service’s API and not of a web page or a proxy.',
    ],
    [
      'an error without a number',
      { kind: 'status', detail: '' },
      `${began}api.example.com answered with an error.${goesOn}${again}`,
    ],
  ])('%s', (_, fault, text) => {
    expect(explain(fault, 'read')).toBe(text);
  });

  it('to a create, an answer that cannot be read is no reason to doubt the address', () => {
    expect(explain({ kind: 'invalid-response', detail: 'it is HTML' })).toMatch(/Ask again later/);
  });
});

describe('what could not be sent', () => {
  it('and will not be a moment later, has no cure of ours', () => {
    const fault: RequestError = {
      kind: 'not-sent',
      detail: 'the certificate has expired (CERT_HAS_EXPIRED)',
      transient: false,
    };
    expect(explain(fault)).toBe(
      'The job could not be created: api.example.com could not be reached, the certificate has expired (CERT_HAS_EXPIRED). ' +
        'Nothing was started.',
    );
    expect(explain({ ...fault, transient: true })).toMatch(/then ask again\.$/);
  });

  it('says that nothing was started and what to check', () => {
    expect(explain({ kind: 'not-sent', detail: 'the connection was refused (ECONNREFUSED)' })).toBe(
      'The job could not be created: api.example.com could not be reached, the connection was refused (ECONNREFUSED). ' +
        'Nothing was started. Check `base-url`, and whether the runner may reach it (firewall, proxy: HTTPS_PROXY and NO_PROXY), ' +
        'then ask again.',
    );
  });
});

describe('what may have arrived', () => {
  it.each<[RequestKind, RequestError, RegExp]>([
    [
      'create',
      { kind: 'no-response', detail: 'it timed out' },
      /may have been created all the same.*pay for it twice.*new docs pull request/,
    ],
    [
      'message',
      { kind: 'status', status: 502, detail: '' },
      /answered 502\. The message may have arrived all the same/,
    ],
    ['create', { kind: 'invalid-response', detail: 'it is HTML' }, /could not be read, it is HTML\./],
  ])('%s', (doing, fault, sentence) => {
    expect(explain(fault, doing, true)).toMatch(sentence);
  });
});

describe('after a request that may have arrived', () => {
  it.each<[RequestKind, string]>([
    ['create', 'for a new docs pull request in a few minutes; if there is none, ask anew: by a new run'],
    ['message', 'Look at the dashboard in a few minutes; if the job has not gone on, ask anew: by a new run'],
  ])('a re-run is no cure (%s)', (doing, cure) => {
    const told = explain({ kind: 'no-response', detail: 'reset' }, doing, true);
    expect(told).toContain(cure);
    expect(told).toMatch(/Running this one again asks nothing\.$/);
  });
});
