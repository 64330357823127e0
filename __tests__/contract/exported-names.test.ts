/** Each exported name of the source means one thing. */
import { expect, it } from '@jest/globals';
import { readFolder } from '../support/read-folder.ts';

const DECLARATION =
  /^export (?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+)/gm;

/** Returns the files that export each name. */
function exportsOf(sources: Readonly<Record<string, string>>) {
  const files = new Map<string, string[]>();
  for (const [file, text] of Object.entries(sources)) {
    if (!file.endsWith('.ts')) continue;
    for (const { groups } of text.matchAll(DECLARATION)) {
      const name = groups?.['name'] ?? '';
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  return files;
}

const EXPORTS = exportsOf(readFolder('src'));

it('no exported name exists twice', () => {
  const repeated = [...EXPORTS].filter(([, files]) => files.length > 1);
  expect(repeated).toEqual([]);
});

it('finds names, and repeated ones', () => {
  expect(EXPORTS.size).toBeGreaterThan(800);
  const found = exportsOf({
    'a.ts': 'export const one = 1;\nexport type Two = 2;',
    'b.ts': 'export async function one() {}',
    'b.md': 'export const one = 1;',
  });
  expect([...found]).toEqual([
    ['one', ['a.ts', 'b.ts']],
    ['Two', ['a.ts']],
  ]);
});

/** Names of files that say nothing without their folder. */
const VAGUE = ['inputs.ts', 'report.ts', 'run.ts', 'utils.ts', 'helpers.ts', 'types.ts'];

it('no file has a name that only its folder explains', () => {
  const names = Object.keys(readFolder('src')).map(
    (file) => file.split('/').at(-1) ?? '',
  );
  expect(names.filter((name) => VAGUE.includes(name))).toEqual([]);
});

it('no folder has more than 20 files', () => {
  const counts = new Map<string, number>();
  for (const file of Object.keys(readFolder('src'))) {
    const folder = file.split('/').slice(0, -1).join('/');
    counts.set(folder, 1 + (counts.get(folder) ?? 0));
  }
  const full = [...counts].filter(([, count]) => count > 20);
  expect(full).toEqual([]);
});
