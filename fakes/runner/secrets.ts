import { parseCommand } from './workflow-command.ts';

/** Forms so short would match by chance. */
const MIN_LENGTH = 6;

/**
 * The secret itself, each line of it, and all of these as JSON, URL component, XML text, base64 and base64url at any
 * alignment. Never the empty string.
 */
export function secretForms(secret: string): readonly string[] {
  const lines = secret
    .split(/[\r\n]+/)
    .filter((line) => line.trim().length >= MIN_LENGTH);
  const forms = [secret, ...lines].flatMap((plain) => {
    const json = JSON.stringify(plain).slice(1, -1);
    const xml = plain
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    const cores = base64Cores(plain).filter((core) => core.length >= MIN_LENGTH);
    const urlSafe = cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'));
    return [plain, json, encodeURIComponent(plain), xml, ...cores, ...urlSafe];
  });
  return [...new Set(forms)].filter((form) => form !== '');
}

/**
 * Returns the characters of base64 that depend on the secret alone, wherever it is among other
 * bytes.
 */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].map((shift) => {
    const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return whole.slice(
      shift === 0 ? 0 : shift + 1,
      Math.floor(((shift + bytes.length) * 8) / 6),
    );
  });
}

/** Replaces every form of the secrets by `***`. */
export class Masker {
  /** Longest first. */
  #forms: readonly string[] = [];

  add(...secrets: readonly string[]): void {
    const forms = new Set([...this.#forms, ...secrets.flatMap(secretForms)]);
    this.#forms = [...forms].toSorted((a, b) => b.length - a.length);
  }

  readonly mask = (text: string): string =>
    this.#forms.reduce((masked, form) => masked.replaceAll(form, '***'), text);
}

/**
 * Finds the places where a secret can be read in the output of a step: `log line 3`, `output url`,
 * `summary`. Any of its forms counts; in the log a command that masks it does not count. Masks do
 * not excuse a leak: they are the last net only. @param places texts by the names of their places
 */
export function findLeaks(
  secrets: readonly string[],
  places: Readonly<Record<string, string>>,
  rawLines: readonly string[] = [],
): readonly string[] {
  const forms = secrets.flatMap(secretForms);
  const lines = rawLines.map((line, index) => [`log line ${index + 1}`, line] as const);
  return [
    ...lines.filter(([, line]) => parseCommand(line)?.name !== 'add-mask'),
    ...Object.entries(places),
  ]
    .filter(([, text]) => forms.some((form) => text.includes(form)))
    .map(([place]) => place);
}
