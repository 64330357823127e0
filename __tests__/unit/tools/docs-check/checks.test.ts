/** Each check finds what it is for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  checkFolders,
  checkLinks,
  checkListed,
  checkNamedFiles,
  checkOutcomesReference,
  checkReadme,
} from '../../../../tools/docs-check/checks.ts';
import { parsePage, plainText, snippetsIn } from '../../../../tools/docs-check/pages.ts';
import {
  checkOtherSentences,
  checkQuotations,
  checkRunMessages,
} from '../../../../tools/docs-check/sentences.ts';
import { groupsOf } from '../../../../tools/docs-check/tables.ts';
import {
  checkRatios,
  countWords,
  wordsBelow,
  wordsIn,
} from '../../../../tools/docs-check/words.ts';
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

it('folders that no table describes', () => {
  const page = 'In `src/other/`:\n\n| `src/job/`, `src/text/` | the job, `src/lost/` |\n';
  const folders = ['src/job/', 'src/text/', 'src/lost/', 'src/other/'];
  expect(checkFolders(page, folders)).toEqual([
    'No table says what src/lost/ is for.',
    'No table says what src/other/ is for.',
  ]);
});

it('names of files that do not exist', () => {
  const page = parsePage(
    'docs/a.md',
    '`src/ports.ts` `rendering/markdown.ts` `src/gone.ts` `rendering/gone.ts` `docs/**` `failed/forbidden` src/gone.ts',
  );
  const dated = parsePage('docs/decisions/0001.md', '`src/gone.ts`');
  expect(checkNamedFiles(packageRoot(), [page, dated])).toEqual([
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

it('outcomes that the README does not list', () => {
  const readme =
    '## Outcomes\n\n| a | b |\n| --- | --- |\n| `failed` | `x` |\n| `boredom` | |\n\n## Next';
  const found = checkReadme(readme);
  expect(found).toContain('boredom does not exist.');
  expect(found).toContain('archived is missing.');
  expect(found).not.toContain('failed is missing.');
});

it('a README that is too long, with its tables or without them', () => {
  const row = `| ${'word '.repeat(1200)} |\n`;
  const prose = 'word '.repeat(1500);
  const lengths = (text: string): readonly string[] =>
    checkReadme(text).filter((fault) => fault.startsWith('It has'));
  expect(lengths(`${row}${prose}`)).toEqual([]);
  expect(lengths(`${row}| more |\n${prose}`)).toEqual([
    'It has 2701 words, more than 2700.',
  ]);
  expect(lengths(`${prose}more`)).toEqual([
    'It has 1501 words outside tables, more than 1500.',
  ]);
});

it('inputs without a group', () => {
  const groups =
    'inputs:\n  # A\n  a:\n    # no group\n    default: 1\n  b:\n  # B\n  c:\noutputs:\n  d:\n';
  expect([...(groupsOf(groups) as ReadonlyMap<string, unknown>)]).toEqual([
    ['A', ['a', 'b']],
    ['B', ['c']],
  ]);
  expect(() => void groupsOf('inputs:\n  a:\n  # A\n')).toThrow('a is in no group');
});

it('prose with too few of some words', () => {
  const prose = plainText(
    'If `you` run [it](if.md) <!-- if -->\n\n```sh\nif true\n```\n',
  );
  expect(prose.replaceAll(/\s+/g, ' ').trim()).toBe('If code run [it]');
  expect(countWords('don’t stop, `x-y` 2')).toBe(4);
  expect(checkRatios(`if you ${'word '.repeat(98)}`)).toEqual([]);
  expect(checkRatios(`if you ${'word '.repeat(998)}`)).toEqual([
    'if: 1.0 in 1,000 words, wanted at least 4.',
    'you, your: 1.0 in 1,000 words, wanted at least 8.',
  ]);
});

it('sentences that are not quoted, and quotations that no action writes', () => {
  const found = checkQuotations('> The job was eaten.\n\n> Nothing was\n> started.\n');
  expect(found).toContain('No action writes: The job was eaten.');
  expect(found).toContain('It does not quote: The docs job is not affected.');
  expect(found).not.toContain('It does not quote: Nothing was started.');
});

it('titles, files and missing context that the guide lacks', () => {
  const found = checkOtherSentences('… is not UTF-8\ntext.');
  expect(found).toContain('It does not have: The docs agent failed');
  expect(found).toContain('It does not have: … is a folder.');
  expect(found).toContain(
    'It does not have: GitHub shows no diff of … files, because of their size.',
  );
  expect(found).not.toContain('It does not have: … is not UTF-8 text.');
});

it('messages of a run that no action writes', () => {
  const guide =
    '## Messages of a run (main)\n\n| message | do |\n| --- | --- |\n| Job … was eaten | x |\n| Run … ended | x |\n\n## Next';
  expect(checkRunMessages(guide, 'Run ${id} ended')).toEqual([
    'No action writes: Job … was eaten',
  ]);
  expect(checkRunMessages('## Messages\n', '')).toEqual([
    'It lists no messages of a run.',
  ]);
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
  const folders = ['src', 'fakes/github', 'tools/conformance', '__tests__/unit'];
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a.ts'), 'const scene = 1;\n');
  }
  const found = wordsBelow(root).map((line) => line.replace(/:.*/, ''));
  rmSync(root, { recursive: true });
  expect(found.sort()).toEqual(folders.map((folder) => `${folder}/a.ts`).sort());
});
