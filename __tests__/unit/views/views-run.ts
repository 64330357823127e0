import type { FileError } from '../../../src/domain.ts';
import type { AnalyticsApi, OutputFiles } from '../../../src/ports.ts';
import { runViews } from '../../../src/views/run.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { DEFAULTS } from './defaults.ts';

const CONNECTION: Readonly<Record<string, string>> = {
  'api-key': 'secret-key',
  'project-id': 'docs',
  'base-url': 'https://api.example.com',
};

/** One run of the export in memory, on 10 March 2026, with everything that it wrote. */
export class ViewsRun {
  readonly files = new Map<string, string>();
  failed = false;
  readonly #written = { log: [] as string[], outputs: new Map<string, string>(), summary: '' };
  readonly controller = new AbortController();
  /** If set, the reason why no file can be written. */
  diskError: FileError['kind'] | undefined;

  /** Inputs that are not given have their defaults. */
  async start(analytics: AnalyticsApi, inputs: Readonly<Record<string, string>> = {}): Promise<this> {
    this.failed = await runViews({
      getInput: (name) => inputs[name] ?? CONNECTION[name] ?? DEFAULTS[name] ?? '',
      runner: recordingRunner(this.#written),
      files: this.#files(),
      clock: new ManualClock({ date: '2026-03-10T15:30:00Z' }),
      signal: this.controller.signal,
      connect: () => analytics,
    });
    return this;
  }

  /** Lines; annotations as `level: title: message`. */
  get log(): readonly string[] {
    return this.#written.log;
  }

  get outputs(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#written.outputs);
  }

  get summary(): string {
    return this.#written.summary;
  }

  /** The metadata beside the file. */
  get metadata(): unknown {
    const text = [...this.files].find(([path]) => path.endsWith('.meta.json'))?.[1];
    return text === undefined ? undefined : JSON.parse(text);
  }

  #files(): OutputFiles {
    return {
      check: async () => ({ ok: true, value: undefined }),
      write: async (path, chunks) => {
        if (this.diskError !== undefined)
          return { ok: false, error: { kind: this.diskError, path, code: '' } };
        this.files.set(path, [...chunks].join(''));
        return { ok: true, value: undefined };
      },
    };
  }
}
