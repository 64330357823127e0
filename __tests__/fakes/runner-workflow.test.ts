import { describe, expect, it } from '@jest/globals';
import { publishedEvent, workflowDispatchEvent } from '../../fakes/payloads.ts';
import { runWorkflow } from '../../fakes/runner/index.ts';
import { isStarted } from '../../fakes/runner/workflow-file.ts';

const push = (ref: string) => publishedEvent('push', undefined, { ref });

it.each([
  [{ push: { branches: ['main'] } }, push('refs/heads/main'), true],
  [{ push: { branches: ['main'] } }, push('refs/heads/maintenance'), false],
  [{ push: { branches: ['**'] } }, push('refs/tags/v1'), false],
  [{ push: { tags: ['v*'] } }, push('refs/tags/v1.2'), true],
  [{ push: { tags: ['v*'] } }, push('refs/heads/v1'), false],
  ['push', push('refs/tags/v1'), true],
  [['release'], push('refs/heads/x'), false],
  [{ pull_request: { branches: ['main'] } }, publishedEvent('pull_request', 'closed'), false],
])('%j is started by the event: %#', (on, event, started) => {
  expect(isStarted(on, event)).toBe(started);
});

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

describe('a workflow', () => {
  it('hands outputs on, skips what follows a failure, and hides secrets', async () => {
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
    expect(jobs[1]?.steps.map((step) => step.conclusion)).toEqual(['failure', 'skipped', 'success']);
    expect(permissions).toEqual([{ issues: 'write' }, { contents: 'read' }]);
    expect(log).toMatch(/^\nHello, reader \*\*\*\nswept$/);
    expect(conclusion).toBe('failure');
  });
});
