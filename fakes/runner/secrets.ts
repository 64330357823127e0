import { parseCommand } from './workflow-command.ts';

/** Length of a form. A shorter one would match by chance. */
const MIN_LENGTH = 6;

/**
 * Lists the secret itself, each line of it, and all of these as JSON, URL component, XML text, base64
 * and base64url at any alignment. Never the empty string.
 */
export function secretForms(secret: string): readonly string[] {
  const lines = secret
    .split(/[\r\n]+/)
    .filter((line) => line.trim().length >= MIN_LENGTH);
  const forms = new Set([secret, ...lines].flatMap(formsOf));
  return [...forms].filter((form) => form !== '');
}

function formsOf(plain: string): readonly string[] {
  const json = JSON.stringify(plain).slice(1, -1);
  const url = encodeURIComponent(plain);
  const xml = plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  const cores = base64Cores(plain).filter((core) => core.length >= MIN_LENGTH);
  const urlSafe = cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_'));
  return [plain, json, url, xml, ...cores, ...urlSafe];
}

/**
 * Returns the characters of base64 that depend on the secret alone, wherever it is among other
 * bytes.
 */
function base64Cores(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [0, 1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const whole = padded.toString('base64');
    const start = shift === 0 ? 0 : shift + 1;
    const end = Math.floor((padded.length * 8) / 6);
    return whole.slice(start, end);
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
 * not excuse a leak: they are the last net only.
 *
 * @param places texts by the names of their places
 */
export function findLeaks(
  secrets: readonly string[],
  places: Readonly<Record<string, string>>,
  rawLines: readonly string[] = [],
): readonly string[] {
  const forms = secrets.flatMap(secretForms);
  const hasSecret = (text: string): boolean => forms.some((form) => text.includes(form));

  const leaks: string[] = [];
  for (const [index, line] of rawLines.entries()) {
    const isMask = parseCommand(line)?.name === 'add-mask';
    if (!isMask && hasSecret(line)) leaks.push(`log line ${index + 1}`);
  }
  for (const [place, text] of Object.entries(places)) {
    if (hasSecret(text)) leaks.push(place);
  }
  return leaks;
}
