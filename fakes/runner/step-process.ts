/** A step's process: started as the runner starts it, cancelled as the runner cancels it. */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { VirtualClock } from '../virtual-clock.ts';
import { LineSplitter } from './line-splitter.ts';

/** A line of the raw log that matches, something that happened elsewhere, or so many milliseconds of the step's clock. */
type Moment =
  | Readonly<{ onLine: RegExp }>
  | Readonly<{ once: Promise<unknown> }>
  | Readonly<{ afterMs: number }>;

/** A process with a plan needs a clock. */
export type CancelPlan = Readonly<{
  /** When the first signal may be sent; `afterMs` counts from the start. */
  at: Moment;
  /** Signals to send, each so long after the one before; by default the signals of the runner. */
  signals?: readonly (Readonly<{ signal: NodeJS.Signals }> & Moment)[];
}>;

export type ProcessStart = Readonly<{
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  cancel?: CancelPlan | undefined;
  /** The machine's by default. */
  clock?: VirtualClock | undefined;
  onLine: (line: string) => void;
}>;

export type ProcessEnd = Readonly<{
  /** Null when a signal ended it. */
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** Whether a signal was sent before it had ended. */
  cancelled: boolean;
  /** Milliseconds of the step's clock; without one, of the machine's monotonic clock, which all of its processes share. */
  startedAt: number;
  durationMs: number;
}>;

/** Real milliseconds after which a process counts as one that hangs. */
const MAX_REAL_MS = 100_000;

const RUNNER_SIGNALS: NonNullable<CancelPlan['signals']> = [
  { signal: 'SIGINT', afterMs: 0 },
  { signal: 'SIGTERM', afterMs: 7500 },
  { signal: 'SIGKILL', afterMs: 2500 },
];

/**
 * Runs a program to its end. Signals go to this process alone, not to its children. Rejects if it cannot be started, and if it hangs
 * (it is killed then).
 */
export async function runProcess({
  file,
  args,
  cwd,
  env,
  cancel,
  clock,
  onLine,
}: ProcessStart): Promise<ProcessEnd> {
  const now = clock?.now ?? (() => Number(process.hrtime.bigint()) / 1e6);
  const startedAt = now();
  // Never through a shell: dash drops variables with a hyphen in their names, such as INPUT_API-KEY.
  const child = spawn(file, args, {
    cwd,
    env: { ...env, ...(clock && { VIRTUAL_TIME: String(startedAt) }) },
    stdio: ['ignore', 'pipe', 'pipe', clock ? 'pipe' : 'ignore'],
    timeout: MAX_REAL_MS,
    killSignal: 'SIGKILL',
  });
  const member = clock?.join(child);
  const watchers = new Set([onLine]);
  let cancelled = false;
  const ended = new AbortController();

  const reached = (moment: Moment): Promise<unknown> | undefined => {
    if ('once' in moment) return moment.once;
    if ('afterMs' in moment)
      return moment.afterMs > 0 ? clock?.sleep(moment.afterMs, ended.signal) : undefined;
    return new Promise<void>((resolve) => {
      watchers.add((line) => moment.onLine.test(line) && resolve());
    });
  };
  const carryOut = async ({
    at,
    signals = RUNNER_SIGNALS,
  }: CancelPlan): Promise<void> => {
    await reached(at);
    for (const { signal, ...moment } of signals) {
      await reached(moment);
      if (child.exitCode !== null || child.signalCode !== null) return;
      cancelled = true;
      member?.signal(signal);
    }
  };
  if (cancel !== undefined) void carryOut(cancel);

  for (const stream of child.stdio.slice(1, 3) as Readable[]) {
    const splitter = new LineSplitter();
    const take = (line: string): void => watchers.forEach((watch) => watch(line));
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => splitter.push(chunk).forEach(take));
    stream.on('end', () => splitter.end().forEach(take));
  }

  return new Promise<ProcessEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode, signal) => {
      ended.abort();
      const end = {
        exitCode,
        signal,
        cancelled,
        startedAt,
        durationMs: now() - startedAt,
      };
      if (signal === 'SIGKILL' && !cancelled)
        reject(new Error(`${args.join(' ')} ran for too long`));
      else resolve(end);
    });
  });
}
