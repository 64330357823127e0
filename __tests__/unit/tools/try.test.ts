import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tryWorkflow } from '../../../tools/try/main.ts';

type Tried = Readonly<{ code: number; text: string }>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'try-'));
  mkdirSync(join(folder, 'examples', 'organization'), { recursive: true });
  for (const file of readdirSync('examples', { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.yml')) save(join('examples', file), readExample(file));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns an example as a user commits it, with an account in place of the placeholder. */
function readExample(file: string): string {
  return readFileSync(join('examples', file), 'utf8').replaceAll('OWNER/', 'acme/');
}

/** Returns the path of an example. */
function example(file: string): string {
  return join(folder, 'examples', file);
}

/** Writes a file into the folder of the tests and returns its path. */
function save(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function tried(...words: readonly string[]): Promise<Tried> {
  const blocks: string[] = [];
  const code = await tryWorkflow(words, (text) => blocks.push(text));
  return { code, text: blocks.join('\n') };
}

/** Returns a workflow that listens to comments; `step` is below its step, `top` below its name. */
function commands({ step = '', job = '', top = '' } = {}): string {
  return `name: Docs
${top}
on: { issue_comment: { types: [created] } }
jobs:
  docs:
    ${job}
    runs-on: ubuntu-latest
    permissions: { contents: read, issues: write, pull-requests: write }
    steps:
      - uses: acme/docs-agent-action@0123456789012345678901234567890123456789
        ${step}
        with:
          api-key: \${{ secrets.KEY_OF_DOCS }}
          project-id: \${{ vars.PROJECT }}
          base-url: https://api.example.com
`;
}

// The demo tries others, and the acceptance tests run all of them.
it.each([
  ['release-same-workflow.yml', 'push', 'with the prompt'],
  ['organization/report-all.yml', 'schedule', 'docs-report.csv'],
])('the example %s runs on %s', async (file, event, shown) => {
  const { code, text } = await tried(example(file), '--event', event);
  expect({ code, text }).toMatchObject({ code: 0 });
  // It had all permissions and inputs that it needs.
  expect(text).not.toMatch(/^(?:Warning|Error): (?!First run)/m);
  expect(text).toContain(shown);
});

/** Tries an example on a merge, of which it sends a request. Returns what it prints. */
async function sendMerge(file: string): Promise<string> {
  const { code, text } = await tried(example(file));
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).not.toMatch(/^(?:Warning|Error): /m);
  expect(text).toMatch(/^POST \/v2\/.*, with the prompt/m);
  return text;
}

it.each([
  'merged-pull-requests.yml',
  'docs-in-another-repository.yml',
  'organization/caller.yml',
])('the example %s sends a merge into the default branch', async (file) => {
  await sendMerge(file);
});

it('the example merged-by-push.yml does, too, and the requests issue names its file', async () => {
  const text = await sendMerge('merged-by-push.yml');
  expect(text).toContain('Requested by Codertocat in merged-by-push.yml');
});

// The acceptance tests have the others.
describe.each(['merged-by-push.yml', 'merged-pull-requests.yml'])(
  'the example %s',
  (file) => {
    const isByPush = file === 'merged-by-push.yml';

    it('sends a merge from a fork only if its event has secrets', async () => {
      const { code, text } = await tried(example(file), '--event', 'fork-merge');
      expect({ code, text }).toMatchObject({ code: 0 });
      expect(text).not.toMatch(/^(?:Warning|Error): /m);
      if (isByPush) {
        expect(text).toMatch(/^POST \/v2\/.*, with the prompt/m);
      } else {
        expect(text).toMatch(/^outcome=skipped\nreason=no-secrets$/m);
        expect(text).not.toContain('requests to the service');
      }
    });

    it.each(['branch-merge', 'closed-pull'])('does not run on %s', async (event) => {
      const { code, text } = await tried(example(file), '--event', event);
      expect(text).toMatch(
        /^✗ (?:The action did not run|.* does not start on a pull request that is closed without a merge; it starts on: push\. Choose another event with --event\.$)/m,
      );
      expect(text).not.toContain('requests to the service');
      expect(code).toBe(1);
    });
  },
);

it('a run by hand leaves inputs empty that are not required', async () => {
  const { code, text } = await tried(example('nightly.yml'), '--event', 'dispatch');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('for new commits');
});

it('a run by hand gets the inputs of the command line', async () => {
  const words = ['--event', 'dispatch', '--input', 'prompt=Explain the retries.'];
  const { code, text } = await tried(example('dispatch.yml'), ...words);
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('Explain the retries.');
});

it('a step that is not executed has the outputs of the command line', async () => {
  const workflow = `on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    permissions: { contents: read, issues: write, pull-requests: write }
    steps:
      - id: notes
        run: ./write-notes.sh
      - uses: acme/docs-agent-action@v1
        with:
          api-key: \${{ secrets.KEY }}
          project-id: acme-docs
          base-url: https://api.mintlify.com
          prompt: \${{ steps.notes.outputs.text }}
`;
  const path = save('notes.yml', workflow);
  const { code, text } = await tried(path, '--output', 'notes.text=Document 2.0.');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('Document 2.0.');
});

it.each([
  ['pull-request', 'pull_request: { types: [opened] }', 'pull_request (opened)'],
  [
    'workflow-run',
    'workflow_run: { workflows: [CI], branches: [main], types: [completed] }',
    'workflow_run (completed)',
  ],
])('an event of the kind %s', async (kind, on, shown) => {
  const workflow = `on: { ${on} }
jobs:
  docs:
    if: github.event_name == 'pull_request' || github.event.workflow_run.conclusion == 'success'
    runs-on: ubuntu-latest
    permissions: { contents: read, issues: write, pull-requests: write }
    steps:
      - uses: acme/docs-agent-action@v1
        with:
          api-key: \${{ secrets.KEY }}
          project-id: acme-docs
          base-url: https://api.mintlify.com
          prompt: Document the change.
`;
  const { code, text } = await tried(save('event.yml', workflow), '--event', kind);
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain(`event.yml on ${shown}`);
  expect(text).toContain('Document the change.');
});

it('a report finds a request to count', async () => {
  const { code, text } = await tried(example('report.yml'), '--event', 'schedule');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('── prepared ──');
  expect(text).toContain('│ | Requests | 1 |');
  expect(text).not.toContain('404');
});

it('a sweep finds a job that it can finish', async () => {
  const { code, text } = await tried(example('organization/sweep-all.yml'));
  expect(code).toBe(0);
  expect(text).toMatch(/^A job that no run waits for.* Codertocat\/Hello-World#2 /m);
  expect(text).toContain('── comment in #2 (final text) ──\n  │ ### ✅ Docs PR opened');
  expect(text).toMatch(/^finished=1$/m);
  // The requests are those of the sweep alone.
  expect(text).not.toMatch(/^POST \/v2/m);
});

it('care finds a docs pull request with a conflict, and sends a message to its job', async () => {
  const care = `on: { schedule: [{ cron: '1 1 * * *' }] }
jobs:
  care:
    runs-on: ubuntu-latest
    permissions: write-all
    steps:
      - uses: acme/docs-agent-action/care@v1
        with:
          api-key: \${{ secrets.KEY_OF_DOCS }}
          base-url: https://api.example.com
`;
  const { code, text } = await tried(save('care.yml', care));
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toMatch(/^A job that has ended\..* Codertocat\/Hello-World#2 /m);
  expect(text).toMatch(/^messages=1$/m);
  expect(text).toMatch(/^POST \/v2\/agent\/.*\/message → .*, with the prompt/m);
  expect(text).toContain('── comment in #30 (final text) ──');
});

it('--help shows how to use it', async () => {
  const { code, text } = await tried('--help');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toMatch(/^Usage: npm run try/);
});

describe('the output', () => {
  it('lists what was replaced, what ran and what came of it', async () => {
    const more = `
      - uses: actions/setup-node@v6
      - run: touch ${join(folder, 'forged')}
      - if: vars.NOTIFY == 'yes'
        run: echo`;
    const path = save('all.yml', commands() + more);
    const { code, text } = await tried(path, '/docs explain the retries');
    expect(code).toBe(0);
    for (const shown of [
      'all.yml on issue_comment (created): /docs explain the retries',
      '\nexplain the retries\n',
      '`base-url: https://api.example.com` → the fake service',
      '`secrets.KEY_OF_DOCS`: a fake value here; on GitHub, a secret with exactly this name must exist',
      '`vars.PROJECT`: here `acme-docs`, change it with --var PROJECT=value',
      '`vars.NOTIFY`: empty here',
      '✓ docs: success',
      '○ actions/setup-node@v6: not executed, because third-party actions do not run here',
      'forged: not executed, because scripts of your workflow do not run here',
      "– run: echo: skipped, because `if: vars.NOTIFY == 'yes'` is false, with vars.NOTIFY = ''",
      'Created job job_0001.',
      '── comment in #2 (final text) ──',
      '👀 🚀',
      'outcome=pr-opened',
      'POST /v2/agent/acme-docs/job → 201, with the prompt in the summary',
      'GET /v2/agent/acme-docs/job/job_0001 → 200 (',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/<!-- docs-agent|mint_fake/);
    expect(readdirSync(folder)).not.toContain('forged');
  });

  it('shows what people see in GitHub before what they look up, and the prompt once', async () => {
    const { text } = await tried(example('finished-docs-pr.yml'));
    const titles = [...text.matchAll(/^── (.*) ──$/gm)].map(([, title = '']) => title);
    expect(titles).toEqual([
      'to set',
      'replaced',
      'jobs and steps',
      'comment in #2 (final text)',
      'docs pull request Codertocat/Hello-World#30',
      'comment in #30 (final text)',
      'log',
      'job summary',
      expect.stringMatching(/^outputs of /),
      'requests to the service',
    ]);
    expect(text).toContain('labels: documentation');
    expect(text).toContain('reviewers: Codertocat');
    expect(text.match(/^.*Update the docs for the changes/gm)).toHaveLength(1);
  });

  it('uses variables of the command line, and the environment of the workflow', async () => {
    const step = "if: env.STAGE == 'live' && vars.STAGE == 'live'";
    const path = save('env.yml', commands({ step, top: 'env: { STAGE: live }' }));
    const { code, text } = await tried(
      path,
      '/docs explain the retries',
      '--var',
      'PROJECT=other',
      '--var',
      'STAGE=live',
    );
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toContain('POST /v2/agent/other/job');
  });

  it('names the keys that have no effect', async () => {
    const job = 'continue-on-error: true';
    const path = save('keys.yml', commands({ job, step: 'timeout-minutes: 5' }));
    const { code, text } = await tried(path, '/docs explain the retries');
    expect(code).toBe(0);
    expect(text).toContain('continue-on-error of a job has no effect here');
    expect(text).toContain('timeout-minutes of a step has no effect here');
  });
});

it.each([
  ['with inherited secrets', 'write-all', 0, 'Outcome: pr-opened'],
  ['but not without its permissions', 'read-all', 1, 'shared.yml requests issues: write'],
])('a reusable workflow in the same folder runs, %s', async (_, level, code, shown) => {
  const shared = commands().replace(
    'on: { issue_comment: { types: [created] } }',
    'on: { workflow_call: {} }',
  );
  save('shared.yml', shared);
  const caller = save(
    'caller.yml',
    `on: issue_comment
jobs:
  docs:
    uses: acme/workflows/.github/workflows/shared.yml@v1
    permissions: ${level}
    secrets: inherit
`,
  );
  const result = await tried(caller, '/docs explain the retries');
  expect(result.text).toContain(shown);
  expect(result.code).toBe(code);
});

describe('a run that succeeds here', () => {
  it.each<[string, string, RegExp]>([
    [
      'one mistake',
      commands().replace('acme/', 'OWNER/'),
      /^✗ The run succeeded here, but would fail on GitHub: correct the line marked ✗ above\. Outcome: pr-opened\.$/m,
    ],
    [
      'two mistakes',
      commands().replace(/acme\/docs-agent-action@\d+/, 'OWNER/docs-agent-action'),
      /correct the lines marked ✗ above/,
    ],
  ])('fails with %s that GitHub would refuse', async (_, workflow, message) => {
    const path = save('mistaken.yml', workflow);
    const { code, text } = await tried(path, '/docs explain the retries');
    expect(text).toMatch(message);
    expect(code).toBe(1);
  });

  it('succeeds with a warning', async () => {
    const path = save('short.yml', commands({ job: 'timeout-minutes: 5' }));
    const { code, text } = await tried(path, '/docs explain the retries');
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(/^⚠ GitHub ends the workflow job `docs` after 5 minutes/m);
    expect(text).toMatch(/^✓ The run succeeded, with 1 line marked ⚠ to check\. /m);
  });

  it('lists the environments to create', async () => {
    const job = 'environment: { name: docs-production }';
    const path = save('environment.yml', commands({ job }));
    const { text } = await tried(path, '/docs explain the retries');
    expect(text).toMatch(
      /^environment `docs-production`: create it .*Not enforced here$/m,
    );
  });
});

describe('an error names the remedy', () => {
  it.each<[string, string, readonly string[], RegExp]>([
    ['YAML with a fault', 'on: [', [], /x\.yml is not valid YAML: .*line 1.*Fix/],
    [
      'no job with this action',
      'on: push\njobs: { a: { steps: [{ run: echo }] } }',
      [],
      /no workflow job that uses this action\. Add a step/,
    ],
    [
      'an event of another kind',
      commands(),
      ['--event', 'release'],
      /x\.yml does not start on a release; it starts on: issue_comment \(created\)\. Add `release: \{ types: \[published\] \}` to `on`, or choose another event with --event\./,
    ],
    [
      'another activity type',
      commands().replace('[created]', '[edited]'),
      [],
      /x\.yml does not start on a new comment; it starts on: issue_comment \(edited\)\. Change the `types` of `issue_comment` to `\[created\]`, or choose/,
    ],
    [
      'a merge, without naming the other event for it',
      commands(),
      ['--event', 'merge'],
      /^✗ x\.yml does not start on a merge; it starts on: issue_comment \(created\)\. Add `pull_request: \{ types: \[closed\] \}` to `on`, or choose another event with --event\.$/,
    ],
    [
      'a filter that does not fit',
      commands().replace('issue_comment: { types: [created] }', 'push: { branches: [] }'),
      ['--event', 'push'],
      /does not start on a push; it starts on: push\. Change the filters of `push`, or choose/,
    ],
    [
      'a condition that is false',
      commands({ job: "if: vars.DOCS_OFF == ''" }),
      ['/docs x', '--var', 'DOCS_OFF=off'],
      /did not run: the workflow job `docs` was skipped because `if: vars\.DOCS_OFF == ''` is false, with vars\.DOCS_OFF = 'off'/,
    ],
    [
      'an expression that GitHub refuses',
      commands({ step: 'if: nothing.at.all' }),
      ['/docs x'],
      /cannot be run: .*nothing/,
    ],
    [
      'an action without an address of the service',
      commands().replace(/base-url:.*/, ''),
      ['/docs explain the retries'],
      /✗ docs: failure[^]*`base-url` is empty[^]*✗ The run failed\. Outcome: misconfigured/,
    ],
    [
      'a comment that is no command',
      commands(),
      ['thanks for the docs'],
      /– The comment is no command, so nothing was sent\. Begin its first line with the command word\./,
    ],
    ['a variable without a value', commands(), ['--var', 'STAGE'], /--var NAME=value/],
    [
      'an output without a step',
      commands(),
      ['--output', 'x=1'],
      /--output step\.name=value/,
    ],
    ['an unknown option', commands(), ['--evnt'], /--evnt[^]*Usage:/],
  ])('%s', async (_, workflow, words, message) => {
    const { code, text } = await tried(save('x.yml', workflow), ...words);
    expect(text).toMatch(message);
    expect(code).toBe(1);
  });

  it('no workflow file', async () => {
    const { code, text } = await tried(join(folder, 'none.yml'));
    expect(code).toBe(1);
    expect(text).toMatch(/none\.yml does not exist\. Give the path/);
  });
});
