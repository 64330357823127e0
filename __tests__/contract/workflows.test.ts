import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ownWorkflows, workflowsToCopy } from '../workflow-files.ts';
import { complaints } from './language-service.ts';
import { breaches } from './workflow-rules.ts';

const toCopy = workflowsToCopy();
const all = [...ownWorkflows(), ...toCopy].map((file) => [file.place, file] as const);
const ACTIONS = ['action.yml', 'views/action.yml', 'sweep/action.yml'].filter((file) => existsSync(file));

describe('every workflow', () => {
  it.each(all)('%s passes the checks of GitHub', async (_, { text }) => {
    expect(await complaints(text)).toEqual([]);
  });

  it.each(all)('%s keeps our rules', (_, { text, kind }) => {
    expect(breaches(text, kind === 'own' ? 'own' : 'copied')).toEqual([]);
  });

  it.each(ACTIONS)('%s passes the checks of GitHub', async (file) => {
    expect(await complaints(readFileSync(file, 'utf8'), file)).toEqual([]);
  });
});

/** Teams wrote sixty lines and more for each of these by hand. */
const SHORT = ['merged-pull-requests', 'nightly', 'push-to-main', 'release', 'release-same-workflow'];
describe('a workflow for what happened', () => {
  it.each(SHORT)('%s has at most 15 lines beside its comments', (name) => {
    const lines = readFileSync(`examples/${name}.yml`, 'utf8').split('\n');
    expect(lines.filter((line) => !/^\s*(#|$)/.test(line)).length).toBeLessThanOrEqual(15);
  });
});

describe('a workflow in a page', () => {
  const examples = new Map(toCopy.filter(({ kind }) => kind === 'example').map((file) => [file.name, file]));
  const copies = toCopy.filter(({ kind, name }) => kind === 'snippet' && examples.has(name));
  it.each(copies.map((file) => [file.place, file] as const))(
    '%s is the example of that name, but for comments',
    (_, { name, text }) => {
      expect(parse(text)).toEqual(parse(examples.get(name)?.text ?? ''));
    },
  );
});

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
          base-url: \${{ vars.DOCS_BASE_URL }}
`;
const changed = (from: string, to: string): string => {
  expect(good).toContain(from);
  return good.replace(from, to);
};

describe('the checks of GitHub', () => {
  it('have nothing against a good workflow', async () => {
    expect(await complaints(good)).toEqual([]);
  });

  it.each([
    ['an input that we do not have', 'project-id:', 'projekt-id:', "Invalid action input 'projekt-id'"],
    ['an input that is missing', 'api-key:', 'prompt:', 'Missing required input `api-key`'],
    ['a part of ours that is not there', 'action@v1', 'action/nowhere@v1', 'Unable to resolve action'],
    ['the same of this checkout', 'OWNER/docs-agent-action@v1', './nowhere', 'Unable to resolve action'],
    ['an event that does not exist', 'issue_comment', 'issue_coment', 'issue_coment'],
    ['a type that does not exist', '[created]', '[invented]', 'invented'],
    ['a permission that does not exist', 'issues: write', 'issue: write', 'issue'],
    ['a context that does not exist', 'secrets.DOCS', 'secret.DOCS', 'secret'],
  ])('find %s', async (_, from, to, complaint) => {
    expect((await complaints(changed(from, to))).join('\n')).toContain(complaint);
  });
});

describe('our rules', () => {
  it('have nothing against a good workflow', () => {
    expect(breaches(good, 'copied')).toEqual([]);
  });

  it.each([
    [
      'noExpressionInScripts',
      '- uses: OWNER',
      '- run: echo "${{ github.event.comment.body }}"\n      - uses: OWNER',
    ],
    ['ownPermissions', 'permissions: {}', 'permissions: write-all'],
    ['noCommandDropped', 'permissions: {}', 'permissions: {}\nconcurrency: docs'],
    ['noCommandDropped', 'comment.id', 'issue.number'],
    [
      'noCommandDropped',
      'concurrency: docs-${{ github.event.comment.id }}',
      'concurrency: { group: "${{ github.event.comment.id }}", cancel-in-progress: true }',
    ],
    ['noRunnerForTalk', 'github.event.comment.body', 'github.actor'],
    ['noRunnerForTalk', "    if: contains(github.event.comment.body, '/docs')\n", ''],
    [
      'noForeignCode',
      '- uses: OWNER',
      '- uses: actions/checkout@v6\n        with: { ref: "refs/pull/${{ github.event.issue.number }}/merge" }\n      - uses: OWNER',
    ],
    ['sameNames', 'DOCS_BASE_URL', 'DOCS_API_URL'],
    ['sameNames', '${{ secrets.DOCS_API_KEY }}', 'mint_key'],
  ])('%s: %j → %j', (rule, from, to) => {
    expect(breaches(changed(from, to), 'copied').join('\n')).toContain(`${rule}: `);
  });

  it('ownPermissions: neither the workflow nor a job says any', () => {
    const silent = good.replaceAll(/^ *permissions: .*\n/gm, '');
    expect(breaches(silent, 'copied')).toEqual(['ownPermissions: permissions are left to a setting']);
  });

  it.each([
    ['pinned', 'uses: actions/checkout@v6'],
    ['pinned', `uses: actions/checkout@${'a'.repeat(40)}`],
    ['noTokenLeftBehind', `uses: actions/checkout@${'a'.repeat(40)} # v6.0.0`],
    ['timeLimits', 'run: npm ci'],
  ])('%s holds for our own workflows: %s', (rule, step) => {
    const workflow = `on: push\npermissions: {}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${step}\n`;
    expect(breaches(workflow, 'own').join('\n')).toContain(`${rule}: `);
  });
});
