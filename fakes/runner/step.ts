/**
 * One step of an action, main or post: the process, and all that it leaves behind.
 */
import { parseEntries, createCommandFiles, readCommandFiles, type CommandFile } from './command-files.ts';
import { findLeaks } from './leaks.ts';
import type { Masker } from './masker.ts';
import { StepLog, type Annotation } from './step-log.ts';
import { runProcess, type CancelPlan } from './step-process.ts';
import type { JobStatus } from './expressions.ts';
import type { VirtualClock } from '../virtual-clock.ts';

export type StepResult = Readonly<{
  /** What the job's page says of the step. A cancelled step is `cancelled` whatever its exit code. */
  conclusion: JobStatus;
  /** Null when a signal ended the process. */
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** As a person sees it: secrets hidden, commands carried out. */
  log: string;
  /** As the process wrote it. */
  rawLog: string;
  annotations: readonly Annotation[];
  /** What the step itself asked to hide (the runner hides the workflow's secrets anyway). */
  masks: readonly string[];
  outputs: Readonly<Record<string, string>>;
  state: Readonly<Record<string, string>>;
  /** For later steps, by `GITHUB_ENV` and `GITHUB_PATH`. */
  exported: Readonly<Record<string, string>>;
  path: readonly string[];
  /** As the page gets it: secrets hidden; empty when it was too long. */
  summary: string;
  /** Milliseconds of the step's clock; without one, of the machine's monotonic clock, which all of its processes share. */
  startedAt: number;
  /** Milliseconds of the step's clock. */
  durationMs: number;
  /** Places where a secret can be read, masked or not: `log line 3`, `output url`, `state job`, `summary`. */
  leaks: readonly string[];
}>;

/** In bytes. */
const MAX_SUMMARY = 1024 * 1024;

export type StepSetting = Readonly<{
  node: string;
  nodeArguments: readonly string[];
  script: string;
  workspace: string;
  /** For the command files. */
  temp: string;
  env: Readonly<Record<string, string>>;
  masker: Masker;
  /** Looked for in all that the step writes. */
  secrets?: readonly string[];
  debug?: boolean;
  cancel?: CancelPlan | undefined;
  /** The machine's time by default. */
  clock?: VirtualClock | undefined;
}>;

function readSummary(text: string, log: StepLog, masker: Masker): string {
  const size = Buffer.byteLength(text);
  if (size <= MAX_SUMMARY) return masker.maskLines(text);
  const sizes = `${MAX_SUMMARY / 1024}k, got ${Math.floor(size / 1024)}k`;
  log.annotate('error', `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${sizes}.`);
  return '';
}

/** Entries of a command file. A file that cannot be read fails the step. */
function readEntries(file: CommandFile, text: string, log: StepLog): Record<string, string> {
  try {
    return parseEntries(text);
  } catch (error) {
    const name = file.replace('GITHUB_', '').toLowerCase();
    const reason = error instanceof Error ? error.message : String(error);
    log.refuse(`Unable to process file command '${name}' successfully.`, reason);
    return {};
  }
}

/** Where files may hold secrets: their entries by name, and the whole file where no entry accounts for it. */
function placesOf(
  files: Readonly<Record<CommandFile, string>>,
  entries: readonly (readonly [string, object])[],
) {
  const named = entries.flatMap(([kind, values]) =>
    Object.entries(values).map(([name, value]) => [`${kind} ${name}`, `${name}=${String(value)}`] as const),
  );
  return [...named, ['summary', files.GITHUB_STEP_SUMMARY], ['GITHUB_PATH', files.GITHUB_PATH]] as const;
}

/** Runs a step. Rejects when the process cannot be started or runs for too long. */
export async function runStep(setting: StepSetting): Promise<StepResult> {
  const { masker, secrets = [], debug = false } = setting;
  const log = new StepLog({ masker, debug });
  const paths = createCommandFiles(setting.temp);
  const end = await runProcess({
    file: setting.node,
    args: [...setting.nodeArguments, setting.script],
    cwd: setting.workspace,
    env: { ...setting.env, ...paths },
    cancel: setting.cancel,
    clock: setting.clock,
    onLine: (line) => log.add(line),
  }).catch((error: unknown) => {
    const lastLines = log.rawLines.slice(-20).join('\n');
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}; its last lines:\n${lastLines}`,
    );
  });
  // Files are read whatever the end was: what was written before a cancel is kept.
  const files = readCommandFiles(paths);
  const outputs = readEntries('GITHUB_OUTPUT', files.GITHUB_OUTPUT, log);
  const state = readEntries('GITHUB_STATE', files.GITHUB_STATE, log);
  const exported = readEntries('GITHUB_ENV', files.GITHUB_ENV, log);
  const summary = readSummary(files.GITHUB_STEP_SUMMARY, log, masker);
  if (end.cancelled) log.annotate('error', 'The operation was canceled.');
  const places = placesOf(files, [
    ['output', outputs],
    ['state', state],
    ['environment', exported],
  ]);
  return {
    conclusion: end.cancelled ? 'cancelled' : end.exitCode === 0 && !log.isRefused ? 'success' : 'failure',
    exitCode: end.exitCode,
    signal: end.signal,
    log: log.lines.join('\n'),
    rawLog: log.rawLines.join('\n'),
    annotations: log.annotations,
    masks: log.masks,
    outputs,
    state,
    exported,
    path: files.GITHUB_PATH.split('\n').filter((line) => line !== ''),
    summary,
    startedAt: end.startedAt,
    durationMs: end.durationMs,
    leaks: findLeaks({ secrets, rawLines: log.rawLines, places }),
  };
}
