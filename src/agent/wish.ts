import type { Ask } from '../domain.ts';
import { parseCommand, type Command } from '../request/command.ts';
import { asksBefore, continuable } from '../request/continue.ts';
import { helpText, hintText, stopText } from '../report/replies.ts';
import { sentence } from '../report/sentence.ts';
import type { Admitted, AdmittedCommand } from './admit.ts';
import { bareInstruction, withStanding } from './instruction.ts';
import type { Scene } from './scene.ts';
import { triggerOf } from './trigger.ts';

/** What a run is to do, once its gates and inputs are behind it. */
export type Wish =
  | Readonly<{ kind: 'ask'; instruction: string; fresh: boolean }>
  /** Just wait for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string }>
  /** Look once at the thread's job. */
  | Readonly<{ kind: 'look'; ask: Ask & { job: string } }>
  | Readonly<{ kind: 'reply'; text: string; reason: 'help' | 'hint'; message: string }>;

/** Reads the wish out of the command, or out of the inputs where there is none. */
export async function wishOf(scene: Scene, admitted: Admitted): Promise<Wish> {
  if (admitted.kind === 'command') return wishOfCommand(scene, admitted);
  const { prompt, jobId } = scene.inputs;
  return prompt === '' && jobId !== undefined
    ? { kind: 'wait', jobId }
    : { kind: 'ask', instruction: prompt, fresh: false };
}

async function wishOfCommand(scene: Scene, admitted: AdmittedCommand): Promise<Wish> {
  const { command } = admitted;
  const { word } = scene.inputs.gates;
  const last = continuable(scene.thread?.record);
  switch (command.kind) {
    case 'help':
      return {
        kind: 'reply',
        text: helpText(word),
        reason: 'help',
        message: 'Told what commands there are.',
      };
    case 'stop':
      return {
        kind: 'reply',
        text: stopText(word),
        reason: 'help',
        message: 'Told that a job cannot be cancelled.',
      };
    case 'hint': {
      const message = `${command.said} is no command; ${command.meant} is one.`;
      return { kind: 'reply', text: hintText(word, command.said, command.meant), reason: 'hint', message };
    }
    case 'status':
      if (last === undefined)
        return hint(`This thread has no job yet. \`${word} …\` with an instruction starts one.`);
      return { kind: 'look', ask: last };
    case 'ask':
      if (command.extraCommands > 0)
        scene.world.runner.warning('The comment has several commands; only the first counts.', 'Docs agent');
      if (command.verb === 'retry') return retry(scene, admitted);
      return askFor(scene, admitted, command);
  }
}

function askFor(scene: Scene, admitted: AdmittedCommand, command: Extract<Command, { kind: 'ask' }>): Wish {
  const fresh = command.verb === 'new';
  const hasJob = !fresh && continuable({ asks: asksSoFar(scene, admitted) }) !== undefined;
  const own =
    command.instruction === ''
      ? bareInstruction(admitted.event, scene.world.run, hasJob)
      : command.instruction;
  if (own !== undefined) return { kind: 'ask', instruction: withStanding(scene.inputs, own), fresh };
  const { word } = scene.inputs.gates;
  return {
    kind: 'reply',
    text: helpText(word),
    reason: 'help',
    message: 'There was no instruction; told what commands there are.',
  };
}

/** What the thread was asked before this command, also when the command is run again. */
function asksSoFar({ thread, world, inputs }: Scene, admitted: AdmittedCommand): readonly Ask[] {
  return asksBefore(thread?.record, triggerOf(admitted, world.run, inputs));
}

/** The last instruction again, read anew from the comment that gave it: the record keeps no text, only its digest. */
async function retry(scene: Scene, admitted: AdmittedCommand): Promise<Wish> {
  const { github, inputs, digest, complain, world } = scene;
  const { word } = inputs.gates;
  const asks = asksSoFar(scene, admitted);
  const last = asks.at(-1);
  if (last === undefined || github === undefined)
    return hint(
      `There is nothing to ask again in this thread. \`${word} …\` with an instruction starts a job.`,
    );
  // A retry asks with the digest of what it repeats, so the first ask with that digest is the one that was typed.
  const source = asks.find((ask) => ask.digest === last.digest)?.trigger ?? last.trigger;
  if (source.kind === 'run' || source.kind === 'subject')
    return hint('The last ask came from a workflow run, not from a comment: run that workflow again.');
  const { event } = admitted;
  const text = await github.conversation.textOf({
    kind: source.kind,
    id: Number(source.id),
    thread: event.comment.thread,
  });
  if (!text.ok) complain('The comment to ask again could not be read', text.fault);
  const command = parseCommand(text.ok ? (text.value ?? '') : '', word);
  const typed = command.kind === 'ask' ? command.instruction : undefined;
  // A bare command stood for one of two instructions; which one it was the digest tells.
  const meant = typed === '' ? [false, true].map((had) => bareInstruction(event, world.run, had)) : [typed];
  const instruction = meant
    .flatMap((own) => (own === undefined ? [] : [withStanding(inputs, own)]))
    .find((candidate) => digest(candidate) === last.digest);
  if (instruction === undefined)
    return hint(
      'The comment with the last instruction was changed or deleted since. Please type the instruction anew.',
    );
  return { kind: 'ask', instruction, fresh: false };
}

function hint(text: string): Wish {
  return { kind: 'reply', text: sentence(text), reason: 'hint', message: text.replaceAll('`', '') };
}
