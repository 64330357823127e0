/**
 * The expressions that an action's own metadata needs: plain lookups (`${{ github.token }}`) and status functions.
 */

/** What `${{ … }}` can name: `github`, `strategy`, `job`, `runner`. */
export type Contexts = Readonly<Record<string, unknown>>;
export type JobStatus = 'success' | 'failure' | 'cancelled';

const PATH = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/;

/** What a dotted path leads to, or undefined where it leads nowhere. */
export function lookUp(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A value as GitHub puts it into text. */
export function spell(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  if (Array.isArray(value)) return 'Array';
  return typeof value === 'object' && value !== null ? 'Object' : '';
}

/** Replaces each `${{ path }}`; what is missing becomes the empty string, as on GitHub. Throws on anything richer. */
export function evaluate(template: string, contexts: Contexts): string {
  return template.replaceAll(/\$\{\{([^}]*)\}\}/g, (_, inner: string) => {
    const path = inner.trim();
    if (!PATH.test(path)) throw new Error(`only plain lookups can be evaluated here, not \${{ ${path} }}`);
    return spell(lookUp(contexts, path.split('.')));
  });
}

const STATUS_FUNCTIONS: Readonly<Record<string, (status: JobStatus) => boolean>> = {
  'always()': () => true,
  'success()': (status) => status === 'success',
  'failure()': (status) => status === 'failure',
  'cancelled()': (status) => status === 'cancelled',
};

/** Whether a condition made of status functions, `!`, `&&` and `||` holds. Throws on anything richer. */
export function holds(condition: string, status: JobStatus): boolean {
  const bare = condition
    .trim()
    .replace(/^\$\{\{/, '')
    .replace(/\}\}$/, '');
  return bare.split('||').some((part) =>
    part.split('&&').every((term) => {
      const negated = term.trim().startsWith('!');
      const test =
        STATUS_FUNCTIONS[
          term
            .trim()
            .slice(negated ? 1 : 0)
            .trim()
        ];
      if (test === undefined)
        throw new Error(`only status functions can be evaluated here, not ${condition}`);
      return test(status) !== negated;
    }),
  );
}
