/** A workflow file on the fake runner, with scripts in place of our actions. */
import { describe, expect, it } from '@jest/globals';
import { runWorkflow, type WorkflowRun } from '../../../fakes/runner/index.ts';
import { isStarted, type WorkflowDocument } from '../../../fakes/runner/workflow-file.ts';

const EVENT = { name: 'workflow_dispatch', payload: { inputs: {} } };

const run = (jobs: string, options: Partial<WorkflowRun> = {}) =>
  runWorkflow({
    workflow: `on: workflow_dispatch\njobs:\n${jobs}`,
    event: EVENT,
    ...options,
  });

describe('the events that start a workflow', () => {
  const ofPull = (action: string, base = 'main', name = 'pull_request') => ({
    name,
    payload: { action, pull_request: { base: { ref: base } } },
  });

  it.each(['pull_request', 'pull_request_target'])(
    'without `types`, %s is one that changes the commits',
    (name) => {
      for (const on of [name, [name], { [name]: null }]) {
        const actions = ['opened', 'synchronize', 'reopened', 'closed', 'labeled'];
        const started = actions.filter((action) =>
          isStarted(on, ofPull(action, 'main', name)),
        );
        expect(started).toEqual(['opened', 'synchronize', 'reopened']);
      }
    },
  );

  it('of another kind start it on each of their activities', () => {
    const event = { name: 'issues', payload: { action: 'labeled' } };
    expect(isStarted('issues', event)).toBe(true);
  });

  it.each<[string, readonly string[], boolean]>([
    ['release/2', ['release/**', '!release/1'], true],
    ['release/1', ['release/**', '!release/1'], false],
    ['release/1', ['release/**', '!release/**', 'release/1'], true],
    ['main', ['!release/1'], false],
  ])('on %s with the branches %j', (branch, branches, isWanted) => {
    const on: WorkflowDocument['on'] = { pull_request: { branches } };
    expect(isStarted(on, ofPull('opened', branch))).toBe(isWanted);
  });
});

it('a job knows how the jobs that it needs have ended', async () => {
  const { jobs } = await run(`
  bad: { steps: [{ run: 'exit 1' }] }
  good: { steps: [{ run: 'true' }] }
  left: { needs: bad, steps: [{ run: 'true' }] }
  last:
    needs: [bad, good, left]
    if: always()
    outputs:
      results: \${{ needs.bad.result }} \${{ needs.good.result }} \${{ needs.left.result }}
    steps: []`);
  expect(jobs.at(-1)?.outputs).toEqual({ results: 'failure success skipped' });
});

it('a step knows the steps before it, the job and the runner', async () => {
  const { log } = await run(`
  all:
    steps:
      - { id: good, run: 'true' }
      - { id: left, if: false, run: 'true' }
      - { id: bad, run: 'exit 1' }
      - if: failure() && hashFiles('docs/**', '*.md') == ''
        run: |
          echo "\${{ steps.good.outcome }} \${{ steps.left.outcome }} \${{ steps.bad.outcome }} \${{ steps.bad.conclusion }}"
          echo "\${{ job.status }} on \${{ runner.os }} \${{ runner.arch }}"
          test "\${{ runner.temp }}" = "$RUNNER_TEMP" && echo the same folder`);
  expect(log).toContain('success skipped failure failure');
  expect(log).toContain('failure on Linux X64');
  expect(log).toContain('the same folder');
});

it('nothing of a step that is left out is evaluated but its condition', async () => {
  const steps = (condition: string) => `
  all:
    steps:
      - if: ${condition}
        run: 'true'
        env: { PART: '\${{ unknown.value }}' }`;
  const { jobs } = await run(steps('true'), { leavesOutOthers: true });
  expect(jobs[0]?.steps).toMatchObject([{ conclusion: 'success', isLeftOut: true }]);
  const used = run(steps("env.PART == ''"), { leavesOutOthers: true });
  await expect(used).rejects.toThrow('unknown');
});
