/**
 * Puts a Node process on the `VirtualClock` of the process that started it: `node --import <this file> main.js`, with the
 * clock's first message in VIRTUAL_TIME and a channel to the clock as file descriptor 3. `run-host.mjs` imports it, too.
 *
 * - setTimeout, setInterval, performance.now and Date of the program show virtual time. It does not move while the
 *   program runs, however long that takes.
 * - When the process is idle, it reports to the clock when its next timer is due and which of its HTTP requests are
 *   open. The clock moves time only if every process is idle and every open request is one that a fake server holds back.
 * - The clock then sends the new time; the process fires the timers that are due, and reports again.
 *
 * Idle means: no file access, look-up of a name or connection under way, and nothing happened in the last turns of the
 * event loop. A process without a timer and without a request does not report: it is about to begin or to end.
 */
import process from 'node:process';

// An import reads all exports of `node:http` and so loads undici, which takes longer than the rest of a short run.
const http = process.getBuiltinModule('node:http');
const net = process.getBuiltinModule('node:net');

/** What may be active in a process that waits. */
const IDLE_RESOURCES = new Set([
  'Timeout',
  'Immediate',
  'PipeWrap',
  'TTYWrap',
  'SignalWrap',
  'TCPSocketWrap',
  'TLSWrap',
  'MessagePort',
]);
/** Turns of the event loop without an event after which a process counts as idle. */
const QUIET_TURNS = 3;
/** Node makes a longer delay 1 ms. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const real = { setTimeout, clearTimeout, setImmediate };
const RealDate = Date;

/** The number of the clock's newest message, and its time. */
let received = 0;
let now = 0;
let startedAt = 0;
/** By how many milliseconds the clock of this machine is wrong. */
let offset = 0;

/** Timers that wait, in the order of their making. */
const timers = new Set();
/** Names of requests without a complete answer. */
const requests = new Set();
let requestCount = 0;
/** Name of the run, unlike that of any other. */
let runName = '';

/** Begins a run, with the first message of its clock. */
export function beginRun(message) {
  [received, now] = JSON.parse(message);
  startedAt = now;
  runName = `${process.pid}.${received}`;
  offset = Number(process.env.CLOCK_OFFSET ?? 0);
}

/** Ends a run: what it has left would end with its process. */
export function endRun() {
  timers.clear();
  requests.clear();
  channel.unref();
}

if (process.env.VIRTUAL_TIME !== undefined) {
  beginRun(process.env.VIRTUAL_TIME);
  delete process.env.VIRTUAL_TIME;
}

// The channel. It keeps the process alive while a timer does.

const channel = new net.Socket({ fd: 3 });
let text = '';
channel.setEncoding('utf8');
channel.on('data', (chunk) => {
  const lines = (text + chunk).split('\n');
  text = lines.pop();
  for (const line of lines) {
    const [number, time] = JSON.parse(line);
    // A message to an earlier run of this process may come after the first one to this run.
    if (number > received) [received, now] = [number, time];
  }
  settle();
});
channel.on('error', () => {});
channel.unref();

// When to fire and to report.

let checking = false;
let quietTurns = 0;

/** Something has happened: looks for work that is due, once the process is idle again. */
function settle() {
  quietTurns = 0;
  check();
}

function check() {
  if (checking) return;
  checking = true;
  real.setImmediate(() => {
    checking = false;
    if (process.getActiveResourcesInfo().some((name) => !IDLE_RESOURCES.has(name))) {
      real.setTimeout(settle, 1).unref();
      return;
    }
    quietTurns += 1;
    if (quietTurns < QUIET_TURNS) return check();
    const first = [...timers].sort((a, b) => a.dueAt - b.dueAt)[0];
    if (first !== undefined && first.dueAt <= now) first.fire();
    else if (requests.size > 0 || isHeld()) report(first?.dueAt);
  });
}

const isHeld = () => [...timers].some((timer) => timer.held);

function report(dueAt = null) {
  channel.write(`${JSON.stringify([received, dueAt, [...requests]])}\n`);
}

// Requests. A header gives the fake servers the name of each.

const { addRequest } = http.Agent.prototype;
http.Agent.prototype.addRequest = function (request, ...rest) {
  requestCount += 1;
  const name = `${runName}-${requestCount}`;
  request.setHeader('x-virtual-time', name);
  requests.add(name);
  request.once('close', () => {
    requests.delete(name);
    settle();
  });
  settle();
  return addRequest.call(this, request, ...rest);
};

// Timers.

/** Replaces Node's Timeout. */
class VirtualTimer {
  constructor(callback, delay, args, repeats) {
    this.delay = delay >= 1 && delay <= MAX_DELAY_MS ? Math.trunc(delay) : 1;
    this.repeats = repeats;
    this.held = true;
    this.call = () => callback.apply(this, args);
    this.refresh();
  }
  fire() {
    if (this.repeats) this.refresh();
    else this.close();
    this.call();
  }
  refresh() {
    this.close();
    this.dueAt = now + this.delay;
    timers.add(this);
    return this.#changed();
  }
  close() {
    timers.delete(this);
    return this.#changed();
  }
  ref() {
    this.held = true;
    return this.#changed();
  }
  unref() {
    this.held = false;
    return this.#changed();
  }
  #changed() {
    if (isHeld()) channel.ref();
    else channel.unref();
    settle();
    return this;
  }
}

globalThis.setTimeout = (callback, delay, ...args) =>
  new VirtualTimer(callback, delay, args, false);
globalThis.setInterval = (callback, delay, ...args) =>
  new VirtualTimer(callback, delay, args, true);
globalThis.clearTimeout = globalThis.clearInterval = (timer) => {
  if (timer instanceof VirtualTimer) timer.close();
  else real.clearTimeout(timer);
};

// Clocks.

performance.now = () => now - startedAt;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now + offset] : args, newTarget),
  get: (target, name) =>
    name === 'now' ? () => now + offset : Reflect.get(target, name),
});
RealDate.prototype.constructor = globalThis.Date;
