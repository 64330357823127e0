import type { Ask } from '../domain.ts';
import { parseCommand, type Command } from '../command/parse.ts';
import { asksBefore, continuable } from '../thread/job-reuse.ts';
import { isComment } from '../trigger/trigger-id.ts';
import { helpText, hintText, stopText } from '../report/replies.ts';
import { sentence } from '../report/markdown.ts';
import type { AdmittedCommand } from './authorize.ts';
import { digestOf, type Words } from './instruction.ts';
import type { Scene } from './run-context.ts';
import { triggerOf } from './trigger-for.ts';
import type { Wish } from './plan.ts';

/** Reads the wish out of the command. */
export async function wishOfCommand(scene: Scene, admitted: AdmittedCommand): Promise<Wish> {
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
      return askFor(scene, command);
  }
}

function askFor(scene: Scene, command: Extract<Command, { kind: 'ask' }>): Wish {
  const fresh = command.verb === 'new';
  const hasJob = !fresh && continuable({ asks: asksSoFar(scene) }) !== undefined;
  // Without words a pull request speaks for itself, and so does any thread whose job knows what was wanted.
  const speaks = hasJob || scene.subject.kind !== 'issue';
  if (command.instruction !== '' || speaks)
    return { kind: 'ask', words: wordsOf(scene, command.instruction), fresh };
  const { word } = scene.inputs.gates;
  return {
    kind: 'reply',
    text: helpText(word),
    reason: 'help',
    message: 'There was no instruction; told what commands there are.',
  };
}

/** What the thread was asked before this command, also when the command is run again. */
function asksSoFar(scene: Scene): readonly Ask[] {
  return asksBefore(scene.thread?.record, triggerOf(scene));
}

/** The last instruction again, read anew from the comment that gave it: the record keeps no text, only its digest. */
async function retry(scene: Scene, { event }: AdmittedCommand): Promise<Wish> {
  const { github, inputs, complain } = scene;
  const { word } = inputs.gates;
  const asks = asksSoFar(scene);
  const last = asks.at(-1);
  if (last === undefined)
    return hint(
      `There is nothing to ask again in this thread. \`${word} …\` with an instruction starts a job.`,
    );
  // A retry asks with the digest of what it repeats, so the first ask with that digest is the one that was typed.
  const typed = asks.find(({ digest, trigger }) => digest === last.digest && isComment(trigger));
  const source = typed?.trigger ?? last.trigger;
  if (!isComment(source))
    return hint('The last ask came from a workflow run, not from a comment: run that workflow again.');
  const text = await github.conversation.textOf({
    kind: source.kind,
    id: Number(source.id),
    thread: event.comment.thread,
  });
  if (!text.ok) complain('The comment to ask again could not be read', text.fault);
  const command = parseCommand(text.ok ? (text.value ?? '') : '', word);
  const words = command.kind === 'ask' ? wordsOf(scene, command.instruction) : undefined;
  if (words === undefined || digestOf(scene, words) !== last.digest)
    return hint(
      'The comment with the last instruction was changed or deleted since. Please type the instruction anew.',
    );
  return { kind: 'ask', words, fresh: false };
}

/** The standing text of the workflow, then the command's own. */
function wordsOf({ inputs }: Scene, own: string): Words {
  return { standing: inputs.prompt, own };
}

function hint(text: string): Wish {
  return { kind: 'reply', text: sentence(text), reason: 'hint', message: text.replaceAll('`', '') };
}
