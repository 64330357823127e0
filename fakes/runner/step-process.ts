/**
 * A step's process: started as the runner starts it, cancelled as the runner cancels it.
 */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { VirtualClock } from '../virtual-clock.ts';
import { LineSplitter } from './line-splitter.ts';

/** A line of the raw log that matches, something that happened elsewhere, or so many milliseconds of the step's clock. */
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
  /** Milliseconds of the step's clock; without one, of the machine's monotonic clock, which all of its processes share. */
  startedAt: number;
  durationMs: number;
}>;

/** Real milliseconds after which a process counts as one that hangs. */
const MAX_REAL_MS = 100_000;

/** The runner's sequence. */
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
}: Readonly<{
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  cancel?: CancelPlan | undefined;
  clock?: VirtualClock | undefined;
  onLine: (line: string) => void;
}>): Promise<ProcessEnd> {
  const now = clock?.now ?? monotonicMs;
  const startedAt = now();
  // Never through a shell: dash drops variables with a hyphen in their names, such as INPUT_API-KEY.
  const child = spawn(file, args, {
    cwd,
    env: { ...env, ...(clock && { VIRTUAL_TIME: String(startedAt) }) },
    stdio: ['ignore', 'pipe', 'pipe', clock ? 'pipe' : 'ignore'],
  });
  const member = clock?.join(child);
  const timers: NodeJS.Timeout[] = [];
  const watchers = new Set<(line: string) => void>();
  let cancelled = false;
  let tooLong = false;
  const ended = new AbortController();
  const running = (): boolean => child.exitCode === null && child.signalCode === null;

  const reached = (moment: Moment): Promise<unknown> => {
    if ('once' in moment) return moment.once;
    return new Promise<void>((resolve) => {
      if ('onLine' in moment) watchers.add((line) => moment.onLine.test(line) && resolve());
      else if (moment.afterMs === 0) resolve();
      else if (clock !== undefined) void clock.sleep(moment.afterMs, ended.signal).then(resolve);
      else timers.push(setTimeout(resolve, moment.afterMs));
    });
  };
  const carryOut = async ({ at, signals = RUNNER_SIGNALS }: CancelPlan): Promise<void> => {
    await reached(at);
    for (const { signal, ...moment } of signals) {
      await reached(moment);
      if (!running()) return;
      cancelled = true;
      if (member === undefined) child.kill(signal);
      else member.signal(signal);
    }
  };
  if (cancel !== undefined) void carryOut(cancel);
  const giveUp = (): void => {
    if (!running()) return;
    tooLong = true;
    child.kill('SIGKILL');
  };
  timers.push(setTimeout(giveUp, MAX_REAL_MS));

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
  for (const stream of child.stdio.slice(1, 3)) follow(stream as Readable);

  try {
    return await new Promise<ProcessEnd>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (exitCode, signal) => {
        if (tooLong) reject(new Error(`${args.join(' ')} ran for too long`));
        else resolve({ exitCode, signal, cancelled, startedAt, durationMs: now() - startedAt });
      });
    });
  } finally {
    timers.forEach(clearTimeout);
    ended.abort();
  }
}

function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
