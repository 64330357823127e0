import { secretForms } from './secret-forms.ts';
import { parseCommand } from './workflow-command.ts';

/**
 * Where a secret can be read in what a step has written: `log line 3`, `output url`, `summary`. Any of its forms
 * counts; in the log nothing counts that asks to hide it. Masks do not excuse a leak: they are the last net only.
 */
export function findLeaks({
  secrets,
  rawLines,
  places,
}: Readonly<{
  secrets: readonly string[];
  rawLines: readonly string[];
  /** Text by place name. */
  places: readonly (readonly [place: string, text: string])[];
}>): string[] {
  const forms = secrets.flatMap((secret) => secretForms(secret));
  const holdsSecret = (text: string): boolean => forms.some((form) => text.includes(form));
  const leaks = rawLines.flatMap((line, index) =>
    parseCommand(line)?.name !== 'add-mask' && holdsSecret(line) ? [`log line ${index + 1}`] : [],
  );
  // A secret of several short lines shows only when the lines are read together.
  if (leaks.length === 0) {
    const whole = rawLines.filter((line) => parseCommand(line)?.name !== 'add-mask').join('\n');
    if (holdsSecret(whole)) leaks.push('log');
  }
  return [...leaks, ...places.flatMap(([place, text]) => (holdsSecret(text) ? [place] : []))];
}
