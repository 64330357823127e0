/** Tables of inputs, and the parsers that the actions share. */
import { isJobId, type Result } from '../domain.ts';
import { singleLine, truncate } from '../text.ts';

/** Why an input is invalid. A missing API key is a kind of its own, because the run reports it as a reason of its own. */
export type InputError = Readonly<{ kind: 'invalid' | 'no-api-key'; message: string }>;
export type ParseResult<T> = Result<T, readonly InputError[]>;
type Invalid = Extract<ParseResult<never>, { ok: false }>;

/** Parses the text of an input, which is empty if the input is not set. `name` is the input's, for errors. */
export type Parser<T> = (text: string, name: string) => ParseResult<T>;
/** Parsers of inputs, by the names in `action.yml`. */
type Table = Readonly<Record<string, Parser<unknown>>>;
/** Returns the text of an input, without surrounding white space. */
export type GetInput<T extends Table> = (name: keyof T & string) => string;
/** The values of a table, by the names of its inputs in camel case. */
export type Values<T extends Table> = {
  readonly [K in keyof T & string as CamelCase<K>]: T[K] extends Parser<infer V>
    ? V
    : never;
};
type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

/** A value or an error for each field. */
export type Fields<T> = { readonly [K in keyof T]: ParseResult<T[K]> };

export function parseEach<T extends Table>(
  table: T,
  getInput: GetInput<T>,
): Fields<Values<T>> {
  const parsed: Record<string, unknown> = {};
  for (const name in table) {
    const field = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    parsed[field] = table[name]?.(getInput(name), name);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type has the same names
  return parsed as Fields<Values<T>>;
}

/** All values, or all errors. `conflicts`: what is wrong with valid values together. */
export function combine<T extends Readonly<Record<string, unknown>>>(
  fields: Fields<T>,
  conflicts: readonly (string | false)[] = [],
): ParseResult<T> {
  const error: InputError[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else error.push(...field.error);
  }
  for (const message of conflicts)
    if (message !== false) error.push({ kind: 'invalid', message });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without an error, every field has a value
  return error.length === 0 ? ok(values as T) : { ok: false, error };
}

export function ok<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}

export function invalid(message: string, kind: InputError['kind'] = 'invalid'): Invalid {
  return { ok: false, error: [{ kind, message }] };
}

/** The error for a value, with what to use in its place. */
export function invalidValue(name: string, text: string, remedy: string): Invalid {
  return invalid(
    `\`${name}\` is ${text === '' ? 'empty' : `not valid: ${quoteValue(text)}`}. ${remedy}`,
  );
}

export function messagesOf(errors: readonly InputError[]): readonly string[] {
  return errors.map(({ message }) => message);
}

/** The value in an error message: on one line, and not too long. */
export function quoteValue(text: string): string {
  return JSON.stringify(truncate(singleLine(text), 60));
}

/** The first values of a list in an error message. */
export function quoteValues(texts: readonly string[]): string {
  return texts.slice(0, 5).map(quoteValue).join(', ');
}

/** Undefined if the input is empty. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (text, name) => (text === '' ? ok(undefined) : parse(text, name));
}

/** A text of this form. */
export function matching(form: RegExp, remedy: string): Parser<string> {
  return (text, name) => (form.test(text) ? ok(text) : invalidValue(name, text, remedy));
}

/** One of a closed list, in any letter case. */
export function oneOf<const T extends string>(...choices: readonly T[]): Parser<T> {
  return (text, name) => {
    const choice = choices.find((each) => each === text.toLowerCase());
    if (choice !== undefined) return ok(choice);
    return invalidValue(
      name,
      text,
      `Use ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`,
    );
  };
}

export function parseText(text: string): ParseResult<string> {
  return ok(text);
}

/** Empty is false. */
export function parseBoolean(text: string, name: string): ParseResult<boolean> {
  const value = text.toLowerCase();
  if (value === 'true') return ok(true);
  return value === 'false' || value === ''
    ? ok(false)
    : invalidValue(name, text, 'Use true or false.');
}

/** A decimal number, or a whole number if it has no unit. */
export function numberFrom(min: number, max: number, unit?: string): Parser<number> {
  const [format, what] =
    unit === undefined
      ? [/^\d+$/, 'a whole number']
      : [/^\d+(\.\d+)?$/, `a number of ${unit}`];
  return (text, name) => {
    const value = format.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return ok(value);
    return invalidValue(name, text, `Use ${what} from ${min} to ${max}.`);
  };
}

/** The id of a job. A copied address of a page is not one. */
export function parseJobId(text: string, name: string): ParseResult<string> {
  if (isJobId(text) && !/[/\\?#%]/.test(text)) return ok(text);
  return invalidValue(name, text, 'Use the output `jobId` of another step.');
}

export function parseList(text: string): ParseResult<readonly string[]> {
  return ok(splitList(text));
}

export function parseLines(text: string): ParseResult<readonly string[]> {
  return ok(splitLines(text));
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
