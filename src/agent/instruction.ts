import type { ContextBlock } from '../prompt/context-block.ts';
import { builtInInstruction } from '../prompt/instruction.ts';
import type { RunContext } from './run-context.ts';

/** What is wanted, in words: the workflow's standing text and the requester's own; without own words the built-in ones of the subject. */
export type Instruction = Readonly<{ base: string; user: string }>;

/** Empty where there are neither words nor built-in ones. `link`: the page of the subject; `sent`: what stands below. */
export function renderInstruction(
  { base, user }: Instruction,
  {
    subject,
    link,
    sent,
    isFollowUp,
  }: Pick<RunContext, 'subject'> &
    Pick<ContextBlock, 'sent'> &
    Readonly<{ link: string; isFollowUp: boolean }>,
): string {
  const text = user === '' ? builtInInstruction({ kind: subject.kind, link, sent, isFollowUp }) : user;
  return join(base, text ?? '');
}

/**
 * The digest by which a thread knows an instruction again; empty where there is none. Built-in ones count as one and the same: they change with a version
 * of this action, which must not make an earlier attempt look like another use.
 */
export function instructionDigest({ statusComment }: RunContext, { base, user }: Instruction): string {
  return statusComment?.digest(join(base, user === '' ? 'built-in' : user)) ?? '';
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
