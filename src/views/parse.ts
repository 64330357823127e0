import { invalid, ok, quoteValue, type ParseResult } from '../inputs/parse.ts';

export function parseChoice<T extends string>(
  name: string,
  text: string,
  choices: readonly T[],
): ParseResult<T> {
  const choice = choices.find((each) => each === text.toLowerCase());
  return choice === undefined
    ? invalid(`\`${name}\` is ${quoteValue(text)}. Write one of ${choices.join(', ')}.`)
    : ok(choice);
}

export function parseInteger(
  name: string,
  text: string,
  [min, max]: readonly [number, number],
): ParseResult<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  return invalid(`\`${name}\` is ${quoteValue(text)}. Write a whole number from ${min} to ${max}.`);
}
