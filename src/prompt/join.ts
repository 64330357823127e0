/**
 * Joins the parts of a prompt and describes it: the instruction, the line about where it comes from, the instructions of the
 * repository, the context.
 */
import { pluralize } from '../rendering/format.ts';
import type { ShownPrompt } from '../domain/ended.ts';
import { createSanitizer } from '../text/sanitize.ts';
import { joinTexts } from '../text/strings.ts';
import type { ContextBlock, SentSection } from './context-block.ts';
import { renderOrigin, type RequestOrigin } from './origin.ts';

type PromptParts = Readonly<{
  /** Instruction of the user, of the workflow or built in. Trusted: its author was authorized. */
  instruction: string;
  origin: RequestOrigin;
  /**
   * File on the default branch. Trusted, too, but labelled, so that the agent can distinguish
   * permanent rules from the task.
   */
  instructionsFile: string | undefined;
  /** Data, which is untrusted, but delimited and sanitized already: the end of a command, the context. */
  data: readonly ContextBlock[];
}>;

/**
 * Joins the parts that are not empty. Removes hidden characters from all of them, because nothing is
 * sent that a person cannot see.
 */
export function joinPrompt(prompt: PromptParts): ContextBlock {
  const { instruction, origin, instructionsFile = '', data } = prompt;
  const { visible, removed } = createSanitizer();
  const task = visible(instruction).trim();
  const rules = visible(instructionsFile).trim();
  const parts = [task, renderOrigin(origin)];
  if (rules !== '') {
    const order = 'Follow these instructions of the repository for all work on its docs:';
    parts.push(`${order}\n\n${rules}`);
  }
  const texts = joinTexts(data.map(({ text }) => text.trim()));
  if (texts !== '') parts.push(`----\n\n${texts}`);
  const file: SentSection = { section: 'instructions file', cut: false };
  const sent = data.flatMap((block) => block.sent);
  const removedHidden = data.reduce((sum, block) => sum + block.removedHidden, removed());
  return {
    text: joinTexts(parts),
    sent: rules === '' ? sent : [file, ...sent],
    removedHidden,
  };
}

/** A prompt as it is sent to `host`, which contains no markup, so it is not escaped. */
export type SentPrompt = ContextBlock & Readonly<{ host: string }>;

/**
 * Returns the prompt, and one line about it:
 * `Sent to HOST: 12,340 characters: notes, 14 titles, diff (cut)`.
 */
export function describeSentPrompt(
  { text, sent, removedHidden, host }: SentPrompt,
  status: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent',
): ShownPrompt {
  const sections = sent.map(describeSection);
  const contents = sections.length === 0 ? 'only the instruction' : sections.join(', ');
  let line = `${status} to ${host}: ${pluralize(text.length, 'character')}: ${contents}`;
  if (removedHidden > 0) {
    line += `; ${pluralize(removedHidden, 'hidden character')} removed`;
  }
  return { text, line };
}

function describeSection({ section, count, cut }: SentSection): string {
  let name: string = section;
  if (count !== undefined) {
    name = pluralize(count, section.replace(/s$/, ''));
  }
  return cut ? `${name} (cut)` : name;
}
