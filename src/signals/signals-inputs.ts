import { EXPORT_INPUTS, withExportRange } from '../export/export-inputs.ts';
import { SIGNAL_KINDS, type SignalKind } from '../domain/analytics.ts';
import { ok } from '../domain/errors.ts';
import {
  booleanOr,
  combineInputs,
  invalidValue,
  numberFrom,
  parseEachInput,
  splitList,
  withDefault,
  type InputSource,
  type ParseResult,
} from '../inputs/parse.ts';

/** Inputs of `signals/action.yml`; a test compares the names. */
export const SIGNALS_INPUTS = {
  ...EXPORT_INPUTS,
  compare: booleanOr(false),
  include: withDefault('questions, searches, feedback', parseInclude),
  top: withDefault('10', numberFrom(1, 50)),
};

export type SignalsInputs = Extract<
  ReturnType<typeof parseSignalsInputs>,
  { ok: true }
>['value'];

/** Parses all inputs, or returns the errors of all of them. */
export function parseSignalsInputs(
  source: InputSource<typeof SIGNALS_INPUTS>,
  now: Date,
) {
  const parsed = combineInputs(parseEachInput(SIGNALS_INPUTS, source));
  return withExportRange(parsed, now);
}

/** Parses the words of `include`, in any order. */
function parseInclude(text: string, name: string): ParseResult<readonly SignalKind[]> {
  const words = splitList(text.toLowerCase());
  const included = SIGNAL_KINDS.filter((kind) => words.includes(kind));
  const unknown = words.find((word) => !SIGNAL_KINDS.some((kind) => kind === word));
  if (unknown === undefined && included.length > 0) return ok(included);
  return invalidValue(name, unknown ?? text, 'Use questions, searches or feedback.');
}
