import type { Subject } from '../domain.ts';
import { AGENT_IDENTITY_INPUTS } from './docs-pull-request.ts';
import { parseGlobs } from './glob.ts';
import {
  invalid,
  invalidValue,
  numberFrom,
  ok,
  parseList,
  parseText,
  quoteValues,
  splitList,
  type ParseResult,
  type Values,
} from './parse.ts';

/** The service documents no limit. This one only catches mistakes. */
const MAX_CONTEXT_LENGTH = 1_000_000;

/** What a prompt contains besides the instruction. */
export const CONTEXT_INPUTS = {
  subject: parseSubject,
  'instructions-file': parseInstructionsFile,
  context: parseSelection,
  'context-limit': numberFrom(0, MAX_CONTEXT_LENGTH, 'characters'),
  /** The files that the agent may change; empty for all. */
  'docs-paths': parseGlobs,
};

/** Which changes start nothing. Empty texts are filters that are not used. */
export const FILTER_INPUTS = {
  paths: parseGlobs,
  'paths-ignore': parseGlobs,
  ...AGENT_IDENTITY_INPUTS,
  'ignore-authors': parseList,
  'skip-label': parseText,
};
export type FilterInputs = Values<typeof FILTER_INPUTS>;

/** What a run is about. `event`: the subject of the event that started it. */
type SubjectInput = 'event' | Subject;

/** Empty is `event`. */
function parseSubject(text: string): ParseResult<SubjectInput> {
  const subject = readSubject(text);
  if (subject !== undefined) return ok(subject);
  return invalidValue(
    'subject',
    text,
    'Use event, release:TAG, pull-request:NUMBER, commits:FROM..TO or since-last.',
  );
}

function readSubject(text: string): SubjectInput | undefined {
  if (text === '' || text === 'event') return 'event';
  if (text === 'since-last') return { kind: 'since-last' };
  const [, kind = '', value = ''] = /^([a-z-]+)\s*:\s*(.*)$/.exec(text) ?? [];
  // `github.ref` of a tag is accepted too.
  const tag = value.replace(/^refs\/tags\//, '');
  if (kind === 'release') return isSafeRefName(tag) ? { kind, tag } : undefined;
  const [, number] = /^#?([1-9]\d{0,9})$/.exec(value) ?? [];
  if (kind === 'pull-request')
    return number === undefined ? undefined : { kind, number: Number(number) };
  // Three dots have the same meaning for GitHub, whose comparisons start at the merge base.
  const [from = '', to = '', ...rest] = value.split(/\.{2,3}/);
  const isRange =
    kind === 'commits' && isSafeRefName(from) && isSafeRefName(to) && rest.length === 0;
  return isRange ? { kind, from, to } : undefined;
}

/** By the rules of git-check-ref-format, limited to characters that need no encoding in a URL's path. */
function isSafeRefName(text: string): boolean {
  return (
    /^[A-Za-z0-9_@][A-Za-z0-9._+@/-]{0,199}$/.test(text) &&
    !/\.\.|\/\/|\/\.|[/.]$|\.lock$|^@$/.test(text)
  );
}

/** A path in the repository; empty for none. */
function parseInstructionsFile(text: string): ParseResult<string> {
  const path = text.replace(/^\.\//, '');
  const isInside =
    !path.startsWith('/') &&
    !path.split('/').some((part) => part === '..' || part === '.');
  if (isInside && /^[^\u0000-\u001f\\]{0,300}$/.test(path)) return ok(path);
  const remedy = 'Use a path inside the repository, for example .github/docs-agent.md.';
  return invalidValue('instructions-file', text, remedy);
}

/** What the input `context` can select. */
const SELECTABLE = [
  'release',
  'pull-request',
  'issue',
  'review',
  'commits',
  'files',
  'diff',
] as const;
/** Empty for no context. */
export type ContextSelection = readonly (typeof SELECTABLE)[number][];

function parseSelection(text: string): ParseResult<ContextSelection> {
  const words = splitList(text.toLowerCase().replaceAll(/\s+/g, ','));
  const [first = 'auto'] = words;
  if (words.length <= 1 && first === 'auto') return ok(SELECTABLE);
  if (words.length === 1 && first === 'none') return ok([]);
  const unknown = words.filter((word) => !SELECTABLE.some((each) => each === word));
  if (unknown.length === 0) return ok(SELECTABLE.filter((each) => words.includes(each)));
  return invalid(
    `\`context\` contains ${quoteValues(unknown)}. Use auto, none, or a list of ${SELECTABLE.join(', ')}.`,
  );
}
