/** The status comment of a command shows the first words of the command, as GitHub lists the comment directly before the request is sent. */
import { expect, it } from '@jest/globals';
import { itWithHarness, withHarness, type Harness } from './with-harness.ts';

/** Returns the line about the request in the status comment. */
function aboutLine(harness: Harness): string {
  const lines = harness.shown().split('\n');
  return lines.find((line) => line.startsWith('Requested by')) ?? '';
}

it.concurrent.each([
  [
    '/docs Explain the retry option\nand its default',
    ': “Explain the retry option” · took ',
  ],
  ['/docs', ': “/docs” · took '],
  [`/docs Explain ${'x'.repeat(25)} here`, ': “Explain … here” · took '],
  [
    '/docs Explain **all** of @octocat',
    ': “Explain \\*\\*all\\*\\* of @\u200Boctocat” · took ',
  ],
])('%j', (command, shown) =>
  withHarness({}, async (harness) => {
    await harness.command(command);
    expect(aboutLine(harness)).toContain(shown);
  }),
);

itWithHarness('a retry is shown as it is', {}, async (harness) => {
  await harness.command('/docs Explain the retry option [scenario: fails]');
  await harness.command('/docs retry');
  expect(aboutLine(harness)).toContain(': “/docs retry” · took ');
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
