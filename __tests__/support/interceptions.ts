/** Requests that a fake server does not answer as usual, and the moments in which it gets them. */
import type { Options } from '../../fakes/github/index.ts';

type Intercept = NonNullable<Options['intercept']>;
type SilenceOptions = Readonly<{ nth?: number; hasEffect?: boolean }>;

/** Something that a fake server waits for. */
export function createMoment(): Readonly<{
  once: Promise<void>;
  reach: () => undefined;
}> {
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
 * Leaves the nth request of an operation that it gets without a response, and calls `reach` at that moment. With `hasEffect`, GitHub
 * carries the request out.
 */
export function silent(
  operation: string,
  { nth = 1, hasEffect = false }: SilenceOptions = {},
): (reach: () => void) => Intercept {
  return (reach) => {
    let count = 0;
    return (request) => {
      if (request.operation !== operation) return undefined;
      count += 1;
      if (count !== nth) return undefined;
      reach();
      return hasEffect ? { afterwards: () => {} } : () => {};
    };
  };
}

/** Leaves one request without a response. `once` resolves when GitHub gets it. */
export function silenceAt(
  operation: string,
  options?: SilenceOptions,
): Readonly<{ once: Promise<void>; intercept: Intercept }> {
  const { once, reach } = createMoment();
  return { once, intercept: silent(operation, options)(reach) };
}

/** Lets an interception have an effect only while it is switched on. */
export function createSwitch<Request, Reply>(
  intercept: (request: Request) => Reply | undefined,
): Readonly<{
  intercept: (request: Request) => Reply | undefined;
  on: () => void;
  off: () => void;
}> {
  let isOn = false;
  return {
    intercept: (request) => (isOn ? intercept(request) : undefined),
    on: () => {
      isOn = true;
    },
    off: () => {
      isOn = false;
    },
  };
}
