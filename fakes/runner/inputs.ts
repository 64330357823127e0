/**
 * From a step's `with:` to `INPUT_…` variables.
 */
import { evaluate, type Contexts } from './expressions.ts';
import type { Manifest } from './manifest.ts';

const variable = (name: string): string => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;

/**
 * The variables. Names are upper-cased, so that their case does not matter, blanks become `_`, hyphens stay. `required` is not
 * enforced: the runner does not either. Names that the action does not have stay, too; workflow-rules.ts finds those in workflows.
 */
export function resolveInputs({
  manifest,
  given,
  contexts,
}: Readonly<{ manifest: Manifest; given: Readonly<Record<string, string>>; contexts: Contexts }>): Record<
  string,
  string
> {
  const defaults = Object.fromEntries(
    manifest.inputs.map((input) => [variable(input.name), evaluate(input.default, contexts)]),
  );
  const chosen = Object.fromEntries(Object.entries(given).map(([name, value]) => [variable(name), value]));
  return { ...defaults, ...chosen };
}
