import { parseGlobs, type Glob } from '../../src/inputs/glob.ts';

/** Returns the globs of an input with these lines. */
export function globs(...lines: readonly string[]): readonly Glob[] {
  const parsed = parseGlobs(lines.join('\n'), 'paths');
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.error);
}
