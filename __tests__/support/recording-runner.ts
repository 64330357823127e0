import type { Runner } from '../../src/ports.ts';

/** What a run has told. */
export type Told = { readonly log: string[]; readonly outputs: Map<string, string>; summary: string };

/** A runner that writes down what it is told: annotations and the titles of groups stand in the log. */
export function recordingRunner(told: Told): Runner {
  const annotate = (kind: string) => (message: string, title?: string) => {
    told.log.push(`${kind}: ${title ?? ''}: ${message}`);
  };
  return {
    info: (line) => void told.log.push(line),
    notice: annotate('notice'),
    warning: annotate('warning'),
    error: annotate('error'),
    group: async (title, body) => {
      told.log.push(title);
      return body();
    },
    setOutput: (name, value) => void told.outputs.set(name, value),
    saveState: () => undefined,
    writeSummary: async (markdown) => {
      told.summary = markdown;
    },
  };
}
