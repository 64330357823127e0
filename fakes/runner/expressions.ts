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

const toData = (value: unknown): data.ExpressionData =>
  JSON.parse(JSON.stringify(value ?? null), data.reviver) as data.ExpressionData;

/** Writes a value into text as GitHub does. */
export const spell = (value: unknown): string =>
  typeof value === 'string' ? value : toData(value).coerceString();

/** The value of one expression, without its `${{ }}`, as text. Throws, in GitHub's words, if GitHub would refuse it. */
function evaluateExpression(text: string, contexts: Contexts, status: Status): string {
  const functions = [
    { name: 'always', value: true },
    ...(['success', 'failure', 'cancelled'] as const).map((name) => ({
      name,
      value: status === name,
    })),
  ].map(({ name, value }) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value),
  }));
  const tree = new Parser(
    new Lexer(text).lex().tokens,
    Object.keys(contexts),
    functions,
  ).parse();
  const pairs = Object.entries(contexts).map(([key, value]) => ({
    key,
    value: toData(value),
  }));
  const known = new Map(functions.map((one) => [one.name, one]));
  return new Evaluator(tree, new data.Dictionary(...pairs), known)
    .evaluate()
    .coerceString();
}

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
  return Object.fromEntries(
    Object.entries(templates ?? {}).map(([name, template]) => [
      name,
      evaluate(template, contexts),
    ]),
  );
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
  const needsSuccess = !STATUS_FUNCTION.test(bare.replaceAll(/'[^']*'/g, ''));
  return (
    evaluateExpression(
      `${needsSuccess ? 'success() && ' : ''}!!(${bare})`,
      contexts,
      status,
    ) === 'true'
  );
}
