/** Numbers with units that the pages name, and the code or the test that decides them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QUANTITIES, UNITS, type Origin, type Quantity } from './known-quantities.ts';
import type { Page } from './pages.ts';

/** Guides and READMEs that people read; decisions and measurements have a date, and contributors' pages have no such numbers. */
const CHECKED = /^(?:docs\/[\w-]+\.md|(?:\w+\/|src\/once\/)?README\.md)$/;
const NOT_CHECKED = /^(?:tools|fakes|examples|__tests__)\//;

/** Checks that each quantity on a page is known, that its origin has the same number, and that none is known in vain. */
export function checkQuantities(
  root: string,
  pages: readonly Page[],
  known: readonly Quantity[] = QUANTITIES,
): readonly string[] {
  const faults: string[] = [];
  for (const { path, text } of pages) {
    if (!CHECKED.test(path) || NOT_CHECKED.test(path)) continue;
    const expected = known.filter(({ page }) => page === path);
    const named = quantitiesIn(text);
    for (const each of named) {
      const isKnown = expected.some(({ quantity }) => quantity === each);
      if (!isKnown) faults.push(`${path}: where does "${each}" come from?`);
    }
    for (const { quantity, origins } of expected) {
      if (!named.has(quantity)) faults.push(`${path} no longer says "${quantity}".`);
      for (const origin of origins) {
        const fault = compare(root, quantity, origin);
        if (fault !== undefined) faults.push(`${path}: ${fault}`);
      }
    }
  }
  return faults;
}

const UNIT_NAMES = Object.keys(UNITS).join('|');
/** `10 minutes`, `1,000 search terms`, `0.75 s`. */
const QUANTITY = new RegExp(
  `(?<![\\d.,:/#v-])(\\d[\\d,]*(?:\\.\\d+)?) (?:[a-z]+ )?(${UNIT_NAMES})(?![\\w-])`,
  'g',
);

/** Finds the quantities in the prose of a page, without its generated parts and its code. */
export function quantitiesIn(markdown: string): ReadonlySet<string> {
  const prose = markdown
    .replaceAll(/<!-- ([\w ]+) -->[^]*?<!-- \/\1 -->/g, '')
    .replaceAll(/^ *```[^]*?^ *```/gm, '')
    .replaceAll(/\s+/g, ' ');
  const found = new Set<string>();
  for (const [, number, unit] of prose.matchAll(QUANTITY)) found.add(`${number} ${unit}`);
  return found;
}

/** Returns how an origin differs from a quantity; undefined if it does not, or if only people can compare them. */
function compare(root: string, quantity: string, origin: Origin): string | undefined {
  if (origin.kind === 'outside') return undefined;
  const text = readFileSync(join(root, origin.file), 'utf8');
  if (origin.kind === 'text') {
    if (text.includes(origin.text)) return undefined;
    return `"${quantity}" comes from ${origin.file}, which no longer has "${origin.text}".`;
  }
  const values = origin.names.map((name) => constantIn(text, name));
  const value = values.reduce((sum, each) => sum + each, 0);
  const [number = '', unit = ''] = quantity.split(/ (?=[^ ]+$)/);
  const expected = Number(number.replaceAll(',', '')) * (UNITS[unit] ?? 1);
  const actual = value * origin.factor;
  if (actual === expected) return undefined;
  return `"${quantity}" is ${actual} in ${origin.file} (${origin.names.join(' + ')}).`;
}

/** Reads a constant that is a number or a product of numbers; not a number if there is none. */
function constantIn(source: string, name: string): number {
  const declaration = new RegExp(`^(?:export )?const ${name} = ([\\d_. *]+);$`, 'm');
  const [, product] = declaration.exec(source) ?? [];
  if (product === undefined) return Number.NaN;
  const factors = product.split('*').map((factor) => Number(factor.replaceAll('_', '')));
  return factors.reduce((result, factor) => result * factor, 1);
}
