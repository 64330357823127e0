import { OUTCOMES } from '../src/domain.ts';
import type { Finding } from './finding.ts';
import { codesIn, rowsOf, sectionOf, type Page } from './pages.ts';

/** `outcome/reason`; outcomes without reasons end in the slash. */
const KNOWN: readonly string[] = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) =>
  reasons.length === 0 ? [`${outcome}/`] : reasons.map((reason) => `${outcome}/${reason}`),
);

/** The guide has a heading for each outcome with a row for each reason, and knows no others; so does the README's table. */
export function checkOutcomes({ guide, readme }: Readonly<{ guide: Page; readme: Page }>): Finding {
  const faults = [...differences(guide.path, inGuide(guide)), ...differences(readme.path, inReadme(readme))];
  const looked = `${Object.keys(OUTCOMES).length} outcomes with ${KNOWN.length} endings in ${guide.path} and ${readme.path}`;
  return { name: 'outcomes', looked, faults };
}

function inGuide(page: Page): readonly string[] {
  const titles = [...page.text.matchAll(/^## (`([\w-]+)`)$/gm)];
  return titles.flatMap(([, title = '', outcome = '']) => {
    const reasons = rowsOf(sectionOf(page, title)).flatMap(([first = '']) => codesIn(first));
    return reasons.length === 0 ? [`${outcome}/`] : reasons.map((reason) => `${outcome}/${reason}`);
  });
}

function inReadme(page: Page): readonly string[] {
  let outcome = '';
  return rowsOf(sectionOf(page, 'How it ends')).flatMap(([first = '', second = '']) => {
    outcome = codesIn(first)[0] ?? outcome;
    const reasons = codesIn(second);
    return reasons.length === 0 ? [`${outcome}/`] : reasons.map((reason) => `${outcome}/${reason}`);
  });
}

function differences(path: string, told: readonly string[]): readonly string[] {
  const name = (conclusion: string): string => conclusion.replace(/\/$/, '');
  return [
    ...KNOWN.filter((conclusion) => !told.includes(conclusion)).map(
      (conclusion) => `${path}: ${name(conclusion)} is not told.`,
    ),
    ...told
      .filter((conclusion) => !KNOWN.includes(conclusion))
      .map((conclusion) => `${path}: ${name(conclusion)} is none of the endings.`),
    ...told
      .filter((conclusion, index) => told.indexOf(conclusion) !== index)
      .map((conclusion) => `${path}: ${name(conclusion)} is told twice.`),
  ];
}
