import { notOk, ok } from '../domain/errors.ts';
import { OUTCOMES, type Conclusion } from '../domain/outcome.ts';
import { quoteInputValues, splitList, type ParseResult } from './parse.ts';

/** Outcomes, or `outcome/reason` pairs, that fail the step. */
export type FailOn = readonly string[];

/** Default of `action.yml`, also used if the input is invalid. */
export const DEFAULT_FAIL_ON: FailOn = [
  'misconfigured',
  'failed',
  'rejected',
  'unconfirmed',
];

/** All outcomes, and all pairs `outcome/reason`. */
export const FAIL_ON_VALUES: readonly string[] = listValues();

function listValues(): readonly string[] {
  const values: string[] = [];
  for (const [outcome, reasons] of Object.entries(OUTCOMES)) {
    values.push(outcome);
    for (const reason of reasons) {
      if (reason !== '') values.push(`${outcome}/${reason}`);
    }
  }
  return values;
}

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
export function matchesFailOn(failOn: FailOn, { outcome, reason }: Conclusion): boolean {
  if (outcome === 'internal-error') return true;
  return failOn.includes(outcome) || failOn.includes(`${outcome}/${reason}`);
}
