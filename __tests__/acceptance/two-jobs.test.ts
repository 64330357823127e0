/**
 * A thread with two jobs, of which the older ends last: the status comment stays about the newer, and tells of both.
 */
import { describe, expect, it } from '@jest/globals';
import { inPublishedRepository, scheduleEvent } from '../../fakes/payloads.ts';
import { onStage, shown } from './on-stage.ts';
import type { Stage } from '../../fakes/stage.ts';

const detached = { inputs: { wait: 'false' } } as const;

/** The first job is at work until it is let go. */
function heldJob(): Readonly<{ service: object; letGo: () => void }> {
  let isHeld = true;
  const active = { status: 200, body: JSON.stringify({ id: 'job_0001', status: 'active', prLink: null }) };
  return {
    service: {
      intercept: ({ method, path }: { method: string; path: string }) =>
        isHeld && method === 'GET' && path.endsWith('/job_0001') ? active : undefined,
    },
    letGo: () => {
      isHeld = false;
    },
  };
}

async function tellsBoth(stage: Stage, play: () => Promise<unknown>): Promise<void> {
  const before = shown(stage);
  expect(before).toContain('**Job:** `job_0002` · `completed`');
  expect(before).toMatch(/Other asks \(1\)[^]*: ⏳ The docs agent is still at work/);
  await play();
  const after = shown(stage);
  expect(after).toContain('**Job:** `job_0002` · `completed`');
  expect(after).toMatch(
    /- .* UTC, Codertocat, \[command\]\(.*\): ✅ Docs pull request opened, \[acme\/docs#/,
  );
  expect(after).not.toContain('at work');
}

describe('a job that ends after a newer one of its thread', () => {
  it('is told among the other asks by the run that has waited for it', () => {
    const job = heldJob();
    return onStage(job, async (stage) => {
      const event = stage.say('/docs explain this');
      await stage.run(event, detached);
      await stage.command('/docs new explain timeouts');
      await tellsBoth(stage, async () => {
        job.letGo();
        const run = await stage.run(event, { runAttempt: 2 });
        expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'resumed' });
      });
    });
  });

  it('is told among them by a sweep', () => {
    const job = heldJob();
    return onStage(job, async (stage) => {
      await stage.command('/docs explain this', detached);
      await stage.command('/docs new explain timeouts');
      await tellsBoth(stage, async () => {
        job.letGo();
        const swept = await stage.run(inPublishedRepository(scheduleEvent()), {
          action: 'sweep/action.yml',
          inputs: { 'project-id': '' },
        });
        expect(swept.outputs['finished']).toBe('1');
      });
    });
  });
});
