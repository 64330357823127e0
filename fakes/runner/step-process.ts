/** A step's process: started as the runner starts it, cancelled as the runner cancels it. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { MAX_REAL_MS } from '../clock.ts';
import type { VirtualClock } from '../virtual-clock.ts';
import { LineSplitter } from './line-splitter.ts';
import { giveBack, sendRun, takeHost, type RunHost } from './run-hosts.ts';

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
  /** Whether a process may carry out the script, the last of `args`, that has carried out others. Needs a clock, and no `cancel`. */
  isHosted?: boolean;
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

const RUNNER_SIGNALS: NonNullable<CancelPlan['signals']> = [
  { signal: 'SIGINT', afterMs: 0 },
  { signal: 'SIGTERM', afterMs: 7500 },
  { signal: 'SIGKILL', afterMs: 2500 },
];

/**
 * Runs a program to its end. Signals go to this process alone, not to its children. Rejects if it cannot be started, and if it hangs
 * (it is killed then).
 */
export async function runProcess(start: ProcessStart): Promise<ProcessEnd> {
  const { clock, cancel, onLine } = start;
  const now = clock?.now ?? (() => Number(process.hrtime.bigint()) / 1e6);
  const startedAt = now();
  const { child, host, member } = startProcess(start);
  const watchers = new Set([onLine]);
  let cancelled = false;
  let hasEnded = false;
  const ended = new AbortController();

  const reached = (moment: Moment): Promise<unknown> | undefined => {
    if ('once' in moment) return moment.once;
    if ('afterMs' in moment) {
      return moment.afterMs > 0 ? clock?.sleep(moment.afterMs, ended.signal) : undefined;
    }
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
      if (hasEnded || !isAlive(child)) return;
      cancelled = true;
      member?.signal(signal);
    }
  };
  if (cancel !== undefined) void carryOut(cancel);

  const take = (line: string): void => watchers.forEach((watch) => watch(line));
  const hanging = setTimeout(() => child.kill('SIGKILL'), MAX_REAL_MS);
  try {
    const { exitCode, signal } = await endOf(child, host?.mark, take);
    if (signal === 'SIGKILL' && !cancelled) {
      throw new Error(`${start.args.join(' ')} ran for too long`);
    }
    return { exitCode, signal, cancelled, startedAt, durationMs: now() - startedAt };
  } finally {
    hasEnded = true;
    clearTimeout(hanging);
    member?.leave();
    ended.abort();
    if (host !== undefined && isAlive(child)) giveBack(host.process);
  }
}

type Started = Readonly<{
  child: ChildProcess;
  host?: Readonly<{ process: RunHost; mark: string }>;
  member?: ReturnType<VirtualClock['join']>;
}>;

function startProcess({ file, args, isHosted, cwd, env, clock }: ProcessStart): Started {
  const first = clock?.createMessage();
  const script = args.at(-1);
  if (isHosted === true && clock !== undefined && first !== undefined && script) {
    const host = takeHost();
    const mark = `end-of-run-${crypto.randomUUID()}`;
    const member = clock.join(host.child, first);
    sendRun(host, { script, cwd, env, time: first.text, mark });
    return { child: host.child, host: { process: host, mark }, member };
  }
  // Never through a shell: dash drops variables with a hyphen in their names, such as INPUT_API-KEY.
  const child = spawn(file, args, {
    cwd,
    env: { ...env, ...(first && { VIRTUAL_TIME: first.text }) },
    stdio: ['ignore', 'pipe', 'pipe', clock ? 'pipe' : 'ignore'],
  });
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  if (clock === undefined || first === undefined) return { child };
  return { child, member: clock.join(child, first) };
}

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

type End = Pick<ProcessEnd, 'exitCode' | 'signal'>;

/**
 * Waits for the end of a process, or of its run: both streams have a line with the mark then. Rejects if it cannot be started.
 * @param take receives each line
 */
async function endOf(
  child: ChildProcess,
  mark: string | undefined,
  take: (line: string) => void,
): Promise<End> {
  const listening = new AbortController();
  const outputs = [child.stdout, child.stderr].map((stream) =>
    readLines(stream as Readable, { mark, take, signal: listening.signal }),
  );
  const closed = new Promise<End>((resolve, reject) => {
    const onClose = (exitCode: number | null, signal: NodeJS.Signals | null): void =>
      resolve({ exitCode, signal });
    child.once('error', reject).once('close', onClose);
    listening.signal.addEventListener('abort', () => {
      child.off('error', reject).off('close', onClose);
    });
  });
  const runEnded = Promise.all(outputs).then(([exitCode = null]): End => ({
    exitCode,
    signal: null,
  }));
  try {
    return await Promise.race([closed, runEnded]);
  } finally {
    listening.abort();
  }
}

type Reading = Readonly<{
  mark: string | undefined;
  take: (line: string) => void;
  signal: AbortSignal;
}>;

/** Reads the lines of a stream. Resolves with the exit code in the line with the mark. */
function readLines(stream: Readable, { mark, take, signal }: Reading): Promise<number> {
  const splitter = new LineSplitter();
  return new Promise((resolve) => {
    const takeUntilMark = (line: string): void => {
      const at = mark === undefined ? -1 : line.indexOf(mark);
      if (mark === undefined || at < 0) return take(line);
      // The last line of the run had no end.
      if (at > 0) take(line.slice(0, at));
      resolve(Number(line.slice(at + mark.length)));
    };
    const onData = (chunk: string): void => splitter.push(chunk).forEach(takeUntilMark);
    const onEnd = (): void => splitter.end().forEach(takeUntilMark);
    stream.on('data', onData).once('end', onEnd);
    signal.addEventListener('abort', () => stream.off('data', onData).off('end', onEnd));
  });
}
