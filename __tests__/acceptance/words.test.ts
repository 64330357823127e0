/** The status comment of a command shows the first words of the command, as GitHub lists the comment directly before the request is sent. */
import { expect } from '@jest/globals';
import { itWithHarness, type Harness } from './with-harness.ts';

/** Returns the line about the request in the status comment. */
function aboutLine(harness: Harness): string {
  const lines = harness.shown().split('\n');
  return lines.find((line) => line.startsWith('Requested by')) ?? '';
}

/** `__tests__/unit/trigger/command-words.test.ts` has the words of other commands. */
itWithHarness('a command shows its first line, escaped', {}, async (harness) => {
  await harness.command('/docs Explain **all** of @octocat\nand its default');
  expect(aboutLine(harness)).toContain(
    ': “Explain \\*\\*all\\*\\* of @\u200Boctocat” · took ',
  );
});

itWithHarness('a comment on a line has no words', {}, async (harness) => {
  await harness.command('/docs Explain the retry option', { on: 'review-comment' });
  expect(aboutLine(harness)).toMatch(
    /^Requested by \[Codertocat\]\(\S+\/Codertocat\/Hello-World\/pull\/2#discussion_r\d+\) · took /,
  );
});

itWithHarness(
  'a comment that was changed meanwhile has no words',
  {},
  async (harness) => {
    const event = harness.addComment('/docs Explain the retry option');
    const { comments } = harness.github.state;
    const { id } = event.payload['comment'] as { id: number };
    const comment = comments.get(id);
    if (comment === undefined) throw new Error('There is no such comment.');
    comments.set(id, { ...comment, body: '/docs Explain the secret' });
    const run = await harness.run(event);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened' });
    expect(aboutLine(harness)).toMatch(/^Requested by \[Codertocat\]\([^)]*\) · took /);
  },
);
