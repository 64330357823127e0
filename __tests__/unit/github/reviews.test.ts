import { describe, expect, it } from '@jest/globals';
import { addReview, addReviewComment } from '../../../fakes/github/index.ts';
import { connect, failing } from './connect.ts';

const PULL = 2;

type Connected = Awaited<ReturnType<typeof connect>>;
type Place = Readonly<{ path?: string; hunk?: string; line?: number; replyTo?: number }>;

/** Adds a review with a comment at each of the places, and returns its id. */
function addReviewAt({ github }: Connected, places: readonly Place[]): number {
  const { id } = addReview(github.state, { thread: PULL, body: '' });
  for (const [index, place] of places.entries()) {
    addReviewComment(github.state, {
      thread: PULL,
      body: `Comment ${index}`,
      onLine: { review: id, path: 'docs/a.md', ...place },
    });
  }
  return id;
}

describe('the comments of a review', () => {
  it.each<readonly [string, number | undefined, string]>([
    ['an added line', 12, '@@ -10,2 +10,3 @@ # Title\n a\n b\n+c'],
    ['a removed line', 11, '@@ -10,2 +20,3 @@\n a\n-b'],
    ['a line between others', 21, '@@ -10,3 +20,2 @@\n a\n-b\n c'],
    ['an empty line', 12, '@@ -10,3 +10,4 @@ x\n a\n+b\n '],
    ['the only line', 1, '@@ -0,0 +1 @@\n+a'],
    ['a line without an end', 1, '@@ -0,0 +1 @@\n+a\n\\ No newline at end of file'],
    ['no hunk', undefined, ''],
    ['no line', undefined, '@@ -1 +1 @@'],
    ['no heading', undefined, '+a'],
    ['a huge number', undefined, '@@ -1 +12345678901234567890 @@\n+a'],
  ])('have the line that ends their hunk: %s', async (_, line, hunk) => {
    const connected = await connect();
    const id = addReviewAt(connected, [{ hunk }]);
    const read = await connected.reviews.comments(PULL, id);
    expect(read).toMatchObject({ value: { comments: [{ line }] } });
  });

  it('may lack everything but a path', async () => {
    const body = [
      { path: 'a', body: null, diff_hunk: 7, line: null, in_reply_to_id: null },
    ];
    const connected = await connect(failing({ status: 200, body }));
    expect(await connected.reviews.comments(PULL, 1)).toMatchObject({
      value: {
        comments: [{ path: 'a', line: undefined, hunk: '', body: '', isReply: false }],
      },
    });
  });
});
