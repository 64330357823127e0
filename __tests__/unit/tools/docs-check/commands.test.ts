/** The table of commands, compared with the words that the parser knows. */
import { expect, it } from '@jest/globals';
import { checkCommandsReference } from '../../../../tools/docs-check/commands.ts';
import { readPage } from '../../../../tools/markdown.ts';

it.each([
  ['a word that is no command', '`abort`', '`abort` or `shrug`', 'shrug does not exist.'],
  ['no row for a reserved word', '`abort`', '_abort_', 'abort is missing.'],
  ['no row for a verb', '`update`', '_update_', 'update is missing.'],
])('the table of commands has %s', (_, text, replacement, fault) => {
  const reference = readPage('docs/reference.md');
  expect(checkCommandsReference(reference)).not.toContain(fault);
  const page = reference.replaceAll(text, replacement);
  expect(checkCommandsReference(page)).toContain(fault);
});
