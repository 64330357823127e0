/** Explains what a sweep, a report or an export could not read. */
import { formatNumber } from './format.ts';
import { renderInline } from './markdown.ts';
import { renderExplained } from './explain.ts';

/** Something that was not read, or not to its end. A result with a gap is not complete. */
export type Gap = Readonly<{
  /** Begins a sentence, in the plural: `Requests`. */
  what: string;
  /** A repository, `owner/name`, or another part; undefined if there is only one. */
  where?: string;
  /** One clause without a full stop, or sentences. */
  cause: string;
  /** Sentences; empty or undefined if nothing helps, or the cause says it. */
  remedy?: string | undefined;
}>;

/** Text about a run that ends before it has a file. */
export const CANCELLED =
  'The run was cancelled. No file was written. Run the action again.';

/** Bound on the names in one sentence. */
const MAX_NAMES = 20;

/** Renders a warning for each explanation of gaps. */
export function renderGaps(gaps: readonly Gap[]): readonly string[] {
  return explainGaps(gaps).map((text) => `> [!WARNING]\n> ${renderInline(text)}`);
}

/** Explains gaps, those with the same cause in one sentence. The texts contain words of servers: escape them for Markdown. */
export function explainGaps(gaps: readonly Gap[]): readonly string[] {
  const groups = new Map<string, GapsAlike>();
  for (const gap of gaps) {
    const { where } = gap;
    const key = `${gap.what}\n${gap.cause}\n${gap.remedy ?? ''}`;
    const group = groups.get(key) ?? { first: gap, names: new Set() };
    if (where !== undefined) group.names.add(where);
    groups.set(key, group);
  }
  return [...groups.values()].map(explainAlike);
}

/** Gaps with the same cause: the first of them, and the names of all. */
type GapsAlike = Readonly<{ first: Gap; names: Set<string> }>;

function explainAlike({ first, names }: GapsAlike): string {
  const shown = [...names].slice(0, MAX_NAMES).join(', ');
  const others = names.size - MAX_NAMES;
  const more = others > 0 ? ` and ${formatNumber(others)} more` : '';
  const places = names.size === 0 ? '' : ` of ${shown}${more}`;
  const { what, cause, remedy = '' } = first;
  return renderExplained(`${what}${places} are incomplete`, { cause, remedy });
}
