import { EXPORT_INPUTS, withExportRange } from '../export/export-inputs.ts';
import {
  combineInputs,
  numberFrom,
  parseEachInput,
  withDefault,
  type InputSource,
} from '../inputs/parse.ts';

/** Inputs of `views/action.yml`; a test compares the names. */
export const VIEWS_INPUTS = {
  ...EXPORT_INPUTS,
  top: withDefault('20', numberFrom(1, 250)),
};

export type ViewsInputs = Extract<
  ReturnType<typeof parseViewsInputs>,
  { ok: true }
>['value'];

/** Parses all inputs, or returns the errors of all of them. */
export function parseViewsInputs(source: InputSource<typeof VIEWS_INPUTS>, now: Date) {
  const parsed = combineInputs(parseEachInput(VIEWS_INPUTS, source));
  return withExportRange(parsed, now);
}
