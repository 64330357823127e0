/** How many cases a property test draws: `most`, or fewer where PROPERTY_RUNS says so, as it does for mutation testing. */
export function propertyRuns(most: number): Readonly<{ numRuns: number }> {
  return { numRuns: Math.min(most, Number(process.env['PROPERTY_RUNS'] ?? most)) };
}
