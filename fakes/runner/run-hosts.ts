/** Processes that carry out one run of an action after the other (run-host.mjs). */
import { spawn, type ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/** A process that waits for its next run. */
export type RunHost = Readonly<{ child: ChildProcess; control: Duplex }> & {
  runs: number;
};

type HostedRun = Readonly<{
  /** Absolute path. */
  script: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** The first message of the clock. */
  time: string;
  /** Begins the line that ends each stream; the exit code follows. */
  mark: string;
}>;

/** Milliseconds after which a process without a run ends. */
const MAX_IDLE_MS = 3000;

/** V8's flags: runs are too short for optimised code, and more memory means less time for garbage collection. */
const FLAGS = ['--no-opt', '--max-semi-space-size=32'];

/** Runs after which a process ends: it keeps the instances of the entries in memory. */
const MAX_RUNS = 100;

/** Processes that wait. */
const idle = new Map<RunHost, NodeJS.Timeout>();

/** Takes a process that waits, or starts one. */
export function takeHost(): RunHost {
  const [first] = idle;
  if (first === undefined) return startHost();
  const [host, timer] = first;
  clearTimeout(timer);
  idle.delete(host);
  setReferenced(host, true);
  return host;
}

function startHost(): RunHost {
  const script = join(packageRoot(), 'fakes/runner/run-host.mjs');
  const child = spawn(process.execPath, [...FLAGS, script], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  child.stdout?.setEncoding('utf8');
  child.stderr?.setEncoding('utf8');
  const control = child.stdio[4] as Duplex;
  // A process may end before it has read everything.
  control.on('error', () => {});
  return { child, control, runs: 0 };
}

export function sendRun(host: RunHost, run: HostedRun): void {
  host.runs += 1;
  host.control.write(`${JSON.stringify(run)}\n`);
}

/** Gives back a process whose run has ended. While it waits, it does not keep this process alive. */
export function giveBack(host: RunHost): void {
  setReferenced(host, false);
  if (host.runs === MAX_RUNS) {
    host.control.end();
    return;
  }
  const end = (): void => {
    idle.delete(host);
    host.control.end();
  };
  const timer = setTimeout(end, MAX_IDLE_MS).unref();
  idle.set(host, timer);
}

type Referenced = Readonly<{ ref: () => void; unref: () => void }>;

/** Sets whether a process and its pipes keep this process alive. */
function setReferenced({ child }: RunHost, isReferenced: boolean): void {
  const pipes = child.stdio.slice(1) as unknown as readonly Referenced[];
  for (const each of [child, ...pipes]) {
    if (isReferenced) each.ref();
    else each.unref();
  }
}
