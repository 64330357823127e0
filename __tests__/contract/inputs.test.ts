/** Inputs of all actions: what an empty one means, and which ranges the descriptions name. */
import { describe, expect, it } from '@jest/globals';
import type { Parser } from '../../src/inputs/parse.ts';
import { ACTIONS, readActionFile } from '../support/actions.ts';

const INPUTS = ACTIONS.flatMap(({ file, inputs: tables }) => {
  const { inputs } = readActionFile(file);
  return tables.flatMap(Object.entries<Parser<unknown>>).map(([name, parser]) => {
    const { description = '', required = false, default: standard } = inputs[name] ?? {};
    return {
      file,
      name,
      parser,
      description,
      required,
      standard,
    };
  });
});

/** A workflow that passes an empty token has forgotten something. */
const TOKEN = 'github-token';

describe('an empty input', () => {
  const optional = INPUTS.filter(({ name, required }) => !required && name !== TOKEN);
  const standing = optional.filter(({ standard }) => standard !== undefined);

  it.each(standing)('$name of $file is its default, $standard', (input) => {
    const { name, parser, standard = '' } = input;
    const parsed = parser('', name);
    expect(parsed.ok).toBe(true);
    expect(parsed).toEqual(parser(standard, name));
  });

  const others = optional.filter(({ standard }) => standard === undefined);
  it.each(others)('$name of $file is valid, because it has no default', (input) => {
    expect(input.parser('', input.name).ok).toBe(true);
  });

  const needed = INPUTS.filter(({ name, required }) => required || name === TOKEN);
  it.each(needed)('$name of $file is an error, because it is needed', (input) => {
    expect(input.parser('', input.name).ok).toBe(false);
  });
});

describe('the description names the range', () => {
  /** The range in the error for a text that is no number; undefined for other inputs. */
  const rangeOf = ({ parser, name }: (typeof INPUTS)[number]) => {
    const parsed = parser('no number', name);
    return parsed.ok
      ? undefined
      : /whole number (from \d+ to \d+)/.exec(parsed.error)?.[1];
  };
  const ranges = INPUTS.map((input) => ({ ...input, range: rangeOf(input) }));
  const numbers = ranges.filter(({ range }) => range !== undefined);

  it.each(numbers)('of $name in $file', ({ range, description }) => {
    expect(description).toContain(range);
  });
});
