import type { GateRules } from './gates.ts';
import { readGlobs } from './changed-paths.ts';
import { readInclude, type Include } from './context-parts.ts';
import { bad, good, together, type Parsed } from './parsed.ts';
import { readAbout, type About } from './subject.ts';
import { items, quote, readNumber } from './values.ts';

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
