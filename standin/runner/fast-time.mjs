/**
 * Makes hours pass in seconds inside one Node process: `FAST_TIME_SCALE=1000 node --import <this file> main.js`.
 *
 * Scaled together, so that they agree: setTimeout, setInterval (global, `node:timers`, promises), AbortSignal.timeout,
 * performance.now, process.hrtime and Date. Not scaled: sockets' own timers, which use no public one.
 *
 * Only idle time is sped up. Time in which the process computes passes as it does; while an exchange with the outside
 * (a socket, a file) is under way, time passes as it does for up to PATIENCE, then fast. Were it otherwise, a
 * loopback request of 20 ms would overstep a limit of 20 s at a scale of 1000, on a busy machine only.
 * A timer fires exactly when it is due by this clock, whatever the scale.
 */
import { AsyncResource } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { promisify } from 'node:util';

const scale = Number(process.env.FAST_TIME_SCALE ?? '1');
if (!(scale >= 1 && scale < 1e7))
  throw new RangeError('FAST_TIME_SCALE is a number from 1 up to ten million');

/** Real milliseconds that an exchange may take before the clock runs fast again. */
const PATIENCE = 500;
/** Real milliseconds of one tick that count as idle; what a tick takes beyond was computing. */
const IDLE_TICK = 5;
/** Above this Node makes a delay 1 ms, and so do we: a program that asks for more has a fault to be seen. */
const LONGEST = 2 ** 31 - 1;
/** What may be open without an exchange under way: our own tick, standard streams, signal handlers, listeners. */
const IDLE_RESOURCES = new Set([
  'Timeout',
  'Immediate',
  'PipeWrap',
  'TTYWrap',
  'SignalWrap',
  'TCPServerWrap',
  'MessagePort',
]);

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: performance.now.bind(performance),
  dateNow: Date.now,
};

/** The clock: `fastNow` as of `realNow`; between ticks it runs at the real speed. */
let realNow = real.now();
let fastNow = realNow;
let exchangeMs = 0;
/** Whether a timer was set or fired since the last tick: an exchange may have come and gone unseen in between. */
let active = false;
const dateOffset = real.dateNow() - realNow;
const now = () => fastNow + (real.now() - realNow);

function moveClock() {
  const at = real.now();
  const passed = at - realNow;
  const plain = fastNow + passed;
  const busy = process.getActiveResourcesInfo().some((name) => !IDLE_RESOURCES.has(name));
  exchangeMs = busy ? exchangeMs + passed : 0;
  const held = active || (busy && exchangeMs < PATIENCE);
  const fast = held ? plain : plain + Math.min(passed, IDLE_TICK) * (scale - 1);
  active = false;
  realNow = at;
  return { plain, fast };
}

/** Timers that wait, in the order of their making. */
const waiting = new Set();
let driver;

function earliest() {
  let first;
  for (const timer of waiting) if (first === undefined || timer.due < first.due) first = timer;
  return first;
}

function tick() {
  driver = undefined;
  const { plain, fast } = moveClock();
  const next = earliest();
  if (next === undefined || next.due > fast) {
    fastNow = fast;
    drive();
    return;
  }
  fastNow = Math.max(plain, next.due);
  if (next.every === undefined) waiting.delete(next);
  else next.due = fastNow + next.every;
  // One callback for each tick: promises settle between two callbacks, as they do in Node. Driven on before the call,
  // as the callback may throw.
  drive();
  active = true;
  next.run();
}

/** Keeps one real timer going while anything waits; it holds the process open only for timers that do. */
function drive() {
  if (waiting.size === 0) {
    if (driver !== undefined) real.clearTimeout(driver);
    driver = undefined;
    return;
  }
  driver ??= real.setTimeout(tick, 1);
  if ([...waiting].some((timer) => timer.held)) driver.ref();
  else driver.unref();
}

let lastId = 0;

/** Stands for Node's Timeout. */
class FastTimer {
  constructor(callback, delay, args, repeats) {
    if (typeof callback !== 'function') {
      throw Object.assign(new TypeError('The "callback" argument must be of type function.'), {
        code: 'ERR_INVALID_ARG_TYPE',
      });
    }
    const ms = Number(delay);
    this.ms = ms >= 1 && ms <= LONGEST ? Math.trunc(ms) : 1;
    this.every = repeats ? this.ms : undefined;
    this.run = AsyncResource.bind(() => callback.apply(this, args));
    this.id = ++lastId;
    this.held = true;
    this.refresh();
  }
  refresh() {
    active = true;
    this.due = now() + this.ms;
    waiting.delete(this);
    waiting.add(this);
    drive();
    return this;
  }
  close() {
    waiting.delete(this);
    drive();
    return this;
  }
  ref() {
    this.held = true;
    drive();
    return this;
  }
  unref() {
    this.held = false;
    drive();
    return this;
  }
  hasRef() {
    return this.held;
  }
  [Symbol.toPrimitive]() {
    return this.id;
  }
  [Symbol.dispose ?? Symbol.for('nodejs.dispose')]() {
    this.close();
  }
}

const setTimeout = (callback, delay, ...args) => new FastTimer(callback, delay, args, false);
const setInterval = (callback, delay, ...args) => new FastTimer(callback, delay, args, true);
function clearTimeout(timer) {
  const found = timer instanceof FastTimer ? timer : [...waiting].find(({ id }) => id === Number(timer));
  if (found !== undefined) found.close();
  else if (typeof timer === 'object') real.clearTimeout(timer);
}

function sleep(delay, value, { signal, ref = true } = {}) {
  return new Promise((resolve, reject) => {
    const abort = () => {
      timer.close();
      reject(new DOMException('The operation was aborted', { name: 'AbortError', cause: signal.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve(value);
    }, delay);
    if (!ref) timer.unref();
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
setTimeout[promisify.custom] = sleep;

const fastTimers = { setTimeout, setInterval, clearTimeout, clearInterval: clearTimeout };
Object.assign(globalThis, fastTimers);
Object.assign(timers, fastTimers);
timersPromises.setTimeout = sleep;

AbortSignal.timeout = (delay) => {
  const controller = new AbortController();
  const expire = () =>
    controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeout(expire, delay).unref();
  return controller.signal;
};

performance.now = now;
process.hrtime = Object.assign(
  (since) => {
    const at = now();
    const seconds = Math.floor(at / 1000);
    const nanoseconds = Math.floor((at - seconds * 1000) * 1e6);
    if (since === undefined) return [seconds, nanoseconds];
    const [s, ns] = [seconds - since[0], nanoseconds - since[1]];
    return ns < 0 ? [s - 1, ns + 1e9] : [s, ns];
  },
  { bigint: () => BigInt(Math.floor(now() * 1e6)) },
);

const RealDate = Date;
const dateNow = () => Math.floor(dateOffset + now());
RealDate.now = dateNow;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [dateNow()] : args, newTarget),
  apply: () => new RealDate(dateNow()).toString(),
});
RealDate.prototype.constructor = globalThis.Date;

syncBuiltinESMExports();
