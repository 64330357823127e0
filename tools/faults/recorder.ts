import type { Runner } from '../../src/ports.ts';

/** A runner that records what it gets. */
export type Recorder = Runner &
  Readonly<{
    warnings: readonly string[];
    outputs: Readonly<Record<string, string>>;
    /** Everything that was written anywhere, to search for secrets. */
    all: () => string;
  }>;

export function createRecorder(): Recorder {
  const warnings: string[] = [];
  const outputs: Record<string, string> = {};
  const texts: string[] = [];
  const record = (...more: readonly string[]): void => void texts.push(...more);
  return {
    warnings,
    outputs,
    all: () => [...texts, ...warnings, ...Object.values(outputs)].join('\n'),
    info: (line) => record(line),
    notice: (message, title = '') => record(message, title),
    warning: (message, title = '') => void warnings.push(`${title}: ${message}`),
    error: (message, title = '') => record(message, title),
    group: (_, body) => body(),
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    saveState: (_, value) => record(value),
    getState: () => '',
    writeSummary: async (markdown) => record(markdown),
  };
}
