import { withHarness } from './harness.ts';
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
  /** Offsets of the requests in their order: `0 250`. */
  offsets: string;
  /** Every file in the workspace, hidden ones too, by its path. */
  files: Readonly<Record<string, string>>;
  /** Contents of the metadata file of `page-views.csv`. */
  metadata: unknown;
  annotations: readonly string[];
}>;

/** Runs the committed export once, as the runner does, against a service with this traffic. Throws if a secret leaks. */
export function exportViews(options: ExportOptions = {}): Promise<Export> {
  const { traffic = {}, service: serve, ...runOptions } = options;
  const servers = { service: { ...serve, traffic } };
  return withHarness(servers, async ({ exportFiles, service }) => {
    const { result: run, files } = await exportFiles('views', runOptions);
    return {
      run,
      service,
      offsets: service.requests.map(({ query }) => query['offset']).join(' '),
      files,
      metadata: JSON.parse(files['page-views.csv.meta.json'] ?? 'null'),
      annotations: run.annotations.map(
        ({ level, title, message }) => `${level}: ${title}: ${message}`,
      ),
    };
  });
}

/** Creates a row whose total is the sum of both. */
export function row(path: string, human: number, ai: number): PageViews {
  return { path, human, ai, total: human + ai };
}

/** Creates rows in the order of the service: most views first, then by path. */
export function rowsOf(count: number): PageViews[] {
  const rows: PageViews[] = [];
  for (let index = 0; index < count; index += 1) {
    rows.push(row(`/page-${index}`, 3 * (count - index), (index % 7) + 1));
  }
  return rows.sort((a, b) => {
    if (a.total !== b.total) return b.total - a.total;
    return a.path < b.path ? -1 : 1;
  });
}
