/**
 * Cuts a stream into lines as .NET's reader does, and so the runner: LF, CR LF and a lone CR all end a line. The last
 * matters: text with a CR in it can start a workflow command.
 */
export class LineSplitter {
  #rest = '';

  /** The lines that this chunk completes. */
  push(chunk: string): string[] {
    // A CR at the very end may be half of a CR LF: it waits for the next chunk.
    const parts = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
    this.#rest = parts.pop() ?? '';
    return parts;
  }

  /** Returns the rest when the stream has ended. */
  end(): string[] {
    return this.#rest === '' ? [] : [this.#rest.replace(/\r$/, '')];
  }
}
