/** A value read from text, or every fault that it has: each a whole sentence with what to write instead. */
export type Parsed<T> = Readonly<{ ok: true; value: T }> | Readonly<{ ok: false; faults: readonly string[] }>;

/** One value. */
export function good<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** One fault. */
export function bad(...faults: readonly string[]): { ok: false; faults: readonly string[] } {
  return { ok: false, faults };
}

/** All the values, or the faults of all of them together, in the order in which they stand. */
export function together<T extends Readonly<Record<string, unknown>>>(fields: {
  readonly [K in keyof T]: Parsed<T[K]>;
}): Parsed<T> {
  const faults: string[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else faults.push(...field.faults);
  }
  return isWhole<T>(values, fields) ? good(values) : { ok: false, faults };
}

function isWhole<T>(values: Partial<T>, fields: object): values is T {
  return Object.keys(values).length === Object.keys(fields).length;
}

import { isJobId } from '../job-id.ts';

/** Readers of single values that several actions share. `name` is the input's, for the sentence. */

/** YAML's true and false, as GitHub's own actions read them. */
export function readBoolean(name: string, text: string): Parsed<boolean> {
  if (/^(true|True|TRUE)$/.test(text)) return good(true);
  if (/^(false|False|FALSE|)$/.test(text)) return good(false);
  return bad(`\`${name}\` is ${quote(text)}. Write true or false.`);
}

/** A decimal number between two bounds. */
export function readNumber(
  name: string,
  text: string,
  bounds: Readonly<{ least: number; most: number; unit: string }>,
): Parsed<number> {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= bounds.least && value <= bounds.most) return good(value);
  return bad(
    `\`${name}\` is ${quote(text)}. Write a number of ${bounds.unit} from ${bounds.least} to ${bounds.most}, for example ${example(bounds)}.`,
  );
}

/** A job's id. One with the signs of an address is most likely the address of a page that was copied. */
export function readJobId(name: string, text: string): Parsed<string> {
  if (isJobId(text) && !/[/\\?#%]/.test(text)) return good(text);
  return bad(
    `\`${name}\` is ${quote(text)}, which is not a job id. Write the value of the output \`jobId\`, one word and no address.`,
  );
}

/** Items separated by commas or line breaks, empty ones left out. */
export function items(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Lines, empty ones left out. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What was written, short enough for a sentence. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line === '' ? 'empty' : JSON.stringify(line.length > 60 ? `${line.slice(0, 59)}…` : line);
}

function example({ least, most }: Readonly<{ least: number; most: number }>): number {
  return Math.min(Math.max(least, 10), most);
}
