/** Every fault at every request of a run, for the files that compare each such run with one without a fault. */
import { expect, it } from '@jest/globals';
import type { RequestError } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { sampleCells } from '../support/fault-cells.ts';
import { annotated } from './with-harness.ts';

/** Returns whether a request meets the fault. */
export type Strikes<Request> = (request: Request) => boolean;

type Experiment<Request, Fault extends RequestError, Seen> = Readonly<{
  faults: Readonly<Record<string, Fault>>;
  /** Which of the cells are played: one of so many. `FAULTS=all` plays all. */
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
  const every = process.env['FAULTS'] === 'all' ? 1 : sample;

  it.each(
    Object.entries(faults).map(([name, fault], nth) => [name, fault, nth] as const),
  )(
    'a fault, once or always, at each request: %s',
    async (_, fault, nth) => {
      const truth = await playUndisturbed();
      checkTruth(truth);
      for (const cell of sampleCells(truth.requests, nameOf, {
        fault: nth,
        sample: every,
      })) {
        const seen = await play(fault, cell.strikes);
        try {
          check(seen, truth);
        } catch (error) {
          const times = cell.isAlways ? 'always' : 'once';
          const found = `${cell.kind}, ${times}: ${JSON.stringify(seen)}`;
          throw new Error(found, { cause: error });
        }
      }
    },
    600_000,
  );
}

/** Expects that a run shows people no trace of the program. */
export function expectReadable({ summary, rawLog }: RunResult): void {
  expect(summary).not.toMatch(/undefined|NaN|\[object/);
  expect(rawLog).not.toMatch(/^\s+at .+:\d+:\d+/m);
}

/** What is seen of a report. */
export type SeenReport = Readonly<{
  exitCode: number;
  outputs: Readonly<Record<string, string>>;
  warnings: readonly string[];
  errors: readonly string[];
  requests: readonly string[];
  seconds: number;
}>;

export function seeReport(result: RunResult, requests: readonly string[]): SeenReport {
  expectReadable(result);
  return {
    exitCode: result.exitCode ?? -1,
    outputs: result.outputs,
    warnings: annotated(result, 'warning'),
    errors: annotated(result, 'error'),
    requests,
    seconds: (result.durationMs ?? 0) / 1000,
  };
}
