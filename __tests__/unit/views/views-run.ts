import type { FileError, Result } from '../../../src/domain.ts';
import type { ViewsApi } from '../../../src/ports.ts';
import { runViews } from '../../../src/views/run.ts';
import { inputsOf } from '../../support/action-inputs.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { recordingRunner } from '../../../fakes/recording-runner.ts';

/**
 * One run of the export in memory, on 10 March 2026, with everything that it wrote. Inputs that are not given have their defaults.
 * `diskError`: why no file can be written. Annotations in the log are `level: title: message`.
 */
export async function runInMemory(
  analytics: ViewsApi,
  inputs: Readonly<Record<string, string>> = {},
  { signal = new AbortController().signal, diskError }: { signal?: AbortSignal; diskError?: FileError } = {},
) {
  const files = new Map<string, string>();
  const written = { log: [] as string[], outputs: new Map<string, string>(), summary: '' };
  const succeeded: Result<void, never> = { ok: true, value: undefined };
  const failed = await runViews({
    getInput: inputsOf('views/action.yml', inputs),
    runner: recordingRunner(written),
    files: {
      check: async () => succeeded,
      write: async (path, chunks) => {
        if (diskError !== undefined) return { ok: false, error: diskError };
        files.set(path, [...chunks].join(''));
        return succeeded;
      },
    },
    clock: new ManualClock({ date: '2026-03-10T15:30:00Z' }),
    signal,
    connect: () => analytics,
  });
  const metadata: unknown = JSON.parse(
    [...files].find(([path]) => path.endsWith('.meta.json'))?.[1] ?? 'null',
  );
  return { ...written, outputs: Object.fromEntries(written.outputs), failed, files, metadata };
}
