import { code, escapeText } from './markdown.ts';

/** A sentence of ours as Markdown: back-ticks mark names, everything else is escaped, what came from outside too. */
export function sentence(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? code(part.slice(1, -1)) : spaced(part)))
    .join('');
}

function spaced(part: string): string {
  const before = part.startsWith(' ') ? ' ' : '';
  const after = part.endsWith(' ') && part.trim() !== '' ? ' ' : '';
  return `${before}${escapeText(part)}${after}`;
}
