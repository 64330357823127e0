/**
 * How often some words occur in what people read: in the READMEs, the guides, the descriptions in `action.yml` and the messages. The
 * limits come from the documentation of comparable actions, whose readers find "you" and "if" in every paragraph.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plainText, readPages } from './pages.ts';

const ACTIONS = ['action.yml', 'views/action.yml', 'signals/action.yml', 'sweep/action.yml'];
const PAGES = /^(?:(?:(?:views|signals|sweep)\/)?README\.md$|docs\/(?!screenshots\/))/;

/** Per 1,000 words. */
const LIMITS = [
  { name: 'if', words: /\bif\b/gi, min: 4 },
  { name: 'you, your', words: /\byou(?:r|rs|rself)?\b/gi, min: 8 },
  { name: 'tell, ask, anew, goes on', words: /\b(?:tells?|told|ask(?:s|ed)?|anew|goes on)\b/gi, max: 0.3 },
] as const;

/** All prose of the repository at `root`. */
export function proseOf(root: string): string {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const pages = readPages(root).filter(({ path }) => PAGES.test(path));
  const messages = readdirSync(join(root, 'src/report')).map((file) => stringsOf(read(`src/report/${file}`)));
  return [
    ...pages.map(({ text }) => text),
    ...ACTIONS.map((path) => descriptionsOf(parse(read(path)))),
    ...messages,
  ]
    .map(plainText)
    .join('\n');
}

type Described = Readonly<Record<string, Readonly<{ description: string }>>>;

function descriptionsOf({
  description,
  inputs,
  outputs,
}: Readonly<{ description: string; inputs: Described; outputs: Described }>): string {
  return [description, ...Object.values({ ...inputs, ...outputs }).map((each) => each.description)].join(
    '\n',
  );
}

/** The strings of a source that are sentences or parts of one. */
function stringsOf(source: string): string {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, '');
  return [...code.matchAll(/'([^'\n]* [^'\n]*)'|`([^]*? [^]*?)`/g)]
    .map(([, single, template]) => (single ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .join('\n');
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Each ratio as text. */
export function ratiosOf(text: string): readonly string[] {
  return LIMITS.map(({ name, words }) => `${name}: ${ratio(text, words).toFixed(1)}`);
}

export function checkRatios(text: string): readonly string[] {
  return LIMITS.flatMap(({ name, words, ...limit }) => {
    const found = ratio(text, words);
    const isGood = 'min' in limit ? found >= limit.min : found <= limit.max;
    const wanted = 'min' in limit ? `at least ${limit.min}` : `at most ${limit.max}`;
    return isGood ? [] : [`${name}: ${found.toFixed(1)} in 1,000 words, wanted ${wanted}.`];
  });
}

const ratio = (text: string, words: RegExp): number =>
  ((text.match(words)?.length ?? 0) / countWords(text)) * 1000;
