import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parsePage } from '../../../tools/docs-check/pages.ts';
import { findMistakes, findNotes, findWarnings } from '../../../tools/try/check-file.ts';
import { parseWorkflow } from '../../../tools/try/user-workflow.ts';

const GOOD = `on: { issue_comment: { types: [created] } }
jobs:
  docs:
    if: contains(github.event.comment.body, '/docs')
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: acme/docs-agent-action@v1
        with:
          api-key: \${{ secrets.KEY }}
          project-id: acme-docs
          base-url: https://api.mintlify.com
`;

/** Lists what the file has to check: mistakes, and warnings with their mark. */
function toCheckIn(text: string): readonly string[] {
  const files = [parseWorkflow('docs.yml', text)];
  return [...findMistakes(files), ...findWarnings(files).map((each) => `⚠ ${each}`)];
}

/** Returns the good workflow with another text in one place. */
function withChange(before: string, after: string): string {
  expect(GOOD).toContain(before);
  return GOOD.replace(before, after);
}

describe('what to check before a workflow is committed', () => {
  it('is nothing in a good workflow', () => {
    expect(toCheckIn(GOOD)).toEqual([]);
    expect(findNotes([parseWorkflow('docs.yml', GOOD)])).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    [
      'a scope that GitHub does not have',
      withChange('runs-on:', 'permissions: { issue: write }\n    runs-on:'),
      /docs\.yml .*issue/,
    ],
    [
      'a level that a permission does not have',
      withChange('runs-on:', 'permissions: { issues: wrte }\n    runs-on:'),
      /docs\.yml .*wrte/,
    ],
    [
      'a workflow job without a runner',
      withChange('    runs-on: ubuntu-latest\n', ''),
      /runs-on/,
    ],
    [
      'this action without a version',
      withChange('acme/docs-agent-action@v1', 'acme/docs-agent-action'),
      /`uses: acme\/docs-agent-action` has no version/,
    ],
    [
      'another action without a version',
      withChange('actions/checkout@v5', 'actions/checkout'),
      /`uses: actions\/checkout` has no version/,
    ],
    ['the stand-in for the account', withChange('acme/', 'OWNER/'), /Replace `OWNER`/],
    [
      'an input that does not exist',
      withChange('project-id:', 'max-request-per-day: 3\n          project-id:'),
      /`max-request-per-day` is not an input.*If you mean `max-requests-per-day`/,
    ],
    [
      'a project ID in quotes',
      withChange('project-id: acme-docs', 'project-id: \'"acme-docs"\''),
      /`project-id`.*quotes/,
    ],
    [
      'a project ID that is an address',
      withChange('project-id: acme-docs', 'project-id: acme/docs'),
      /`project-id`/,
    ],
    [
      'an address with the path of an endpoint',
      withChange('https://api.mintlify.com', 'https://api.mintlify.com/v2/agent'),
      /`base-url`/,
    ],
    [
      'a limit of the job that is not above the wait',
      withChange('runs-on:', 'timeout-minutes: 30\n    runs-on:'),
      /^⚠ GitHub ends the workflow job `docs` after 30 minutes/,
    ],
    [
      'a limit of the job that is not above the default, which an empty input means',
      withChange('runs-on:', 'timeout-minutes: 30\n    runs-on:').replace(
        'project-id:',
        "wait-minutes: ''\n          project-id:",
      ),
      /^⚠ .*after 30 minutes, and the action waits for 30\./,
    ],
    [
      'a limit of the job that is not above a longer wait',
      withChange('runs-on:', 'timeout-minutes: 45\n    runs-on:').replace(
        'project-id:',
        'wait-minutes: 60\n          project-id:',
      ),
      /^⚠ .*after 45 minutes, and the action waits for 60\./,
    ],
    ...[
      '${{ inputs.later && 0 || 30 }}',
      '${{ inputs.later&&0||30 }}',
      '${{ (inputs.later && 0) || 30 }}',
      '>-\n            ${{ inputs.later && 0\n            || 30 }}',
    ].map((wait): [string, string, RegExp] => [
      `a wait that is never 0: ${JSON.stringify(wait)}`,
      withChange('project-id:', `wait-minutes: ${wait}\n          project-id:`),
      /^⚠ `wait-minutes` contains `&& 0 \|\|`, which is never 0.*`… && 30 \|\| 0`/,
    ]),
    [
      'a limit among the inputs',
      withChange('project-id:', 'timeout-minutes: 10\n          project-id:'),
      /`timeout-minutes` is not an input.*If you mean `wait-minutes`/,
    ],
    [
      'a command that the condition does not let through',
      withChange('project-id:', 'command: /handbook\n          project-id:'),
      /^⚠ .*does not contain `\/handbook`/,
    ],
  ])('names %s, and nothing else', (_, text, message) => {
    const found = toCheckIn(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it.each<[string, string]>([
    [
      'a local action and an image',
      withChange('actions/checkout@v5', './local\n      - uses: docker://alpine'),
    ],
    [
      'an address and a project ID in variables',
      withChange('project-id: acme-docs', 'project-id: ${{ vars.PROJECT }}'),
    ],
    [
      'a limit above the wait',
      withChange('runs-on:', 'timeout-minutes: 31\n    runs-on:'),
    ],
    [
      'a job that does not wait',
      withChange('runs-on:', 'timeout-minutes: 5\n    runs-on:').replace(
        'project-id:',
        'wait-minutes: 0\n          project-id:',
      ),
    ],
    ...[
      '${{ inputs.later && 30 || 0 }}',
      "${{ inputs.later && '0' || 30 }}",
      '${{ inputs.later && 10 || 30 }}',
    ].map((wait): [string, string] => [
      `a wait that may be 0, or need not be: ${wait}`,
      withChange('project-id:', `wait-minutes: ${wait}\n          project-id:`),
    ]),
    [
      'a wait in an expression, and a limit',
      withChange('runs-on:', 'timeout-minutes: 5\n    runs-on:').replace(
        'project-id:',
        'wait-minutes: ${{ vars.WAIT }}\n          project-id:',
      ),
    ],
    [
      'a command in an expression',
      withChange('project-id:', 'command: ${{ vars.COMMAND }}\n          project-id:'),
    ],
  ])('does not name %s', (_, text) => {
    expect(toCheckIn(text)).toEqual([]);
  });
});

it('a note names another host to which the API key goes', () => {
  const text = withChange('https://api.mintlify.com', 'https://docs.example.com');
  const file = parseWorkflow('docs.yml', text);
  expect(findMistakes([file])).toEqual([]);
  expect(findNotes([file])).toEqual([
    'Your API key goes to docs.example.com (`base-url`).',
  ]);
});

describe('the published workflows', () => {
  const examples = readdirSync('examples', { recursive: true, encoding: 'utf8' });
  const files = examples.filter((name) => name.endsWith('.yml'));
  const texts = files.map(
    (name) => [name, readFileSync(join('examples', name), 'utf8')] as const,
  );
  const { blocks } = parsePage('README.md', readFileSync('README.md', 'utf8'));
  const workflow = blocks.find(
    ({ language, text }) => language === 'yaml' && /^on:/m.test(text),
  );

  it.each([...texts, ['README.md', workflow?.text ?? ''] as const])(
    '%s has nothing to check but OWNER',
    (name, text) => {
      const file = parseWorkflow(name, text);
      const others = findMistakes([file]).filter(
        (mistake) => !mistake.includes('`OWNER`'),
      );
      expect([...others, ...findWarnings([file])]).toEqual([]);
      expect(findNotes([file])).toEqual([]);
    },
  );
});
