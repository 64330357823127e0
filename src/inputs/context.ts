import { DEFAULT_AGENT } from '../domain/agent-pull-request.ts';
import { notOk, ok } from '../domain/errors.ts';
import type { Subject } from '../domain/subject.ts';
import { parseGlobs } from './glob.ts';
import {
  invalidValue,
  orNoneInput,
  parseListInput,
  parseTextInput,
  quoteInputValues,
  splitList,
  type ParseResult,
  type Values,
  withDefault,
  THREAD_NUMBER,
} from './parse.ts';

/** The instructions file of a workflow that names none. */
export const DEFAULT_INSTRUCTIONS_FILE = '.github/docs-agent.md';

/** Inputs for the parts of a prompt besides the instruction. */
export const CONTEXT_INPUTS = {
  subject: parseSubject,
  'instructions-file': withDefault(
    DEFAULT_INSTRUCTIONS_FILE,
    orNoneInput(parseInstructionsFile),
  ),
  context: parseSelection,
};

/** Filters for changes that start nothing. An empty text is a filter that is not used. */
export const FILTER_INPUTS = {
  paths: parseGlobs,
  /** Account of the docs agent; empty for none. */
  'agent-login': withDefault(DEFAULT_AGENT, orNoneInput(parseTextInput)),
  'ignore-authors': parseListInput,
  /** Label that a pull request needs; empty if it needs none. */
  'need-label': parseTextInput,
  'skip-label': withDefault('docs-not-needed', orNoneInput(parseTextInput)),
};
export type FilterInputs = Values<typeof FILTER_INPUTS>;

/** Subject of a run. `event` is the subject of the event that started it. */
type SubjectInput = 'event' | Subject;

/** Parses the subject. Empty is `event`. */
function parseSubject(text: string): ParseResult<SubjectInput> {
  const subject = readSubject(text);
  if (subject !== undefined) return ok(subject);
  return invalidValue(
    'subject',
    text,
    'Use event, release:TAG, pull-request:NUMBER, commits:FROM..TO or since-last.',
  );
}

/** `release:v1.2.0`, with the kind of the subject and its name. */
const NAMED_SUBJECT = /^(?<kind>[a-z-]+)\s*:\s*(?<value>.*)$/;

function readSubject(text: string): SubjectInput | undefined {
  if (text === '' || text === 'event') return 'event';
  if (text === 'since-last') return { kind: 'since-last' };
  const { kind, value = '' } = NAMED_SUBJECT.exec(text)?.groups ?? {};
  switch (kind) {
    case 'release':
      return readRelease(value);
    case 'pull-request':
      return readPullRequest(value);
    case 'commits':
      return readCommits(value);
    default:
      return undefined;
  }
}

function readRelease(value: string): SubjectInput | undefined {
  const tag = readTagInput(value);
  return tag === undefined ? undefined : { kind: 'release', tag };
}

/** Reads the name of a tag. Undefined if it is none, or if it would need encoding in a URL's path. */
export function readTagInput(value: string): string | undefined {
  // `github.ref` of a tag is accepted, too.
  const tag = value.replace(/^refs\/tags\//, '');
  return isSafeRefName(tag) ? tag : undefined;
}

function readPullRequest(value: string): SubjectInput | undefined {
  const number = value.replace(/^#/, '');
  if (!THREAD_NUMBER.test(number)) return undefined;
  return { kind: 'pull-request', number: Number(number) };
}

const DOTS = /\.{2,3}/;

function readCommits(value: string): SubjectInput | undefined {
  // Three dots have the same meaning for GitHub, whose comparisons start at the merge base.
  const [from = '', to = '', ...rest] = value.split(DOTS);
  if (rest.length > 0) return undefined;
  if (!isSafeRefName(from) || !isSafeRefName(to)) return undefined;
  return { kind: 'commits', from, to };
}

const SAFE_NAME = /^[A-Za-z0-9_@][A-Za-z0-9._+@/-]{0,199}$/;
const FORBIDDEN_PARTS = ['..', '//', '/.'];
const FORBIDDEN_ENDS = ['/', '.', '.lock'];

/**
 * Checks a name by the rules of git-check-ref-format. Allows only characters that need no encoding
 * in a URL's path.
 */
function isSafeRefName(text: string): boolean {
  const hasForbiddenPart = FORBIDDEN_PARTS.some((part) => text.includes(part));
  const hasForbiddenEnd = FORBIDDEN_ENDS.some((end) => text.endsWith(end));
  const isForbidden = hasForbiddenPart || hasForbiddenEnd || text === '@';
  return SAFE_NAME.test(text) && !isForbidden;
}

const PLAIN_PATH = /^[^\u0000-\u001f\\]{1,300}$/;

/** Parses a path in the repository. */
function parseInstructionsFile(text: string): ParseResult<string> {
  const path = text.replace(/^\.\//, '');
  const parts = path.split('/');
  const hasDots = parts.includes('..') || parts.includes('.');
  const isInside = !path.startsWith('/') && !hasDots;
  if (isInside && PLAIN_PATH.test(path)) return ok(path);
  return invalidValue(
    'instructions-file',
    text,
    'Use a path inside the repository, for example .github/docs-agent.md.',
  );
}

/** Parts of the context that the input `context` can select. */
const SELECTABLE = [
  'release',
  'pull-request',
  'issue',
  'review',
  'commits',
  'files',
  'diff',
] as const;
/** Selected parts; empty for no context. */
export type ContextSelection = readonly (typeof SELECTABLE)[number][];

function parseSelection(text: string): ParseResult<ContextSelection> {
  const words = splitList(text.toLowerCase().replaceAll(/\s+/g, ','));
  const [first = 'auto'] = words;
  const isSingle = words.length <= 1;
  if (isSingle && first === 'auto') return ok(SELECTABLE);
  if (isSingle && first === 'none') return ok([]);
  const known = new Set<string>(SELECTABLE);
  const unknown = words.filter((word) => !known.has(word));
  if (unknown.length === 0) {
    return ok(SELECTABLE.filter((each) => words.includes(each)));
  }
  return notOk(
    `\`context\` contains ${quoteInputValues(unknown)}. Use auto, none, or a list of ${SELECTABLE.join(', ')}.`,
  );
}
