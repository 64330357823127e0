/** Each check finds what it is for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  checkFolders,
  checkLength,
  checkLinks,
  checkListed,
  checkNamedFiles,
  checkOutcomesReference,
} from '../../../../tools/docs-check/checks.ts';
import { parsePage, snippetsIn } from '../../../../tools/docs-check/pages.ts';
import { checkMessages } from '../../../../tools/docs-check/sentences.ts';
import { sharedInputs } from '../../../../tools/docs-check/tables.ts';
import { wordsBelow, wordsIn } from '../../../../tools/docs-check/words.ts';
import { packageRoot } from '../../../../fakes/runner/package-root.ts';

it('links, images and anchors that lead nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  const good =
    '[b](b.md#part) [here](#what-is-sent) [away](https://example.invalid) `[code](no.md)`';
  const bad =
    '[1](gone.md) [2](#gone) [3](b.md#gone) <img src="gone.png"> [4][] [5](../c.md)';
  writeFileSync(
    join(folder, 'a.md'),
    `# What is \`sent\`?\n\n${good}\n${bad}\n\n[4]: gone/\n`,
  );
  writeFileSync(join(folder, 'b.md'), '## Part\n');
  const found = await checkLinks(folder, ['a.md', 'b.md']);
  rmSync(folder, { recursive: true });
  const names = ['a.md#gone', 'b.md#gone', 'c.md', 'gone.md', 'gone.png', 'gone/'];
  expect(
    found.map((text) => text.replace(/^a\.md: | leads nowhere\.$/g, '')).sort(),
  ).toEqual(names);
});

it('files that a page does not link', () => {
  const list = '[A](a.md#part) [B](../examples/b.yml)';
  expect(checkListed(list, ['docs/a.md', 'examples/b.yml', 'docs/other-a.md'])).toEqual([
    'It does not link docs/other-a.md.',
  ]);
});

it('folders that no line describes', () => {
  const page =
    'In `src/other/`:\n\n- `src/job/`: polls `src/lost/`\n   - `src/text/`: strings\n- `src/bare/`\n';
  const folders = ['src/job/', 'src/text/', 'src/lost/', 'src/other/', 'src/bare/'];
  expect(checkFolders(page, folders)).toEqual([
    'No line says what src/lost/ is for.',
    'No line says what src/other/ is for.',
    'No line says what src/bare/ is for.',
  ]);
});

it('names of files that do not exist', () => {
  const page = parsePage(
    'docs/a.md',
    '`src/ports.ts` `rendering/markdown.ts` `src/gone.ts` `rendering/gone.ts` `docs/**` `failed/forbidden` src/gone.ts',
  );
  expect(checkNamedFiles(packageRoot(), [page])).toEqual([
    'docs/a.md: src/gone.ts does not exist.',
    'docs/a.md: rendering/gone.ts does not exist.',
  ]);
});

it('outcomes and reasons that are missing or do not exist', () => {
  const chapter =
    '## Outcomes and reasons\n\n### `failed`\n\n| reason |\n| --- |\n| `boredom` |\n';
  const reference = checkOutcomesReference(
    `### \`api-key\`\n\n${chapter}\n## Next\n\n### \`other\`\n`,
  );
  expect(reference).toContain('failed/boredom does not exist.');
  expect(reference).toContain('still-active/timed-out is missing.');
  expect(reference.filter((text) => /^(?:failed is|other|api-key)/.test(text))).toEqual(
    [],
  );
});

it('a page that is too long', () => {
  const row = '| word | --- |\n';
  expect(checkLength(row.repeat(3), 3)).toEqual([]);
  expect(checkLength(row.repeat(4), 3)).toEqual(['It has 4 words, more than 3.']);
});

it('inputs that several actions describe in the same words', () => {
  const action = (name: string, inputs: Readonly<Record<string, string>>) => ({
    name,
    title: name,
    inputs: Object.fromEntries(
      Object.entries(inputs).map(([input, description]) => [input, { description }]),
    ),
    outputs: {},
  });
  const care = action('care', { days: 'Days.', label: 'A label.', path: 'A file.' });
  const report = action('report', { days: 'Days.', label: 'Another label.' });
  const found = sharedInputs([care, report]);
  expect(found).toEqual([{ name: 'days', description: 'Days.', users: [care, report] }]);
});

describe('the tables of titles and messages', () => {
  const guide = [
    '| message | do |\n| --- | --- |\n| The job was eaten.<br>Nothing was started. | x |',
    '| … could not be reached, …. | x |',
    '\n| title | do |\n| --- | --- |\n| The job was archived | x |',
    '\n| symptom | do |\n| --- | --- |\n| no run | x |\n',
  ].join('\n');
  const found = checkMessages(guide);

  it('lack a row about a message that does not say what to do', () => {
    expect(found).toContain('It has no remedy and no row: GitHub responded with …, ….');
  });

  it('have rows about messages that say what to do', () => {
    const superfluous = found.filter((fault) => fault.startsWith('Remove'));
    expect(superfluous).toEqual([
      'Remove the row, its message has the remedy: The job was archived',
    ]);
  });

  it('have sentences that no action writes', () => {
    const invented = found.filter((fault) => fault.startsWith('No action'));
    expect(invented).toEqual(['No action writes: The job was eaten.']);
  });

  it('have a row about each other message', () => {
    expect(found.filter((fault) => fault.includes('could not be reached'))).toEqual([]);
  });
});

it.each([
  ['on: push\njobs: {}', 'workflow'],
  ['a: { steps: [] }', 'jobs'],
  ['- run: x', 'steps'],
  ['a: 1', 'other'],
])('YAML that is no part of a workflow: %j', (text, kind) => {
  const page = parsePage(
    'a.md',
    `  \`\`\`yaml\n${text.replaceAll(/^/gm, '  ')}\n  \`\`\`\n`,
  );
  expect(snippetsIn([page])).toMatchObject([
    { place: 'a.md:1', kind, text: `${text}\n` },
  ]);
});

it('words that no text uses', () => {
  const text =
    'Tell me, taskAsked Hello World.\nMath.floor(1) goes\n on; asking masks, STANDS_FOR, stand.';
  expect(wordsIn(text).map((found) => found.replace(/\. Write: .*/, ''))).toEqual([
    '1: tell',
    '1: asked',
    '3: asking',
    '3: stands',
    '2: goes\n on',
  ]);
});

it('the words of fakes, tools and tests, too', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  const folders = ['src', 'fakes/github', 'tools/try', '__tests__/unit'];
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a.ts'), 'const scene = 1;\n');
  }
  const found = wordsBelow(root).map((line) => line.replace(/:.*/, ''));
  rmSync(root, { recursive: true });
  expect(found.sort()).toEqual(folders.map((folder) => `${folder}/a.ts`).sort());
});
