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
  const begin = new RegExp(`^\\[data ${mark} begins: .*\\]$`, 'm');
  const end = new RegExp(`^\\[data ${mark} ends\\]$`, 'm');
  const [before = '', ...blocks] = prompt.split(begin);
  const parts = blocks.map((block) => block.split(end));
  const ours = [before, ...parts.map(([, after = '']) => after)].join('');
  // Addresses are GitHub's own; names of others are encoded in them.
  const words = ours.replace(/https:\/\/\S+/g, '');

  const faults: string[] = [];
  const endsOnce = parts.every(({ length }) => length === 2);
  if (!endsOnce) faults.push('data that does not end once');
  if (HOSTILE.test(words)) faults.push('text of others outside of the data');
  if (UNSEEN.test(prompt)) faults.push('unseen characters in a prompt');
  if (!prompt.isWellFormed()) faults.push('half a character in a prompt');
  if (prompt.length > MAX_PROMPT) faults.push('a prompt that is too long');
  return faults;
}
