import { OUTCOMES, type Conclusion } from '../domain.ts';
import { invalid, ok, splitList, quoteValue, type ParseResult } from './parse.ts';

/** Outcomes, or `outcome/reason` pairs, that fail the step. */
export type FailOn = readonly string[];

/** What fails the step when the input itself cannot be read: the default of `action.yml`. */
export const DEFAULT_FAIL_ON: FailOn = ['misconfigured', 'failed', 'rejected', 'unconfirmed'];

const KNOWN: readonly string[] = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) => [
  outcome,
  ...reasons.map((reason) => `${outcome}/${reason}`),
]);

/** Reads the input `fail-on`; `none` alone means that nothing fails the step. */
export function parseFailOn(text: string): ParseResult<FailOn> {
  const wanted = splitList(text);
  if (wanted.length === 1 && wanted[0] === 'none') return ok([]);
  const unknown = wanted.filter((item) => !KNOWN.includes(item));
  if (wanted.length > 0 && unknown.length === 0) return ok(wanted);
  // Empty is what a variable is that nobody has set: nobody has said that nothing shall fail.
  const said = wanted.length === 0 ? 'is empty' : `names ${unknown.map(quoteValue).join(', ')}`;
  return invalid(
    `\`fail-on\` ${said}. Write outcomes (${Object.keys(OUTCOMES).join(', ')}), ` +
      'pairs such as still-active/timed-out, or none.',
  );
}

/** Whether an ending fails the step. */
export function shouldFail(failOn: FailOn, conclusion: Conclusion): boolean {
  return failOn.includes(conclusion.outcome) || failOn.includes(`${conclusion.outcome}/${conclusion.reason}`);
}
