/**
 * Workflow commands in a log line: `::name key=value,…::data`, and the older `##[name key=value;…]data`, which the runner accepts
 * anywhere in a line.
 */
export type WorkflowCommand = Readonly<{
  name: string;
  properties: Readonly<Record<string, string>>;
  data: string;
}>;

/** The commands of the runner. Other names are plain text. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output ' +
    'stop-commands warning'
  ).split(' '),
);

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

/** The command in a line; undefined if it is plain text. */
export function parseCommand(line: string): WorkflowCommand | undefined {
  const [, info, data = ''] = /^\s*::(.*?)::(.*)$/s.exec(line) ?? [];
  const command = info === undefined ? undefined : parseInfo(info, ',', PROPERTY);
  if (command && NAMES.has(command.name)) return { ...command, data: unescape(data, DATA) };
  const [, olderInfo, olderData = ''] = /##\[(.*?)\](.*)$/s.exec(line) ?? [];
  const older = olderInfo === undefined ? undefined : parseInfo(olderInfo, ';', OLDER);
  return older && NAMES.has(older.name) ? { ...older, data: unescape(olderData, OLDER) } : undefined;
}

function parseInfo(info: string, separator: string, escapes: Escapes) {
  const [, name = '', rest = ''] = /^(\S*) ?(.*)$/s.exec(info) ?? [];
  const properties: Record<string, string> = {};
  for (const pair of rest.trim().split(separator)) {
    const equals = pair.indexOf('=');
    const value = pair.slice(equals + 1);
    if (equals > 0 && value !== '') properties[pair.slice(0, equals)] = unescape(value, escapes);
  }
  return { name: name.toLowerCase(), properties };
}
