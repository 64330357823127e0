/** Workflow commands in a log line: `::name title=…::data`. */
export type WorkflowCommand = Readonly<{ name: string; title?: string; data: string }>;

/** The commands of the runner. Other names are plain text. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output ' +
    'stop-commands warning'
  ).split(' '),
);

/** The runner accepts the older `##[name key=value;…]data` anywhere in a line. */
const SYNTAXES = [/^\s*::(\S+?)(?: (.*?))?::(.*)$/s, /##\[(\S+?)(?: (.*?))?\](.*)$/s];

const ESCAPES = {
  '%0D': '\r',
  '%0A': '\n',
  '%3A': ':',
  '%2C': ',',
  '%3B': ';',
  '%5D': ']',
  '%25': '%',
};

/** Parses the command in a line; undefined if it is plain text. */
export function parseCommand(line: string): WorkflowCommand | undefined {
  for (const syntax of SYNTAXES) {
    const [, name = '', properties = '', data = ''] = syntax.exec(line) ?? [];
    const lower = name.toLowerCase();
    if (!NAMES.has(lower)) continue;
    const [, title] = /(?:^|[,;])title=([^,;]+)/.exec(properties) ?? [];
    const command = { name: lower, data: unescape(data) };
    if (title === undefined) return command;
    return { ...command, title: unescape(title) };
  }
  return undefined;
}

function unescape(text: string): string {
  let plain = text;
  for (const [escaped, character] of Object.entries(ESCAPES)) {
    plain = plain.replaceAll(escaped, character);
  }
  return plain;
}
