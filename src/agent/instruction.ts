import type { Context } from '../prompt/context-block.ts';
import { builtInInstruction } from '../prompt/instruction.ts';
import type { Scene } from './run-context.ts';

/** What is wanted, in words: the workflow's standing text and the asker's own; without own words the built-in ones of the subject. */
export type Words = Readonly<{ standing: string; own: string }>;

/** Empty where there are neither words nor built-in ones. `link`: the page of the subject; `sent`: what stands below. */
export function instructionOf(
  { standing, own }: Words,
  {
    subject,
    link,
    sent,
    goesOn,
  }: Pick<Scene, 'subject'> & Pick<Context, 'sent'> & Readonly<{ link: string; goesOn: boolean }>,
): string {
  const text = own === '' ? builtInInstruction({ kind: subject.kind, link, sent, followUp: goesOn }) : own;
  return join(standing, text ?? '');
}

/**
 * The digest by which a thread knows an instruction again; empty where there is none. Built-in ones count as one and the same: they change with a version
 * of this action, which must not make an earlier attempt look like another use.
 */
export function digestOf({ thread }: Scene, { standing, own }: Words): string {
  return thread?.digest(join(standing, own === '' ? 'built-in' : own)) ?? '';
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
