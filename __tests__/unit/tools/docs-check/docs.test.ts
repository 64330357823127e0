import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Document, parseDocument } from 'yaml';
import { checkDocs } from '../../../../tools/docs-check/checks.ts';
import {
  readPages,
  snippetsIn,
  type Snippet,
} from '../../../../tools/docs-check/pages.ts';
import { packageRoot } from '../../../../fakes/runner/package-root.ts';
import { breaches } from '../../../contract/workflow-rules.ts';
import { syntaxErrors } from '../../../../fakes/runner/workflow-syntax.ts';

const root = packageRoot();
const found = Object.entries(await checkDocs());

it.each(found)('the pages of this repository: %s', (_, faults) => {
  expect(faults).toEqual([]);
});

/** Completes a part of a workflow, with its comments: they have the versions of actions. */
function whole({ kind, text }: Snippet): string {
  const part = parseDocument(text).contents;
  const workflow = new Document({ on: 'workflow_dispatch', permissions: {} });
  if (kind === 'jobs') {
    workflow.set('jobs', part);
  } else {
    const job = { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 9, steps: part };
    workflow.set('jobs', { job });
  }
  return String(workflow);
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

it('the cases in which a request may be sent twice name tests that exist', () => {
  const page = readFileSync(join(root, 'src/once/README.md'), 'utf8');
  const [, chapter = ''] =
    /\n## When a request may be sent twice([^]*?)\n## Repeat the proofs/.exec(page) ?? [];
  const cases = chapter.replaceAll(/\s+/g, ' ');
  const files = [...cases.matchAll(/`(__tests__\/[^`]*)`/g)].map(([, file = '']) => file);
  const names = [...cases.matchAll(/[( ]_([^_`]+)_[;,)]/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThanOrEqual(8);
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  for (const name of names) expect(sources).toContain(name);
});
