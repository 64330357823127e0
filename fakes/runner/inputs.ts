/**
 * From a step's `with:` to `INPUT_…` variables.
 */
import { evaluate, type Contexts } from './expressions.ts';
import type { Manifest } from './manifest.ts';

/**
 * The variables and the warnings that the runner would give. Names are upper-cased, blanks become `_`, hyphens stay.
 * Names are compared without regard to case. `required` is not enforced: the runner does not either.
 */
export function resolveInputs({
  manifest,
  given,
  contexts,
}: Readonly<{ manifest: Manifest; given: Readonly<Record<string, string>>; contexts: Contexts }>): {
  env: Record<string, string>;
  warnings: string[];
} {
  const env: Record<string, string> = {};
  const warnings: string[] = [];
  const variable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
  for (const { name, default: standard } of manifest.inputs) {
    const chosen = Object.keys(given).some((key) => key.toLowerCase() === name.toLowerCase());
    if (!chosen) env[variable(name)] = evaluate(standard, contexts);
  }
  const unexpected: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    env[variable(name)] = value;
    if (!manifest.inputs.some((input) => input.name.toLowerCase() === name.toLowerCase()))
      unexpected.push(name);
  }
  if (unexpected.length > 0) {
    const valid = manifest.inputs.map(({ name }) => name);
    warnings.push(
      `Unexpected input(s) '${unexpected.join("', '")}', valid inputs are ['${valid.join("', '")}']`,
    );
  }
  return { env, warnings };
}
