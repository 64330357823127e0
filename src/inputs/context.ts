import type { GateRules } from '../trigger/content-filter.ts';
import { readGlobs } from '../trigger/path-filter.ts';
import { readAbout, type About } from '../trigger/subject.ts';
import { bad, good, together, items, quote, readNumber, type Parsed } from './parse.ts';

/** What goes into a prompt beside the instruction, and what keeps an event from starting anything. */
export type ContextInputs = Readonly<{
  about: About;
  /** Path in the repository; empty for none. */
  rulesFile: string;
  include: Include;
  /** Characters of context at most. */
  contextLimit: number;
  rules: GateRules;
}>;

export const CONTEXT_INPUTS = [
  'about',
  'rules-file',
  'context',
  'context-limit',
  'paths',
  'paths-ignore',
  'docs-agent-login',
  'ignore-authors',
  'skip-label',
] as const;

/** The prompt travels in one request; the service says nothing of a bound, so this one only catches slips. */
const LONGEST_CONTEXT = 1_000_000;

/** Reads them, or tells all their faults. */
export function readContextInputs(
  raw: (name: (typeof CONTEXT_INPUTS)[number]) => string,
): Parsed<ContextInputs> {
  const parsed = together({
    about: readAbout(raw('about')),
    rulesFile: readRulesFile(raw('rules-file')),
    include: readInclude(raw('context')),
    contextLimit: readNumber('context-limit', raw('context-limit'), {
      least: 0,
      most: LONGEST_CONTEXT,
      unit: 'characters',
    }),
    paths: readGlobs('paths', raw('paths')),
    pathsIgnore: readGlobs('paths-ignore', raw('paths-ignore')),
    ignoreAuthors: good(items(raw('ignore-authors'))),
  });
  if (!parsed.ok) return parsed;
  const { paths, pathsIgnore, ignoreAuthors, ...rest } = parsed.value;
  const docsAgentLogin = raw('docs-agent-login');
  const skipLabel = raw('skip-label');
  return good({ ...rest, rules: { paths, pathsIgnore, docsAgentLogin, ignoreAuthors, skipLabel } });
}

function readRulesFile(text: string): Parsed<string> {
  const path = text.replace(/^\.\//, '');
  const isInside = !path.startsWith('/') && !path.split('/').some((part) => part === '..' || part === '.');
  if (isInside && !/[\u0000-\u001f\\]/.test(path) && path.length <= 300) return good(path);
  return bad(
    `\`rules-file\` is ${quote(text)}. Write a path inside the repository, for example .github/docs-agent.md.`,
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
