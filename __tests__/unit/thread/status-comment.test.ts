import { expect, it } from '@jest/globals';
import type { CommentsApi } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { createStatusComment, NO_STATUS_COMMENT } from '../../../src/thread/status-comment.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const codec = createStateCodec({ apiKey: 'key', previousKeys: [] });
const location = { repositoryId: 1, thread: 2, project: 'docs', commentTag: 'default' };
const comment = exampleComment({ url: 'https://github.com/acme/app/issues/2#issuecomment-3' });
const submission = exampleSubmission();
const update = { phase: { kind: 'in-progress' }, message: 'A message.' } as const;

function open(result: Awaited<ReturnType<CommentsApi['update']>>) {
  const bodies: string[] = [];
  const warnings: string[] = [];
  const comments = { update: async (_: number, body: string) => (bodies.push(body), result) };
  const status = createStatusComment({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no other call is used
    comments: comments as unknown as CommentsApi,
    codec,
    location,
    comment,
    render: ({ requester }, { message }) => `${requester}: ${message}`,
    warn: (what) => warnings.push(what),
  });
  return { status, bodies, warnings };
}

it('a status comment has the state at its end, bound to it', async () => {
  const { status, bodies } = open({ ok: true, value: comment });
  expect(await status.save(submission, update)).toBe(true);
  const [text, state, ...rest] = bodies[0]?.split('\n') ?? [];
  expect([text, rest]).toEqual(['octocat: A message.', ['']]);
  expect(codec.decode(state ?? '', { ...location, commentId: 3, authorId: 4 })?.submission).toEqual(
    submission,
  );
  expect(status.url).toBe(comment.url);
});

it('a deleted comment is not created again', async () => {
  const { status, warnings } = open({ ok: true, value: undefined });
  expect(await status.save(submission, update)).toBe(true);
  expect(warnings).toEqual([]);
});

it('an error is a warning', async () => {
  const { status, warnings } = open({ ok: false, error: { kind: 'status', status: 403, detail: 'no' } });
  expect(await status.save(submission, update)).toBe(false);
  expect(warnings).toHaveLength(1);
});

it('without a thread nothing is written', async () => {
  expect(await NO_STATUS_COMMENT.save(submission, update)).toBe(true);
});
