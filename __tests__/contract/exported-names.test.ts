/** Each exported name of the source means one thing. */
import { expect, it } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

const DECLARATION =
  /^export (?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+)/gm;

it('no exported name exists twice', () => {
  const files = new Map<string, string[]>();
  for (const [file, text] of Object.entries(readFolder('src'))) {
    for (const { groups } of text.matchAll(DECLARATION)) {
      const name = groups?.['name'] ?? '';
      files.set(name, [...(files.get(name) ?? []), file]);
    }
  }
  expect(files.size).toBeGreaterThan(700);
  expect([...files].filter(([, exporting]) => exporting.length > 1)).toEqual([]);
});
