import type { Runner } from '../../src/ports.ts';

/** A runner that remembers all that it was told. */
export type Recorder = Runner &
  Readonly<{
    lines: string[];
    warnings: string[];
    errors: string[];
    outputs: Record<string, string>;
    /** Everything that was said anywhere, to look for leaks in. */
    all: () => string;
  }>;

export function createRecorder(): Recorder {
  const lines: string[] = [];
  const warnings: string[] = [];
  const errors: string[] = [];
  const outputs: Record<string, string> = {};
  const rest: string[] = [];
  return {
    lines,
    warnings,
    errors,
    outputs,
    all: () => [...lines, ...warnings, ...errors, ...Object.values(outputs), ...rest].join('\n'),
    info: (line) => void lines.push(line),
    notice: (message, title = '') => void rest.push(message, title),
    warning: (message, title = '') => void warnings.push(`${title}: ${message}`),
    error: (message, title = '') => void errors.push(`${title}: ${message}`),
    group: (_, body) => body(),
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    saveState: (_, value) => void rest.push(value),
    writeSummary: async (markdown) => void rest.push(markdown),
  };
}
