import { markdownTable } from '../../tools/markdown.ts';
import {
  FAULT_CLASSES,
  KINDS,
  MALFORMED,
  UNREADABLE_LINKS,
  type FaultClass,
  type Kind,
} from './kinds.ts';
import { listCells } from './matrix.ts';
import { PLACE_NAMES, PLACES, type PlaceName } from './places.ts';
import { expectedOf, type Expected } from './rules.ts';
import type { Cell } from './run-cell.ts';

const COLUMNS = [
  'strikes',
  'faults',
  'outcome',
  'step',
  'POSTs',
  'warnings',
  'takes',
  'rule',
];
const CELLS = listCells();
const ALL = [...KINDS, ...MALFORMED, ...UNREADABLE_LINKS];
const CLASSES = [...new Set(ALL.map((kind) => kind.class))];

/** Renders a page in Markdown that shows how each cell must end. */
export function renderPage(): string {
  return `# Faults and their results

Every network and server fault that we test, at every request to the docs service and every kind of request to GitHub: once, and always. If
a fault leaves open whether a write took effect, both cases are there. \`npm run faults\` runs all ${CELLS.length} cells in one process, on a
virtual clock; the tests run a sample.

In every cell: at most one POST that the service may have processed; at most one status comment; the API key is in no log, output,
comment or summary, and goes to no other host; a job that runs is never reported as failed; \`prLink\` is the job's own; outputs,
comment and reaction agree, unless the fault prevents one of them, and then there is a warning or the step fails.

Faults by what they mean for the request. In the tables, a class in bold means all of its faults:

${CLASSES.map(describeClass).join('\n')}

The run is started by a command on a pull request or an issue, or by the push or the release whose context is read. _takes_ is how long the run may take on the virtual clock. The job itself takes 90 s.

${PLACE_NAMES.map(renderPlace).join('\n')}`;
}

function describeClass(name: FaultClass): string {
  const members = ALL.filter((kind) => kind.class === name).map((kind) => kind.name);
  return `- **${name}** (${FAULT_CLASSES[name]}): ${members.join('; ')}`;
}

/** Renders a table in which cells that must end alike share a row. */
function renderPlace(place: PlaceName): string {
  const { server, request } = PLACES[place];
  const cells = CELLS.filter((cell) => cell.place === place);
  const rows = new Map<string, Row>();
  for (const cell of cells) {
    const strikes = strikesOf(cell);
    const expected = expectedOf(cell);
    const key = JSON.stringify([strikes, expected]);
    const row = rows.get(key) ?? { strikes, expected, kinds: [] };
    row.kinds.push(cell.kind);
    rows.set(key, row);
  }
  const lines = [...rows.values()].map((row) => renderRow(row, cells));
  const table = markdownTable([COLUMNS, ...lines]);
  const owner = server === 'github' ? 'GitHub' : 'the docs service';
  return `## ${place}\n\nThe fault meets \`${request}\` of ${owner}.\n\n${table}\n`;
}

/** Cells that must end alike, by their faults. */
type Row = Readonly<{
  strikes: string;
  expected: Expected;
  kinds: Kind[];
}>;

function renderRow(
  { strikes, expected, kinds }: Row,
  cells: readonly Cell[],
): readonly string[] {
  const { end, hasFailed, posts, warnings, takes, rule } = expected;
  const alike = cells.filter((cell) => strikesOf(cell) === strikes);
  const all = alike.map(({ kind }) => kind);
  return [
    strikes,
    nameKinds(kinds, all),
    `\`${end}\``,
    hasFailed ? 'fails' : 'succeeds',
    [posts].flat().join('–'),
    String(warnings),
    `${takes.join('–')} s`,
    rule,
  ];
}

/** Names faults. A class whose faults are all there is named as a whole. */
function nameKinds(kinds: readonly Kind[], all: readonly Kind[]): string {
  const whole = CLASSES.filter((name) => {
    const members = all.filter((kind) => kind.class === name);
    return members.length > 1 && members.every((kind) => kinds.includes(kind));
  });
  const others = kinds.filter((kind) => !whole.includes(kind.class));
  const names = [
    ...whole.map((name) => `**${name}**`),
    ...others.map(({ name }) => name),
  ];
  return names.join('; ');
}

function strikesOf({ times, isProcessed }: Cell): string {
  return isProcessed ? `${times}, processed` : times;
}
