import { describe, expect, it } from '@jest/globals';
import { isScenarioName, SCENARIOS, readScenario, type ScenarioName } from '../../fakes/service/scenarios.ts';
import { brief, jobOf, ServiceClient } from './service-client.ts';

/** Work takes 1000 ms and noticing a message 400 ms in every test here. */
const PACE = { workMs: 1000, noticeMs: 400 };

type Course = readonly [scenario: ScenarioName, created: string, reads: Readonly<Record<number, string>>];

describe('how each scenario goes', () => {
  it.each<Course>([
    [
      'opens-pull-request',
      'active',
      { 0: 'active', 999: 'active', 1000: 'completed #7', 9e6: 'completed #7' },
    ],
    ['no-pr', 'active', { 999: 'active', 1000: 'completed' }],
    ['fails', 'active', { 999: 'active', 1000: 'failed' }],
    ['archived', 'active', { 999: 'active', 1000: 'archived' }],
    ['never-ends', 'active', { 999: 'active', 1000: 'active', 9e9: 'active' }],
    ['unknown-status', 'queued', { 499: 'queued', 500: 'paused', 999: 'paused', 1000: 'completed #7' }],
    ['finishes-at-once', 'completed #7', { 0: 'completed #7' }],
    ['slow-to-notice', 'active', { 999: 'active', 1000: 'completed #7' }],
    ['slow-to-notice-at-all', 'active', { 999: 'active', 1000: 'completed #7' }],
  ])('%s, chosen for the service', (scenario, created, reads) => {
    const talk = new ServiceClient({ ...PACE, scenario });
    expect(brief(talk.create('One'))).toBe(created);
    for (const [afterMs, told] of Object.entries(reads)) {
      expect([afterMs, brief(talk.read('job_0001', Number(afterMs)))]).toEqual([afterMs, told]);
    }
  });

  it('tells when a job was archived, and only then', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'archived' });
    talk.create('One');
    expect(jobOf(talk.read('job_0001', 999)).archivedAt).toBeNull();
    expect(jobOf(talk.read('job_0001', 5000)).archivedAt).toBe('2026-08-01T00:00:01.000Z');
  });
});

describe('how a scenario is chosen by the prompt', () => {
  it.each([
    ['Describe the flag [scenario: no-pr]', 'no-pr'],
    ['[scenario:fails] Describe the flag', 'fails'],
    ['first\n\n[scenario: garbled]\nlast', 'garbled'],
    ['Describe scenario: fails', undefined],
    ['[scenario: ]', undefined],
    ['[scenario: nine scenarios]', undefined],
    ['[scenario: toString]', { unknown: 'toString' }],
  ])('%j', (prompt, scenario) => {
    expect(readScenario(prompt)).toEqual(scenario);
  });

  it('knows its own names only', () => {
    expect(Object.keys(SCENARIOS).every(isScenarioName)).toBe(true);
    expect(isScenarioName('constructor')).toBe(false);
  });

  it('goes before the scenario of the service, for that job alone', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'fails' });
    talk.create('One [scenario: no-pr]');
    talk.create('Two');
    expect([brief(talk.read('job_0001', 1000)), brief(talk.read('job_0002', 1000))]).toEqual([
      'completed',
      'failed',
    ]);
  });

  it('refuses a scenario that does not exist, and lists those that do', () => {
    const reply = new ServiceClient().create('One [scenario: merry]');
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body).error).toContain('write one of opens-pull-request, no-pr, fails');
  });
});

describe('when a job is messaged', () => {
  const after = (first: ScenarioName, word: string) => {
    const talk = new ServiceClient({ ...PACE, scenario: first });
    talk.create('One');
    const answer = talk.message('job_0001', `More ${word}`, 2000);
    const told = [2000, 2399, 2400, 2999, 3000, 3399, 3400];
    return [brief(answer), ...told.map((afterMs) => brief(talk.read('job_0001', afterMs)))];
  };
  const active = 'active';
  const pull = 'completed #7';
  it.each<readonly [string, ScenarioName, string, readonly string[]]>([
    [
      'works again and comes back with the same pull request',
      'opens-pull-request',
      '',
      [active, active, active, active, active, pull, pull, pull],
    ],
    [
      'keeps the pull request of an earlier turn',
      'opens-pull-request',
      '[scenario: no-pr]',
      [active, active, active, active, active, pull, pull, pull],
    ],
    [
      'fails in the second turn with the pull request of the first',
      'opens-pull-request',
      '[scenario: fails]',
      [active, active, active, active, active, 'failed #7', 'failed #7', 'failed #7'],
    ],
    [
      'opens a pull request in the second turn',
      'no-pr',
      '[scenario: opens-pull-request]',
      [active, active, active, active, active, pull, pull, pull],
    ],
    [
      'shows the old end to reads at first',
      'slow-to-notice',
      '',
      [active, pull, pull, active, active, active, active, pull],
    ],
    [
      'shows the old end to everyone at first',
      'slow-to-notice-at-all',
      '',
      [pull, pull, pull, active, active, active, active, pull],
    ],
    [
      'changes its end after a while',
      'no-pr',
      '[scenario: slow-to-notice]',
      [active, 'completed', 'completed', active, active, active, active, pull],
    ],
    ['ends at once', 'finishes-at-once', '', Array.from({ length: 8 }, () => pull)],
    ['never ends', 'opens-pull-request', '[scenario: never-ends]', Array.from({ length: 8 }, () => active)],
  ])('it %s', (_what, first, word, told) => {
    expect(after(first, word)).toEqual(told);
  });

  it('while it is active: goes on for a whole turn from then', () => {
    const talk = new ServiceClient(PACE);
    talk.create('One');
    talk.message('job_0001', 'More', 600);
    expect([1000, 1599, 1600].map((afterMs) => brief(talk.read('job_0001', afterMs)))).toEqual([
      active,
      active,
      pull,
    ]);
  });

  it('while it is active, with a turn that changes nothing: the interrupted turn opens nothing either', () => {
    const talk = new ServiceClient(PACE);
    talk.create('One');
    talk.message('job_0001', 'Never mind [scenario: no-pr]', 600);
    expect(brief(talk.read('job_0001', 1600))).toBe('completed');
  });
});

describe('how answers stumble', () => {
  it('rate-limited-then-well: the first create, message and read of a turn are answered 429', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'rate-limited-then-well', retryAfterSeconds: 2 });
    const replies = [
      talk.create('One'),
      talk.create('One'),
      talk.read('job_0001', 1000),
      talk.read('job_0001', 1000),
      talk.message('job_0001', 'More', 2000),
      talk.message('job_0001', 'More', 2000),
      talk.read('job_0001', 3000),
      talk.read('job_0001', 3000),
    ];
    expect(replies.map(({ status }) => status)).toEqual([429, 201, 429, 200, 429, 200, 429, 200]);
    expect(replies[0]?.headers['retry-after']).toBe('2');
    expect(talk.state.jobs.get('job_0001')?.turns.map(({ prompt }) => prompt)).toEqual(['One', 'More']);
    expect(talk.state.jobs.size).toBe(1);
  });

  it('garbled: the first reads of a turn are a web page, cut JSON and a 502', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'garbled' });
    expect(talk.create('One').status).toBe(201);
    const [page, cut, gateway, good] = [0, 0, 0, 1000].map((afterMs) => talk.read('job_0001', afterMs));
    expect([page?.status, cut?.status, gateway?.status, good?.status]).toEqual([200, 200, 502, 200]);
    expect(page?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page?.body).toMatch(/^<!doctype html>/);
    expect(cut?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(cut?.body).toMatch(/^\{"id":"job_0001"/);
    expect(() => JSON.parse(cut?.body ?? '{}')).toThrow(SyntaxError);
    expect(gateway?.body).toContain('502 Bad Gateway');
    expect(jobOf(talk.read('job_0001', 1000)).status).toBe('completed');
  });

  it('unclear: the create and the message take effect although they are answered 502', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'unclear' });
    expect(talk.create('One').status).toBe(502);
    expect(brief(talk.read('job_0001', 1000))).toBe('completed #7');
    expect(talk.message('job_0001', 'More', 2000).status).toBe(502);
    expect(brief(talk.read('job_0001', 2000))).toBe('active');
    expect([talk.create('Two', 3000).status, talk.message('job_0001', 'Yet more', 4000).status]).toEqual([
      201, 502,
    ]);
  });

  it('jobs stumble each by itself', () => {
    const talk = new ServiceClient({ ...PACE, scenario: 'garbled' });
    talk.create('One');
    talk.create('Two');
    expect(
      [talk.read('job_0001').body, talk.read('job_0002').body].map((body) => body.startsWith('<')),
    ).toEqual([true, true]);
  });
});
