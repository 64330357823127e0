import { parseViewsInputs, type ViewsInputs } from '../../../src/views/inputs.ts';
import { inputsOf } from '../../support/action-inputs.ts';

export type GivenInputs = Readonly<Record<string, string>>;

/** Parses inputs on 10 March 2026. Those that are not given have their defaults. */
export function parseGiven(given: GivenInputs): ReturnType<typeof parseViewsInputs> {
  return parseViewsInputs(inputsOf('views/action.yml', given), new Date('2026-03-10T15:30:00Z'));
}

export function validInputs(given: GivenInputs = {}): ViewsInputs {
  const parsed = parseGiven(given);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join(' '));
  return parsed.value;
}
