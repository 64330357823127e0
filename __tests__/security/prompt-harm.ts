/** What a hostile text has made of a prompt that it must not. */

const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;

/** Words of the hostile texts, which no instruction of ours has. */
const HOSTILE = /octocat|evil|pwned|alert|\bred\b|gnp|x{50}/i;

/** More than the context may have, with room for the instruction. */
const LONGEST_PROMPT = 64_000;

/** Harm in a prompt, a clause each: what others wrote stands between the lines that say so, and nowhere else. */
export function findHarmInPrompt(prompt: string): readonly string[] {
  const mark = /\[data (\w+) begins: /.exec(prompt)?.[1];
  if (mark === undefined) return ['a prompt without data'];
  const [before = '', ...blocks] = prompt.split(new RegExp(`^\\[data ${mark} begins: .*\\]$`, 'm'));
  const parts = blocks.map((block) => block.split(new RegExp(`^\\[data ${mark} ends\\]$`, 'm')));
  const ours = [before, ...parts.map(([, after = '']) => after)].join('');
  return [
    ...(parts.every(({ length }) => length === 2) ? [] : ['data that does not end once']),
    // Addresses are GitHub's own, with names of others encoded in them.
    ...(HOSTILE.test(ours.replace(/https:\/\/\S+/g, '')) ? ['text of others outside of the data'] : []),
    ...(UNSEEN.test(prompt) ? ['unseen characters in a prompt'] : []),
    ...(prompt.isWellFormed() ? [] : ['half a character in a prompt']),
    ...(prompt.length > LONGEST_PROMPT ? ['a prompt that is too long'] : []),
  ];
}
