/**
 * A step's process: started as the runner starts it, cancelled as the runner cancels it.
 */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { LineSplitter } from './line-splitter.ts';

/** A line of the raw log that matches, something that happened elsewhere, or so many real milliseconds. */
type Moment =
  Readonly<{ onLine: RegExp }> | Readonly<{ once: Promise<unknown> }> | Readonly<{ afterMs: number }>;

export type CancelPlan = Readonly<{
  /** When the first signal may be sent; `afterMs` counts from the start. */
  at: Moment;
  /**
   * What to send, each at its moment after the one before. Left out: the runner's own sequence, SIGINT, SIGTERM after
   * 7.5 s, SIGKILL after 2.5 s more.
   */
  signals?: readonly (Readonly<{ signal: NodeJS.Signals }> & Moment)[];
}>;

export type ProcessEnd = Readonly<{
  /** Null when a signal ended it. */
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** Whether a signal was sent before it had ended. */
  cancelled: boolean;
  /** On the machine's monotonic clock, which all of its processes share, in milliseconds. */
  startedAt: number;
  durationMs: number;
}>;

/**
 * The runner's sequence for a step whose time runs `timeScale` times as fast. Each pause leaves room for work that is
 * as slow as ever: a request, a start of a process.
 */
function runnerSignals(timeScale: number): NonNullable<CancelPlan['signals']> {
  return [
    { signal: 'SIGINT', afterMs: 0 },
    { signal: 'SIGTERM', afterMs: Math.max(7500 / timeScale, 600) },
    { signal: 'SIGKILL', afterMs: Math.max(2500 / timeScale, 300) },
  ];
}

/**
 * Runs a program to its end. Signals go to this process alone, not to its children. Rejects when it cannot be started,
 * and when it runs for more than `limitMs` (it is killed then).
 */
export async function runProcess({
  file,
  args,
  cwd,
  env,
  cancel,
  timeScale,
  limitMs,
  onLine,
}: Readonly<{
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  cancel: CancelPlan | undefined;
  timeScale: number;
  limitMs: number;
  onLine: (line: string) => void;
}>): Promise<ProcessEnd> {
  const startedAt = monotonicMs();
  // Never through a shell: dash drops variables with a hyphen in their names, such as INPUT_API-KEY.
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const timers: NodeJS.Timeout[] = [];
  const watchers = new Set<(line: string) => void>();
  let cancelled = false;
  let tooLong = false;
  const running = (): boolean => child.exitCode === null && child.signalCode === null;

  const reached = (moment: Moment): Promise<unknown> => {
    if ('once' in moment) return moment.once;
    return new Promise<void>((resolve) => {
      if ('onLine' in moment) watchers.add((line) => moment.onLine.test(line) && resolve());
      else if (moment.afterMs === 0) resolve();
      else timers.push(setTimeout(resolve, moment.afterMs));
    });
  };
  const carryOut = async ({ at, signals = runnerSignals(timeScale) }: CancelPlan): Promise<void> => {
    await reached(at);
    for (const { signal, ...moment } of signals) {
      await reached(moment);
      if (!running()) return;
      cancelled = true;
      child.kill(signal);
    }
  };
  if (cancel !== undefined) void carryOut(cancel);
  timers.push(
    setTimeout(() => {
      tooLong = true;
      child.kill('SIGKILL');
    }, limitMs),
  );

  const follow = (stream: Readable): void => {
    const splitter = new LineSplitter();
    const take = (line: string): void => {
      onLine(line);
      watchers.forEach((watch) => watch(line));
    };
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => splitter.push(chunk).forEach(take));
    stream.on('end', () => splitter.end().forEach(take));
  };
  follow(child.stdout);
  follow(child.stderr);

  try {
    return await new Promise<ProcessEnd>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => {
        if (tooLong) reject(new Error(`${args.join(' ')} ran for more than ${limitMs} ms`));
        else resolve({ exitCode, signal, cancelled, startedAt, durationMs: monotonicMs() - startedAt });
      });
    });
  } finally {
    timers.forEach(clearTimeout);
  }
}

function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
