/**
 * Workflow commands in a log line: `::name key=value,…::data`, and the older `##[name key=value;…]data`, which the
 * runner takes anywhere in a line.
 */
export type WorkflowCommand = Readonly<{
  name: string;
  properties: Readonly<Record<string, string>>;
  data: string;
}>;

/** What the runner has registered. Other names are plain text. */
const NAMES: ReadonlySet<string> = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

type Escapes = readonly (readonly [escaped: string, plain: string])[];
const DATA: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const PROPERTY: Escapes = [['%3A', ':'], ['%2C', ','], ...DATA];
const OLDER: Escapes = [['%3B', ';'], ['%5D', ']'], ...DATA];

const unescape = (text: string, escapes: Escapes): string =>
  escapes.reduce((plain, [from, to]) => plain.replaceAll(from, to), text);

function parseInfo(
  info: string,
  separator: string,
  escapes: Escapes,
): Readonly<{ name: string; properties: Record<string, string> }> {
  const space = info.indexOf(' ');
  const properties: Record<string, string> = {};
  for (const pair of space < 0
    ? []
    : info
        .slice(space + 1)
        .trim()
        .split(separator)) {
    const equals = pair.indexOf('=');
    const value = pair.slice(equals + 1);
    if (equals > 0 && value !== '') properties[pair.slice(0, equals)] = unescape(value, escapes);
  }
  return { name: (space < 0 ? info : info.slice(0, space)).toLowerCase(), properties };
}

/**
 * The command in a line, or undefined where it is plain text. `resumeToken` is the one name that counts as well while
 * commands are stopped.
 */
export function parseCommand(line: string, resumeToken?: string): WorkflowCommand | undefined {
  const known = (name: string): boolean => NAMES.has(name) || name === resumeToken?.toLowerCase();
  const text = line.trimStart();
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end >= 0) {
    const command = parseInfo(text.slice(2, end), ',', PROPERTY);
    if (known(command.name)) return { ...command, data: unescape(text.slice(end + 2), DATA) };
  }
  const start = line.indexOf('##[');
  const close = start < 0 ? -1 : line.indexOf(']', start);
  if (close < 0) return undefined;
  const command = parseInfo(line.slice(start + 3, close), ';', OLDER);
  return known(command.name) ? { ...command, data: unescape(line.slice(close + 1), OLDER) } : undefined;
}
