/** The prompt: what is wanted, how this repository wants it done, and what happened. In this order, each for itself. */
import type { Context, SentPiece } from './context-block.ts';

export type Prompt = Readonly<{
  prompt: string;
  /** What left with the instruction, for the summary. */
  sent: readonly SentPiece[];
}>;

/**
 * Puts a prompt together. Parts that are empty leave no trace.
 *
 * @param instruction the person's, the workflow's or the built-in one. Trusted: whoever wrote it was allowed to.
 * @param rules the house rules from the default branch. Trusted like the instruction, yet headed, so that the agent
 * can tell what holds always from what is wanted now.
 * @param context untrusted, fenced in by itself.
 */
export function composePrompt({
  instruction,
  rules,
  context,
}: Readonly<{ instruction: string; rules: string | undefined; context: Context }>): Prompt {
  const house = rules?.trim() ?? '';
  const parts = [
    instruction.trim(),
    house === '' ? '' : `These rules of the repository hold for all work on its docs:\n\n${house}`,
    context.text === '' ? '' : `----\n\n${context.text.trim()}`,
  ];
  const rulesSent: SentPiece = { piece: 'house rules', characters: house.length, cut: false };
  const sent = house === '' ? context.sent : [rulesSent, ...context.sent];
  return { prompt: parts.filter((part) => part !== '').join('\n\n'), sent };
}
