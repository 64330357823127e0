import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, stringify } from 'yaml';
import { checkDocs } from '../../../../tools/docs-check/checks.ts';
import {
  readPages,
  snippetsIn,
  type Snippet,
} from '../../../../tools/docs-check/pages.ts';
import { packageRoot } from '../../../../fakes/runner/package-root.ts';
import { breaches } from '../../../contract/workflow-rules.ts';
import { syntaxErrors } from '../../../contract/workflow-syntax.ts';

const root = packageRoot();
const found = Object.entries(await checkDocs());

it.each(found)('the pages of this repository: %s', (_, faults) => {
  expect(faults).toEqual([]);
});

/** Completes a part of a workflow. */
function whole({ kind, text }: Snippet): string {
  const part: unknown = parse(text);
  const jobs =
    kind === 'jobs'
      ? part
      : { job: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 9, steps: part } };
  return stringify({ on: 'workflow_dispatch', permissions: {}, jobs });
}

const parts = snippetsIn(readPages(root)).filter(
  ({ kind }) => kind === 'jobs' || kind === 'steps',
);
describe('a part of a workflow in a page', () => {
  it.each(parts.map((snippet) => [snippet.place, snippet] as const))(
    '%s follows the schema of GitHub and keeps our rules',
    (_, snippet) => {
      const workflow = whole(snippet);
      expect(syntaxErrors(workflow)).toEqual([]);
      expect(breaches(workflow, 'snippet')).toEqual([]);
    },
  );
});

it('the cases of the field name tests that exist', () => {
  const table = readFileSync(join(root, '__tests__/README.md'), 'utf8');
  const tests = [...table.matchAll(/`(__tests__\/[^`]*)`: (.*?) *\|$/gm)];
  expect(tests.length).toBeGreaterThanOrEqual(18);
  for (const [, file = '', name = ''] of tests) {
    expect(readFileSync(join(root, file), 'utf8').replaceAll('\\', '')).toContain(name);
  }
});

describe('src/once/README.md', () => {
  const page = readFileSync(join(root, 'src/once/README.md'), 'utf8');
  const [, remaining = ''] = page.split('\n## When a request may be sent twice');
  const [cases = ''] = remaining.split('\n## Repeat the proofs');
  // One line for each case, which ends with its tests in parentheses.
  const items = cases.split(/^- /m).slice(1);

  it('names tests that exist', () => {
    expect(items.length).toBeGreaterThanOrEqual(12);
    for (const item of items) {
      const text = item.replaceAll(/\s+/g, ' ');
      const files = [...text.matchAll(/`(__tests__\/[^`]*)`/g)].map(
        ([, file = '']) => file,
      );
      const names = [...text.replaceAll(/`[^`]*`/g, '').matchAll(/(?<=[( ])_([^_]+)_/g)];
      const sources = ['__tests__/acceptance/remaining-cases.test.ts', ...files]
        .map((file) => readFileSync(join(root, file), 'utf8'))
        .join('\n');
      for (const [, name = ''] of names) expect(sources).toContain(name);
    }
  });

  it.each(items.map((item) => [/\*\*([^*]+)\*\*/.exec(item)?.[1] ?? item, item]))(
    'has a test of: %s',
    (_, item) => {
      expect(item).toMatch(/\(.*(?:_[^_]+_|\.test\.ts|the same file)/s);
    },
  );
});
