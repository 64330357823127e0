import { expect, it } from '@jest/globals';
import { explainFileError } from '../../../src/report/file-errors.ts';

it('a path of any length is shown in a sentence of limited length', () => {
  const explained = explainFileError({ kind: 'not-found', path: 'x'.repeat(50_000), code: '' });
  expect(explained.length).toBeLessThan(500);
});
