type Rows = readonly (readonly string[])[];

/** An aligned table for a terminal. */
export function plainTable(rows: Rows): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column] ?? 0)).join('   '),
    )
    .join('\n');
}

/** A Markdown table with figures aligned to the right. The first row is its head. */
export function markdownTable(rows: Rows): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [heads = [], ...others] = rows;
  const ruler = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  return [heads, ruler, ...others].map(line).join('\n');
}
