/**
 * A step's log as it comes in: commands are carried out, secrets hidden, the rest is kept for people.
 */
import type { Masker } from './masker.ts';
import { parseCommand, type WorkflowCommand } from './workflow-command.ts';

export type Annotation = Readonly<{
  level: 'notice' | 'warning' | 'error';
  /** At most 4,096 characters, as on GitHub; secrets hidden. */
  message: string;
  title?: string;
  file?: string;
  line?: string;
}>;

const LABELS = { notice: 'Notice', warning: 'Warning', error: 'Error' } as const;
const MESSAGE_LIMIT = 4096;
const INDENT = '  ';

export class StepLog {
  /** As the page shows it: commands gone, groups unfolded and indented, debug lines only when asked for. */
  readonly lines: string[] = [];
  /** As the process wrote it, commands and secrets included. */
  readonly rawLines: string[] = [];
  readonly annotations: Annotation[] = [];
  /** What the step itself asked to hide. */
  readonly masks: string[] = [];
  /** By the older commands `set-output` and `save-state`, which still work. */
  readonly outputs: Record<string, string> = {};
  readonly state: Record<string, string> = {};
  /** A command that the runner refuses fails the step. */
  refused = false;
  readonly #masker: Masker;
  readonly #debug: boolean;
  #grouped = false;
  #resumeToken: string | undefined;

  constructor({ masker, debug }: Readonly<{ masker: Masker; debug: boolean }>) {
    this.#masker = masker;
    this.#debug = debug;
  }

  /** Takes one line of the process. */
  take(line: string): void {
    this.rawLines.push(line);
    const command = parseCommand(line, this.#resumeToken);
    if (command === undefined) {
      this.show(line);
    } else if (this.#resumeToken !== undefined) {
      if (command.name === this.#resumeToken.toLowerCase()) this.#resumeToken = undefined;
      this.show(line);
    } else {
      this.#obey(command, line);
    }
  }

  /** Puts text into the log that people see, secrets hidden. */
  show(text: string): void {
    for (const line of text.split(/\r\n|\n|\r/)) {
      this.lines.push((this.#grouped ? INDENT : '') + this.#masker.mask(line));
    }
  }

  annotate(
    level: Annotation['level'],
    message: string,
    properties: Readonly<Record<string, string>> = {},
  ): void {
    const hide = (text: string): string =>
      text
        .split('\n')
        .map((line) => this.#masker.mask(line))
        .join('\n');
    const { title, file, line } = properties;
    this.annotations.push({
      level,
      message: hide(message.slice(0, MESSAGE_LIMIT)),
      ...(title === undefined ? {} : { title: hide(title) }),
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line }),
    });
    this.show(`${LABELS[level]}: ${message}`);
  }

  #obey({ name, properties, data }: WorkflowCommand, line: string): void {
    switch (name) {
      case 'notice':
      case 'warning':
      case 'error':
        return this.annotate(name, data, properties);
      case 'debug':
        return this.#debug ? this.show(`##[debug]${data}`) : undefined;
      case 'group':
        this.#grouped = false;
        this.show(`▼ ${data}`);
        this.#grouped = true;
        return undefined;
      case 'endgroup':
        this.#grouped = false;
        return undefined;
      case 'add-mask':
        return this.#hide(data);
      case 'stop-commands':
        this.#resumeToken = data;
        return this.show(line);
      case 'set-output':
      case 'save-state':
        return this.#keep(name, properties['name'], data);
      case 'set-env':
      case 'add-path':
        return this.#refuse(`The \`${name}\` command is disabled.`, line);
      default:
        // echo and matchers change nothing that is looked at here.
        return undefined;
    }
  }

  #hide(secret: string): void {
    if (secret.trim() === '') {
      this.annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
      return;
    }
    this.masks.push(secret);
    this.#masker.add(secret);
  }

  #keep(command: 'set-output' | 'save-state', name: string | undefined, value: string): void {
    if (name === undefined) {
      this.#refuse(`Required field 'name' is missing in ##[${command}] command.`, `::${command}::`);
      return;
    }
    (command === 'set-output' ? this.outputs : this.state)[name] = value;
    if (command === 'set-output') this.annotate('warning', 'The `set-output` command is deprecated.');
    else this.annotate('warning', 'The `save-state` command is deprecated.');
  }

  #refuse(why: string, line: string): void {
    this.refused = true;
    this.annotate('error', `Unable to process command '${line}' successfully.`);
    this.annotate('error', why);
  }
}
