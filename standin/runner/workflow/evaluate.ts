/**
 * Expressions of a workflow, read and carried out by GitHub's own evaluator.
 */
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { spell } from '../expressions.ts';

/** How what came before went: the steps of a job, or the jobs that a job needs. */
export type Status = 'success' | 'failure' | 'cancelled' | 'skipped';

/** What an expression can name, and the status that `success()` and its kin ask for. */
export type Scope = Readonly<{ contexts: Readonly<Record<string, unknown>>; status: Status }>;

const STATUS_FUNCTIONS: Readonly<Record<string, (status: Status) => boolean>> = {
  always: () => true,
  success: (status) => status === 'success',
  failure: (status) => status === 'failure',
  cancelled: (status) => status === 'cancelled',
};

function toData(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver) as data.ExpressionData;
}

/** Evaluates one expression, without `${{ }}`. Throws, in GitHub's words, on what GitHub would refuse. */
function evaluateExpression(text: string, { contexts, status }: Scope): data.ExpressionData {
  const functions = Object.entries(STATUS_FUNCTIONS).map(([name, test]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(test(status)),
  }));
  try {
    const parsed = new Parser(new Lexer(text).lex().tokens, Object.keys(contexts), functions).parse();
    const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) }));
    const known = new Map(functions.map((one) => [one.name, one]));
    return new Evaluator(parsed, new data.Dictionary(...pairs), known).evaluate();
  } catch (error) {
    throw new Error(`\${{ ${text} }}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

type Part = Readonly<{ text: string; isExpression: boolean }>;

/** Cuts a template at its `${{ }}`; a `}}` within a quoted string ends nothing. Throws where one is left open. */
export function splitTemplate(template: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (let open = template.indexOf('${{'); open >= 0; open = template.indexOf('${{', at)) {
    if (open > at) parts.push({ text: template.slice(at, open), isExpression: false });
    let close = open + 3;
    for (let quoted = false; quoted || !template.startsWith('}}', close); close += 1) {
      if (close >= template.length) throw new Error(`an expression is not closed: ${template.slice(open)}`);
      if (template[close] === "'") quoted = !quoted;
    }
    parts.push({ text: template.slice(open + 3, close).trim(), isExpression: true });
    at = close + 2;
  }
  if (at < template.length) parts.push({ text: template.slice(at), isExpression: false });
  return parts;
}

/** A template as text; scalars of YAML that are no text become what GitHub writes for them. */
export function evaluateText(template: unknown, scope: Scope): string {
  if (typeof template !== 'string') return toData(template).coerceString();
  return splitTemplate(template)
    .map(({ text, isExpression }) => (isExpression ? evaluateExpression(text, scope).coerceString() : text))
    .join('');
}

/** Each value of a mapping as text. */
export function evaluateTexts(
  templates: Readonly<Record<string, unknown>> = {},
  scope: Scope,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(templates).map(([name, template]) => [name, evaluateText(template, scope)]),
  );
}

/** A value of any shape: text that is one expression and nothing else gives the expression's own value. */
export function evaluateValue(template: unknown, scope: Scope): unknown {
  if (Array.isArray(template)) return template.map((item) => evaluateValue(item, scope));
  if (typeof template === 'object' && template !== null) {
    return Object.fromEntries(
      Object.entries(template).map(([key, value]) => [key, evaluateValue(value, scope)]),
    );
  }
  if (typeof template !== 'string') return template;
  const [only, ...others] = splitTemplate(template);
  if (only?.isExpression !== true || others.length > 0) return evaluateText(template, scope);
  return JSON.parse(JSON.stringify(evaluateExpression(only.text, scope), data.replacer));
}

/**
 * Whether an `if` holds. `${{ }}` round it is optional; without a status function in it, it holds after success only.
 * Throws on text beside the braces, which GitHub takes for true.
 */
export function holds(condition: unknown, scope: Scope): boolean {
  const text = condition === undefined ? 'success()' : spell(condition).trim();
  const parts = splitTemplate(text);
  if (parts.length > 1) throw new Error(`an if with text beside its \${{ }} is always true: ${text}`);
  const bare = parts[0]?.text ?? 'false';
  const lexemes = new Lexer(bare).lex().tokens.map(({ lexeme }) => lexeme.toLowerCase());
  const asksStatus = lexemes.some(
    (lexeme, index) => Object.hasOwn(STATUS_FUNCTIONS, lexeme) && lexemes[index + 1] === '(',
  );
  const whole = asksStatus ? `!!(${bare})` : `success() && !!(${bare})`;
  return evaluateExpression(whole, scope).coerceString() === 'true';
}
