import { secretForms } from './secret-forms.ts';

/** Masks secrets in lines, as the runner does: every known form, overlapping ones as one `***`. */
export class Masker {
  readonly #forms = new Set<string>();

  constructor(secrets: readonly string[] = []) {
    for (const secret of secrets) this.add(secret);
  }

  /** Each line of a secret is masked by itself too, as logs and summaries are masked line by line. */
  add(secret: string): void {
    for (const part of [secret, ...secret.split(/[\r\n]/)]) {
      for (const form of secretForms(part)) this.#forms.add(form);
    }
  }

  mask(line: string): string {
    const spans: { from: number; to: number }[] = [];
    for (const form of this.#forms) {
      for (let from = line.indexOf(form); from >= 0; from = line.indexOf(form, from + 1)) {
        spans.push({ from, to: from + form.length });
      }
    }
    spans.sort((a, b) => a.from - b.from);
    let masked = '';
    let end = 0;
    for (const { from, to } of spans) {
      if (from > end || (from === 0 && end === 0)) masked += `${line.slice(end, from)}***`;
      end = Math.max(end, to);
    }
    return masked + line.slice(end);
  }

  maskLines(text: string): string {
    return text
      .split('\n')
      .map((line) => this.mask(line))
      .join('\n');
  }
}
