/**
 * A run of an action as text: for a person to read, and for a test to compare.
 */
import type { RunResult, StepResult } from './runner/index.ts';

export type Replacement = Readonly<{ pattern: RegExp; by: string }>;

/** What differs between two runs that are the same: times, ports, random ids. */
export const CHANCE: readonly Replacement[] = [
  { pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, by: 'UUID' },
  { pattern: /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, by: 'TIME' },
  { pattern: /\b(127\.0\.0\.1|localhost):\d+/g, by: '$1:PORT' },
  { pattern: /(?<![\w.])(?:\d+ h )?(?:\d+ min )?\d+(?:\.\d+)? (?:ms|s)\b/g, by: 'DURATION' },
];

function section(title: string, body: string): string {
  const text = body.replace(/\n+$/, '');
  return text === '' ? '' : `── ${title} ──\n${text}\n`;
}

function renderOutputs(outputs: Readonly<Record<string, string>>): string {
  return Object.entries(outputs)
    .map(([name, value]) => `${name}=${value.includes('\n') ? `\n${value}`.replaceAll('\n', '\n  ') : value}`)
    .join('\n');
}

function renderStep(name: string, step: StepResult): string {
  const end = step.signal === null ? `exit code ${String(step.exitCode)}` : `ended by ${step.signal}`;
  return (
    section(`${name}: log`, step.log) +
    section(`${name}: outputs`, renderOutputs(step.outputs)) +
    section(`${name}: summary`, step.summary) +
    `── ${name}: ${step.conclusion}, ${end} ──\n`
  );
}

/** Log, outputs, summary and end of a run, of its post step too; secrets are hidden as the runner hides them. */
export function renderRun({ post, ...main }: RunResult): string {
  return renderStep('main', main) + (post === undefined ? '' : renderStep('post', post));
}

/**
 * The same without what is left to chance, in the order of the replacements; further ones (ids that a stand-in makes
 * up) come first.
 */
export function renderTranscript(result: RunResult, further: readonly Replacement[] = []): string {
  return [...further, ...CHANCE].reduce(
    (text, { pattern, by }) => text.replaceAll(pattern, by),
    renderRun(result),
  );
}
