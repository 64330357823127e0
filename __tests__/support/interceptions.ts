/** Requests that a fake server does not answer as usual, and the moments in which it gets them. */
import type { Options } from '../../fakes/github/index.ts';

/** Something that a fake server waits for. */
export function createMoment() {
  let resolve = (): void => {};
  const once = new Promise<void>((done) => {
    resolve = done;
  });
  const reach = (): undefined => {
    resolve();
  };
  return { once, reach };
}

/**
 * Leaves the nth request of an operation that it sees without a response. `once` resolves when GitHub gets it. With `hasEffect`, GitHub
 * carries the request out.
 */
export function silenceAt(operation: string, { nth = 1, hasEffect = false } = {}) {
  const { once, reach } = createMoment();
  let count = 0;
  const intercept: NonNullable<Options['intercept']> = (request) => {
    if (request.operation !== operation) return undefined;
    count += 1;
    if (count !== nth) return undefined;
    reach();
    return hasEffect ? { afterwards: () => {} } : () => {};
  };
  return { once, intercept };
}

/** Lets an interception have an effect only while it is switched on. */
export function createSwitch<Request, Reply>(
  intercept: (request: Request) => Reply | undefined,
) {
  let isOn = false;
  return {
    intercept: (request: Request) => (isOn ? intercept(request) : undefined),
    on: () => {
      isOn = true;
    },
    off: () => {
      isOn = false;
    },
  };
}
