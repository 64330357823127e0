/**
 * A line of the log that the runner cannot take for a command, whatever text stands in it.
 * The runner reads a line that begins with `::` (after white space) as a command, and an older form `##[…]` anywhere in it:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function plainLine(text: string): string {
  return (
    text
      // ANSI escapes could hide or recolour what follows, direction marks reorder it; a carriage return could overwrite it.
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ')
      .replace(/^(\s*):(?=:)/, '$1: ')
      .replaceAll('##[', '## [')
  );
}
