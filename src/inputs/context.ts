import type { FilterInputs } from '../trigger/content-filter.ts';
import { parseGlobs } from './glob.ts';
import { parseSubject, type SubjectInput } from '../trigger/subject.ts';
import { invalid, ok, combine, splitList, quoteValue, parseNumber, type ParseResult } from './parse.ts';

/** What goes into a prompt beside the instruction, and what keeps an event from starting anything. */
export type ContextInputs = Readonly<{
  subject: SubjectInput;
  /** Path in the repository; empty for none. */
  instructionsFile: string;
  selection: ContextSelection;
  /** Characters of context at most. */
  contextLimit: number;
  filters: FilterInputs;
}>;

export const CONTEXT_INPUTS = [
  'subject',
  'instructions-file',
  'context',
  'context-limit',
  'paths',
  'paths-ignore',
  'agent-login',
  'ignore-authors',
  'skip-label',
] as const;

/** The prompt travels in one request; the service says nothing of a bound, so this one only catches slips. */
const MAX_CONTEXT_LENGTH = 1_000_000;

/** Reads them, or tells all their faults. */
export function parseContext(
  raw: (name: (typeof CONTEXT_INPUTS)[number]) => string,
): ParseResult<ContextInputs> {
  const parsed = combine({
    subject: parseSubject(raw('subject')),
    instructionsFile: parseInstructionsFile(raw('instructions-file')),
    selection: parseContextParts(raw('context')),
    contextLimit: parseNumber('context-limit', raw('context-limit'), {
      min: 0,
      max: MAX_CONTEXT_LENGTH,
      unit: 'characters',
    }),
    paths: parseGlobs('paths', raw('paths')),
    pathsIgnore: parseGlobs('paths-ignore', raw('paths-ignore')),
    ignoreAuthors: ok(splitList(raw('ignore-authors'))),
  });
  if (!parsed.ok) return parsed;
  const { paths, pathsIgnore, ignoreAuthors, ...rest } = parsed.value;
  const agentLogin = raw('agent-login');
  const skipLabel = raw('skip-label');
  return ok({ ...rest, filters: { paths, pathsIgnore, agentLogin, ignoreAuthors, skipLabel } });
}

function parseInstructionsFile(text: string): ParseResult<string> {
  const path = text.replace(/^\.\//, '');
  const isInside = !path.startsWith('/') && !path.split('/').some((part) => part === '..' || part === '.');
  if (isInside && !/[\u0000-\u001f\\]/.test(path) && path.length <= 300) return ok(path);
  return invalid(
    `\`instructions-file\` is ${quoteValue(text)}. Write a path inside the repository, for example .github/docs-agent.md.`,
  );
}

/** Which parts of what was gathered go into a prompt: the input `context`. */

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
export type ContextSelection = 'auto' | 'none' | readonly ContextPart[];

/** Reads `auto`, `none`, or parts apart by commas or white space; or says what is wrong with it. */
export function parseContextParts(text: string): ParseResult<ContextSelection> {
  const words = text
    .toLowerCase()
    .split(/[\s,]/)
    .filter((word) => word !== '');
  const [first] = words;
  if (first === undefined || (words.length === 1 && first === 'auto')) return ok('auto');
  if (words.length === 1 && first === 'none') return ok('none');
  const unknown = words.find((word) => !CONTEXT_PARTS.some((part) => part === word));
  if (unknown === undefined) return ok(CONTEXT_PARTS.filter((part) => words.includes(part)));
  return invalid(
    `\`context\` has ${quoteValue(unknown)}, which is none of its parts. Write auto, none, or a list of ${CONTEXT_PARTS.join(', ')}.`,
  );
}

/** Whether a part is asked for. */
export function isSelected(selection: ContextSelection, part: ContextPart): boolean {
  return selection === 'auto' || (selection !== 'none' && selection.includes(part));
}
