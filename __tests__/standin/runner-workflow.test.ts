import { describe, expect, it } from '@jest/globals';
import { runWorkflow, type WorkflowReport, type WorkflowRun } from '../../standin/runner/index.ts';
import { publishedEvent, scheduleEvent, workflowDispatchEvent } from '../../standin/payloads.ts';
import { evaluateText, evaluateValue, holds, type Status } from '../../standin/runner/workflow/evaluate.ts';
import { legsOf } from '../../standin/runner/workflow/matrix.ts';
import { orderJobs } from '../../standin/runner/workflow/order.ts';
import { matchesAny, startsWorkflow } from '../../standin/runner/workflow/trigger.ts';
import { resolveUses } from '../../standin/runner/workflow/uses.ts';

const scope = (status: Status = 'success') => ({
  status,
  contexts: {
    github: { event: { comment: { body: 'Please /docs this' }, labels: [{ name: 'a' }, { name: 'b' }] } },
    steps: { docs: { outputs: { prLink: '' } } },
    matrix: { list: ['x', 'y'] },
  },
});

/** Runs a job with these steps; `say` is a program that prints its arguments. */
function runSteps(steps: string, run: Partial<WorkflowRun> = {}): Promise<WorkflowReport> {
  return runWorkflow({
    workflow: `on: workflow_dispatch\npermissions: {}\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n${steps.replaceAll(/^/gm, '      ')}`,
    event: workflowDispatchEvent(),
    programs: { say: 'printf "%s\\n" "$*"' },
    ...run,
  });
}

const conclusions = ({ jobs }: WorkflowReport) =>
  jobs.flatMap(({ steps }) => steps.map(({ conclusion }) => conclusion));

describe('expressions', () => {
  it.each([
    ['plain text', 'plain text'],
    ['a ${{ 1 + 0 }}', 'throws'],
    ['<${{ github.event.comment.body }}>', '<Please /docs this>'],
    ['${{ github.event.no.such.thing }}', ''],
    ["${{ join(github.event.labels.*.name, '+') }}", 'a+b'],
    ["${{ '}}' }}!", '}}!'],
    ["${{ 'it''s' }}", "it's"],
    ['${{ true }} ${{ null }} ${{ 1.50 }}', 'true  1.5'],
    ["${{ steps.docs.outputs.prLink || 'none' }}", 'none'],
    ['${{ secrets.KEY }}', 'throws'],
    ['${{ open', 'throws'],
  ])('%s gives %s', (template, text) => {
    if (text === 'throws') expect(() => evaluateText(template, scope())).toThrow();
    else expect(evaluateText(template, scope())).toBe(text);
  });

  it('keep their own type where they stand alone', () => {
    expect(evaluateValue({ a: '${{ matrix.list }}', b: '-${{ 1 }}', c: 2 }, scope())).toEqual({
      a: ['x', 'y'],
      b: '-1',
      c: 2,
    });
  });

  it.each<[unknown, Status, boolean]>([
    [undefined, 'success', true],
    [undefined, 'failure', false],
    ['always()', 'failure', true],
    ['failure()', 'failure', true],
    ['${{ !cancelled() }}', 'cancelled', false],
    ["contains(github.event.comment.body, '/DOCS')", 'success', true],
    ["contains(github.event.comment.body, '/docs')", 'failure', false],
    ["startsWith(github.event.comment.body, '/docs')", 'success', false],
    ['steps.docs.outputs.prLink', 'success', false],
    ["'success()' && false", 'success', false],
    [false, 'success', false],
  ])('if: %s after %s: %s', (condition, status, held) => {
    expect(holds(condition, scope(status))).toBe(held);
  });

  it('refuse an if that GitHub takes for true whatever it says', () => {
    expect(() => holds('${{ false }} ', scope())).not.toThrow();
    expect(() => holds("${{ false }} && 'x'", scope())).toThrow('always true');
  });
});

describe('what starts a workflow', () => {
  const push = (ref: string) => publishedEvent('push', undefined, { ref });
  const closed = publishedEvent('pull_request', 'closed');
  const opened = publishedEvent('pull_request', 'opened');
  const comment = publishedEvent('issue_comment', 'created');
  it.each([
    ['a name', 'push', push('refs/heads/x'), true],
    ['another name', 'release', push('refs/heads/x'), false],
    ['a list of names', ['push', 'release'], push('refs/heads/x'), true],
    ['a branch', { push: { branches: ['main'] } }, push('refs/heads/main'), true],
    ['another branch', { push: { branches: ['main'] } }, push('refs/heads/maintenance'), false],
    ['a tag where branches are meant', { push: { branches: ['**'] } }, push('refs/tags/v1'), false],
    ['a tag', { push: { tags: ['v*'] } }, push('refs/tags/v1.2'), true],
    ['a branch where tags are meant', { push: { tags: ['v*'] } }, push('refs/heads/v1'), false],
    ['ignored branches', { push: { 'branches-ignore': ['gh-*'] } }, push('refs/heads/gh-pages'), false],
    ['any push', { push: null }, push('refs/tags/v1'), true],
    ['a type', { pull_request: { types: ['closed'] } }, closed, true],
    ['the default types, opened', { pull_request: null }, opened, true],
    ['the default types, closed', { pull_request: {} }, closed, false],
    ['a comment of any type', 'issue_comment', comment, true],
    ['another type', { issue_comment: { types: ['edited'] } }, comment, false],
    ['its line of cron', { schedule: [{ cron: '1 2 * * *' }] }, scheduleEvent('1 2 * * *'), true],
    ['another line of cron', { schedule: [{ cron: '1 2 * * *' }] }, scheduleEvent('9 9 * * *'), false],
  ])('%s', (_, on, event, starts) => {
    expect(startsWorkflow(on, event)).toBe(starts);
  });

  it('is not guessed where paths decide', () => {
    expect(() => startsWorkflow({ push: { paths: ['a'] } }, push('refs/heads/x'))).toThrow('by path');
  });

  it.each([
    [['release/*'], 'release/1', true],
    [['release/*'], 'release/1/2', false],
    [['release/**'], 'release/1/2', true],
    [['**', '!old'], 'old', false],
    [['v1.?'], 'v1x2', false],
  ])('globs %j and %s', (patterns, name, matches) => {
    expect(matchesAny(patterns, name)).toBe(matches);
  });
});

describe('jobs', () => {
  it('run after what they need', () => {
    expect(orderJobs({ c: { needs: ['a', 'b'] }, b: { needs: 'a' }, a: {} })).toEqual(['a', 'b', 'c']);
    expect(() => orderJobs({ a: { needs: 'b' }, b: { needs: 'a' } })).toThrow('cannot be met');
  });

  it.each([
    [undefined, [{}]],
    [{ a: [1, 2] }, [{ a: 1 }, { a: 2 }]],
    [{ a: [1, 2], b: ['x', 'y'], exclude: [{ a: 1, b: 'y' }] }, '1x 2x 2y'],
    [{ a: [1, 2], include: [{ a: 1, c: true }, { a: 3 }] }, [{ a: 1, c: true }, { a: 2 }, { a: 3 }]],
    [{ include: [{ project: 'p' }, { project: 'q' }] }, [{ project: 'p' }, { project: 'q' }]],
  ])('of the matrix %j', (matrix, legs) => {
    const found = legsOf(matrix);
    expect(
      typeof legs === 'string' ? found.map(({ a, b }) => `${String(a)}${String(b)}`).join(' ') : found,
    ).toEqual(legs);
  });

  it('hand outputs on, and are skipped after a failure or by their own if', async () => {
    const report = await runWorkflow({
      workflow: `
on: workflow_dispatch
env: { GREETING: Hello }
jobs:
  first:
    runs-on: ubuntu-latest
    permissions: { issues: write }
    outputs: { said: '\${{ steps.say.outputs.what }}' }
    steps: [{ id: say, run: 'echo "what=$GREETING, \${{ vars.WHO }}" >> "$GITHUB_OUTPUT"' }]
  second:
    runs-on: ubuntu-latest
    needs: first
    env: { SAID: '\${{ needs.first.outputs.said }}' }
    steps: [{ run: 'echo "$SAID"; exit 3' }]
  third: { runs-on: ubuntu-latest, needs: second, steps: [{ run: echo never }] }
  cleanup: { runs-on: ubuntu-latest, needs: [second], if: failure(), steps: [{ run: echo swept }] }
  never: { runs-on: ubuntu-latest, if: github.actor == 'nobody', steps: [{ run: echo never }] }
`,
      event: workflowDispatchEvent(),
      vars: { WHO: 'world' },
    });
    expect(report.jobs.map(({ id, conclusion }) => `${id} ${conclusion}`)).toEqual([
      'first success',
      'second failure',
      'third skipped',
      'cleanup success',
      'never skipped',
    ]);
    expect(report.jobs[0]?.permissions).toEqual({ issues: 'write' });
    expect(report.jobs[1]?.permissions).toEqual({ contents: 'read' });
    expect(report.log).toContain('Hello, world');
    expect(report.log).not.toContain('never\n');
    expect(report).toMatchObject({ started: true, conclusion: 'failure' });
  });

  it('may be those of a reusable workflow', async () => {
    const report = await runWorkflow({
      workflow: `
on: workflow_dispatch
jobs:
  docs:
    uses: acme/shared/.github/workflows/docs.yml@v1
    with: { project: handbook }
    secrets: { key: '\${{ secrets.HANDBOOK_KEY }}' }
  tell: { runs-on: ubuntu-latest, needs: docs, steps: [{ run: 'echo "got \${{ needs.docs.outputs.link }}"' }] }
`,
      reusable: {
        'docs.yml': `
on:
  workflow_call:
    inputs: { project: { type: string, required: true }, loud: { type: boolean } }
    outputs: { link: { value: '\${{ jobs.ask.outputs.link }}' } }
jobs:
  ask:
    runs-on: ubuntu-latest
    outputs: { link: '\${{ steps.a.outputs.link }}' }
    steps: [{ id: a, run: 'echo "link=\${{ inputs.project }}/\${{ inputs.loud }}/\${#KEY}" >> $GITHUB_OUTPUT', env: { KEY: '\${{ secrets.key }}' } }]
`,
      },
      secrets: { HANDBOOK_KEY: 'k-12345678' },
      event: workflowDispatchEvent(),
    });
    expect(report.log).toContain('got handbook/false/10');
    expect(report.jobs.map(({ id }) => id)).toEqual(['docs / ask', 'docs', 'tell']);
  });

  it('are not there for an event that starts nothing', async () => {
    const event = publishedEvent('push');
    expect(await runSteps('- run: echo hello', { event })).toMatchObject({ started: false, jobs: [] });
  });
});

describe('steps', () => {
  it('see what earlier ones exported, and the environment of their own', async () => {
    const { log } = await runSteps(`
- run: echo "COLOUR=red" >> "$GITHUB_ENV"; mkdir -p bin; printf 'echo tool' > bin/tool; chmod +x bin/tool; echo "$PWD/bin" >> "$GITHUB_PATH"
- run: echo "$COLOUR \${{ env.COLOUR }} $SHAPE $GITHUB_JOB"; tool
  env: { SHAPE: 'round \${{ env.COLOUR }}' }`);
    expect(log).toContain('red red round red one\ntool');
  });

  it('go on after a failure that is forgiven, and remember it', async () => {
    const report = await runSteps(`
- { id: a, run: exit 1, continue-on-error: true }
- run: say "\${{ steps.a.outcome }} \${{ steps.a.conclusion }}"`);
    expect(report.log).toContain('failure success');
    expect(report.conclusion).toBe('success');
  });

  it('are skipped after a failure but for those that ask', async () => {
    const report = await runSteps(`
- run: "false | cat; say pipes do not count"
- { shell: bash, run: "false | cat; say but here they do" }
- run: say not reached
- { if: failure(), run: say it failed }
- { if: always(), run: 'say "\${{ job.status }}"' }`);
    expect(conclusions(report)).toEqual(['success', 'failure', 'skipped', 'success', 'success']);
    expect(report.log).toMatch(/pipes do not count[^]*it failed[^]*failure$/);
    expect(report.log).not.toMatch(/^(but here they do|not reached)/m);
  });

  it('hide the secrets of the workflow', async () => {
    const report = await runSteps('- run: say "the key is $KEY"\n  env: { KEY: "${{ secrets.KEY }}" }', {
      secrets: { KEY: 'hush-hush-hush' },
    });
    expect(report.log).toContain('the key is ***');
  });

  it('may be the actions of others, played', async () => {
    const told: unknown[] = [];
    const report = await runSteps(
      `
- uses: actions/checkout@v6
- run: cat notes/a.md
- id: slack
  uses: slackapi/slack-github-action@v3
  with: { text: 'run \${{ github.run_id }}', loud: true }
- run: say "\${{ steps.slack.outputs.ts }}"`,
      {
        files: { 'notes/a.md': 'from the checkout' },
        actions: {
          'slackapi/slack-github-action': (inputs) => {
            told.push(inputs);
            return { ts: '17.5' };
          },
        },
      },
    );
    expect(told).toEqual([{ text: 'run 9007199', loud: 'true' }]);
    expect(report.log).toMatch(/from the checkout[^]*17\.5/);
  });

  it.each([
    ['OWNER/docs-agent-action@v1', 'action.yml'],
    ['acme/docs-agent-action/views@main', 'views/action.yml'],
    ['./', 'action.yml'],
    ['./sweep', 'sweep/action.yml'],
  ])('%s is our %s', (uses, manifest) => {
    expect(resolveUses(uses)).toEqual({ kind: 'ours', manifest });
  });

  it.each(['acme/other@v1', 'evil/docs-agent-action-2@v1', 'docker://alpine'])('%s is nobody', (uses) => {
    expect(() => resolveUses(uses)).toThrow('nobody says');
  });
});

describe('what is not simulated', () => {
  it.each([
    ['services', 'on: push\njobs: { a: { runs-on: x, services: {}, steps: [] } }'],
    ['defaults', 'on: push\ndefaults: {}\njobs: {}'],
    ['a step that does nothing', 'on: push\njobs: { a: { runs-on: x, steps: [{ name: idle }] } }'],
    ['a job without steps', 'on: push\njobs: { a: { runs-on: x } }'],
  ])('is refused: %s', async (_, workflow) => {
    await expect(runWorkflow({ workflow, event: publishedEvent('push') })).rejects.toThrow();
  });
});
