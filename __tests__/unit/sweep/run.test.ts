import { beforeEach, describe, expect, it } from '@jest/globals';
import type { JobSnapshot } from '../../../src/domain.ts';
import { fault, MemorySweep } from './memory-sweep.ts';

const DONE = { status: 'completed' };
const BUSY = { status: 'active', prLink: null };
const ASKED_WHILE_BUSY: { snapshot: JobSnapshot } = {
  snapshot: { status: 'active', prLink: null, archivedAt: null },
};
const LONG_AGO = { submittedAt: '2026-02-20T12:00:00.000Z' };

let memory: MemorySweep;
beforeEach(() => {
  memory = new MemorySweep();
});

const annotations = (): readonly string[] => memory.log.filter((line) => /^(warning|error): /.test(line));

describe('how often a job is looked at', () => {
  it.each<[string, string, Parameters<MemorySweep['job']>, readonly string[], string]>([
    ['once where it has ended', 'pull_request', ['a', [DONE]], ['a 0'], 'pr-opened'],
    ['once where it is at work', 'schedule', ['a', [BUSY, DONE]], ['a 0'], 'active'],
    [
      'again 15 s later where it was at work when it was messaged',
      'schedule',
      ['a', [DONE], ASKED_WHILE_BUSY],
      ['a 0', 'a 15000'],
      'pr-opened',
    ],
    [
      'again 30 s later where it is at work though a pull request was opened',
      'pull_request',
      ['a', [BUSY, DONE]],
      ['a 0', 'a 30000'],
      'pr-opened',
    ],
    ['the same in a fork’s safe event', 'pull_request_target', ['a', [BUSY]], ['a 0', 'a 30000'], 'active'],
    ['once where a review started the sweep', 'pull_request_review', ['a', [BUSY]], ['a 0'], 'active'],
    ['once where it cannot be read', 'pull_request', ['a', [fault(503)]], ['a 0'], 'unknown'],
    [
      'twice at most: an end that came in between may be that of the work before the message',
      'pull_request',
      ['a', [BUSY, DONE], ASKED_WHILE_BUSY],
      ['a 0', 'a 30000'],
      'active',
    ],
  ])('%s', async (_, eventName, job, looks, outcome) => {
    memory.job(...job);
    expect(await memory.sweep(eventName)).toBe(false);
    expect(memory.looks).toEqual(looks);
    expect(JSON.parse(memory.outputs.get('jobs') ?? '')).toMatchObject([{ jobId: 'a', outcome }]);
  });

  it('one pause is for all that are looked at again, and nobody else is', async () => {
    memory.job('finished', [DONE]);
    memory.job('doubtful', [DONE], ASKED_WHILE_BUSY);
    memory.job('busy', [BUSY]);
    await memory.sweep('pull_request');
    expect(memory.looks).toEqual(['finished 0', 'doubtful 0', 'busy 0', 'doubtful 30000', 'busy 30000']);
    expect(memory.outputs.get('finished')).toBe('2');
  });

  it('not at all once the sweep is cancelled', async () => {
    memory.job('a', [BUSY]);
    memory.clock.plan(memory.clock.now() + 10_000, () => memory.controller.abort());
    await memory.sweep('pull_request');
    expect(memory.looks).toEqual(['a 0']);
    expect(annotations()).toEqual([]);
    memory.job('b', [fault(401)]);
    expect(await memory.sweep()).toBe(false);
    expect(memory.looks).toEqual(['a 0']);
  });
});

describe('writes', () => {
  it('are a second apart, as GitHub asks', async () => {
    memory.job('a', [DONE]);
    memory.job('b', [DONE], { trigger: { kind: 'run', id: '1/docs' } });
    memory.job('c', [DONE], { trigger: { kind: 'review', id: '5' } });
    await memory.sweep();
    expect(memory.writes.join(', ')).toBe(
      'comment 0, reaction 1000, reply 2000, comment 3000, comment 4000, reply 5000',
    );
  });
});

describe('comments that may not be written', () => {
  it('are one warning that names the permission, and lines of the log', async () => {
    memory.job('a', [DONE]);
    memory.job('b', [DONE]);
    memory.gitHubFault = fault(403, 'Resource not accessible by integration');
    expect(await memory.sweep()).toBe(false);
    expect(annotations()).toEqual([
      expect.stringMatching(/^warning: .*The status comment in #10 could not be written: .*`issues: write`/),
    ]);
    expect(memory.log).toContainEqual(
      expect.stringMatching(/^The status comment in #11 could not be written: /),
    );
    expect(memory.outputs.get('finished')).toBe('0');
  });
});

describe('jobs that cannot be read', () => {
  it('are left open, told once for each kind of fault, and counted', async () => {
    memory.job('a', [fault(503, 'busy')]);
    memory.job('b', [fault(503, 'very busy')]);
    memory.job('c', [fault(401, 'expired')]);
    memory.job('d', [BUSY]);
    memory.job('e', [DONE]);
    memory.job('f', [fault(503)], LONG_AGO);
    expect(await memory.sweep()).toBe(false);
    expect(annotations()).toEqual([
      'warning: Docs agent: sweep: The job could not be read: api.example.com answered 503, busy. The agent may still be at work. ' +
        'Look at the dashboard, or look again later, with `job-id` or the command `status`. Left for the next sweep: 2 jobs. Given up: 1 job.',
      expect.stringMatching(
        /^warning: .* answered 401, expired\. .* Check `api-key`: .*keys expire.* Left for the next sweep: 1 job\.$/,
      ),
    ]);
    expect(memory.log.at(-1)).toBe(
      'Looked at 6 jobs; finished 2; 1 still at work; 4 could not be read. It took 1 request to GitHub and 6 looks.',
    );
    expect(memory.log).toContain('#10: job a could not be read');
    expect(Object.fromEntries(memory.outputs)).toMatchObject({
      checked: '6',
      finished: '2',
      stillActive: '1',
      unread: '4',
    });
    expect(memory.summary).toMatch(
      /^### Docs agent: 2 jobs finished, 6 looked at, 4 could not be read\n\n- The job/,
    );
    expect(memory.summary).toContain('It took 1 request to GitHub and 6 looks.');
    expect(memory.shown(0)).toBe('### at work\n');
  });

  it('for all of give-up-hours are told so in their threads, not as if they had been seen at work', async () => {
    memory.job('a', [fault(503, 'busy @octocat')], LONG_AGO);
    await memory.sweep();
    expect(memory.shown(0)).toContain('### ⚠️ Lost contact with the docs agent');
    expect(memory.shown(0)).toContain(
      'Job a could not be looked at more than 72 h after it was asked for: api.example.com answered 503, busy @\u200boctocat.',
    );
    expect(memory.shown(0)).toContain('`/docs status` looks again');
  });

  it('because they are too fresh to be there are no news', async () => {
    memory.job('a', [fault(404)], { submittedAt: '2026-03-01T11:59:30.000Z' });
    expect(await memory.sweep()).toBe(false);
    expect(annotations()).toEqual([]);
    expect(Object.fromEntries(memory.outputs)).toMatchObject({ stillActive: '1', unread: '0' });
  });

  it('because the service knows none of them are left: the address may be wrong', async () => {
    memory.job('a', [fault(404)]);
    memory.job('b', [fault(404)]);
    expect(await memory.sweep()).toBe(false);
    expect(annotations()).toEqual([
      expect.stringMatching(
        /^warning: .* no such job: check `project-id`.* Left for the next sweep: 2 jobs\.$/,
      ),
    ]);
    expect([memory.shown(0), memory.shown(1)]).toEqual(['### at work\n', '### at work\n']);
  });

  it('because the service knows others and not this one are gone', async () => {
    memory.job('a', [fault(404)]);
    memory.job('b', [BUSY]);
    await memory.sweep();
    expect(annotations()).toEqual([]);
    expect(memory.shown(0)).toContain('The service does not know job a any more');
  });

  it('because the service has not known them for all of give-up-hours are gone', async () => {
    memory.job('a', [fault(404)], LONG_AGO);
    await memory.sweep();
    expect(memory.shown(0)).toContain('The service does not know job a any more');
  });

  it('are harmless in the summary, whatever the service says', async () => {
    memory.job('a', [fault(500, '<img src=x> @octocat | `')]);
    await memory.sweep();
    expect(memory.summary).not.toMatch(/(?<!\\)<img|@octocat/);
  });
});

describe('a key that the service refuses', () => {
  it.each([401, 403])(
    'with %d for all jobs fails the sweep, and leaves every thread as it is',
    async (status) => {
      memory.job('a', [fault(status)]);
      memory.job('b', [fault(status)], LONG_AGO);
      expect(await memory.sweep()).toBe(true);
      expect(annotations()).toEqual([expect.stringMatching(/^error: .* Left for the next sweep: 2 jobs\.$/)]);
      expect(memory.summary).toMatch(/^### ❌ Docs agent: none of 2 jobs could be read\n/);
      expect([memory.shown(0), memory.shown(1)]).toEqual(['### at work\n', '### at work\n']);
      expect(memory.log.at(-1)).toMatch(
        /^Looked at 2 jobs; finished 0; 0 still at work; 2 could not be read\. /,
      );
    },
  );

  it.each<[string, ReturnType<typeof fault>[], boolean]>([
    ['for some, and the others have no answer', [fault(401), fault(503)], true],
    ['for some, and the others are not known', [fault(403), fault(404)], true],
    ['for none: a service that is down mends itself', [fault(503), fault(502)], false],
  ])('%s', async (_, [one, two], failed) => {
    if (one === undefined || two === undefined) throw new Error('two faults');
    memory.job('a', [one]);
    memory.job('b', [two]);
    expect(await memory.sweep()).toBe(failed);
    expect(annotations().map((line) => line.split(':')[0])).toEqual(
      [one, two].map(() => (failed ? 'error' : 'warning')),
    );
  });

  it('for some, and another could be read, is a warning', async () => {
    memory.job('a', [fault(403)]);
    memory.job('b', [BUSY]);
    expect(await memory.sweep()).toBe(false);
    expect(annotations()).toEqual([expect.stringMatching(/^warning: .* answered 403, no\. .* scope /)]);
  });
});
