/** Checks that a hostile text leaves a prompt intact. */

const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/** Words of the hostile texts that no instruction of ours contains. */
const HOSTILE = /octocat|evil|pwned|alert|\bred\b|gnp|x{50}/i;

/** The context's limit, with space for the instruction. */
const MAX_PROMPT = 64_000;

/** Lists the faults of a prompt, one clause each: text of others must be between the delimiters, and nowhere else. */
export function findPromptInjection(prompt: string): readonly string[] {
  const mark = /\[data (\w+) begins: /.exec(prompt)?.[1];
  if (mark === undefined) return ['a prompt without data'];
  const [before = '', ...blocks] = prompt.split(
    new RegExp(`^\\[data ${mark} begins: .*\\]$`, 'm'),
  );
  const parts = blocks.map((block) =>
    block.split(new RegExp(`^\\[data ${mark} ends\\]$`, 'm')),
  );
  const ours = [before, ...parts.map(([, after = '']) => after)].join('');
  return [
    ...(parts.every(({ length }) => length === 2) ? [] : ['data that does not end once']),
    // Addresses are GitHub's own; names of others are encoded in them.
    ...(HOSTILE.test(ours.replace(/https:\/\/\S+/g, ''))
      ? ['text of others outside of the data']
      : []),
    ...(UNSEEN.test(prompt) ? ['unseen characters in a prompt'] : []),
    ...(prompt.isWellFormed() ? [] : ['half a character in a prompt']),
    ...(prompt.length > MAX_PROMPT ? ['a prompt that is too long'] : []),
  ];
}
