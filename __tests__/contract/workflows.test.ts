import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ACTIONS } from '../support/actions.ts';
import { ownWorkflows, workflowsToCopy } from '../support/workflow-files.ts';
import { breaches } from './workflow-rules.ts';
import { syntaxErrors } from '../../fakes/runner/workflow-syntax.ts';

const toCopy = workflowsToCopy();
const all = [...ownWorkflows(), ...toCopy].map((file) => [file.place, file] as const);

describe('every workflow', () => {
  it.each(all)('%s follows the schema of GitHub', (_, { text }) => {
    expect(syntaxErrors(text)).toEqual([]);
  });

  it.each(all)('%s keeps our rules', (_, { text, kind }) => {
    expect(breaches(text, kind)).toEqual([]);
  });

  it.each(ACTIONS)('$file follows the schema of GitHub', ({ file }) => {
    expect(syntaxErrors(readFileSync(file, 'utf8'), 'action')).toEqual([]);
  });
});

/** Teams wrote sixty lines and more for each of these by hand. */
const SHORT = [
  'merged-by-push',
  'merged-pull-requests',
  'nightly',
  'release',
  'release-same-workflow',
];
it.each(SHORT)(
  'a workflow for what happened: %s has at most 21 lines besides its comments',
  (name) => {
    const lines = readFileSync(`examples/${name}.yml`, 'utf8').split('\n');
    expect(lines.filter((line) => !/^\s*(#|$)/.test(line)).length).toBeLessThanOrEqual(
      21,
    );
  },
);

const examples = new Map(
  toCopy.filter(({ kind }) => kind === 'example').map((file) => [file.name, file]),
);
it.each([...examples.values()].map((file) => [file.place, file] as const))(
  'the example %s sets `concurrency` or explains why not, and names no thread by its number and no files of one repository',
  (_, { text }) => {
    expect(text).toMatch(/\bconcurrency\b/i);
    expect(text).not.toMatch(/(?:comment|issue-number): *['"]?\d|^ {0,6}paths:/m);
  },
);

const copies = toCopy.filter(
  ({ kind, name }) => kind === 'snippet' && examples.has(name),
);
it.each(copies.map((file) => [file.place, file] as const))(
  'the workflow in a page %s is the example of that name, but for comments and limits of time',
  (_, { name, text }) => {
    expect(parseWithoutLimits(text)).toEqual(
      parseWithoutLimits(examples.get(name)?.text ?? ''),
    );
  },
);

/** Parses a workflow without the time limits of its jobs: the quick start has none, because the action ends its wait itself. */
function parseWithoutLimits(text: string): unknown {
  return parse(text, (key, value: unknown) => {
    return key === 'timeout-minutes' ? undefined : value;
  });
}

/** A workflow with one job and one step; `change` rewrites its text. */
const good = `name: Docs
on: { issue_comment: { types: [created] } }
permissions: {}
jobs:
  docs:
    if: contains(github.event.comment.body, '/docs')
    runs-on: ubuntu-latest
    timeout-minutes: 9
    permissions: { issues: write }
    concurrency: docs-\${{ github.event.comment.id }}
    steps:
      - uses: OWNER/docs-agent-action@v1
        with:
          api-key: \${{ secrets.DOCS_API_KEY }}
          project-id: \${{ vars.DOCS_PROJECT_ID }}
          base-url: https://api.mintlify.com
`;
const changed = (from: string, to: string): string => {
  expect(good).toContain(from);
  return good.replace(from, to);
};

it('neither the schema of GitHub nor our rules have anything against a good workflow', () => {
  expect(syntaxErrors(good)).toEqual([]);
  expect(breaches(good, 'example')).toEqual([]);
});

describe('the schema of GitHub', () => {
  it.each([
    ['an event that does not exist', 'issue_comment', 'issue_coment', 'issue_coment'],
    ['a context that does not exist', 'secrets.DOCS', 'secret.DOCS', 'secret'],
    ['a secret in a condition', 'github.event.comment.body', 'secrets.KEY', 'secrets'],
    [
      'a job that does not exist',
      'jobs:\n  docs:',
      'jobs:\n  docs:\n    needs: x',
      'no dependencies',
    ],
    ['YAML that cannot be read', '{ issues: write }', '{ issues: write', 'Flow map'],
  ])('finds %s', (_, from, to, error) => {
    expect(syntaxErrors(changed(from, to)).join('\n')).toContain(error);
  });
});

describe('our rules', () => {
  const STEP = '- uses: OWNER';
  const before = (step: string): string => `${step}\n      ${STEP}`;
  const checkout =
    '- uses: actions/checkout@v6\n        with: { ref: "refs/pull/1/merge" }';
  const upload = (condition: string, path: string): string =>
    `- uses: actions/upload-artifact@${'a'.repeat(40)} # v7.0.1\n        if: ${condition}\n        with: { path: "${path}" }`;
  const file = '${{ steps.docs.outputs.file }}';
  const output =
    '- run: echo\n        env: { X: "${{ steps.docs.outputs.pr_link }}" }\n      - id: docs\n        uses: OWNER';
  const cancelling =
    '{ group: "${{ github.event.comment.id }}", cancel-in-progress: true }';
  it.each([
    [
      'noExpressionInScripts',
      STEP,
      before('- run: echo "${{ github.event.comment.body }}"'),
    ],
    ['ownPermissions', 'permissions: {}', 'permissions: write-all'],
    ['noCommandDropped', 'permissions: {}', 'permissions: {}\nconcurrency: docs'],
    ['noCommandDropped', 'comment.id', 'issue.number'],
    ['noCommandDropped', 'docs-${{ github.event.comment.id }}', cancelling],
    ['noRunnerForTalk', 'github.event.comment.body', 'github.actor'],
    ['noRunnerForTalk', "contains(github.event.comment.body, '/docs')", 'true'],
    [
      'queueExplained',
      'concurrency: docs-${{ github.event.comment.id }}',
      'concurrency: { group: docs, queue: max }',
    ],
    ['noForeignCode', STEP, before(checkout)],
    ['ourInputs', 'project-id:', 'projekt-id:'],
    ['ourInputs', 'api-key:', 'prompt:'],
    ['ourInputs', 'action@v1', 'action/nowhere@v1'],
    ['ourInputs', 'OWNER/docs-agent-action@v1', './nowhere'],
    ['ourInputs', STEP, output],
    ['legsApart', '    steps:', '    strategy: { matrix: { a: [1, 2] } }\n    steps:'],
    ['onlyDefaultBranch', '{ types: [created] }', '{ branches: [main] }'],
    ['onlyDefaultBranch', 'issue_comment: ', 'pull_request: '],
    ['onlyDefaultBranch', 'issue_comment: { types: [created] }', 'push: null'],
    ['onlyDefaultBranch', 'issue_comment: { types: [created] }', 'workflow_call: null'],
    ['noBlockedEvent', 'issue_comment: ', 'pull_request_target: '],
    ['pinned', STEP, before('- uses: actions/checkout@v6')],
    [
      'uploadsOutputs',
      STEP,
      before(upload("steps.docs.outputs.file != ''", 'views.csv')),
    ],
    ['uploadsOutputs', STEP, before(upload('always()', file))],
    ['timeLimits', '    timeout-minutes: 9\n', ''],
    ['sameNames', 'https://api.mintlify.com', '${{ vars.DOCS_BASE_URL }}'],
    ['sameNames', '${{ secrets.DOCS_API_KEY }}', 'mint_key'],
  ])('%s: %j → %j', (rule, from, to) => {
    expect(breaches(changed(from, to), 'example').join('\n')).toContain(`${rule}: `);
  });

  it('ownPermissions: neither the workflow nor a job declares any', () => {
    const silent = good.replaceAll(/^ *permissions: .*\n/gm, '');
    expect(breaches(silent, 'example')).toEqual([
      'ownPermissions: permissions are left to a setting',
    ]);
  });

  it.each([
    ['docs-in-another-repository', "if: env.HAS_APP_KEY == 'true'"],
    ['docs-in-another-repository', 'secrets.DOCS_APP_PRIVATE_KEY != '],
    ['shared', " && env.HAS_APP_KEY == 'true'"],
  ])('noTokenWithoutKey: %s without %s', (name, condition) => {
    const place = toCopy.find(({ place: path }) => path.endsWith(`/${name}.yml`));
    const text = place?.text ?? '';
    expect(text).toContain(condition);
    expect(breaches(text.replace(condition, ''), 'example').join('\n')).toContain(
      'noTokenWithoutKey: ',
    );
  });

  it.each([
    ['pinned', `uses: actions/checkout@${'a'.repeat(40)}`],
    ['noTokenLeftBehind', `uses: actions/checkout@${'a'.repeat(40)} # v6.0.0`],
    ['noInstallScripts', 'run: npm ci'],
    ['noInstallScripts', 'run: npm cit'],
    ['noInstallScripts', 'run: npm ci --ignore-scripts && npm ci --prefix tools/x'],
    ['noPackagesWithWrite', 'run: npm ci --ignore-scripts'],
  ])('%s holds for our own workflows: %s', (rule, step) => {
    const workflow = `on: push\npermissions: { contents: write }\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${step}\n`;
    expect(breaches(workflow, 'own').join('\n')).toContain(`${rule}: `);
  });
});
