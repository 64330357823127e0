import { jest } from '@jest/globals';
import { afterTurns } from '../../../fakes/event-loop.ts';

/** Takes `setTimeout` away from the machine's clock: nothing times out before `endTimeouts`. */
export function fakeTimeouts(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}

/** Ends all pending timeouts, once what has been sent so far has arrived. */
export function endTimeouts(): void {
  afterTurns(() => jest.runOnlyPendingTimers());
}
