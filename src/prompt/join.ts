/** Joins the parts of a prompt and describes it: the instruction, the instructions of the repository, the context. */
import { pluralize } from '../report/format.ts';
import { normalizeLineEnds, stripInvisible } from '../text.ts';
import type { ContextBlock, SentSection } from './context-block.ts';

export type JoinedPrompt = Readonly<{
  prompt: string;
  sent: readonly SentSection[];
  /** Hidden characters that were removed from all parts. */
  removedHidden: number;
}>;

/**
 * Joins the parts that are not empty. Hidden characters are removed from all of them: what a person cannot see is not sent.
 *
 * @param instruction the user's, the workflow's or the built-in one. Trusted: its author was authorized.
 * @param instructionsFile from the default branch. Trusted too, but labelled, so that the agent can distinguish permanent rules from the task.
 * @param context untrusted; delimited and sanitized already.
 */
export function joinPrompt({
  instruction,
  instructionsFile = '',
  context,
}: Readonly<{
  instruction: string;
  instructionsFile: string | undefined;
  context: ContextBlock;
}>): JoinedPrompt {
  const [task, rules] = [visible(instruction), visible(instructionsFile)];
  const parts = [
    task.text,
    rules.text && `Follow these instructions of the repository for all work on its docs:\n\n${rules.text}`,
    context.text && `----\n\n${context.text.trim()}`,
  ];
  const file: SentSection = { section: 'instructions file', characters: rules.text.length, cut: false };
  return {
    prompt: parts.filter((part) => part !== '').join('\n\n'),
    sent: rules.text === '' ? context.sent : [file, ...context.sent],
    removedHidden: task.removed + rules.removed + context.removedHidden,
  };
}

function visible(text: string): Readonly<{ text: string; removed: number }> {
  const plain = stripInvisible(text);
  return { text: plain.trim(), removed: normalizeLineEnds(text).length - plain.length };
}

const ITEMS = { titles: 'title', files: 'file' } as const;

/**
 * One sentence without a full stop: `Sent to HOST: 12,340 characters: notes, 14 titles, diff (cut)`.
 *
 * @param host as configured by the workflow; not escaped here.
 * @param characters of the whole prompt.
 */
export function describePrompt({
  status,
  host,
  characters,
  sent,
  removedHidden,
}: Readonly<{
  status: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent';
  host: string;
  characters: number;
  sent: readonly SentSection[];
  removedHidden: number;
}>): string {
  const sections = sent.map(describeSection).join(', ') || 'only the instruction';
  const hidden = removedHidden === 0 ? '' : `; ${pluralize(removedHidden, 'hidden character')} removed`;
  return `${status} to ${host}: ${pluralize(characters, 'character')}: ${sections}${hidden}`;
}

function describeSection({ section, count, characters, cut }: SentSection): string {
  const isList = section === 'titles' || section === 'files';
  const name = isList && count !== undefined ? pluralize(count, ITEMS[section]) : section;
  if (characters === 0) return `${name} (left out)`;
  return cut ? `${name} (cut)` : name;
}
