import { code, escapeText } from './markdown.ts';

/** A sentence of ours as Markdown: back-ticks mark names, everything else is escaped, what came from outside too. */
export function sentence(text: string): string {
  return (
    text
      .split(/(`[^`]+`)/)
      // Every second part is between back-ticks. How a part begins says nothing: lone back-ticks of others begin parts too.
      .map((part, index) => (index % 2 === 1 ? code(part.slice(1, -1)) : spaced(part)))
      .join('')
  );
}

function spaced(part: string): string {
  const before = part.startsWith(' ') ? ' ' : '';
  const after = part.endsWith(' ') && part.trim() !== '' ? ' ' : '';
  return `${before}${escapeText(part)}${after}`;
}
