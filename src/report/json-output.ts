/** An environment variable of a later step carries no more than 128 KiB, with its name: so many bytes of an output fit for certain. */
export const MAX_OUTPUT_BYTES = 100_000;

/** Items as a JSON array for an output, in their order; one that no longer fits beside those before it is left out. */
export function jsonArrayOutput(items: readonly unknown[]): string {
  let remaining = MAX_OUTPUT_BYTES - '[]'.length;
  const kept = items
    .map((item) => JSON.stringify(item))
    .filter((text) => {
      const bytes = Buffer.byteLength(text) + ','.length;
      const fits = bytes <= remaining;
      if (fits) remaining -= bytes;
      return fits;
    });
  return `[${kept.join(',')}]`;
}
