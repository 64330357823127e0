/**
 * Words that no text of this repository uses: figures of speech, and second names of what the field has a word for.
 */
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
const ALLOWED = /Math\.floor|\bHello[-, ]+World\b|\.stories\.|\bask (?:questions|a maintainer)\b/gi;

/** Written by others, made by a tool, about these words, or read by nobody but the authors of tests. */
const LEFT_OUT =
  /(?:^|\/)(?:package-lock\.json|description\.json|LICENSE|CODE_OF_CONDUCT\.md|docs-check\/(?:words|ratios|checks\.test)\.ts)$|\.(?:png|yaml)$|^(?:__tests__|fakes|tools\/(?:conformance|faults))\/.*\.m?[jt]s$/;

type Found = Readonly<{ line: number; word: string; instead: string }>;

/** The banned words of a text. The parts of `camelCase` are words too. */
export function wordsIn(text: string): readonly Found[] {
  const plain = text.replaceAll(ALLOWED, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return BANNED.flatMap(([forms, instead]) =>
    [
      ...plain.matchAll(new RegExp(`(?<![A-Za-z])(?:${forms.replaceAll(' ', '\\s+')})(?![A-Za-z])`, 'gi')),
    ].map((match) => ({
      line: plain.slice(0, match.index).split('\n').length,
      word: match[0].toLowerCase(),
      instead,
    })),
  );
}

/** The banned words of all files, as sentences. */
export function wordsBelow(root: string): readonly string[] {
  return filesBelow(root)
    .filter((path) => !LEFT_OUT.test(path))
    .flatMap((path) =>
      wordsIn(readFileSync(join(root, path), 'utf8')).map(
        ({ line, word, instead }) => `${path}:${line}: ${word}. Write: ${instead}.`,
      ),
    );
}
