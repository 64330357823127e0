/**
 * `npm run bench -- views`: time and peak memory of an export of 250 and of 25,000 rows, beside a script by hand and a Node
 * that does nothing. Medians; `BENCH_NODE` is the path of the node to measure, by default the one that runs this.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduleEvent } from '../standin/payloads.ts';
import { runAction } from '../standin/runner/index.ts';
import { runProcess } from '../standin/runner/step-process.ts';
import { startServiceStandIn, type ServiceStandIn } from '../standin/service/serve.ts';
import { drawTable } from './table.ts';

type Measured = Readonly<{ ms: number; kib: number }>;
type Place = Readonly<{ service: ServiceStandIn; folder: string; peakFile: string }>;

const ROUNDS = 7;
const SIZES = [250, 25_000];
const node = process.env['BENCH_NODE'] || process.execPath;
const preload = join(import.meta.dirname, 'peak-memory.js');

const CONTENDERS: readonly (readonly [string, (place: Place) => Promise<number>])[] = [
  ['node, doing nothing', (place) => runScript(place, ['--eval', '0'])],
  ['fetch in a loop, by hand', (place) => runScript(place, [join(import.meta.dirname, 'views-by-hand.js')])],
  ['ours, csv', (place) => runOurs(place, { format: 'csv' })],
  ['ours, json', (place) => runOurs(place, { format: 'json' })],
  ['ours, csv, compare', (place) => runOurs(place, { format: 'csv', compare: 'true' })],
];

/** Milliseconds of one run of the committed export. */
async function runOurs(
  { service, folder, peakFile }: Place,
  inputs: Readonly<Record<string, string>>,
): Promise<number> {
  const { key, projectId } = service.state.config;
  const run = await runAction({
    action: 'views/action.yml',
    event: scheduleEvent(),
    node,
    workspace: folder,
    preload: [preload],
    env: { RESOURCES_FILE: peakFile },
    inputs: {
      'api-key': key,
      'project-id': projectId,
      'base-url': service.url,
      'date-from': '2026-08-01',
      'date-to': '2026-09-01',
      'max-requests': '200',
      ...inputs,
    },
  });
  if (run.outputs['complete'] !== 'true') throw new Error(`An export went wrong:\n${run.log}`);
  return run.durationMs;
}

async function runScript({ service, folder, peakFile }: Place, args: readonly string[]): Promise<number> {
  const { exitCode, durationMs } = await runProcess({
    file: node,
    args: ['--import', preload, ...args],
    cwd: folder,
    env: { BASE_URL: service.url, API_KEY: service.state.config.key, RESOURCES_FILE: peakFile },
    cancel: undefined,
    timeScale: 1,
    limitMs: 60_000,
    onLine: (line) => console.error(line),
  });
  if (exitCode !== 0) throw new Error(`A script ended with ${exitCode}`);
  return durationMs;
}

/** A service whose answers are made beforehand, so that its own work does not count. */
async function startReadyService(rows: number): Promise<ServiceStandIn> {
  const views = Array.from({ length: rows }, (_, index) => {
    const human = 2 * (rows - index);
    return {
      path: `/guides/section-${index % 97}/page-${index}`,
      human,
      ai: index % 50,
      total: human + (index % 50),
    };
  });
  const totals = { human: 0, ai: 0, total: 0 };
  for (const row of views) {
    totals.human += row.human;
    totals.ai += row.ai;
    totals.total += row.total;
  }
  const answers = new Map<string, string>();
  for (let offset = 0; offset < rows; offset += 250) {
    const page = { totals, views: views.slice(offset, offset + 250), hasMore: offset + 250 < rows };
    answers.set(String(offset), JSON.stringify(page));
  }
  return startServiceStandIn({
    intercept: ({ query }) => ({
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: answers.get(query['offset'] ?? '') ?? '',
    }),
  });
}

/** Medians of every contender; rounds alternate, so that a slow moment of the machine meets them all. */
async function measure(rows: number): Promise<Measured[]> {
  const service = await startReadyService(rows);
  const folder = mkdtempSync(join(tmpdir(), 'bench-views-'));
  const place = { service, folder, peakFile: join(folder, 'peak') };
  const runs: Measured[][] = CONTENDERS.map(() => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, [, run]] of CONTENDERS.entries()) {
        writeFileSync(place.peakFile, '');
        const ms = await run(place);
        runs[index]?.push({ ms, kib: Number(readFileSync(place.peakFile, 'utf8')) });
      }
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
  return runs.map((each) => ({
    ms: median(each.map(({ ms }) => ms)),
    kib: median(each.map(({ kib }) => kib)),
  }));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const bySize: Measured[][] = [];
for (const rows of SIZES) bySize.push(await measure(rows));
console.log(`Medians of ${ROUNDS} runs each; service on this machine, answers made beforehand; ${node}\n`);
const heads = ['250 rows: ms', 'peak MiB', '25,000 rows: ms', 'peak MiB'];
const lines = CONTENDERS.map(([name], index) => [
  name,
  ...bySize.flatMap((measured) => {
    const { ms = 0, kib = 0 } = measured[index] ?? {};
    return [ms.toFixed(0), (kib / 1024).toFixed(1)];
  }),
]);
console.log(drawTable([['', ...heads], ...lines]));
