/**
 * Loaded with `node --import` before the action: the 5 s in which a claim settles pass at once, because every run has them and no code can
 * be slow or fast in them (once/README.md). All other time is real.
 */
const SETTLE_MS = 5000;
const { setTimeout: start } = globalThis;

function startShortened(run: () => void, ms = 0): NodeJS.Timeout {
  const isSettling = ms > SETTLE_MS - 1000 && ms <= SETTLE_MS;
  return start(run, isSettling ? 0 : ms);
}

globalThis.setTimeout = Object.assign(startShortened, {
  __promisify__: start.__promisify__,
});
