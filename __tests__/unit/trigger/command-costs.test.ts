/** 100 comments that people would write, what each costs, and what they wanted. A reply is free, a request is not. */
import { expect, it } from '@jest/globals';
import { parseCommand, type Command } from '../../../src/trigger/command.ts';

/** What happens: a request, the status, a reply, or the prompt is shown. */
type Effect =
  'update' | 'new' | 'retry' | 'status' | 'help' | 'no-cancel' | 'hint' | 'show';
type Row = readonly [comment: string, effect: Effect];

function effectOf(command: Command): Effect {
  switch (command.kind) {
    case 'none':
      throw new Error('The comment is no command.');
    case 'status':
      return 'status';
    case 'prompt':
      return command.isDryRun ? 'show' : command.verb;
    case 'help':
      if (command.reason === 'requested') return 'help';
      return command.reason === 'cannot-cancel' ? 'no-cancel' : 'hint';
  }
}

const COMMENTS: readonly Row[] = [
  // People who want the docs to change.
  ['/docs', 'update'],
  ['/docs update', 'update'],
  ['/docs Update', 'update'],
  ['/docs update please', 'update'],
  ['/docs please update now', 'update'],
  ['/docs update\nthe quickstart, too', 'update'],
  ['/docs retry', 'retry'],
  ['/docs Retry', 'retry'],
  ['/docs retry.', 'retry'],
  ['/docs retry please', 'retry'],
  ['/docs new', 'new'],
  ['/docs New', 'new'],
  ['/docs new please', 'new'],
  ['/docs new explain the retry option', 'new'],
  ['/docs new\nexplain the retry option', 'new'],
  ['/docs new page about retries', 'new'],
  ['/docs New page about retries', 'update'],
  ['/docs Explain the retry option', 'update'],
  ['/docs: explain the retry option', 'update'],
  ['/docs please explain the retry option', 'update'],
  ['/docs Hi!\nPlease explain the retry option.', 'update'],
  ['/docs please\n- explain retries\n- explain timeouts', 'update'],
  ['/docs Retries\nExplain when a request is sent again.', 'update'],
  ['/docs Retry-After header is missing in api.md', 'update'],
  ['/docs Status-page link is broken', 'update'],
  ['/docs heap dumps of step 3 are missing', 'update'],
  ['/docs Explain why `cli --dry-run` is safe', 'update'],
  ['/docs can you explain how long a key lasts, and how to replace it?', 'update'],
  ['/docs Ergänze ein Beispiel für Wiederholungen', 'update'],
  ['/docs añade un ejemplo de reintentos', 'update'],
  ['/docs 添加重试的示例', 'update'],
  ['/docs 再試行の設定を説明して', 'update'],
  ['/docs shorter, and with a table', 'update'],
  ['/docs make it shorter', 'update'],
  // Refused, although they are instructions: they can be sent with one word more, or if they begin with another one.
  ['/docs explain retries', 'hint'],
  ['/docs shorter please', 'hint'],
  ['/docs add examples', 'hint'],
  ['/docs fix typos', 'hint'],
  ['/docs 简短', 'hint'],
  ['/docs translate this?', 'hint'],
  ['/docs can you add an example?', 'hint'],
  ['/docs retry section missing', 'hint'],
  ['/docs new page', 'hint'],
  ['/docs retry option is undocumented', 'hint'],
  ['/docs Status codes are wrong in errors.md', 'hint'],
  ['/docs status field can be "archived", too', 'hint'],
  ['/docs Stop mentioning the beta', 'no-cancel'],
  ['/docs Stop mentioning the old name in the guide', 'no-cancel'],
  ['/docs cancel button is missing', 'no-cancel'],
  ['/docs Cancel flow needs a page of its own', 'no-cancel'],
  ['/docs help pages need more examples', 'hint'],
  ['/docs abort signals are not documented', 'no-cancel'],
  ['/docs Status table wrong', 'hint'],
  // People who do not.
  ['/docs status', 'status'],
  ['/docs Status?', 'status'],
  ['/docs status of the job', 'hint'],
  ['/docs status please', 'status'],
  ['/docs what is the status?', 'hint'],
  ['/docs is it done yet?', 'hint'],
  ['/docs why did this fail?', 'hint'],
  ['/docs any update?', 'hint'],
  ['/docs any news? 🙏', 'hint'],
  ['/docs statsu', 'hint'],
  ['/docs statsu please', 'hint'],
  ['/docs stauts now', 'hint'],
  ['/docs help', 'help'],
  ['/docs help with this', 'hint'],
  ['/docs help me with this', 'hint'],
  ['/docs help!', 'help'],
  ['/docs ?', 'hint'],
  ['/docs stop', 'no-cancel'],
  ['/docs please stop', 'no-cancel'],
  ['/docs stop, I made a mistake', 'no-cancel'],
  ['/docs stop! wrong PR, this was meant for another one', 'no-cancel'],
  ['/docs stop working on it', 'no-cancel'],
  ['/docs can you stop?', 'hint'],
  // Bought by mistake.
  ['/docs can you stop', 'update'],
  ['/docs don’t do anything yet', 'update'],
  ['/docs cancel my last request', 'no-cancel'],
  ['/docs cancel that job now', 'no-cancel'],
  ['/docs cancel — sorry, this was not ready', 'no-cancel'],
  ['/docs abort everything', 'no-cancel'],
  ['/docs never mind', 'hint'],
  ['/docs hold on', 'hint'],
  ['/docs ignore this', 'hint'],
  ['/docs undo that', 'hint'],
  ['/docs bitte stoppen', 'hint'],
  ['/docs 停止', 'hint'],
  ['/docs 状态', 'hint'],
  ['/docs looks good', 'hint'],
  ['/docs thank you!', 'hint'],
  ['/docs thanks @octocat 🎉', 'hint'],
  ['/docs good bot', 'hint'],
  ['/docs retry the job', 'hint'],
  ['/docs retry it?', 'hint'],
  ['/docs try again', 'hint'],
  ['/docs dry-run Explain the retry option', 'show'],
  ['/docs dry run Explain the retry option', 'show'],
  ['/docs Dry-Run: explain the retry option', 'show'],
  ['/docs Explain the retry option --dry-run', 'show'],
];

it.each(COMMENTS)('what a comment costs: %j: %s', (body, effect) => {
  expect(effectOf(parseCommand(body, '/docs'))).toBe(effect);
});
