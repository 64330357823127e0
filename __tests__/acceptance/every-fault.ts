/** Every fault at every request of a run, for the files that compare each such run with one without a fault. */
import { expect, it } from '@jest/globals';
import type { RequestError } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { IS_WHOLE } from '../support/size.ts';

/** Returns whether a request meets the fault. */
export type Strikes<Request> = (request: Request) => boolean;

type Experiment<Request, Fault extends RequestError, Seen> = Readonly<{
  faults: Readonly<Record<string, Fault>>;
  /**
   * Which of the cells of all faults are played: one of so many, and one of each fault at least. The whole test plays all. It is odd, as
   * once and always alternate in the cells.
   */
  sample: number;
  /** Names the kind of a request. */
  nameOf: (request: Request) => string;
  /** Plays the run, and returns what came of it and the kinds of its requests. */
  play: (fault: Fault | undefined, strikes: Strikes<Request>) => Promise<Seen>;
  /** Checks the run without a fault. */
  checkTruth: (truth: Seen) => void;
  check: (seen: Seen, truth: Seen) => void;
}>;

/** Declares a test for each fault. All compare with one run without a fault. */
export function itWithEveryFault<
  Request,
  Fault extends RequestError,
  Seen extends Readonly<{ requests: readonly string[] }>,
>({
  faults,
  sample,
  nameOf,
  play,
  checkTruth,
  check,
}: Experiment<Request, Fault, Seen>): void {
  let undisturbed: Promise<Seen> | undefined;
  const playUndisturbed = (): Promise<Seen> => {
    undisturbed ??= play(undefined, () => false);
    return undisturbed;
  };

  it.each(
    Object.entries(faults).map(([name, fault], nth) => [name, fault, nth] as const),
  )('a fault, once or always, at each request: %s', async (_, fault, nth) => {
    const truth = await playUndisturbed();
    checkTruth(truth);
    const kinds = [...new Set(truth.requests)];
    const cells = kinds.flatMap((kind) => [
      { kind, times: 1 },
      { kind, times: Infinity },
    ]);
    const every = IS_WHOLE ? 1 : Math.min(sample, cells.length - 1);
    const played = cells.filter(
      (__, index) => (nth * cells.length + index) % every === 0,
    );
    expect(played).not.toEqual([]);
    for (const { kind, times } of played) {
      const seen = await play(fault, strikeFirst(times, kind, nameOf));
      try {
        check(seen, truth);
      } catch (error) {
        const found = `${kind}, ${times} times: ${JSON.stringify(seen)}`;
        throw new Error(found, { cause: error });
      }
    }
  });
}

/** Chooses the first requests of a kind. It counts them, so a run needs a function of its own. */
function strikeFirst<Request>(
  times: number,
  kind: string,
  nameOf: (request: Request) => string,
): Strikes<Request> {
  let count = 0;
  return (request) => {
    if (nameOf(request) !== kind) return false;
    count += 1;
    return count <= times;
  };
}

/** Expects that a run shows people no trace of the program. */
export function expectReadable({ summary, rawLog }: RunResult): void {
  expect(summary).not.toMatch(/undefined|NaN|\[object/);
  expect(rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
}
