/**
 * A step's process: started as the runner starts it, cancelled as the runner cancels it.
 */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { LineSplitter } from './line-splitter.ts';

export type CancelPlan = Readonly<{
  /** Cancel when a line of the raw log matches. */
  onLine?: RegExp;
  /** Cancel so many real milliseconds after the start. */
  ms?: number;
  /**
   * What to send, each so many real milliseconds after the one before. Left out: the runner's own sequence, SIGINT,
   * SIGTERM after 7.5 s, SIGKILL after 2.5 s more.
   */
  signals?: readonly Readonly<{ signal: NodeJS.Signals; afterMs: number }>[];
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
  let cancelled = false;
  let tooLong = false;
  const running = (): boolean => child.exitCode === null && child.signalCode === null;

  const cancelNow = (): void => {
    if (cancelled || !running()) return;
    cancelled = true;
    let at = 0;
    for (const { signal, afterMs } of cancel?.signals ?? runnerSignals(timeScale)) {
      at += afterMs;
      if (at === 0) child.kill(signal);
      else timers.push(setTimeout(() => child.kill(signal), at));
    }
  };
  if (cancel?.ms !== undefined) timers.push(setTimeout(cancelNow, cancel.ms));
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
      if (cancel?.onLine?.test(line) === true) cancelNow();
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
