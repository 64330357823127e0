import { exportInputs, parseExportRange } from '../export/export-inputs.ts';
import { SIGNAL_KINDS } from '../domain/analytics.ts';
import { notOk, ok } from '../domain/errors.ts';
import {
  booleanOr,
  combineInputs,
  invalid,
  numberFrom,
  oneOf,
  parseEachInput,
  splitList,
  withDefault,
  type GetInput,
  type InputError,
  type ParseResult,
} from '../inputs/parse.ts';

/** Values of `include`, in the order in which they are read. */
const INCLUDABLE = [...SIGNAL_KINDS, 'views'] as const;
export type Included = (typeof INCLUDABLE)[number];

/** Inputs of `signals/action.yml`; a test compares the names. */
export const SIGNALS_INPUTS = {
  ...exportInputs('reader-signals.csv'),
  compare: booleanOr(false),
  include: withDefault('questions, searches, feedback, views', parseInclude),
  top: withDefault('10', numberFrom(1, 50)),
};

export type SignalsInputs = Extract<
  ReturnType<typeof parseSignalsInputs>,
  { ok: true }
>['value'];

/** Parses all inputs, or returns the errors of all of them. */
export function parseSignalsInputs(getInput: GetInput<typeof SIGNALS_INPUTS>, now: Date) {
  const fields = parseEachInput(SIGNALS_INPUTS, getInput);
  return combineInputs({ ...fields, range: parseExportRange(fields, now) });
}

function parseInclude(text: string, name: string): ParseResult<readonly Included[]> {
  const parseItem = oneOf(...INCLUDABLE);
  const named = new Set<Included>();
  const errors: InputError[] = [];
  for (const item of splitList(text)) {
    const parsed = parseItem(item, name);
    if (parsed.ok) named.add(parsed.value);
    else errors.push(...parsed.error);
  }
  if (errors.length > 0) return notOk(errors);
  const included = INCLUDABLE.filter((each) => named.has(each));
  if (included.some((each) => each !== 'views')) return ok(included);
  return invalid(
    '`include` names nothing that can be listed. Add questions, searches or feedback.',
  );
}
