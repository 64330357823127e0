/** No test depends on how fast the machine is: none reads its clocks, and none has a timeout of its own. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readFolder } from '../../fakes/read-folder.ts';

/** The files that may read a clock, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'support/cost.ts': 'compares the costs of two lengths in one process',
  'faults/main.ts': 'prints how long the faults took',
  'contract/clocks.test.ts': 'names what the others must not have',
};

const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['reads the clock of the machine', /\b(?:cpuUsage|process\.hrtime|performance\.now|Date\.now|new Date\(\))/],
  ['has a timeout of its own', /\}, ?\s+[\d_]{4,},?\s*\);|\bjest\.setTimeout|\btestTimeout\b/],
  ['limits the time of a process', /\btimeout: ?[\d_]+/],
]; // prettier-ignore

const files = Object.entries(readFolder('__tests__')).filter(
  ([file]) => file.endsWith('.ts') && EXCEPTIONS[file] === undefined,
);

test.each(FORBIDDEN)('no test %s', (_, pattern) => {
  const found = files.flatMap(([file, text]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [`${file}: ${match[0]}`];
  });
  expect(found).toEqual([]);
});

test.each(Object.keys(EXCEPTIONS))('%s is an exception because it needs one', (file) => {
  const text = readFileSync(`__tests__/${file}`, 'utf8');
  expect(FORBIDDEN.some(([, pattern]) => pattern.test(text))).toBe(true);
});
