import { expect, it } from '@jest/globals';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { findMarkedComment, replyMarker } from '../../../src/rendering/replies.ts';
import { exampleComment } from '../../support/examples.ts';

const MARKER = replyMarker('comment', 7);
const OWN = 'docs-agent[bot]';
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };

/** Creates a comment that ends with the marker. */
const marked = (id: number, author = OWN): ThreadComment =>
  exampleComment({ id, author, body: `Done\n${MARKER}\n` });

/** Looks for the own comment. Returns it, and how often the login was read. */
async function find(
  comments: readonly ThreadComment[],
  login: Result<string> = { ok: true, value: OWN },
) {
  let logins = 0;
  const found = await findMarkedComment(comments, MARKER, async () => {
    logins += 1;
    return login;
  });
  return { found, logins };
}

it.each<readonly [string, readonly ThreadComment[], number | undefined, string?]>([
  ['its own', [marked(1)], 1],
  ['the newest of several', [marked(1), marked(2)], 2],
  ['its own, although somebody has copied it', [marked(1), marked(2, 'mona')], 1],
  [
    'none by another account',
    [marked(1, 'mona'), marked(2, 'other-app[bot]')],
    undefined,
  ],
  ['none by an account that is gone', [marked(1, '')], undefined],
  ['its own, if it is called docs-agent', [marked(1)], 1, 'docs-agent'],
  ['its own, if it is called Docs-Agent[bot]', [marked(1)], 1, 'Docs-Agent[bot]'],
])(
  'the comment of an account with a marker is %s',
  async (_, comments, id, login = OWN) => {
    const { found } = await find(comments, { ok: true, value: login });
    expect(found.ok && found.value?.id).toBe(id);
  },
);

it.each<readonly [string, string]>([
  ['text below it', `${MARKER}\nThanks!`],
  ['text before it on its line', `See ${MARKER}`],
  ['another marker', `Done\n${replyMarker('comment', 8)}\n`],
])('a comment with %s does not count, and no account is read', async (_, body) => {
  const { found, logins } = await find([exampleComment({ author: OWN, body })]);
  expect(found).toEqual({ ok: true, value: undefined });
  expect(logins).toBe(0);
});

it('an account that cannot be read is an error', async () => {
  const unread = { ok: false, error: REFUSED } as const;
  expect(await find([marked(1)], unread)).toEqual({ found: unread, logins: 1 });
});
