/** Words that no text uses: figures of speech and second names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './pages.ts';

/** The word in all its forms, and what to write. */
const BANNED: readonly (readonly [forms: string, instead: string])[] = [
  ['tell|tells|telling|told', 'report, log, notify, warn, say which'],
  ['ask|asks|asked|asking', 'submit, request, require'],
  ['anew', 'again'],
  ['mend|mends|mended|mending', 'fix'],
  ['dear', 'expensive'],
  ['likewise', 'also'],
  ['all the same', 'anyway, or nothing'],
  ['stands', 'is'],
  ['is said|are said', 'name who says it'],
  ['goes on|go on|went on|going on', 'continue'],
  ['bring|brings|bringing|brought', 'name what happens'],
  ['whoever', 'if you, anyone who'],
  ['nobody waits', 'is not waited for'],
  ['house|houses', 'instructions, or nothing'],
  ['room|rooms', 'folder, module, space'],
  ['floor|floors', 'layer'],
  ['door|doors', 'entry'],
  ['story|stories', 'use case'],
  ['scene|scenes', 'run context, test case'],
  ['world|worlds', 'dependencies'],
  ['wish|wishes|wished', 'operation'],
];

/** Quotations, names that others gave, and these words in their ordinary sense. */
const ALLOWED =
  /Math\.floor|\bHello[-_, ]+World\b|\.stories\.|\bask (?:questions|a maintainer)\b/gi;

/** Files that others wrote, that a tool makes, or that are about these words. */
const LEFT_OUT = [
  '/package-lock.json',
  '/LICENSE',
  '/CODE_OF_CONDUCT.md',
  '/docs-check/words.ts',
  '/docs-check/checks.test.ts',
  '.png',
];

/** Finds the banned words of a text, each after its line. The parts of `camelCase` are words too. */
export function wordsIn(text: string): readonly string[] {
  const withoutAllowed = text.replaceAll(ALLOWED, '');
  const plain = withoutAllowed.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const found: string[] = [];
  for (const [forms, instead] of BANNED) {
    const spaced = forms.replaceAll(' ', '\\s+');
    const words = new RegExp(`(?<![A-Za-z])(?:${spaced})(?![A-Za-z])`, 'gi');
    for (const { 0: word, index } of plain.matchAll(words)) {
      const before = plain.slice(0, index);
      const line = before.split('\n').length;
      found.push(`${line}: ${word.toLowerCase()}. Write: ${instead}.`);
    }
  }
  return found;
}

function isLeftOut(path: string): boolean {
  const fromRoot = `/${path}`;
  return LEFT_OUT.some((end) => fromRoot.endsWith(end));
}

/** Finds the banned words of all files. */
export function wordsBelow(root: string): readonly string[] {
  const places: string[] = [];
  for (const path of filesBelow(root)) {
    if (isLeftOut(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    for (const found of wordsIn(text)) places.push(`${path}:${found}`);
  }
  return places;
}
