/** Which parts of what was gathered go into a prompt: the input `context`. */
import { bad, good, type Parsed } from './parsed.ts';
import { quote } from './values.ts';

/** Parts that the input can name. */
export const CONTEXT_PARTS = [
  'release',
  'pull-request',
  'issue',
  'review',
  'commits',
  'files',
  'diff',
] as const;
export type ContextPart = (typeof CONTEXT_PARTS)[number];

/** `auto` is every part that the subject has. */
export type Include = 'auto' | 'none' | readonly ContextPart[];

/** Reads `auto`, `none`, or parts apart by commas or white space; or says what is wrong with it. */
export function readInclude(text: string): Parsed<Include> {
  const words = text
    .toLowerCase()
    .split(/[\s,]/)
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined || (words.length === 1 && first === 'auto')) return good('auto');
  if (words.length === 1 && first === 'none') return good('none');
  const unknown = words.find((word) => !CONTEXT_PARTS.some((part) => part === word));
  if (unknown === undefined) return good(CONTEXT_PARTS.filter((part) => words.includes(part)));
  return bad(
    `\`context\` has ${quote(unknown)}, which is none of its parts. Write auto, none, or a list of ${CONTEXT_PARTS.join(', ')}.`,
  );
}

/** Whether a part is asked for. */
export function includes(include: Include, part: ContextPart): boolean {
  return include === 'auto' || (include !== 'none' && include.includes(part));
}
