import type { Cell } from './cell.ts';
import type { Found } from './found.ts';
import { endOf } from './judge.ts';
import { FAULT_CLASSES, type Kind } from './kinds.ts';
import type { Entry } from './matrix.ts';
import { PLACE_NAMES, PLACES } from './places.ts';
import { expectedOf } from './rules.ts';

const COLUMNS = ['strikes', 'faults', 'ends as', 'step', 'POSTs', 'warnings', 'takes', 'rule'] as const;

/** The whole matrix in Markdown: a table for each place, cells that came to the same in one row. */
export function drawMatrix(entries: readonly Entry[]): string {
  return PLACE_NAMES.map((place) => {
    const rows = rowsOf(entries.filter(({ cell }) => cell.place === place));
    const { server, submissions } = PLACES[place];
    const whose = server === 'github' ? 'GitHub' : 'the service';
    return `## ${place}\n\nThe fault meets \`${submissions}\` of ${whose}.\n\n${drawTable([COLUMNS, ...rows])}\n`;
  }).join('\n');
}

function rowsOf(entries: readonly Entry[]): readonly (readonly string[])[] {
  const groups = new Map<string, { cell: Cell; found: Found }[]>();
  for (const { cell, found, broken } of entries) {
    if (found === undefined) throw new Error(`${cell.place}, ${cell.kind.name}: ${broken ?? 'no result'}`);
    const { outcome, reason, failed, posts, warnings, headlines } = found;
    const same = [
      strike(cell),
      outcome,
      reason,
      failed,
      posts > 1,
      warnings.length,
      headlines,
      expectedOf(cell).rule,
    ];
    const key = JSON.stringify(same);
    groups.set(key, [...(groups.get(key) ?? []), { cell, found }]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { cell, found } = first;
    return [
      strike(cell),
      nameKinds(
        group.map(({ cell: { kind } }) => kind),
        entries.filter((entry) => strike(entry.cell) === strike(cell)).map((entry) => entry.cell.kind),
      ),
      `\`${endOf(found)}\``,
      found.failed ? 'red' : 'green',
      range(group.map(({ found: { posts } }) => posts)),
      String(found.warnings.length),
      `${range(group.map(({ found: { spentMs } }) => Math.round(spentMs / 1000)))} s`,
      expectedOf(cell).rule,
    ];
  });
}

/** Names of faults; a class of which all are there is named as a whole. */
function nameKinds(kinds: readonly Kind[], all: readonly Kind[]): string {
  const whole = FAULT_CLASSES.filter((name) => {
    const members = all.filter((kind) => kind.class === name);
    return members.length > 1 && members.every((kind) => kinds.includes(kind));
  });
  const rest = kinds.filter((kind) => !whole.includes(kind.class)).map(({ name }) => name);
  return [...whole.map((name) => `**${name}**`), ...rest].join('; ');
}

function strike({ times, done }: Cell): string {
  return done ? `${times}, yet carried out` : times;
}

function range(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

function drawTable(rows: readonly (readonly string[])[]): string {
  const widths = COLUMNS.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
}
