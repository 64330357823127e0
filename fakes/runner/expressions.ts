/**
 * Expressions of workflows and action metadata, evaluated by GitHub's own library.
 */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Values that `${{ … }}` can name: `github`, `steps`, `secrets`. */
export type Contexts = Readonly<Record<string, unknown>>;
export type JobStatus = 'success' | 'failure' | 'cancelled';
/** How everything went that came before: earlier steps, or the jobs that a job needs. */
export type Status = JobStatus | 'skipped';

const EXPRESSION = /\$\{\{((?:'[^']*'|[^'}]|\}(?!\}))*)\}\}/g;
const STATUS_FUNCTION = /\b(?:always|success|failure|cancelled)\s*\(/i;

/** Returns the value at a dotted path; undefined if a part is missing. */
export function lookUp(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function toData(value: unknown): data.ExpressionData {
  const json = JSON.stringify(value ?? null);
  return JSON.parse(json, data.reviver) as data.ExpressionData;
}

/** Writes a value into text as GitHub does. */
export function spell(value: unknown): string {
  if (typeof value === 'string') return value;
  return toData(value).coerceString();
}

/**
 * Evaluates one expression, without its `${{ }}`, as text. Throws, in GitHub's words, if GitHub
 * would refuse it.
 */
function evaluateExpression(text: string, contexts: Contexts, status: Status): string {
  const functions = [
    statusFunction('always', true),
    statusFunction('success', status === 'success'),
    statusFunction('failure', status === 'failure'),
    statusFunction('cancelled', status === 'cancelled'),
    ...(Object.hasOwn(contexts, 'runner') ? [HASH_FILES] : []),
  ];
  const { tokens } = new Lexer(text).lex();
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse();

  const pairs = Object.entries(contexts).map(([key, value]) => {
    return { key, value: toData(value) };
  });
  const values = new data.Dictionary(...pairs);
  const known = new Map(functions.map((each) => [each.name.toLowerCase(), each]));
  return new Evaluator(tree, values, known).evaluate().coerceString();
}

/** Creates a function of expressions that returns this value. */
function statusFunction(name: string, value: boolean) {
  const call = () => new data.BooleanData(value);
  return { name, minArgs: 0, maxArgs: 0, call };
}

/** `hashFiles`, which only steps can use. No step checks out a repository here, so it finds no file. */
const HASH_FILES = {
  name: 'hashFiles',
  minArgs: 1,
  maxArgs: 255,
  call: () => new data.StringData(''),
};

/** Replaces each `${{ … }}` of a template by its value. */
export function evaluate(template: unknown, contexts: Contexts): string {
  return spell(template).replaceAll(EXPRESSION, (_, text: string) =>
    evaluateExpression(text, contexts, 'success'),
  );
}

export function evaluateAll(
  templates: Readonly<Record<string, unknown>> | undefined,
  contexts: Contexts,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, template] of Object.entries(templates ?? {})) {
    values[name] = evaluate(template, contexts);
  }
  return values;
}

/** Why a job or a step was skipped. */
export type Skip = Readonly<{
  condition: string;
  /** How everything went that came before. */
  status: Status;
  /** The values that the condition names: `vars.DOCS_OFF = 'true'`. */
  values: readonly string[];
}>;

const NAMED_VALUE =
  /\b(?:env|github|inputs|job|matrix|needs|runner|steps|strategy|vars)(?:\.[\w-]+)+/g;

/** Describes an `if` that is false. */
export function describeSkip(
  condition: unknown,
  status: Status,
  contexts: Contexts,
): Skip {
  const text = condition === undefined ? 'success()' : spell(condition).trim();
  const withoutTexts = text.replaceAll(/'[^']*'/g, "''");
  const names = new Set(withoutTexts.match(NAMED_VALUE));
  const values = [...names].map((name) => {
    const value = lookUp(contexts, name.split('.'));
    return `${name} = ${typeof value === 'string' ? `'${value}'` : spell(value) || "''"}`;
  });
  return { condition: text, status, values };
}

/** Returns whether an `if` is true. Without a status function in it, it is true after success only. */
export function holds(
  condition: unknown,
  status: Status,
  contexts: Contexts = {},
): boolean {
  const text = condition === undefined ? 'success()' : spell(condition).trim();
  const bare = text.replace(/^\$\{\{(.*)\}\}$/s, '$1');
  // GitHub takes text around an expression for a non-empty string.
  if (bare.includes('${{')) throw new Error(`this condition is always true: ${text}`);
  const withoutTexts = bare.replaceAll(/'[^']*'/g, '');
  const needsSuccess = !STATUS_FUNCTION.test(withoutTexts);
  const prefix = needsSuccess ? 'success() && ' : '';
  const result = evaluateExpression(`${prefix}!!(${bare})`, contexts, status);
  return result === 'true';
}
