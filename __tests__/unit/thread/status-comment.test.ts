import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain.ts';
import type { CommentsApi } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { isDenied, saveStatusComment } from '../../../src/thread/status-comment.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const codec = createStateCodec({ apiKey: 'key', signingKey: '' });
const location = { repositoryId: 1, thread: 2, project: 'docs', commentTag: 'default' };
const found = { comment: exampleComment(), submission: exampleSubmission() };

async function save(result: Awaited<ReturnType<CommentsApi['update']>>) {
  const bodies: string[] = [];
  const warnings: string[] = [];
  const update = async (_: number, body: string) => (bodies.push(body), result);
  const comments = { update } as unknown as CommentsApi;
  const warn = (what: string) => warnings.push(what);
  const isSaved = await saveStatusComment(
    { comments, codec, location, warn },
    found,
    'Text.',
  );
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
  expect(await save({ ok: true, value: undefined })).toMatchObject({
    isSaved: true,
    warnings: [],
  });
});

it('an error is a warning', async () => {
  const { isSaved, warnings } = await save({
    ok: false,
    error: { kind: 'status', status: 403, detail: '' },
  });
  expect(isSaved).toBe(false);
  expect(warnings).toHaveLength(1);
});

it.each([400, 401, 403, 404, 410, 422])('%i refuses for good', (status) => {
  expect(isDenied({ kind: 'status', status, detail: '' })).toBe(true);
});

it.each<readonly [string, Partial<RequestError>]>([
  ['a redirect', { status: 302 }],
  ['a timeout', { status: 408 }],
  ['a rate limit', { status: 429 }],
  ['another rate limit', { status: 403, retryAfterMs: 60_000 }],
  ['a server error', { status: 500 }],
  ['an unreadable response', { kind: 'invalid-response', status: 403 }],
  ['a lost response', { kind: 'no-response' }],
])('%s does not refuse for good', (_, error) => {
  expect(isDenied({ kind: 'status', detail: '', ...error })).toBe(false);
});
