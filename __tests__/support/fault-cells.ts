/** Which requests of a run meet a fault, for the tests that play every fault at every request. */
/** One cell: a kind of request meets the fault once, or always. */
export type FaultCell<R> = Readonly<{
  kind: string;
  isAlways: boolean;
  /** Returns whether a request meets the fault. It counts the requests of its kind, so a run needs a cell of its own. */
  strikes: (request: R) => boolean;
}>;

/** Returns one of `sample` cells, a different one for each fault. `nameOf` names the kind of a request. */
export function sampleCells<R>(
  requests: readonly string[],
  nameOf: (request: R) => string,
  { fault, sample }: Readonly<{ fault: number; sample: number }>,
): readonly FaultCell<R>[] {
  const kinds = [...new Set(requests)];
  const cells = kinds.flatMap((kind) => [
    cellOf(kind, false, nameOf),
    cellOf(kind, true, nameOf),
  ]);
  return cells.filter((_, index) => (index + fault) % sample === 0);
}

function cellOf<R>(
  kind: string,
  isAlways: boolean,
  nameOf: (request: R) => string,
): FaultCell<R> {
  let count = 0;
  const strikes = (request: R): boolean => {
    if (nameOf(request) !== kind) return false;
    count += 1;
    return isAlways || count === 1;
  };
  return { kind, isAlways, strikes };
}
