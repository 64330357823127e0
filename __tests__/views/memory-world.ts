import type { AnalyticsApi, OutputFiles } from '../../src/ports.ts';
import type { ViewsDependencies } from '../../src/views/run.ts';
import { ManualClock } from '../manual-clock.ts';
import { recordingRunner } from '../recording-runner.ts';
import { DEFAULTS } from './defaults.ts';

const CONNECTION: Readonly<Record<string, string>> = {
  'api-key': 'secret-key',
  'project-id': 'docs',
  'base-url': 'https://api.example.com',
};

/** A world of plain objects, with all that a run has told in it. Inputs that are not given have their defaults. */
export class MemoryWorld {
  readonly outputs = new Map<string, string>();
  readonly files = new Map<string, string>();
  readonly log: string[] = [];
  summary = '';
  readonly controller = new AbortController();
  readonly clock = new ManualClock({ date: '2026-03-10T15:30:00Z' });
  /** Sentence that every write answers with, when set. */
  diskFault: string | undefined;

  world(analytics: AnalyticsApi, inputs: Readonly<Record<string, string>> = {}): ViewsDependencies {
    return {
      getInput: (name) => inputs[name] ?? CONNECTION[name] ?? DEFAULTS[name] ?? '',
      runner: recordingRunner(this),
      files: this.#files(),
      clock: this.clock,
      signal: this.controller.signal,
      connect: () => analytics,
    };
  }

  #files(): OutputFiles {
    return {
      write: async (path, chunks) => {
        if (this.diskFault !== undefined) return { ok: false, reason: this.diskFault };
        this.files.set(path, [...chunks].join(''));
        return { ok: true };
      },
    };
  }
}
