import { expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import {
  bindStatusComment,
  saveStatusComment,
} from '../../../src/thread/status-comment.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

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

const CREATED_AT = '2026-03-01T11:00:00Z';
const PENDING = exampleSubmission({ state: 'pending', job: null, outcome: null });
const BUSY: RequestError = { kind: 'status', status: 502, detail: '' };

/** Binds a comment whose updates get these answers. */
async function bind(
  answers: readonly (Partial<ThreadComment> | 'gone' | RequestError)[],
) {
  const queue = [...answers];
  const update = async () => {
    const answer = queue.shift() ?? BUSY;
    if (answer === 'gone') return { ok: true, value: undefined };
    if ('kind' in answer) return { ok: false, error: answer };
    return { ok: true, value: exampleComment({ createdAt: CREATED_AT, ...answer }) };
  };
  const clock = new ManualClock();
  const comments = { update } as unknown as CommentsApi;
  const { signal } = new AbortController();
  const writing = { comments, codec, location, clock, signal };
  const startedAt = clock.now();
  const own = { comment: exampleComment(), submission: PENDING };
  const bound = await bindStatusComment(writing, own, 'Text.');
  return { bound, tookMs: clock.now() - startedAt };
}

it.each<readonly [string, Parameters<typeof bind>[0], object]>([
  ['at once', [{ updatedAt: '2026-03-01T11:00:01Z' }], { ok: true }],
  ['after 5 minutes', [{ updatedAt: '2026-03-01T11:05:00Z' }], { ok: true }],
  [
    'after more than 5 minutes',
    [{ updatedAt: '2026-03-01T11:05:01Z' }],
    { ok: false, error: { kind: 'too-late' } },
  ],
  ['at an unknown time', [{ updatedAt: '' }], { ok: false, error: { kind: 'too-late' } }],
  ['to a comment that is gone', ['gone'], { ok: false, error: { kind: 'deleted' } }],
  ['after faults', [BUSY, BUSY, { updatedAt: CREATED_AT }], { ok: true }],
  ['never', [], { ok: false, error: { kind: 'github', error: { status: 502 } } }],
  [
    'although GitHub refuses it once',
    [
      { kind: 'status', status: 404, detail: '', isRefusal: true },
      { updatedAt: CREATED_AT },
    ],
    { ok: true },
  ],
])('a state is bound to its comment %s', async (_, answers, expected) => {
  const { bound, tookMs } = await bind(answers);
  expect(bound).toMatchObject(expected);
  expect(tookMs).toBeLessThanOrEqual(30_000);
});
