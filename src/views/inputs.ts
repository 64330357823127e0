import { EXPORT_INPUTS, parseRangeAndFile } from '../export/inputs.ts';
import {
  combine,
  numberFrom,
  oneOf,
  parseEach,
  withDefault,
  type GetInput,
} from '../inputs/parse.ts';

/** Inputs of `views/action.yml`; a test compares the names. */
export const VIEWS_INPUTS = {
  ...EXPORT_INPUTS,
  'sort-by': withDefault('total', oneOf('total', 'human', 'ai', 'change')),
  // A matrix has at most 256 jobs.
  top: withDefault('20', numberFrom(1, 250)),
  // Rows per request, and the first row (service document §4.4).
  limit: withDefault('250', numberFrom(1, 250)),
  offset: withDefault('0', numberFrom(0, 100_000_000)),
};

export type ViewsInputs = Extract<
  ReturnType<typeof parseViewsInputs>,
  { ok: true }
>['value'];

/** Parses all inputs, or returns the errors of all of them. */
export function parseViewsInputs(getInput: GetInput<typeof VIEWS_INPUTS>, now: Date) {
  const fields = parseEach(VIEWS_INPUTS, getInput);
  const { sortBy, compare } = fields;
  const isByChange = sortBy.ok && sortBy.value === 'change';
  const isCompared = !compare.ok || compare.value;
  const derived = parseRangeAndFile(fields, now, 'page-views');
  return combine({ ...fields, ...derived }, [
    isByChange && !isCompared && '`sort-by: change` requires `compare: true`.',
  ]);
}
