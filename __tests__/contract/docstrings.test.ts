import { expect, it } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

const DOCSTRING = /\/\*\*(?<text>.*?)\*\//gs;
const SENTENCE_END = /(?<=[.:])\s+/;
/** A sentence begins with its subject or its verb. */
const RIDDLE = /^(?:What|Of|As|Those)\b/;

/** Returns the sentences of all docstrings in a file, each on one line. */
function sentencesIn(code: string): readonly string[] {
  return [...code.matchAll(DOCSTRING)].flatMap(({ groups }) => {
    const text = groups?.['text'] ?? '';
    const line = text.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
    return line.split(SENTENCE_END);
  });
}

it('no sentence of a docstring begins with What, Of, As or Those', () => {
  const riddles = Object.entries(readFolder('src')).flatMap(([path, code]) => {
    const found = sentencesIn(code).filter((sentence) => RIDDLE.test(sentence));
    return found.map((sentence) => `${path}: ${sentence}`);
  });
  expect(riddles).toEqual([]);
});
