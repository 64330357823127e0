import * as fc from 'fast-check';

/**
 * Generates any text that can be sent as UTF-8, of `maxLength` characters at most. With `unit:
 * 'binary'`, for which fast-check first makes a table of all characters: half a second for each
 * file of tests.
 */
export function anyText(
  limits: Readonly<{ maxLength?: number }> = {},
): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: CHARACTERS });
}

/** Surrogates are none. */
const CHARACTERS = fc
  .nat(0x10ffff - 0x800)
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
