import { expect, it } from '@jest/globals';
import type { CommentsApi } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { isDenied, saveStatusComment } from '../../../src/thread/status-comment.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const codec = createStateCodec({ apiKey: 'key', previousApiKeys: [] });
const location = { repositoryId: 1, thread: 2, project: 'docs', commentTag: 'default' };
const found = { comment: exampleComment(), submission: exampleSubmission() };

async function save(result: Awaited<ReturnType<CommentsApi['update']>>) {
  const bodies: string[] = [];
  const warnings: string[] = [];
  const update = async (_: number, body: string) => (bodies.push(body), result);
  const comments = { update } as unknown as CommentsApi;
  const warn = (what: string) => warnings.push(what);
  const isSaved = await saveStatusComment({ comments, codec, location, warn }, found, 'Text.');
  return { isSaved, bodies, warnings };
}

it('a status comment has the state at its end, bound to it', async () => {
  const { isSaved, bodies } = await save({ ok: true, value: found.comment });
  expect(isSaved).toBe(true);
  const [text, state, ...rest] = bodies[0]?.split('\n') ?? [];
  expect([text, rest]).toEqual(['Text.', ['']]);
  const comment = { ...found.comment, body: state ?? '' };
  expect(codec.decode(comment, location)?.submission).toEqual(found.submission);
});

it('a deleted comment is not created again', async () => {
  expect(await save({ ok: true, value: undefined })).toMatchObject({ isSaved: true, warnings: [] });
});

it('an error is a warning', async () => {
  const { isSaved, warnings } = await save({ ok: false, error: { kind: 'status', status: 403, detail: '' } });
  expect(isSaved).toBe(false);
  expect(warnings).toHaveLength(1);
});

it.each([
  ['a missing permission', 403, undefined, true],
  ['a locked thread', 410, undefined, true],
  ['a rate limit', 403, 60_000, false],
  ['another rate limit', 429, undefined, false],
  ['a timeout', 408, undefined, false],
  ['a server error', 500, undefined, false],
])('%s refuses for good: %s, %s: %s', (_, status, retryAfterMs, expected) => {
  const limit = retryAfterMs === undefined ? {} : { retryAfterMs };
  expect(isDenied({ kind: 'status', status, detail: '', ...limit })).toBe(expected);
});
