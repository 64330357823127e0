import type { Row } from './exchange-check.ts';

const VERDICTS = {
  described: 'as described',
  refused: 'refused, as described',
  foreign: 'told apart',
} as const;

/** The rows for a person, with the faults below the row that has them and a sum at the end. */
export function writeTable(rows: readonly Row[]): string {
  const cells = rows.map(({ scene, operation, status, expected, count, faults }) => [
    scene,
    operation,
    String(status),
    String(count),
    faults.length === 0 ? VERDICTS[expected] : `WRONG: ${faults.join('; ')}`,
  ]);
  const table = [['scene', 'operation', 'status', 'times', 'verdict'], ...cells];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  return [...lines, '', `${count} exchanges, ${wrong === 0 ? 'none' : `${wrong} rows`} wrong`].join('\n');
}
