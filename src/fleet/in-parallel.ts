/** Number of repositories that are read at the same time. GitHub limits requests in parallel. */
const MAX_IN_FLIGHT = 4;

/** Does the work for all items, a few at a time. The results are in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      results[index] = await work(item);
    }
  };
  const workers = Array.from({ length: MAX_IN_FLIGHT }, worker);
  await Promise.all(workers);
  return results;
}
