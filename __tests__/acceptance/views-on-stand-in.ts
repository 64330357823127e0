import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduleEvent } from '../../standin/payloads.ts';
import { findLeaks } from '../../standin/runner/leaks.ts';
import { runAction, type ActionRun, type RunResult } from '../../standin/runner/index.ts';
import { startServiceStandIn, type ServeOptions, type ServiceStandIn } from '../../standin/service/serve.ts';
import { VirtualClock } from '../../standin/virtual-clock.ts';
import type { PageViews, TrafficConfig } from '../../standin/service/traffic.ts';

export type ViewsScene = Readonly<{
  inputs?: Readonly<Record<string, string>>;
  traffic?: Readonly<Partial<TrafficConfig>>;
  service?: ServeOptions;
}> &
  Partial<Pick<ActionRun, 'cancel' | 'workspace'>>;

export type ViewsRun = Readonly<{
  run: RunResult;
  service: ServiceStandIn;
  /** Offsets of the requests in their order, a text for each window: `0 250`. */
  offsets: readonly string[];
  /** Every file that is left in the workspace, hidden ones too, by its name. */
  files: Readonly<Record<string, string>>;
}>;

/** Runs the committed export once, as the runner does, against a service with this traffic. */
export async function exportViews(scene: ViewsScene = {}): Promise<ViewsRun> {
  const { inputs, traffic = {}, service: options, workspace: given, ...rest } = scene;
  const clock = new VirtualClock();
  const service = await startServiceStandIn({ ...options, traffic, clock });
  const workspace = given ?? mkdtempSync(join(tmpdir(), 'views-'));
  try {
    const { key, readOnlyKey, projectId } = service.state.config;
    const run = await runAction({
      action: 'views/action.yml',
      event: scheduleEvent(),
      inputs: { 'api-key': key, 'project-id': projectId, 'base-url': service.url, ...inputs },
      secrets: [key, readOnlyKey],
      workspace,
      clock,
      ...rest,
    });
    const files = filesOf(workspace);
    const leaks = findLeaks({ secrets: [key, readOnlyKey], rawLines: [], places: Object.entries(files) });
    if (leaks.length > 0) throw new Error(`a secret leaked into ${leaks.join(', ')}`);
    return { run, service, offsets: offsetsOf(service), files };
  } finally {
    await service.close();
    if (given === undefined) rmSync(workspace, { recursive: true });
  }
}

/** Rows in the order of the service: most read first. */
export function rowsOf(count: number): PageViews[] {
  return Array.from({ length: count }, (_, index) => {
    const human = 3 * (count - index);
    const ai = (index % 7) + 1;
    return { path: `/page-${index}`, human, ai, total: human + ai };
  }).sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1));
}

function offsetsOf({ requests }: ServiceStandIn): string[] {
  const windows = [...new Set(requests.map(({ query }) => query['dateFrom']))];
  return windows.map((from) =>
    requests
      .filter(({ query }) => query['dateFrom'] === from)
      .map(({ query }) => query['offset'])
      .join(' '),
  );
}

/** Every file below a folder, by its name. */
export function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return Object.fromEntries(
    names.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );
}
