import { parseGlobs } from './glob.ts';
import {
  combine,
  invalid,
  invalidValue,
  ok,
  parseNumber,
  quoteValue,
  splitList,
  type Parsed,
  type ParseResult,
} from './parse.ts';
import { parseSubject } from './subject.ts';

export const CONTEXT_INPUTS = [
  'subject',
  'instructions-file',
  'context',
  'context-limit',
  'docs-paths',
  'paths',
  'paths-ignore',
  'agent-login',
  'agent-branch-prefix',
  'ignore-authors',
  'skip-label',
] as const;

/** The service documents no limit. This one only catches mistakes. */
const MAX_CONTEXT_LENGTH = 1_000_000;

/** What a prompt contains besides the instruction, and which changes start nothing. */
export type ContextInputs = Parsed<typeof parseContext>;
export type FilterInputs = ContextInputs['filters'];

export function parseContext(getInput: (name: (typeof CONTEXT_INPUTS)[number]) => string) {
  const limits = { min: 0, max: MAX_CONTEXT_LENGTH, unit: 'characters' };
  return combine({
    subject: parseSubject(getInput('subject')),
    /** Path in the repository; empty for none. */
    instructionsFile: parseInstructionsFile(getInput('instructions-file')),
    selection: parseSelection(getInput('context')),
    contextLimit: parseNumber('context-limit', getInput('context-limit'), limits),
    /** The files that the agent may change; empty for all. */
    docsPaths: parseGlobs('docs-paths', getInput('docs-paths')),
    /** Which changes start nothing. Empty texts are filters that are not used. */
    filters: combine({
      paths: parseGlobs('paths', getInput('paths')),
      pathsIgnore: parseGlobs('paths-ignore', getInput('paths-ignore')),
      agentLogin: ok(getInput('agent-login')),
      /** For pull requests of the docs agent that the service attributes to a person. */
      agentBranchPrefix: ok(getInput('agent-branch-prefix')),
      ignoreAuthors: ok<readonly string[]>(splitList(getInput('ignore-authors'))),
      skipLabel: ok(getInput('skip-label')),
    }),
  });
}

function parseInstructionsFile(text: string): ParseResult<string> {
  const path = text.replace(/^\.\//, '');
  const isInside = !path.startsWith('/') && !path.split('/').some((part) => part === '..' || part === '.');
  if (isInside && /^[^\u0000-\u001f\\]{0,300}$/.test(path)) return ok(path);
  const remedy = 'Use a path inside the repository, for example .github/docs-agent.md.';
  return invalidValue('instructions-file', text, remedy);
}

/** What the input `context` can select. */
const SELECTABLE = ['release', 'pull-request', 'issue', 'review', 'commits', 'files', 'diff'] as const;
/** Empty for no context. */
export type ContextSelection = readonly (typeof SELECTABLE)[number][];

export function parseSelection(text: string): ParseResult<ContextSelection> {
  const words = splitList(text.toLowerCase().replaceAll(/\s+/g, ','));
  const [first = 'auto'] = words;
  if (words.length <= 1 && first === 'auto') return ok(SELECTABLE);
  if (words.length === 1 && first === 'none') return ok([]);
  const unknown = words.filter((word) => !SELECTABLE.some((each) => each === word));
  if (unknown.length === 0) return ok(SELECTABLE.filter((each) => words.includes(each)));
  return invalid(
    `\`context\` contains ${unknown.map(quoteValue).join(', ')}. Use auto, none, or a list of ${SELECTABLE.join(', ')}.`,
  );
}
