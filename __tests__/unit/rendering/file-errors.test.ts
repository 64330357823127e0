import { expect, it } from '@jest/globals';
import { explainFileError } from '../../../src/rendering/file-errors.ts';

it('a path of any length is shown in a sentence of limited length', () => {
  const explained = explainFileError({
    kind: 'not-found',
    path: 'x'.repeat(50_000),
    code: '',
  });
  expect(explained.length).toBeLessThan(500);
});

it.each([
  ['not-found', 'ENOENT', /^a\.md is in a folder that cannot be created\./],
  ['unknown', 'EIO', /^a\.md could not be used \(EIO\)\.$/],
  ['unknown', '', /^a\.md could not be used \(unknown error\)\.$/],
] as const)('%s with the code %j', (kind, code, sentence) => {
  expect(explainFileError({ kind, path: 'a.md', code })).toMatch(sentence);
});
