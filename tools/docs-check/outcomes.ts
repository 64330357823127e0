import { OUTCOMES } from '../../src/domain.ts';

/** `outcome` and `outcome/reason`. */
const KNOWN = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) => [
  outcome,
  ...reasons.map((reason) => `${outcome}/${reason}`),
]);

const codesIn = (text = ''): readonly string[] =>
  [...text.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => code);

/** A heading for each outcome, with a table whose first column holds its reasons. */
export function checkOutcomesGuide(text: string): readonly string[] {
  const sections = text.split(/^## (?=`)/m).slice(1);
  return differences(
    sections.flatMap((section) => {
      const [outcome = ''] = codesIn(section);
      const cells = [...section.matchAll(/^\|([^|]*)/gm)].flatMap(([, cell]) => codesIn(cell));
      return [outcome, ...cells.map((reason) => `${outcome}/${reason}`)];
    }),
  );
}

/** A table below the heading "How it ends": outcome, reasons. */
export function checkOutcomesTable(text: string): readonly string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('How it ends\n')) ?? '';
  let outcome = '';
  return differences(
    [...section.matchAll(/^\|([^|]*)\|([^|]*)/gm)].flatMap(([, first, second]) => {
      const named = codesIn(first);
      outcome = named[0] ?? outcome;
      return [...named, ...codesIn(second).map((reason) => `${outcome}/${reason}`)];
    }),
  );
}

function differences(named: readonly string[]): readonly string[] {
  return [
    ...KNOWN.filter((ending) => !named.includes(ending)).map((ending) => `${ending} is missing.`),
    ...named.filter((ending) => !KNOWN.includes(ending)).map((ending) => `${ending} does not exist.`),
  ];
}
