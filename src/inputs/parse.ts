/** Parsers of values that all actions share. `name` is the name of the input, for the error. */
import type { Result } from '../domain.ts';
import { isJobId } from '../job-id.ts';
import { singleLine, truncate } from '../text.ts';

/** Why an input is invalid. A missing API key is a kind of its own, because the run reports it as a reason of its own. */
export type InputError = Readonly<{ kind: 'invalid' | 'no-api-key'; message: string }>;
export type ParseResult<T> = Result<T, readonly InputError[]>;
/** The value of a parser. */
export type Parsed<F extends (getInput: never) => ParseResult<unknown>> = Extract<
  ReturnType<F>,
  { ok: true }
>['value'];
type Invalid = Extract<ParseResult<never>, { ok: false }>;

export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

export function invalid(message: string, kind: InputError['kind'] = 'invalid'): Invalid {
  return { ok: false, error: [{ kind, message }] };
}

/** The error for a value, with what to use in its place. */
export function invalidValue(name: string, text: string, remedy: string): Invalid {
  return invalid(`\`${name}\` is ${text === '' ? 'empty' : `not valid: ${quoteValue(text)}`}. ${remedy}`);
}

export function messagesOf(errors: readonly InputError[]): readonly string[] {
  return errors.map(({ message }) => message);
}

/** The value in an error message: on one line, and not too long. */
export function quoteValue(text: string): string {
  return JSON.stringify(truncate(singleLine(text), 60));
}

/** All the values, or the errors of all fields in their order. */
export function combine<T extends Readonly<Record<string, unknown>>>(fields: {
  readonly [K in keyof T]: ParseResult<T[K]>;
}): ParseResult<T> {
  const error: InputError[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else error.push(...field.error);
  }
  return isComplete<T>(values, fields) ? ok(values) : { ok: false, error };
}

function isComplete<T>(values: Partial<T>, fields: object): values is T {
  return Object.keys(values).length === Object.keys(fields).length;
}

/** Undefined if the input is empty. */
export function optional<T>(
  text: string,
  parse: (text: string) => ParseResult<T>,
): ParseResult<T | undefined> {
  return text === '' ? ok(undefined) : parse(text);
}

/** One of a closed list, in any letter case. */
export function parseEnum<const T extends string>(
  name: string,
  text: string,
  choices: readonly T[],
): ParseResult<T> {
  const choice = choices.find((each) => each === text.toLowerCase());
  if (choice !== undefined) return ok(choice);
  return invalidValue(name, text, `Use ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`);
}

/** Empty is false. */
export function parseBoolean(name: string, text: string): ParseResult<boolean> {
  const value = text.toLowerCase();
  if (value === 'true') return ok(true);
  return value === 'false' || value === '' ? ok(false) : invalidValue(name, text, 'Use true or false.');
}

/** A decimal number, or a whole number if it has no unit. */
export function parseNumber(
  name: string,
  text: string,
  { min, max, unit }: Readonly<{ min: number; max: number; unit?: string }>,
): ParseResult<number> {
  const value = (unit === undefined ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  const what = unit === undefined ? 'a whole number' : `a number of ${unit}`;
  return invalidValue(name, text, `Use ${what} from ${min} to ${max}.`);
}

/** The id of a job. A copied address of a page is not one. */
export function parseJobId(name: string, text: string): ParseResult<string> {
  if (isJobId(text) && !/[/\\?#%]/.test(text)) return ok(text);
  return invalidValue(name, text, 'Use the output `jobId` of another step.');
}

/** Items separated by commas or line breaks. */
export function splitList(text: string): string[] {
  return splitLines(text.replaceAll(',', '\n'));
}

/** Lines that are not empty. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
