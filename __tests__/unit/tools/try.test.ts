import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedPayload } from '../../../fakes/payloads.ts';
import { parsePage } from '../../../tools/docs-check/pages.ts';
import { tryWorkflow } from '../../../tools/try/main.ts';

type Tried = Readonly<{ code: number; text: string }>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'try-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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

/** The event of each example. */
const EVENTS: Readonly<Record<string, string>> = {
  'care.yml': 'schedule',
  'collect-later.yml': 'release',
  'dispatch.yml': 'dispatch',
  'docs-in-another-repository.yml': 'merge',
  'finished-docs-pr.yml': 'merge',
  'many-projects.yml': 'release',
  'merged-pull-requests.yml': 'merge',
  'nightly.yml': 'schedule',
  'organization/caller.yml': 'comment',
  'organization/report-all.yml': 'schedule',
  'organization/sweep-all.yml': 'schedule',
  'release-coverage.yml': 'release',
  'release-same-workflow.yml': 'push',
  'release.yml': 'release',
  'report.yml': 'schedule',
  'review-feedback.yml': 'comment',
  'rolling-pr.yml': 'merge',
  'scheduled-refresh.yml': 'schedule',
  'slash-command.yml': 'comment',
  'sweep.yml': 'schedule',
};

describe('an example', () => {
  it('is in the list with its event', () => {
    const all = readdirSync('examples', { recursive: true, encoding: 'utf8' });
    const files = all.filter((file) => file.endsWith('.yml'));
    // Only its caller starts it.
    const started = files.filter((file) => file !== 'organization/shared.yml');
    expect(started.toSorted()).toEqual(Object.keys(EVENTS));
  });

  it.each(Object.entries(EVENTS))('%s runs on %s', async (file, event) => {
    // It runs only on pull requests of the docs agent, where a command without `new` needs a job.
    const words =
      file === 'review-feedback.yml' ? ['/docs new Explain the timeout.'] : [];
    const { code, text } = await tried(
      join('examples', file),
      ...words,
      '--event',
      event,
    );
    expect({ code, text }).toMatchObject({ code: 0 });
    // It had all permissions and inputs that it needs.
    expect(text).not.toMatch(/^(?:Warning|Error): (?!First run)/m);
    // The others submit something.
    const isReport = file.includes('report');
    const isSweep = file.includes('sweep') || file === 'care.yml';
    if (isSweep) expect(text).toMatch(/^finished=1$/m);
    else if (!isReport) expect(text).toMatch(/^POST \/v2\/agent\/.*, with the prompt:$/m);
  });
});

it('a run by hand leaves inputs empty that are not required', async () => {
  const { code, text } = await tried('examples/nightly.yml', '--event', 'dispatch');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('for new commits');
});

describe('a sweep', () => {
  it.each([
    ['sweep.yml', 'Codertocat/Hello-World'],
    ['organization/sweep-all.yml', 'Codertocat/Hello-World'],
  ])('finds a job that it can finish: %s', async (file, repository) => {
    const { code, text } = await tried(join('examples', file));
    expect(code).toBe(0);
    expect(text).toMatch(
      new RegExp(`^A job that no run waits for.* ${repository}#2 `, 'm'),
    );
    expect(text).toContain(
      '── our comment in #2, as it ends ──\n  │ ### ✅ Docs PR opened',
    );
    expect(text).toMatch(/^finished=1$/m);
    // The requests are those of the sweep alone.
    expect(text).not.toMatch(/^POST \/v2/m);
  });

  it('gets a job in the first repository that it names', async () => {
    const example = readFileSync('examples/organization/sweep-all.yml', 'utf8');
    const named = example.replace('repositories: all', 'repositories: acme/app');
    expect(named).not.toBe(example);
    const { code, text } = await tried(save('sweep.yml', named));
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(/^A job that no run waits for.* acme\/app#2 /m);
    expect(text).toMatch(/^finished=1$/m);
    expect(text).toContain('"repository":"acme/app"');
  });
});

describe('care', () => {
  const CARE = `on: { schedule: [{ cron: '1 1 * * *' }] }
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

  it('finds a docs pull request with a conflict, and sends a message to its job', async () => {
    const { code, text } = await tried(save('care.yml', CARE));
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(/^A job that has ended\..* Codertocat\/Hello-World#2 /m);
    expect(text).toMatch(/^messages=1$/m);
    expect(text).toMatch(/^POST \/v2\/agent\/.*\/message → .*, with the prompt:$/m);
    expect(text).toContain('── our comment in #30, as it ends ──');
  });

  it('only lists the message of the example, after the sweep', async () => {
    const { code, text } = await tried('examples/care.yml');
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toMatch(/^A job that no run waits for\./m);
    expect(text).toContain('1 message would be sent');
    expect(text).not.toMatch(/^POST \/v2/m);
  });
});

it('the kill switch stops an example', async () => {
  const off = ['--var', 'DOCS_OFF=off'];
  const example = 'examples/slash-command.yml';
  const { code, text } = await tried(example, '/docs explain the retries', ...off);
  expect(code).toBe(1);
  expect(text).toContain('– docs: skipped, because');
  expect(text).toContain("vars.DOCS_OFF = 'off'");
  expect(text).not.toContain('requests to the service');
});

it('the quick start of the README runs as it is', async () => {
  const { blocks } = parsePage('README.md', readFileSync('README.md', 'utf8'));
  const quickStart = blocks.find(
    ({ language, text }) => language === 'yaml' && /^on:/m.test(text),
  );
  const path = save('quick-start.yml', quickStart?.text ?? '');
  const { code, text } = await tried(path, '/docs explain the retries');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain(
    'quick-start.yml on issue_comment (created): /docs explain the retries',
  );
  expect(text).toContain('│ explain the retries');
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
      '`base-url: https://api.example.com` → the fake service',
      '`secrets.KEY_OF_DOCS` → stand-in',
      '`vars.PROJECT` → stand-in `acme-docs`',
      '`vars.NOTIFY` → empty',
      '✓ docs: success',
      '○ actions/setup-node@v6: not executed, because it is an action of others',
      'forged: not executed, because scripts of your workflow never run here',
      "– run: echo: skipped, because `if: vars.NOTIFY == 'yes'` is false, with vars.NOTIFY = ''",
      'Created job job_0001.',
      '── our comment in #2, as it ends ──',
      '👀 🚀',
      'outcome=pr-opened',
      'POST /v2/agent/acme-docs/job → 201, with the prompt:\n  │ explain the retries',
      'GET /v2/agent/acme-docs/job/job_0001 → 200 (',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/<!-- docs-agent|mint_fake/);
    expect(readdirSync(folder)).not.toContain('forged');
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
    expect(text).toContain(
      '`continue-on-error` of the workflow job docs has no effect here',
    );
    expect(text).toContain('`timeout-minutes` of a step has no effect here');
  });
});

it('a payload file is an event of its own repository', async () => {
  const release = publishedPayload('release', 'published');
  const text = JSON.stringify(release).replaceAll('Codertocat/Hello-World', 'mona/shop');
  const payload = save('payload.json', text);
  const event = `release=${payload}`;
  const { code, text: shown } = await tried('examples/release.yml', '--event', event);
  expect({ code, shown }).toMatchObject({ code: 0 });
  expect(shown).toContain('github.com/mona/shop');
});

it('a reusable workflow is read from the same folder, with inherited secrets', async () => {
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
    permissions: write-all
    secrets: inherit
`,
  );
  const { code, text } = await tried(caller, '/docs explain the retries');
  expect({ code, text }).toMatchObject({ code: 0 });
  expect(text).toContain('Outcome: pr-opened');
});

describe('an error names the remedy', () => {
  const USES = '      - uses: OWNER/docs-agent-action@v1\n';

  it.each<[string, string, readonly string[], RegExp]>([
    ['no file', '', [], /Name a workflow file[^]*Usage:/],
    ['YAML with a fault', 'on: [', ['x.yml'], /x\.yml is not valid YAML: .*line 1.*Fix/],
    ['no workflow', 'a: 1', ['x.yml'], /x\.yml is not a workflow: it has no `jobs`/],
    ['no events', 'jobs: {}', ['x.yml'], /is not a workflow: it has no `on`/],
    [
      'no job with this action',
      'on: push\njobs: { a: { steps: [{ run: echo }] } }',
      ['x.yml'],
      /no workflow job that uses this action\. Add a step/,
    ],
    [
      'a missing reusable workflow',
      'on: push\njobs: { a: { uses: ./.github/workflows/nowhere.yml } }',
      ['x.yml'],
      /calls the reusable workflow .*nowhere\.yml\. Save a copy/,
    ],
    [
      'an event of another kind',
      commands(),
      ['x.yml', '--event', 'release'],
      /does not start on release \(published\)\. It listens to issue_comment \(created\)\./,
    ],
    [
      'an unknown event',
      commands(),
      ['x.yml', '--event', 'fork'],
      /no event `fork`\. Use/,
    ],
    [
      'an instruction for a release',
      `on: release\njobs:\n  a:\n    steps:\n${USES}`,
      ['x.yml', '/docs x', '--event', 'release'],
      /`release` has no instruction/,
    ],
    [
      'a missing payload',
      commands(),
      ['x.yml', '--event', 'push=none.json'],
      /none\.json does not exist/,
    ],
    [
      'a condition that is false',
      commands({ job: "if: vars.DOCS_OFF == ''" }),
      ['x.yml', '/docs x', '--var', 'DOCS_OFF=off'],
      /did not run: the workflow job `docs` was skipped because `if: vars\.DOCS_OFF == ''` is false, with vars\.DOCS_OFF = 'off'/,
    ],
    [
      'an expression that GitHub refuses',
      commands({ step: 'if: nothing.at.all' }),
      ['x.yml', '/docs x'],
      /cannot be run: .*nothing/,
    ],
    [
      'a variable without a value',
      commands(),
      ['x.yml', '--var', 'A'],
      /`--var A` has no value/,
    ],
    [
      'an unknown problem',
      commands(),
      ['x.yml', '--problem', 'rain'],
      /no problem `rain`\. Use one of wrong-key, /,
    ],
    [
      'a secret that the workflow does not use',
      commands(),
      ['x.yml', '/docs x the y', '--no-secret', 'OTHER'],
      /uses no secret `OTHER`/,
    ],
    ['an unknown option', commands(), ['x.yml', '--evnt'], /--evnt[^]*Usage:/],
  ])('%s', async (_, workflow, [file, ...words], message) => {
    const path = save('x.yml', workflow);
    const { code, text } = await tried(...(file === undefined ? [] : [path, ...words]));
    expect(text).toMatch(message);
    expect(code).toBe(1);
  });

  it.each([
    [['--problem', 'wrong-key'], 'rejected', 'unauthorized'],
    [['--problem', 'read-only-key'], 'rejected', 'unauthorized'],
    [['--problem', 'wrong-project'], 'rejected', 'not-found'],
    [['--no-secret', 'KEY_OF_DOCS'], 'misconfigured', 'invalid-input'],
  ])('%j', async (options, outcome, reason) => {
    const path = save('x.yml', commands());
    const { code, text } = await tried(path, '/docs explain the retries', ...options);
    expect(text).toContain(`\noutcome=${outcome}\nreason=${reason}\n`);
    expect(text).toContain('our comment in #2');
    expect(code).toBe(1);
  });

  it('a missing permission, which is no failure', async () => {
    const path = save('x.yml', commands());
    const { code, text } = await tried(
      path,
      '/docs x the y',
      '--problem',
      'no-permission',
    );
    expect(text).toContain('\noutcome=skipped\nreason=denied\n');
    expect(code).toBe(0);
  });

  it('a file that does not exist', async () => {
    const { code, text } = await tried(join(folder, 'none.yml'));
    expect(code).toBe(1);
    expect(text).toMatch(/none\.yml does not exist\. Give the path/);
  });

  it('an action that fails', async () => {
    const path = save(
      'x.yml',
      commands().replace('project-id:', 'timeout-minutes: x\n          project-id:'),
    );
    const { code, text } = await tried(path, '/docs x');
    expect(code).toBe(1);
    expect(text).toMatch(/✗ docs: failure[^]*✗ The run failed\. Outcome: /);
  });
});
