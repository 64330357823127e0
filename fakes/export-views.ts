import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withHarness } from './harness.ts';
import { scheduleEvent } from './payloads.ts';
import { findLeaks } from './runner/secrets.ts';
import type { ActionRun, RunResult } from './runner/index.ts';
import type { ServeOptions, FakeService } from './service/serve.ts';
import type { PageViews, TrafficConfig } from './service/config.ts';

export type ExportOptions = Readonly<{
  inputs?: Readonly<Record<string, string>>;
  traffic?: Readonly<Partial<TrafficConfig>>;
  service?: ServeOptions;
}> &
  Partial<Pick<ActionRun, 'cancel' | 'workspace'>>;

export type Export = Readonly<{
  run: RunResult;
  service: FakeService;
  /** Offsets of the requests in their order, a text for each period: `0 250`. */
  offsets: readonly string[];
  /** Every file in the workspace, hidden ones too, by its name. */
  files: Readonly<Record<string, string>>;
  /** What the metadata file of `page-views.csv` contains. */
  metadata: unknown;
  annotations: readonly string[];
}>;

/** Runs the committed export once, as the runner does, against a service with this traffic. Throws if a secret leaks. */
export async function exportViews(options: ExportOptions = {}): Promise<Export> {
  const { traffic = {}, service: serve, workspace: given, ...rest } = options;
  const workspace = given ?? mkdtempSync(join(tmpdir(), 'views-'));
  try {
    return await withHarness(
      { service: { ...serve, traffic } },
      async ({ run: runOn, service }) => {
        const run = await runOn(scheduleEvent(), {
          action: 'views/action.yml',
          workspace,
          ...rest,
        });
        const files = filesOf(workspace);
        const { key, readOnlyKey } = service.state.config;
        const leaks = findLeaks([key, readOnlyKey], files);
        if (leaks.length > 0) throw new Error(`a secret leaked into ${leaks.join(', ')}`);
        return {
          run,
          service,
          offsets: offsetsOf(service),
          files,
          metadata: JSON.parse(files['page-views.csv.meta.json'] ?? 'null'),
          annotations: run.annotations.map(
            ({ level, title, message }) => `${level}: ${title}: ${message}`,
          ),
        };
      },
    );
  } finally {
    if (given === undefined) rmSync(workspace, { recursive: true });
  }
}

/** A row whose total is the sum of both. */
export function row(path: string, human: number, ai: number): PageViews {
  return { path, human, ai, total: human + ai };
}

/** Rows in the order of the service: most views first. */
export function rowsOf(count: number): PageViews[] {
  return Array.from({ length: count }, (_, index) =>
    row(`/page-${index}`, 3 * (count - index), (index % 7) + 1),
  ).sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
}

function offsetsOf({ requests }: FakeService): string[] {
  const periods = [...new Set(requests.map(({ query }) => query['dateFrom']))];
  return periods.map((from) =>
    requests
      .filter(({ query }) => query['dateFrom'] === from)
      .map(({ query }) => query['offset'])
      .join(' '),
  );
}

/** Every file below a folder, by its name. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile(),
  );
  return Object.fromEntries(
    names.map(({ name, parentPath }) => [
      name,
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}
