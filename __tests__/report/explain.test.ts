import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../../src/domain.ts';
import { explainFault, type Doing } from '../../src/report/explain.ts';

function explain(fault: Fault, doing: Doing = 'create', unclear = false): string {
  return explainFault({ fault, doing, host: 'api.example.com', unclear });
}

describe('a refusal names its causes and the cure', () => {
  it.each<[number, Doing, RegExp]>([
    [401, 'create', /answered 401, bad key\. Nothing was started\. .*admin API key.*expire.*90 days/],
    [403, 'create', /scope \(read to look, write to ask\).*IP addresses/],
    [404, 'create', /Check `project-id`/],
    [404, 'message', /Check `job-id`, and that `project-id`/],
    [404, 'look', /The agent may still be at work\. Check `job-id`/],
    [429, 'create', /100 asks per project and hour/],
    [400, 'create', /Check the instruction/],
    [307, 'create', /Redirects are not followed.*`base-url`/],
    [418, 'create', /Run it again later/],
  ])('%i while we %s', (status, doing, sentence) => {
    expect(explain({ kind: 'status', status, detail: 'bad key' }, doing)).toMatch(sentence);
  });

  it('names the request for the support of the service', () => {
    expect(explain({ kind: 'status', status: 400, detail: 'x', requestId: 'req_1' })).toContain(
      '(request req_1)',
    );
  });
});

describe('what could not be sent', () => {
  it('says that nothing was started and what to check', () => {
    expect(explain({ kind: 'not-sent', detail: 'the connection was refused (ECONNREFUSED)' })).toBe(
      'The job could not be created: api.example.com could not be reached, the connection was refused (ECONNREFUSED). ' +
        'Nothing was started. Check `base-url`, and whether the runner may reach it (firewall, proxy: HTTPS_PROXY and NO_PROXY), ' +
        'then run it again.',
    );
  });
});

describe('what may have arrived', () => {
  it.each<[Doing, Fault, RegExp]>([
    [
      'create',
      { kind: 'no-answer', detail: 'it timed out' },
      /may have been created all the same.*pay for it twice.*new docs pull request/,
    ],
    [
      'message',
      { kind: 'status', status: 502, detail: '' },
      /answered 502\. The message may have arrived all the same/,
    ],
    ['create', { kind: 'bad-answer', detail: 'it is HTML' }, /could not be read, it is HTML\./],
  ])('%s', (doing, fault, sentence) => {
    expect(explain(fault, doing, true)).toMatch(sentence);
  });
});
