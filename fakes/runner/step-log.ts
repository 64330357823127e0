import type { Masker } from './secrets.ts';
import { parseCommand } from './workflow-command.ts';

/** Secrets are masked. */
export type Annotation = Readonly<{
  level: 'notice' | 'warning' | 'error';
  message: string;
  title?: string;
}>;

const LABELS = { notice: 'Notice', warning: 'Warning', error: 'Error' } as const;
const INDENT = '  ';

/** A step's log as it comes in: commands are carried out, secrets masked, the rest is kept. */
export class StepLog {
  /** Log in the form of the page: without commands, groups unfolded and indented, debug lines only with debug logging. */
  readonly lines: string[] = [];
  /** Log in the form in which the process wrote it, with commands and secrets. */
  readonly rawLines: string[] = [];
  readonly annotations: Annotation[] = [];
  /** Texts that the step itself masked. */
  readonly masks: string[] = [];
  readonly #masker: Masker;
  readonly #debug: boolean;
  #isGrouped = false;

  constructor({ masker, debug }: Readonly<{ masker: Masker; debug: boolean }>) {
    this.#masker = masker;
    this.#debug = debug;
  }

  /** Adds one line of the process. Commands that our actions do not use have no effect. */
  add(line: string): void {
    this.rawLines.push(line);
    const { name, title, data = line } = parseCommand(line) ?? {};
    switch (name) {
      case undefined:
        return this.#show(line);
      case 'notice':
      case 'warning':
      case 'error':
        return this.annotate(name, data, title);
      case 'debug':
        if (this.#debug) this.#show(`##[debug]${data}`);
        return;
      case 'group':
        this.#isGrouped = false;
        this.#show(`▼ ${data}`);
        this.#isGrouped = true;
        return;
      case 'endgroup':
        this.#isGrouped = false;
        return;
      case 'add-mask':
        this.masks.push(data);
        this.#masker.add(data);
    }
  }

  annotate(level: Annotation['level'], text: string, heading?: string): void {
    const [message = '', title] = [text, heading].map(
      (each) => each && this.#masker.mask(each),
    );
    this.annotations.push({ level, message, ...(title !== undefined && { title }) });
    this.#show(`${LABELS[level]}: ${text}`);
  }

  #show(text: string): void {
    for (const line of this.#masker.mask(text).split(/\r\n|\n|\r/)) {
      this.lines.push((this.#isGrouped ? INDENT : '') + line);
    }
  }
}
