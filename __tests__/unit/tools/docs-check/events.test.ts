/** The tables of events and subjects, compared with the code that accepts them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import {
  checkEventsReference,
  checkSubjectsGuide,
} from '../../../../tools/docs-check/events.ts';
import { packageRoot } from '../../../../fakes/runner/package-root.ts';

const read = (page: string): string => readFileSync(join(packageRoot(), page), 'utf8');
const reference = read('docs/reference.md');
const guide = read('docs/context.md');

/** Changes a page. Throws if it does not have the text. */
function changed(page: string, text: string, replacement: string): string {
  if (!page.includes(text)) throw new Error(`The page has no ${text}.`);
  return page.replace(text, replacement);
}

it.each([
  ['an event that starts nothing', '| `push`, `star` ', 'star does not exist.'],
  ['no row for an event', '| a push ', 'push is missing.'],
])('the table of events has %s', (_, replacement, fault) => {
  expect(checkEventsReference(reference)).not.toContain(fault);
  const page = changed(reference, '| `push` ', replacement);
  expect(checkEventsReference(page)).toContain(fault);
});

it.each([
  ['an event without a subject', '| `push` ', '| `push`, `star` '],
  [
    'a form that `subject` does not accept',
    '`subject: since-last`',
    '`subject: since-first`',
  ],
  ['fewer forms than `subject` accepts', 'or `subject: pull-request:NUMBER`', ''],
])('the table of subjects has %s', (_, text, replacement) => {
  const page = changed(guide, text, replacement);
  expect(checkSubjectsGuide(page)).not.toEqual([]);
});
