import type { Masker } from './masker.ts';
import { parseCommand, type WorkflowCommand } from './workflow-command.ts';

export type Annotation = Readonly<{
  level: 'notice' | 'warning' | 'error';
  /** At most 4,096 characters, as on GitHub; secrets masked. */
  message: string;
  title?: string;
  file?: string;
  line?: string;
}>;

const LABELS = { notice: 'Notice', warning: 'Warning', error: 'Error' } as const;
const MAX_MESSAGE = 4096;
const INDENT = '  ';

/** A step's log as it comes in: commands are carried out, secrets masked, the rest is kept. */
export class StepLog {
  /** As the page shows it: without commands, groups unfolded and indented, debug lines only on request. */
  readonly lines: string[] = [];
  /** As the process wrote it, commands and secrets included. */
  readonly rawLines: string[] = [];
  readonly annotations: Annotation[] = [];
  /** What the step itself asked to mask. */
  readonly masks: string[] = [];
  /** The step fails. */
  isRefused = false;
  readonly #masker: Masker;
  readonly #debug: boolean;
  #isGrouped = false;

  constructor({ masker, debug }: Readonly<{ masker: Masker; debug: boolean }>) {
    this.#masker = masker;
    this.#debug = debug;
  }

  /** Adds one line of the process. */
  add(line: string): void {
    this.rawLines.push(line);
    const command = parseCommand(line);
    if (command === undefined) this.show(line);
    else this.#carryOut(command);
  }

  /** Adds text to the log that people see, secrets masked. */
  show(text: string): void {
    for (const line of text.split(/\r\n|\n|\r/))
      this.lines.push((this.#isGrouped ? INDENT : '') + this.#masker.mask(line));
  }

  annotate(
    level: Annotation['level'],
    message: string,
    { title, file, line }: Readonly<Record<string, string>> = {},
  ): void {
    this.annotations.push({
      level,
      message: this.#masker.maskLines(message.slice(0, MAX_MESSAGE)),
      ...(title !== undefined && { title: this.#masker.maskLines(title) }),
      ...(file !== undefined && { file }),
      ...(line !== undefined && { line }),
    });
    this.show(`${LABELS[level]}: ${message}`);
  }

  /** Makes the step fail. */
  refuse(...reasons: readonly string[]): void {
    this.isRefused = true;
    for (const reason of reasons) this.annotate('error', reason);
  }

  #carryOut({ name, properties, data }: WorkflowCommand): void {
    switch (name) {
      case 'notice':
      case 'warning':
      case 'error':
        return this.annotate(name, data, properties);
      case 'debug':
        return this.#debug ? this.show(`##[debug]${data}`) : undefined;
      case 'group':
        this.#isGrouped = false;
        this.show(`▼ ${data}`);
        this.#isGrouped = true;
        return undefined;
      case 'endgroup':
        this.#isGrouped = false;
        return undefined;
      case 'add-mask':
        this.masks.push(data);
        return this.#masker.add(data);
      default:
        // The runner carries out some of them. Our actions use none.
        return this.refuse(`Unable to process command '${name}' successfully.`);
    }
  }
}
