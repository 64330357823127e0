import { notOk, ok } from '../domain/errors.ts';
import { nameConclusion, OUTCOMES, type Conclusion } from '../domain/outcome.ts';
import { quoteInputValues, splitList, type ParseResult } from './parse.ts';

/** Outcomes, or `outcome/reason` pairs, that fail the step. */
type FailOn = readonly string[];

/** Default of `action.yml`, also used if the input is invalid. */
export const DEFAULT_FAIL_ON: FailOn = [
  'misconfigured',
  'failed',
  'rejected',
  'unconfirmed',
];

/** All outcomes, and all pairs `outcome/reason`. */
export const FAIL_ON_VALUES: readonly string[] = Object.entries(OUTCOMES).flatMap(
  ([outcome, reasons]) => {
    const named = reasons.filter((reason) => reason !== '');
    return [outcome, ...named.map((reason) => `${outcome}/${reason}`)];
  },
);

/**
 * Parses `fail-on`. With `none` alone, nothing fails the step.
 */
export function parseFailOn(text: string): ParseResult<FailOn> {
  const items = splitList(text.toLowerCase());
  if (items.length === 1 && items[0] === 'none') return ok([]);
  const unknown = items.filter((item) => !FAIL_ON_VALUES.includes(item));
  if (items.length > 0 && unknown.length === 0) return ok(items);
  const problem =
    items.length === 0 ? 'is empty' : `contains ${quoteInputValues(unknown)}`;
  return notOk(
    `\`fail-on\` ${problem}. Use outcomes (${Object.keys(OUTCOMES).join(', ')}), pairs such as still-active/timed-out, or none.`,
  );
}

/** Returns whether a conclusion fails the step. An internal error always does. */
export function matchesFailOn(failOn: FailOn, conclusion: Conclusion): boolean {
  const { outcome } = conclusion;
  if (outcome === 'internal-error') return true;
  return failOn.includes(outcome) || failOn.includes(nameConclusion(conclusion));
}
