import { describe, expect, it } from '@jest/globals';
import { createRecorder } from '../../tools/faults/recorder.ts';
import { buildWorld, createWire } from '../../tools/faults/world.ts';
import { run } from '../../src/agent/run.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { makeThread } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { FILES, merged } from '../../fakes/happenings.ts';
import { memory, onStage, prompts, shown, statusComment } from './on-stage.ts';
import type { Stage } from '../../fakes/stage.ts';

const CREATE = '/v2/agent/acme-docs/job';
const MESSAGE = '/v2/agent/acme-docs/job/job_0001/message';
const TRACKING = 1;

/** Job 1 has pull request 30, job 2 has 31, both readable. */
const SERVICE = { repository: 'https://github.com/Codertocat/Hello-World', firstPull: 30 };
const threads = [
  { number: TRACKING, title: 'Docs' },
  { number: 2, pull: { merged: true, files: FILES } },
  { number: 30, pull: {} },
  { number: 31, pull: {} },
  { number: 32, pull: {} },
];

function close({ github: { state } }: Stage, number: number): void {
  state.threads.set(number, makeThread({ number, state: 'closed', pull: { merged: true } }));
}

const NO_WAIT = { wait: 'false' };
const rolling = (runId: number, inputs: Readonly<Record<string, string>>) => ({
  'reuse-job': 'while-pr-open',
  'issue-number': String(TRACKING),
  prompt: `Cover merge ${runId}.`,
  context: 'none',
  'instructions-file': '',
  ...inputs,
});

/** One docs pull request for all that is merged while it is open. */
function merge(
  stage: Stage,
  runId: number,
  inputs: Readonly<Record<string, string>> = NO_WAIT,
): Promise<RunResult> {
  return stage.run(merged('pull_request'), { runId, inputs: rolling(runId, inputs) });
}

/** The same by the source in this process: of many runs that differ in nothing, the bundle need not make each. */
async function mergeBySource({ clock, github, service }: Stage, runId: number): Promise<void> {
  const { key, projectId } = service.state.config;
  const { name, payload } = merged('pull_request');
  const connection = { 'api-key': key, 'project-id': projectId, 'base-url': service.url };
  const { failed } = await run(
    buildWorld({
      event: parseEvent(name, payload),
      inputs: { ...rolling(runId, NO_WAIT), ...connection, 'github-token': github.token },
      runId: String(runId),
      runner: createRecorder(),
      clock,
      send: createWire(clock).sender(
        () => undefined,
        () => false,
      ),
      github,
    }),
  );
  expect(failed).toBe(false);
}

describe('one rolling docs pull request', () => {
  it('takes 30 merges: one job, 29 messages, one status comment; the 31st, after its merge, starts anew', () =>
    onStage({ service: SERVICE, github: { threads } }, async (stage) => {
      await merge(stage, 101);
      for (let runId = 102; runId <= 127; runId += 1) await mergeBySource(stage, runId);
      for (const runId of [128, 129]) await merge(stage, runId);
      const last = await merge(stage, 130, {});
      expect(last.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'messaged' });
      expect(stage.posts()).toEqual([CREATE, ...Array.from({ length: 29 }, () => MESSAGE)]);
      expect(prompts(stage).at(-1)).toBe('Cover merge 130.');
      expect(statusComment(stage, TRACKING).body.length).toBeLessThan(65_536);
      expect(memory(stage, { thread: TRACKING })).toMatchObject({
        pruned: { count: 10 },
        submissions: Array.from({ length: 20 }, () => expect.anything()),
      });

      const dashboard = shown(stage, TRACKING);
      expect(dashboard).toContain('### ✅ Docs pull request opened');
      expect(dashboard).toContain('<details><summary>Other asks (19)</summary>');
      expect(dashboard).toMatch(
        /- \d{4}-\d\d-\d\d \d\d:\d\d UTC, Codertocat, \[PR #\u200b\d+\]\(https:\S+\/actions\/runs\/129\): ⏳ The docs agent is still at work/,
      );

      close(stage, 30);
      const after = await merge(stage, 131);
      expect(after.outputs).toMatchObject({ jobId: 'job_0002', jobAction: 'created' });
      expect(stage.posts().at(-1)).toBe(CREATE);
      expect(shown(stage, TRACKING)).toContain('job_0001, is done, its pull request is merged or closed.');
    }));

  it.each([
    ['the first ever', []],
    ['after the one before was merged', [30]],
  ])('two merges in one second, %s: one job, asked twice, one status comment', (_, merges) =>
    onStage({ service: SERVICE, github: { threads, latencyMs: 20 } }, async (stage) => {
      for (const number of merges) {
        await merge(stage, 100);
        close(stage, number);
      }
      const before = stage.posts().length;
      const runs = await Promise.all([merge(stage, 101), merge(stage, 102)]);
      const [job] = runs.map(({ outputs }) => outputs['jobId'] ?? '');
      expect(runs.map(({ outputs }) => outputs['jobId'])).toEqual([job, job]);
      expect(runs.map(({ outputs }) => outputs['jobAction']).sort()).toEqual(['created', 'messaged']);
      expect(stage.posts().slice(before)).toEqual([CREATE, `${CREATE}/${job}/message`]);
      expect(stage.ours(TRACKING)).toHaveLength(1);
      expect(memory(stage, { thread: TRACKING }).submissions.slice(-2)).toMatchObject([{ job }, { job }]);
    }),
  );

  it('is not gone on with where the job had found nothing to change: an event has something new', () =>
    onStage({ service: { ...SERVICE, life: 'no-pr' }, github: { threads } }, async (stage) => {
      await merge(stage, 101, {});
      await merge(stage, 102);
      expect(stage.posts()).toEqual([CREATE, CREATE]);
    }));

  it('goes on with the job that was asked for last, also where that was an earlier run again', () =>
    onStage({ service: SERVICE, github: { threads } }, async (stage) => {
      stage.service.change({ life: 'fails' });
      await merge(stage, 101, {});
      stage.service.change({ life: 'opens-pull-request' });
      await merge(stage, 102, {});
      close(stage, 31);
      await stage.run(merged('pull_request'), {
        runId: 101,
        runAttempt: 2,
        inputs: rolling(101, NO_WAIT),
      });
      const next = await merge(stage, 103);
      expect(next.outputs).toMatchObject({ jobId: 'job_0003', jobAction: 'messaged' });
    }));

  it('takes commands in the tracking issue too', () =>
    onStage({ service: SERVICE, github: { threads } }, async (stage) => {
      await merge(stage, 101);
      const run = await stage.command('/docs name the flag as well', {
        number: TRACKING,
        inputs: { 'reuse-job': 'while-pr-open', wait: 'false' },
      });
      expect(run.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
    }));

  it('without a thread that could remember the job is a fault of the inputs', () =>
    onStage({ service: SERVICE, github: { threads } }, async (stage) => {
      const event = { name: 'workflow_dispatch', payload: merged('pull_request').payload };
      const inputs = { 'reuse-job': 'while-pr-open', prompt: 'Go.' };
      const run = await stage.run(event, { inputs });
      expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
      expect(run.outputs['message']).toContain('write its number into `issue-number`');
      expect(stage.posts()).toEqual([]);
    }));

  it('remembers all of four merges that meet on one job', () =>
    onStage({ service: SERVICE, github: { threads, latencyMs: 20 } }, async (stage) => {
      await merge(stage, 100);
      await Promise.all([101, 102, 103, 104].map((run) => merge(stage, run)));
      expect(stage.posts()).toHaveLength(5);
      const { submissions } = memory(stage, { thread: TRACKING });
      expect(submissions.map(({ run }) => run).toSorted()).toEqual(['100', '101', '102', '103', '104']);
      expect(new Set(submissions.map(({ job }) => job))).toEqual(new Set(['job_0001']));
    }));

  it('starts one job although GitHub keeps one of two runs waiting', () => {
    let kept = 0;
    const intercept = ({ operation }: Readonly<{ operation: string | undefined }>) =>
      operation === 'pulls/get' && kept > 0 && kept-- > 0 ? { status: 502, body: '' } : undefined;
    return onStage({ service: SERVICE, github: { threads, latencyMs: 20, intercept } }, async (stage) => {
      await merge(stage, 100);
      close(stage, 30);
      kept = 2;
      await Promise.all([merge(stage, 101), merge(stage, 102)]);
      expect(stage.posts()).toEqual([CREATE, CREATE, `${CREATE}/job_0002/message`]);
      expect(
        memory(stage, { thread: TRACKING })
          .submissions.map(({ run }) => run)
          .toSorted(),
      ).toEqual(['100', '101', '102']);
    });
  });
});

describe('two dispatches about one pull request at once', () => {
  it('end in one job and one status comment', () =>
    onStage({ service: SERVICE, github: { threads, latencyMs: 20 } }, async (stage) => {
      const event = { name: 'workflow_dispatch', payload: merged('pull_request').payload };
      const inputs = {
        subject: 'pull-request:2',
        'issue-number': String(TRACKING),
        context: 'none',
        'instructions-file': '',
        prompt: 'Cover it.',
      };
      const runs = await Promise.all([1, 2].map((runId) => stage.run(event, { runId, inputs })));
      expect(stage.posts()).toEqual([CREATE]);
      expect(runs.map(({ outputs }) => outputs['jobAction']).toSorted()).toEqual(['created', 'resumed']);
      expect(runs.map(({ outputs }) => outputs['outcome'])).toEqual(['pr-opened', 'pr-opened']);
      expect(stage.ours(TRACKING)).toHaveLength(1);
    }));
});
