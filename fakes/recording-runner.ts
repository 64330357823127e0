import type { Runner } from '../src/ports.ts';

/** Report of a run: its log, its outputs, its files, its job summary. */
export type Report = {
  readonly log: string[];
  readonly outputs: Map<string, string>;
  /** Texts of files by their names. */
  readonly files?: Map<string, string>;
  summary: string;
};

/** Records what a run reports; annotations, the titles of groups and saved states are in the log. */
export function recordingRunner(report: Report): Runner {
  const annotate = (kind: string) => (message: string, title?: string) => {
    report.log.push(`${kind}: ${title ?? ''}: ${message}`);
  };
  const warned = new Set<string>();
  return {
    info: (line) => void report.log.push(line),
    notice: annotate('notice'),
    warning: (message, title) => {
      if (!warned.has(message)) annotate('warning')(message, title);
      warned.add(message);
    },
    error: annotate('error'),
    group: async (title, body) => {
      report.log.push(title);
      return body();
    },
    setOutput: (name, value) => void report.outputs.set(name, value),
    writeFiles: (files) => {
      const paths: Record<string, string> = {};
      for (const [key, { name, text }] of Object.entries(files)) {
        report.files?.set(name, text);
        paths[key] = `/temp/${name}`;
      }
      return { ok: true, value: paths };
    },
    saveState: (name, value) => void report.log.push(`state ${name}: ${value}`),
    getState: () => '',
    writeSummary: async (markdown) => {
      report.summary = markdown;
    },
  };
}
