import { describe, expect, it } from '@jest/globals';
import { beginJob, endJob, shaOf, type CheckRun } from '../../../fakes/github/index.ts';
import { connect, failing } from './connect.ts';

const SHA = shaOf('master');
const RUN = { id: '42', commit: SHA };
const JOB = { name: 'docs', sha: SHA, runId: '42' };

type Connected = Awaited<ReturnType<typeof connect>>;

/** Adds a check run that another App, or another run, has created. */
function addOther({ github }: Connected, changes: Partial<CheckRun>): void {
  const { id, ...other } = beginJob(github.state, JOB);
  github.state.checkRuns.set(id, { id, ...other, ...changes });
}

describe('the check runs of a workflow run', () => {
  it('are the jobs of all attempts', async () => {
    const connected = await connect({ checkReplies: true });
    const { checks, github, sent } = connected;
    const first = beginJob(github.state, JOB);
    endJob(github.state, first, []);
    const second = beginJob(github.state, JOB);
    beginJob(github.state, { ...JOB, runId: '4' });
    beginJob(github.state, { ...JOB, runId: '421' });
    beginJob(github.state, { ...JOB, sha: shaOf('another commit') });
    addOther(connected, { app: 'another-app' });
    addOther(connected, { detailsUrl: 'https://ci.example/actions/runs/42' });

    const read = await checks.ofWorkflowRun(RUN);
    expect(read).toEqual({
      ok: true,
      value: [
        { id: second.id, name: 'docs', isCompleted: false },
        { id: first.id, name: 'docs', isCompleted: true },
      ],
    });
    expect(sent()).toEqual(['checks/list-for-ref']);
  });

  it.each([
    ['queued', false],
    ['completed', true],
  ] as const)('that are %s have ended: %s', async (status, isCompleted) => {
    const connected = await connect();
    addOther(connected, {
      app: 'github-actions',
      status,
      detailsUrl: '/actions/runs/42/',
    });
    const read = await connected.checks.ofWorkflowRun(RUN);
    expect(read).toMatchObject({
      value: [{ isCompleted }],
    });
  });

  it.each([
    [99, 1, { ok: true }],
    [250, 3, { ok: true }],
    [499, 5, { ok: true }],
    [500, 5, { ok: false, error: { detail: 'there are at least 500 check runs' } }],
  ])('of %d are read with %d requests', async (count, requests, expected) => {
    const { checks, github, sent } = await connect();
    for (let n = 1; n <= count; n += 1) beginJob(github.state, JOB);
    const read = await checks.ofWorkflowRun(RUN);
    expect(read).toMatchObject(expected);
    if (read.ok) expect(read.value).toHaveLength(count);
    expect(sent()).toHaveLength(requests);
  });

  it('without an App or an address are no jobs', async () => {
    const odd = { id: 1, name: '<img>', status: 'completed' };
    const check_runs = [
      odd,
      { ...odd, app: null, details_url: null },
      { ...odd, app: {}, details_url: '/actions/runs/42/job/1' },
    ];
    const { checks } = await connect(failing({ status: 200, body: { check_runs } }));
    const read = await checks.ofWorkflowRun(RUN);
    expect(read).toEqual({ ok: true, value: [] });
  });

  it.each([{}, { check_runs: {} }, { check_runs: [{ id: '1' }] }, []])(
    'are not read from %j',
    async (body) => {
      const { checks } = await connect(failing({ status: 200, body }, { times: 9 }));
      const read = await checks.ofWorkflowRun(RUN);
      expect(read).toMatchObject({
        ok: false,
        error: { kind: 'invalid-response' },
      });
    },
  );

  it('of a private repository need a permission', async () => {
    const repository = { private: true };
    const { checks, github } = await connect({ repository });
    const without = await checks.ofWorkflowRun(RUN);
    expect(without).toMatchObject({ error: { status: 403 } });
    github.grant({ checks: 'read' });
    const withPermission = await checks.ofWorkflowRun(RUN);
    expect(withPermission).toEqual({ ok: true, value: [] });
  });
});

describe('the annotations of a check run', () => {
  const notice = { level: 'notice', message: 'x' } as const;

  it('are read by their titles', async () => {
    const { checks, github } = await connect({ checkReplies: true });
    const job = beginJob(github.state, JOB);
    endJob(github.state, job, [notice, { ...notice, title: 'Docs agent' }]);
    const titles = await checks.annotationTitles(job.id);
    expect(titles).toEqual({ ok: true, value: ['', 'Docs agent'] });
  });

  it.each([
    [99, true],
    [100, false],
  ])('of which there are %d are complete: %s', async (count, ok) => {
    const { checks, github } = await connect();
    const job = beginJob(github.state, JOB);
    const notices = Array.from({ length: count }, () => notice);
    endJob(github.state, job, notices);
    const titles = await checks.annotationTitles(job.id);
    expect(titles).toMatchObject({ ok });
  });

  it.each([{}, ['x'], [{ title: 7 }]])('are not read from %j', async (body) => {
    const { checks } = await connect(failing({ status: 200, body }, { times: 9 }));
    const titles = await checks.annotationTitles(1);
    expect(titles).toMatchObject({ ok: false });
  });
});
