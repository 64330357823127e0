/** The store of submissions, as far as comments have them. */
import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import type { StateLocation } from '../../../src/thread/store/codec.ts';
import { CODEC, commentStore } from '../../support/comment-store.ts';
import { onePage, readThread } from '../../support/threads.ts';
import {
  exampleComment,
  exampleStored,
  exampleSubmission,
  LOCATION,
} from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const URL_8 = 'https://github.com/acme/app/pull/2#issuecomment-8';
const NEWEST = `[Newer request](${URL_8}) <!-- docs-agent-action:newest 8 -->`;

type Updated = Awaited<ReturnType<CommentsApi['update']>>;

async function save(result: Updated, stored = exampleStored()) {
  const bodies: string[] = [];
  const warnings: string[] = [];
  const update = async (_: number, body: string) => (bodies.push(body), result);
  const warn = (what: string): void => void warnings.push(what);
  const store = commentStore({ comments: { update }, warn });
  const isSaved = await store.save(stored, {});
  return { isSaved, bodies, warnings };
}

it('a status comment has the state at its end, bound to it', async () => {
  const comment = exampleComment();
  const { isSaved, bodies } = await save({ ok: true, value: comment });
  expect(isSaved).toBe(true);
  const [title, ...lines] = bodies[0]?.split('\n') ?? [];
  expect(title).toMatch(/^### /);
  const [body = '', end] = lines.slice(-2);
  expect(end).toBe('');
  const { submission } = exampleStored();
  expect(CODEC.decode({ ...comment, body }, LOCATION)?.submission).toEqual(submission);
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

describe('a link to a newer request', () => {
  const comment = exampleComment();
  const linkedBody = `### Done\n\n${NEWEST}\n<!-- docs-agent-action:v2 e30= e30= -->\n`;

  it('stays if the comment is written again', async () => {
    const stored = exampleStored({}, { body: linkedBody });
    const { bodies } = await save({ ok: true, value: comment }, stored);
    expect(bodies[0]?.split('\n').slice(-4, -2)).toEqual(['', NEWEST]);
  });

  it('is not taken from any other line', async () => {
    const stored = exampleStored(
      {},
      { body: `${NEWEST}\n${linkedBody}`.replace(`\n\n${NEWEST}`, '') },
    );
    const { bodies } = await save({ ok: true, value: comment }, stored);
    expect(bodies[0]).not.toContain(NEWEST);
  });

  it('is added without another change', async () => {
    const bodies: string[] = [];
    const update = async (_: number, body: string) => {
      bodies.push(body);
      return { ok: true, value: comment } as const;
    };
    const store = commentStore({ comments: { update } });
    const read = exampleStored({}, { body: linkedBody.replace(`\n\n${NEWEST}`, '') });
    await store.linkToNewest(read, { id: 8, url: URL_8 });
    await store.linkToNewest(exampleStored({}, { body: linkedBody }), {
      id: 8,
      url: URL_8,
    });
    expect(bodies).toEqual([linkedBody]);
  });
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
  const store = commentStore({ comments, clock });
  const startedAt = clock.now();
  const own = { ...exampleStored(), submission: PENDING, isBound: false };
  const bound = await store.bind(own);
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

it('submissions are read from our comments alone, oldest first', async () => {
  const place = { ...LOCATION, commentId: 3, authorId: 41_898_282 };
  const comment = (id: number, changes: Partial<StateLocation> = {}) => {
    const submission = exampleSubmission({ job: `job_${id}` });
    const body = `### Done\n\n${CODEC.encode(submission, { ...place, commentId: id, ...changes })}\n`;
    return exampleComment({ id, authorId: 41_898_282, body });
  };
  const foreign = [exampleComment({ body: 'Thanks!' }), comment(5, { authorId: 5 })];
  const comments = [
    comment(7),
    ...foreign,
    comment(4, { commentTag: 'other' }),
    comment(3),
  ];
  const newestPages = onePage(() => ({ ok: true, value: comments }));
  const store = commentStore({ comments: { newestPages } });
  const { submissions: found } = await readThread(store, LOCATION);
  expect(
    found.map(({ comment: { id }, submission }) => `${id}: ${submission.job}`),
  ).toEqual(['3: job_3', '7: job_7']);
});
