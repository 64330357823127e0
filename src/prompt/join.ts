/** Joins the parts of a prompt and describes it: the instruction, the instructions of the repository, the context. */
import type { Glob } from '../inputs/glob.ts';
import { pluralize } from '../report/format.ts';
import type { RunResult } from '../report/run-result.ts';
import { createSanitizer } from '../sanitize.ts';
import { joinTexts } from '../text.ts';
import type { ContextBlock, SentSection } from './context-block.ts';

type PromptParts = Readonly<{
  /** The user's, the workflow's or the built-in one. Trusted: its author was authorized. */
  instruction: string;
  /** Globs of the files that the agent may change; empty for all. */
  docsPaths: readonly Glob[];
  /** From the default branch. Trusted too, but labelled, so that the agent can distinguish permanent rules from the task. */
  instructionsFile: string | undefined;
  /** Untrusted; delimited and sanitized already. */
  context: ContextBlock;
}>;

/** Joins the parts that are not empty. Hidden characters are removed from all of them: what a person cannot see is not sent. */
export function joinPrompt({
  instruction,
  docsPaths,
  instructionsFile = '',
  context,
}: PromptParts): ContextBlock {
  const { visible, removed } = createSanitizer();
  const task = visible(instruction).trim();
  const scope = docsPaths.map(({ line }) => `- ${visible(line)}`).join('\n');
  const rules = visible(instructionsFile).trim();
  const parts = [
    task,
    scope &&
      `Change only files whose path matches these patterns; \`!\` excludes:\n\n${scope}`,
    rules &&
      `Follow these instructions of the repository for all work on its docs:\n\n${rules}`,
    context.text && `----\n\n${context.text.trim()}`,
  ];
  const file: SentSection = {
    section: 'instructions file',
    characters: rules.length,
    cut: false,
  };
  return {
    text: joinTexts(parts),
    sent: rules === '' ? context.sent : [file, ...context.sent],
    removedHidden: removed() + context.removedHidden,
  };
}

/** A prompt as it is sent to `host`, which contains no markup, so it is not escaped. */
export type SentPrompt = ContextBlock & Readonly<{ host: string }>;

/** The prompt, and one line about it: `Sent to HOST: 12,340 characters: notes, 14 titles, diff (cut)`. */
export function showPrompt(
  { text, sent, removedHidden, host }: SentPrompt,
  status: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent',
): NonNullable<RunResult['prompt']> {
  const sections = sent.map(describeSection).join(', ') || 'only the instruction';
  const hidden =
    removedHidden === 0
      ? ''
      : `; ${pluralize(removedHidden, 'hidden character')} removed`;
  const line = `${status} to ${host}: ${pluralize(text.length, 'character')}: ${sections}${hidden}`;
  return { text, line };
}

function describeSection({ section, count, characters, cut }: SentSection): string {
  const name =
    count === undefined ? section : pluralize(count, section.replace(/s$/, ''));
  if (characters === 0) return `${name} (left out)`;
  return cut ? `${name} (cut)` : name;
}
