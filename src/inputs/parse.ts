/** A value read from text, or every fault that it has: each a whole sentence with what to write instead. */
export type ParseResult<T> =
  Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; errors: readonly string[] }>;

/** One value. */
export function ok<T>(value: T): ParseResult<T> {
  return { ok: true, value };
}

/** One fault. */
export function invalid(...errors: readonly string[]): { ok: false; errors: readonly string[] } {
  return { ok: false, errors };
}

/** All the values, or the faults of all of them together, in the order in which they stand. */
export function combine<T extends Readonly<Record<string, unknown>>>(fields: {
  readonly [K in keyof T]: ParseResult<T[K]>;
}): ParseResult<T> {
  const errors: string[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else errors.push(...field.errors);
  }
  return isWhole<T>(values, fields) ? ok(values) : { ok: false, errors };
}

function isWhole<T>(values: Partial<T>, fields: object): values is T {
  return Object.keys(values).length === Object.keys(fields).length;
}

import { isJobId } from '../job-id.ts';

/** Readers of single values that several actions share. `name` is the input's, for the sentence. */

/** YAML's true and false, as GitHub's own actions read them. */
export function parseBoolean(name: string, text: string): ParseResult<boolean> {
  if (/^(true|True|TRUE)$/.test(text)) return ok(true);
  if (/^(false|False|FALSE|)$/.test(text)) return ok(false);
  return invalid(`\`${name}\` is ${quoteValue(text)}. Write true or false.`);
}

/** A decimal number between two bounds. */
export function parseNumber(
  name: string,
  text: string,
  bounds: Readonly<{ min: number; max: number; unit: string }>,
): ParseResult<number> {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= bounds.min && value <= bounds.max) return ok(value);
  return invalid(
    `\`${name}\` is ${quoteValue(text)}. Write a number of ${bounds.unit} from ${bounds.min} to ${bounds.max}, for example ${example(bounds)}.`,
  );
}

/** A job's id. One with the signs of an address is most likely the address of a page that was copied. */
export function parseJobId(name: string, text: string): ParseResult<string> {
  if (isJobId(text) && !/[/\\?#%]/.test(text)) return ok(text);
  return invalid(
    `\`${name}\` is ${quoteValue(text)}, which is not a job id. Write the value of the output \`jobId\`, one word and no address.`,
  );
}

/** Items separated by commas or line breaks, empty ones left out. */
export function splitList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Lines, empty ones left out. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What was written, short enough for a sentence. */
export function quoteValue(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line === '' ? 'empty' : JSON.stringify(line.length > 60 ? `${line.slice(0, 59)}…` : line);
}

function example({ min, max }: Readonly<{ min: number; max: number }>): number {
  return Math.min(Math.max(min, 10), max);
}
