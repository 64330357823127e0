import { expect, it } from '@jest/globals';
import { workflowDispatchEvent } from '../../../fakes/payloads.ts';
import { runWorkflow } from '../../../fakes/runner/index.ts';

const WORKFLOW = `
on: workflow_dispatch
permissions: { contents: read }
jobs:
  first:
    runs-on: ubuntu-latest
    strategy: { matrix: { word: [Hello] } }
    permissions: { issues: write }
    outputs: { said: '\${{ steps.say.outputs.what }}' }
    steps: [{ id: say, run: 'echo "what=\${{ matrix.word }}, $WHO" >> "$GITHUB_OUTPUT"', env: { WHO: '\${{ vars.WHO }}' } }]
  second:
    runs-on: ubuntu-latest
    needs: first
    steps:
      - run: echo "$SAID \${{ secrets.KEY }}"; exit 3
        env: { SAID: '\${{ needs.first.outputs.said }}' }
      - run: echo never
      - { if: always(), run: 'echo "swept"' }
  third: { runs-on: ubuntu-latest, needs: second, steps: [{ run: echo never }] }
`;

it('a workflow hands outputs on, skips what follows a failure, and hides secrets', async () => {
  const permissions: unknown[] = [];
  const { jobs, log, conclusion } = await runWorkflow({
    workflow: WORKFLOW,
    event: workflowDispatchEvent(),
    vars: { WHO: 'reader' },
    secrets: { KEY: 'hush-hush-hush' },
    onPermissions: (each) => permissions.push(each),
  });
  expect(jobs.map((job) => `${job.id} ${job.conclusion}`)).toEqual([
    'first success',
    'second failure',
    'third skipped',
  ]);
  expect(jobs[1]?.steps.map((step) => step.conclusion)).toEqual([
    'failure',
    'skipped',
    'success',
  ]);
  expect(permissions).toEqual([{ issues: 'write' }, { contents: 'read' }]);
  expect(log).toMatch(/^\nHello, reader \*\*\*\nswept$/);
  expect(conclusion).toBe('failure');
});
