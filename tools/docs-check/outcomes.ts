import { OUTCOMES } from '../../src/domain.ts';
import { FAIL_ON_VALUES } from '../../src/inputs/fail-on.ts';

const codesIn = (text = ''): readonly string[] =>
  [...text.matchAll(/`([\w-]+)`/g)].map(([, code = '']) => code);

/** A heading for each outcome, with a table whose first column holds its reasons. */
export function checkOutcomesReference(text: string): readonly string[] {
  const [, chapter = ''] = /^## Outcomes and reasons\n([^]*?)(?=^## |$(?![^]))/m.exec(text) ?? [];
  const sections = chapter.split(/^### (?=`)/m).slice(1);
  return differences(
    FAIL_ON_VALUES,
    sections.flatMap((section) => {
      const [outcome = ''] = codesIn(section);
      const cells = [...section.matchAll(/^\|([^|]*)/gm)].flatMap(([, cell]) => codesIn(cell));
      return [outcome, ...cells.map((reason) => `${outcome}/${reason}`)];
    }),
  );
}

/** A table below the heading "Outcomes" with all of them in its first column. */
export function checkOutcomesTable(text: string): readonly string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Outcomes\n')) ?? '';
  const named = [...section.matchAll(/^\|([^|]*)/gm)].flatMap(([, first]) => codesIn(first));
  return differences(Object.keys(OUTCOMES), named);
}

function differences(known: readonly string[], named: readonly string[]): readonly string[] {
  return [
    ...known.filter((ending) => !named.includes(ending)).map((ending) => `${ending} is missing.`),
    ...named.filter((ending) => !known.includes(ending)).map((ending) => `${ending} does not exist.`),
  ];
}
