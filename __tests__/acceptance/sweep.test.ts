import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { inPublishedRepository, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { RunOptions, Stage } from '../../fakes/stage.ts';
import { isStatusComment, leaveSubmission } from '../security/submissions.ts';
import { annotated, NO_WAIT, onStage, replies, shown, statusComments, submissions } from './on-stage.ts';

const detached = { inputs: NO_WAIT };
const DONE = '### ✅ Docs PR opened';

function sweep(
  stage: Stage,
  inputs: Readonly<Record<string, string>> = {},
  event: EventOfRun = scheduleEvent(),
): Promise<RunResult> {
  const options = { action: 'sweep/action.yml', inputs: { 'project-id': '', ...inputs } };
  return stage.run(inPublishedRepository(event), options);
}

const reads = ({ service }: Stage): number =>
  service.requests.filter(({ method }) => method === 'GET').length;
const untilDone = ({ clock }: Stage): Promise<void> => clock.sleep(40);

describe('a job that no run waits for', () => {
  it('is finished by a sweep as if a run had waited for it, once', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain it');
      await stage.run(event, detached);
      await untilDone(stage);
      const before = stage.github.requests.length;
      const run = await sweep(stage);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ checked: '1', finished: '1', stillActive: '0' });
      const prLink = 'https://github.com/acme/docs/pull/7';
      expect(JSON.parse(run.outputs['jobs'] ?? '')).toEqual([
        { thread: 2, jobId: 'job_0001', project: 'acme-docs', outcome: 'pr-opened', prLink },
      ]);
      expect(stage.github.requests.slice(before).map(({ operation }) => operation)).toEqual([
        'issues/list-comments-for-repo',
        'reactions/create-for-issue-comment',
        'issues/create-comment',
        'issues/update-comment',
      ]);
      expect(reads(stage)).toBe(1);
      expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(shown(stage)).toContain(DONE);
      expect(replies(stage)).toEqual([expect.stringContaining('@Codertocat')]);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '0', finished: '0' });
      expect(reads(stage)).toBe(1);
    }));

  it('is left as it is while it is active', () =>
    onStage({ service: { workMs: 60_000 } }, async (stage) => {
      await stage.command('/docs explain it', detached);
      const before = shown(stage);
      const run = await sweep(stage);
      expect(run.outputs).toMatchObject({ checked: '1', finished: '0', stillActive: '1' });
      expect(shown(stage)).toBe(before);
    }));

  it('is not swept if /docs status has finished it', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain it', detached);
      await untilDone(stage);
      const status = await stage.command('/docs status');
      expect(status.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect((await sweep(stage)).outputs['checked']).toBe('0');
    }));

  it.each<[string, RunOptions, string]>([
    ['timed out', { inputs: { 'timeout-minutes': '1' } }, 'still-active'],
    [
      'was cancelled',
      { cancel: { at: { onLine: /[Cc]reated job/ }, signals: [{ signal: 'SIGINT', afterMs: 0 }] } },
      'cancelled',
    ],
  ])('is finished by a sweep if its run %s', (_, options, outcome) =>
    onStage({ service: { workMs: 120_000 } }, async (stage) => {
      const run = await stage.command('/docs explain it', options);
      expect(run.outputs).toMatchObject({ outcome, jobId: 'job_0001' });
      stage.service.change({ workMs: 10 });
      await untilDone(stage);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '1', finished: '1' });
      expect(shown(stage)).toContain(DONE);
      expect(submissions(stage)).toMatchObject([{ state: 'finished', outcome: 'pr-opened' }]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  it('is read again after half a minute if its pull request has started the sweep', () => {
    let left = 1;
    const active = { status: 200, body: JSON.stringify({ id: 'job_0001', status: 'active', prLink: null }) };
    const intercept = ({ method }: { method: string }) =>
      method === 'GET' && left-- > 0 ? active : undefined;
    return onStage({ service: { intercept } }, async (stage) => {
      await stage.command('/docs explain it', detached);
      await untilDone(stage);
      const opened = { name: 'pull_request', payload: publishedPayload('pull_request', 'opened') };
      const run = await sweep(stage, {}, opened);
      expect(run.outputs).toMatchObject({ checked: '1', finished: '1', stillActive: '0' });
      expect(reads(stage)).toBe(2);
    });
  });
});

describe('a sweep ignores', () => {
  it('the job of a run that waits, but not the others of its thread', () =>
    onStage({ service: { workMs: 30_000 } }, async (stage) => {
      const waiting = stage.command('/docs explain it');
      while (stage.posts().length === 0) await stage.clock.sleep(10);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '0' });
      await stage.command('/docs new explain more', detached);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '1', stillActive: '1' });
      expect((await waiting).outputs['outcome']).toBe('pr-opened');
      // The second job began later than the first.
      await stage.clock.sleep(30_000);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '1', finished: '1' });
      expect(statusComments(stage)).toHaveLength(2);
    }));

  it.each([
    ['another project', { 'project-id': 'other' }],
    ['another comment-tag', { 'comment-tag': 'nightly' }],
    ['another API key', { 'api-key': 'mint_other' }],
  ])('submissions of %s', (_, inputs) =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain it', detached);
      await untilDone(stage);
      expect((await sweep(stage, inputs)).outputs['checked']).toBe('0');
      expect(reads(stage)).toBe(0);
    }),
  );
});

describe('a sweep finishes', () => {
  it('several submissions of a thread, each with a reply, and reads each job once', () =>
    onStage({ service: { workMs: 1000 } }, async (stage) => {
      const events = [
        stage.say('/docs explain it'),
        stage.say('/docs also this'),
        stage.say('/docs new that'),
      ];
      for (const event of events) await stage.run(event, detached);
      const before = reads(stage);
      await stage.clock.sleep(1050);
      expect((await sweep(stage)).outputs).toMatchObject({ checked: '3', finished: '3' });
      // The job that got a message is read once more: its end could belong to the work before.
      expect(reads(stage) - before).toBe(3);
      expect(events.map((event) => stage.reactions(event))).toEqual(events.map(() => ['eyes', 'rocket']));
      expect(replies(stage)).toHaveLength(3);
      expect(submissions(stage).map(({ state, outcome }) => [state, outcome])).toEqual(
        events.map(() => ['finished', 'pr-opened']),
      );
    }));

  it('jobs of several projects and tags, with at least a second between its writes', () => {
    // The fake service has only one project of its own.
    const intercept = ({ method, path }: { method: string; path: string }) => {
      const job = { id: 'job_x', status: method === 'POST' ? 'active' : 'completed', prLink: null };
      return path.startsWith('/v2/agent/other/') ? { status: 200, body: JSON.stringify(job) } : undefined;
    };
    return onStage({ service: { intercept } }, async (stage) => {
      const uses = [{}, { 'comment-tag': 'guides' }, { 'project-id': 'other', 'comment-tag': 'api' }];
      for (const inputs of uses)
        await stage.command('/docs explain it', { inputs: { ...NO_WAIT, ...inputs } });
      await untilDone(stage);
      const before = stage.github.requests.length;
      const run = await sweep(stage);
      expect(run.outputs).toMatchObject({ checked: '3', finished: '3' });
      const jobs = JSON.parse(run.outputs['jobs'] ?? '') as readonly { project: string; outcome: string }[];
      expect(jobs.map(({ project, outcome }) => [project, outcome])).toEqual([
        ['acme-docs', 'pr-opened'],
        ['acme-docs', 'pr-opened'],
        ['other', 'no-pr'],
      ]);
      expect(submissions(stage).map(({ outcome }) => outcome)).toEqual(['pr-opened', 'pr-opened', 'no-pr']);
      const writes = stage.github.requests.slice(before).filter(({ method }) => method !== 'GET');
      // A reaction, a reply and the comment for each.
      expect(writes).toHaveLength(9);
      for (const [index, { at }] of writes.slice(1).entries())
        expect(at - (writes[index]?.at ?? Infinity)).toBeGreaterThanOrEqual(1000);
    });
  });

  it('40 of 500 comments, with one request for each page, job and comment', () => {
    const threads = Array.from({ length: 40 }, (_, index) => index + 100);
    return onStage({ github: { threads: threads.map((number) => ({ number })) } }, async (stage) => {
      const job = 'job_0001';
      await stage.run(stage.say('/docs explain it', { number: 100 }), detached);
      stage.github.state.comments.clear();
      for (const [index, thread] of threads.entries())
        leaveSubmission(stage, {
          thread,
          job,
          trigger: { kind: 'run', id: String(thread) },
          ...(index >= 34 && (index < 37 ? { key: 'mint_forged' } : { commentTag: 'nightly' })),
        });
      const [real] = stage.ours(100);
      for (let index = 0; index < 460; index += 1) {
        // Copies of a state count as little as other comments.
        const body = index % 12 === 0 ? (real?.body ?? '') : `Comment ${index}`;
        const author = index % 24 === 0 ? 'passer-by' : 'github-actions[bot]';
        addComment(stage.github.state, { thread: 100 + (index % 40), body, author });
      }
      const others = [...stage.ours(136), ...stage.ours(139)];
      await untilDone(stage);
      const before = stage.github.requests.length;
      const run = await sweep(stage, { 'comment-tag': 'default' });
      expect(run.outputs).toMatchObject({ checked: '34', finished: '34', stillActive: '0' });
      const requests = stage.github.requests.slice(before).map(({ operation }) => operation);
      // All comments have one date, at which the second request starts again. The last page is empty.
      expect(requests.filter((operation) => operation === 'issues/list-comments-for-repo')).toHaveLength(7);
      expect(requests.filter((operation) => operation === 'issues/update-comment')).toHaveLength(34);
      expect(requests).toHaveLength(41);
      expect(reads(stage)).toBe(1);
      expect(stage.ours(100).find(isStatusComment)?.body).toContain(DONE);
      expect([...stage.ours(136), ...stage.ours(139)]).toEqual(others);
      expect(run.summary).toContain('41 requests to GitHub');
    });
  });
});

describe('a sweep that cannot read the jobs', () => {
  const answering = (status: number, test: (stage: Stage, run: RunResult) => void): Promise<void> => {
    const intercept = ({ method }: { method: string }) =>
      method === 'GET' ? { status, body: JSON.stringify({ error: 'Not today' }) } : undefined;
    return onStage({ service: { intercept } }, async (stage) => {
      leaveSubmission(stage, { thread: 1, job: 'job_0001' });
      leaveSubmission(stage, { thread: 2, job: 'job_0002', hoursAgo: 73 });
      test(stage, await sweep(stage));
    });
  };

  it('fails if the key is rejected, with one error, and writes nothing', () =>
    answering(401, (stage, run) => {
      expect(run.exitCode).toBe(1);
      expect(annotated(run, 'error')).toEqual([expect.stringMatching(/401.*Affected: 2 jobs/)]);
      expect(run.outputs).toMatchObject({ checked: '2', finished: '0', stillActive: '0', unread: '2' });
      expect(stage.written()).toEqual([]);
    }));

  it('warns if the service is down, and gives up old jobs', () =>
    answering(503, (stage, run) => {
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual([expect.stringMatching(/503.*Affected: 2 jobs/)]);
      expect(run.outputs).toMatchObject({ checked: '2', finished: '1', unread: '2' });
      expect(shown(stage, 1)).toContain('is working');
      expect(shown(stage, 2)).toContain('Lost the connection');
    }));

  it('fails with all errors of its inputs', () =>
    onStage({}, async (stage) => {
      const run = await sweep(stage, { 'base-url': 'http://docs.example', 'give-up-hours': 'soon' });
      expect(run.exitCode).toBe(1);
      expect(annotated(run, 'error')).toHaveLength(2);
      expect(run.summary).toContain('could not start');
    }));
});
