/** Tables of inputs, and the parsers that the actions share. */
import { isJobId } from '../domain/job.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { nearestName } from '../text/nearest-name.ts';
import { singleLine, splitLines, truncate } from '../text/strings.ts';

/** The value of an input, or why its text is none: a sentence for people. */
export type ParseResult<T> = Result<T, string>;
type Invalid = Extract<ParseResult<never>, { ok: false }>;

/** The values of all inputs, or the errors of all of them. */
export type CombinedInputs<T> = Result<T, readonly string[]>;

/**
 * A function that parses the text of an input, which is empty if the input is not set. `name` is the
 * input's, for errors.
 */
export type Parser<T> = (text: string, name: string) => ParseResult<T>;
/** Parsers of inputs, by the names in `action.yml`. */
type Table = Readonly<Record<string, Parser<unknown>>>;
/** A function that returns the text of an input, without surrounding white space. */
export type GetInput<T extends Table> = (name: keyof T & string) => string;
/** The inputs of a step. */
export type InputSource<T extends Table> = Readonly<{
  getInput: GetInput<T>;
  /**
   * The names of all inputs that the step has, in lower case. The runner passes on those that the action does not have: a limit with a
   * misspelt name would not limit. Each of them is an error.
   */
  givenInputs?: readonly string[];
}>;
/** Values of a table, by the names of its inputs in camel case. */
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

export function parseEachInput<T extends Table>(
  table: T,
  { getInput, givenInputs = [] }: InputSource<T>,
): Fields<Values<T>> {
  const parsed: Record<string, unknown> = {};
  for (const name in table) {
    const text = getInput(name);
    parsed[toCamelCase(name)] = table[name]?.(text, name);
  }
  const names = Object.keys(table);
  for (const name of givenInputs) {
    if (!names.includes(name)) parsed[name] = notOk(describeUnknown(name, names));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type has the same names
  return parsed as Fields<Values<T>>;
}

function describeUnknown(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  const remedy =
    nearest === undefined ? 'Remove it.' : `If you mean \`${nearest}\`, write that.`;
  const quoted = truncate(singleLine(name), MAX_NAME_LENGTH).replaceAll('`', "'");
  return `\`${quoted}\` is not an input of this action. ${remedy} If it is not in your \`with\`, an \`env\` of the workflow or the runner sets \`INPUT_${quoted.toUpperCase()}\`.`;
}

const MAX_NAME_LENGTH = 60;

function toCamelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns all values, or all errors.
 *
 * @param conflicts errors of valid values that do not fit together; false for none.
 */
export function combineInputs<T extends Readonly<Record<string, unknown>>>(
  fields: Fields<T>,
  conflicts: readonly (string | false)[] = [],
): CombinedInputs<T> {
  const errors: string[] = [];
  const values: Partial<T> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field.ok) values[name] = field.value;
    else errors.push(field.error);
  }
  for (const message of conflicts) {
    if (message !== false) errors.push(message);
  }
  if (errors.length > 0) return notOk(errors);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without an error, every field has a value
  return ok(values as T);
}

/** Returns the error for a value, with the remedy. */
export function invalidValue(name: string, text: string, remedy: string): Invalid {
  const fault = text === '' ? 'empty' : `not valid: ${quoteInputValue(text)}`;
  return notOk(`\`${name}\` is ${fault}. ${remedy}`);
}

/** Quotes a value in an error message: on one line, and not too long. */
export function quoteInputValue(text: string): string {
  return JSON.stringify(truncate(singleLine(text), 60));
}

/** Quotes the first values of a list in an error message. */
export function quoteInputValues(texts: readonly string[]): string {
  return texts.slice(0, 5).map(quoteInputValue).join(', ');
}

/** Returns a parser whose value is undefined if the input is empty. */
export function optional<T>(parse: Parser<T>): Parser<T | undefined> {
  return (text, name) => (text === '' ? ok(undefined) : parse(text, name));
}

/**
 * Returns a parser that reads an empty input as its default: a reusable workflow passes inputs that
 * nobody has set. A test compares the default with `action.yml`.
 */
export function withDefault<T>(standard: string, parse: Parser<T>): Parser<T> {
  return (text, name) => parse(text || standard, name);
}

/** Returns a parser of texts that `none` makes empty, which switches something off. */
export function orNoneInput(parse: Parser<string>): Parser<string> {
  return (text, name) => (text.toLowerCase() === 'none' ? ok('') : parse(text, name));
}

/** Returns a parser of texts of this form. */
export function inputMatching(form: RegExp, remedy: string): Parser<string> {
  return (text, name) => (form.test(text) ? ok(text) : invalidValue(name, text, remedy));
}

/** Returns a parser of a closed list, in any letter case. */
export function oneOf<const T extends string>(...choices: readonly T[]): Parser<T> {
  return (text, name) => {
    const word = text.toLowerCase();
    const choice = choices.find((each) => each === word);
    if (choice !== undefined) return ok(choice);
    const last = choices.at(-1);
    const others = choices.slice(0, -1).join(', ');
    return invalidValue(name, text, `Use ${others} or ${last}.`);
  };
}

export function parseTextInput(text: string): ParseResult<string> {
  return ok(text);
}

/** Returns a parser of booleans. An empty text is the default. */
export function booleanOr(standard: boolean): Parser<boolean> {
  return withDefault(String(standard), parseBoolean);
}

function parseBoolean(text: string, name: string): ParseResult<boolean> {
  const value = text.toLowerCase();
  if (value === 'true') return ok(true);
  if (value === 'false') return ok(false);
  return invalidValue(name, text, 'Use true or false.');
}

const WHOLE_NUMBER = /^\d+$/;

/** Returns a parser of whole numbers. A test compares the range with `action.yml`. */
export function numberFrom(min: number, max: number): Parser<number> {
  const remedy = `Use a whole number from ${min} to ${max}.`;
  return (text, name) => {
    const value = Number(text);
    const isValid = WHOLE_NUMBER.test(text) && value >= min && value <= max;
    return isValid ? ok(value) : invalidValue(name, text, remedy);
  };
}

/** The number of an issue or a pull request. */
export const THREAD_NUMBER = /^[1-9]\d{0,9}$/;

/** Parses the id of a job. A copied address of a page is not one. */
export function parseJobIdInput(text: string, name: string): ParseResult<string> {
  const isAddress = /[/\\?#%]/.test(text);
  if (isJobId(text) && !isAddress) return ok(text);
  return invalidValue(name, text, 'Use the output `jobId` of another step.');
}

export function parseListInput(text: string): ParseResult<readonly string[]> {
  return ok(splitList(text));
}

/** Splits text into items, at commas and line breaks. */
export function splitList(text: string): string[] {
  return splitLines(text.replaceAll(',', '\n'));
}

/** Returns the value of an input; undefined in place of an error. */
export function valueOfInput<T>(field: ParseResult<T>): T | undefined {
  return field.ok ? field.value : undefined;
}

/** Returns whether an input has a value, which may be invalid. */
export function isInputSet(field: ParseResult<unknown>): boolean {
  return !field.ok || (field.value !== undefined && field.value !== '');
}
