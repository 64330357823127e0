/** Rows as a Markdown table, the first one its head: the first column flush left, figures flush right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [heads = [], ...others] = rows;
  const ruler = heads.map((_, at) => (at === 0 ? '---' : '---:'));
  return [heads, ruler, ...others].map(line).join('\n');
}
