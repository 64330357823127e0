import { markdownTable } from '../markdown.ts';
import { endOf } from './check.ts';
import { FAULT_CLASSES, KINDS, MALFORMED, type FaultClass, type Kind } from './kinds.ts';
import type { Entry } from './matrix.ts';
import { PLACE_NAMES, PLACES, type PlaceName } from './places.ts';
import { expectedOf } from './rules.ts';
import type { Cell, CellResult } from './run-cell.ts';

const COLUMNS = ['strikes', 'faults', 'outcome', 'step', 'POSTs', 'warnings', 'takes', 'rule'];
const ALL = [...KINDS, ...MALFORMED];
const CLASSES = [...new Set(ALL.map((kind) => kind.class))];

/** tools/faults/README.md, before it is formatted. */
export function renderPage(entries: readonly Entry[]): string {
  return `# Faults and their results

Every network and server fault that we test, at every request to the docs service and every kind of request to GitHub: once, and always. If
a fault leaves open whether a write took effect, both cases are there. \`npm run faults\` runs all ${entries.length} cells in one process, on a
virtual clock; the tests run a sample. \`npm run faults -- --write\` writes this page.

In every cell: at most one POST that the service may have processed; at most one status comment; the API key is in no log, output,
comment or summary, and goes to no other host; a job that runs is never reported as failed; \`prLink\` is the job's own; outputs,
comment and reaction agree, unless the fault prevents one of them, and then there is a warning or the step fails.

Faults by what they mean for the request. In the tables, a class in bold means all of its faults:

${CLASSES.map(describeClass).join('\n')}

The run is started by a command on a pull request or an issue, or by the push or the release whose context is read. _takes_ is the duration of the run on the virtual clock. The job itself takes 90 s.

${PLACE_NAMES.map((place) =>
  renderPlace(
    place,
    entries.filter(({ cell }) => cell.place === place),
  ),
).join('\n')}`;
}

function describeClass(name: FaultClass): string {
  const members = ALL.filter((kind) => kind.class === name).map((kind) => kind.name);
  return `- **${name}** (${FAULT_CLASSES[name]}): ${members.join('; ')}`;
}

/** A table in which cells with the same result share a row. */
function renderPlace(place: PlaceName, entries: readonly Entry[]): string {
  const { server, request } = PLACES[place];
  const groups = new Map<string, { cell: Cell; result: CellResult }[]>();
  for (const { cell, result } of entries) {
    if (result === undefined) continue;
    const { hasFailed, posts, warnings, titles } = result;
    const same = [strikesOf(cell), endOf(result), hasFailed, posts > 1, warnings.length, titles];
    const key = JSON.stringify([...same, expectedOf(cell).rule]);
    groups.set(key, [...(groups.get(key) ?? []), { cell, result }]);
  }
  const rows = [...groups.values()].map((group) => toRow(group, entries));
  const owner = server === 'github' ? 'GitHub' : 'the docs service';
  return `## ${place}\n\nThe fault meets \`${request}\` of ${owner}.\n\n${markdownTable([COLUMNS, ...rows])}\n`;
}

function toRow(
  group: readonly Readonly<{ cell: Cell; result: CellResult }>[],
  entries: readonly Entry[],
): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const { cell, result } = first;
  const strikes = strikesOf(cell);
  const all = entries.filter((entry) => strikesOf(entry.cell) === strikes).map((entry) => entry.cell.kind);
  return [
    strikes,
    nameKinds(
      group.map(({ cell: { kind } }) => kind),
      all,
    ),
    `\`${endOf(result)}\``,
    result.hasFailed ? 'fails' : 'succeeds',
    range(group.map((each) => each.result.posts)),
    String(result.warnings.length),
    `${range(group.map((each) => Math.round(each.result.tookMs / 1000)))} s`,
    expectedOf(cell).rule,
  ];
}

/** Names of faults. A class of which all are there is named as a whole. */
function nameKinds(kinds: readonly Kind[], all: readonly Kind[]): string {
  const whole = CLASSES.filter((name) => {
    const members = all.filter((kind) => kind.class === name);
    return members.length > 1 && members.every((kind) => kinds.includes(kind));
  });
  const rest = kinds.filter((kind) => !whole.includes(kind.class)).map(({ name }) => name);
  return [...whole.map((name) => `**${name}**`), ...rest].join('; ');
}

function strikesOf({ times, isProcessed }: Cell): string {
  return isProcessed ? `${times}, processed` : times;
}

function range(numbers: readonly number[]): string {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
  return min === max ? String(min) : `${min}–${max}`;
}
