import { expect, it } from '@jest/globals';
import { CONTEXT_INPUTS } from '../../../src/inputs/context.ts';
import { messagesOf } from '../../../src/inputs/parse.ts';

it('names the first unknown words of a long list', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`);
  const parsed = CONTEXT_INPUTS.context(words.join(', '));
  const [message = ''] = parsed.ok ? [] : messagesOf(parsed.error);
  expect(message).toContain('`context` contains "word0", "word1", "word2", "word3", "word4". Use auto');
});
