/** Turns of the event loop in which a program that waits for no time comes to rest. */
const TURNS = 3;

/** Calls back when this process has dealt with all that has arrived, unless that takes time. */
export function afterTurns(done: () => void, turns = TURNS): void {
  if (turns === 0) done();
  else setImmediate(() => afterTurns(done, turns - 1));
}
