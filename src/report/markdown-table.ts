/** A column of a table: heading, alignment, and the Markdown of a cell. */
export type TableColumn<T> = readonly [string, 'left' | 'right', (item: T, index: number) => string];

/** A Markdown table with a row for each item. Cells must be escaped. */
export function markdownTable<T>(columns: readonly TableColumn<T>[], items: readonly T[]): string {
  return [
    columns.map(([heading]) => heading),
    columns.map(([, alignment]) => (alignment === 'left' ? ':---' : '---:')),
    ...items.map((item, index) => columns.map(([, , cell]) => cell(item, index))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
