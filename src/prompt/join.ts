/** The prompt: what is wanted, how this repository wants it done, and what happened. In this order, each for itself. */
import type { ContextBlock, SentSection } from './context-block.ts';

export type JoinedPrompt = Readonly<{
  prompt: string;
  /** What left with the instruction, for the summary. */
  sent: readonly SentSection[];
}>;

/**
 * Puts a prompt together. Parts that are empty leave no trace.
 *
 * @param instruction the person's, the workflow's or the built-in one. Trusted: whoever wrote it was allowed to.
 * @param rules the instructions file from the default branch. Trusted like the instruction, yet headed, so that the agent
 * can tell what holds always from what is wanted now.
 * @param context untrusted, fenced in by itself.
 */
export function joinPrompt({
  instruction,
  rules,
  context,
}: Readonly<{ instruction: string; rules: string | undefined; context: ContextBlock }>): JoinedPrompt {
  const rulesText = rules?.trim() ?? '';
  const parts = [
    instruction.trim(),
    rulesText === '' ? '' : `These rules of the repository hold for all work on its docs:\n\n${rulesText}`,
    context.text === '' ? '' : `----\n\n${context.text.trim()}`,
  ];
  const rulesSent: SentSection = { section: 'instructions file', characters: rulesText.length, cut: false };
  const sent = rulesText === '' ? context.sent : [rulesSent, ...context.sent];
  return { prompt: parts.filter((part) => part !== '').join('\n\n'), sent };
}
