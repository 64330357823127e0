import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import { writeOwnComment } from '../../../src/thread/own-comment.ts';
import { exampleComment } from '../../support/examples.ts';
import { onePage } from '../../support/threads.ts';

const PLACE = { repositoryId: 1, thread: 2, purpose: 'report' };
const KEYS = ['a-key-of-our-own'];
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };

/** A thread in memory. Comments are written by account 4. */
function thread() {
  const comments = new Map<number, ThreadComment>();
  let fault: keyof CommentsApi | undefined;
  const failed = { ok: false, error: REFUSED } as const;
  const api: Pick<CommentsApi, 'newestPages' | 'create' | 'update'> = {
    newestPages: onePage(() =>
      fault === 'newestPages' ? failed : { ok: true, value: [...comments.values()] },
    ),
    create: async (_, body) => {
      if (fault === 'create') return failed;
      const comment = exampleComment({ id: comments.size + 10, body });
      comments.set(comment.id, comment);
      return { ok: true, value: comment };
    },
    update: async (id, body) => {
      const before = comments.get(id);
      if (fault === 'update') return failed;
      if (before === undefined) return { ok: true, value: undefined };
      comments.set(id, { ...before, body });
      return { ok: true, value: before };
    },
  };
  return {
    api,
    comments,
    failAt: (operation: keyof CommentsApi) => {
      fault = operation;
    },
    texts: () => [...comments.values()].map(({ body }) => body.split('\n')[0]),
  };
}

describe('the comment of a run', () => {
  it('is created once, then edited', async () => {
    const { api, texts } = thread();
    const results = [];
    for (const text of ['one', 'two', 'three']) {
      results.push(await writeOwnComment(api, PLACE, text, KEYS));
    }
    expect(results.map((result) => result.ok && result.value)).toEqual([
      'created',
      'edited',
      'edited',
    ]);
    expect(texts()).toEqual(['three']);
  });

  it('is recognised by an earlier key, and signed by the current one', async () => {
    const { api, texts } = thread();
    await writeOwnComment(api, PLACE, 'one', ['an-old-key']);
    const both = ['a-new-key', 'an-old-key'];
    await writeOwnComment(api, PLACE, 'two', both);
    await writeOwnComment(api, PLACE, 'three', ['a-new-key']);
    expect(texts()).toEqual(['three']);
  });

  it.each<[string, Partial<typeof PLACE>, Partial<ThreadComment>]>([
    ['in another comment', {}, { id: 99 }],
    ['by another account', {}, { authorId: 5 }],
    ['of another repository', { repositoryId: 7 }, {}],
    ['of another thread', { thread: 7 }, {}],
    ['for another purpose', { purpose: 'other' }, {}],
  ])('is not its text %s', async (_, place, changes) => {
    const { api, comments, texts } = thread();
    await writeOwnComment(api, { ...PLACE, ...place }, 'theirs', KEYS);
    const [own] = comments.values();
    comments.clear();
    const copy = { ...exampleComment(), ...own, ...changes };
    comments.set(copy.id, copy);
    await writeOwnComment(api, PLACE, 'ours', KEYS);
    expect(texts()).toEqual(['theirs', 'ours']);
  });

  it('is not one whose signature is not on the last line', async () => {
    const { api, comments, texts } = thread();
    await writeOwnComment(api, PLACE, 'one', KEYS);
    for (const [id, comment] of comments) {
      comments.set(id, { ...comment, body: `${comment.body}\nquoted` });
    }
    await writeOwnComment(api, PLACE, 'two', KEYS);
    expect(texts()).toEqual(['one', 'two']);
  });

  it.each(['newestPages', 'create', 'update'] as const)(
    'is an error if %s fails, and no second comment',
    async (operation) => {
      const { api, comments, failAt } = thread();
      if (operation !== 'create') await writeOwnComment(api, PLACE, 'one', KEYS);
      const before = comments.size;
      failAt(operation);
      const written = await writeOwnComment(api, PLACE, 'two', KEYS);
      expect(written).toEqual({ ok: false, error: REFUSED });
      expect(comments.size).toBe(before);
    },
  );
});
