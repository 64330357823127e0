import { describe, expect, it } from '@jest/globals';
import type { ScenarioName } from '../../fakes/service/scenarios.ts';
import { brief, ServiceClient } from './service-client.ts';

/** Work takes 1000 ms, and 400 ms pass before a message is noticed. */
const PACE = { workMs: 1000, noticeMs: 400 };

it('the limits per hour end when Retry-After says so', () => {
  const client = new ServiceClient({ perHour: { creates: 2 } });
  client.create('One', 0);
  client.create('Two', 60_000);
  expect(client.create('Three', 90_500).headers['retry-after']).toBe('3510');
  expect(client.create('Three', 3_599_999).status).toBe(429);
  expect(client.create('Three', 90_500 + 3_510_000).status).toBe(201);
});

describe('the scenario', () => {
  it.each<readonly [ScenarioName, string, Readonly<Record<number, string>>]>([
    ['opens-pull-request', 'active', { 999: 'active', 1000: 'completed #7', 9e6: 'completed #7' }],
    ['no-pr', 'active', { 999: 'active', 1000: 'completed' }],
    ['fails', 'active', { 999: 'active', 1000: 'failed' }],
    ['archived', 'active', { 999: 'active', 1000: 'archived' }],
    ['never-ends', 'active', { 1000: 'active', 9e9: 'active' }],
    ['unknown-status', 'queued', { 499: 'queued', 500: 'paused', 1000: 'completed #7' }],
    ['finishes-at-once', 'completed #7', { 0: 'completed #7' }],
  ])('%s', (scenario, created, reads) => {
    const client = new ServiceClient({ ...PACE, scenario });
    expect(brief(client.create())).toBe(created);
    for (const [afterMs, expected] of Object.entries(reads))
      expect(brief(client.read('job_0001', Number(afterMs)))).toBe(expected);
  });

  it('that a prompt names is that of its own turn', () => {
    const client = new ServiceClient({ ...PACE, scenario: 'fails' });
    client.create('One [scenario: no-pr]');
    client.create('Two');
    const ends = ['job_0001', 'job_0002'].map((id) => brief(client.read(id, 1000)));
    expect(ends).toEqual(['completed', 'failed']);
    expect(client.create('[scenario: toString]').status).toBe(400);
  });
});

describe('a message to a job', () => {
  const pull = 'completed #7';
  /** The response, and reads when the service notices the message and when the work ends. */
  it.each<readonly [ScenarioName, ScenarioName, readonly string[]]>([
    ['opens-pull-request', 'opens-pull-request', ['active', 'active', 'active', pull, pull]],
    ['opens-pull-request', 'no-pr', ['active', 'active', 'active', pull, pull]],
    ['opens-pull-request', 'fails', ['active', 'active', 'active', 'failed #7', 'failed #7']],
    ['slow-to-notice', 'slow-to-notice', ['active', pull, 'active', 'active', pull]],
    ['slow-to-notice-at-all', 'slow-to-notice-at-all', [pull, pull, 'active', 'active', pull]],
    ['opens-pull-request', 'never-ends', ['active', 'active', 'active', 'active', 'active']],
  ])('%s, then %s', (scenario, then, expected) => {
    const client = new ServiceClient({ ...PACE, scenario });
    client.create();
    const reply = client.message('job_0001', `More [scenario: ${then}]`, 2000);
    const reads = [2399, 2400, 3000, 3400].map((afterMs) => client.read('job_0001', afterMs));
    expect([reply, ...reads].map(brief)).toEqual(expected);
  });

  it('interrupts the turn before, which then opens nothing', () => {
    const client = new ServiceClient(PACE);
    client.create();
    client.message('job_0001', 'Never mind [scenario: no-pr]', 600);
    expect([1599, 1600].map((afterMs) => brief(client.read('job_0001', afterMs)))).toEqual([
      'active',
      'completed',
    ]);
  });
});
