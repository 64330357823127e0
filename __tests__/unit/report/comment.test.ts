import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { writeOwnComment } from '../../../src/report/output/comment.ts';
import { exampleComment } from '../../support/examples.ts';
import { onePage } from '../../support/threads.ts';

const PLACE = { thread: 2, purpose: 'report' };
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const OWN = 'github-actions[bot]';

type Operation = 'newestPages' | 'login' | 'create' | 'update';

/** A thread in memory. Comments are written by the account of the action. `login`: its name in GraphQL. */
function thread(login = OWN) {
  const comments = new Map<number, ThreadComment>();
  const requests: Operation[] = [];
  let fault: Operation | undefined;
  const failed = { ok: false, error: REFUSED } as const;
  const request = (operation: Operation): boolean => {
    requests.push(operation);
    return operation !== fault;
  };
  const github: Parameters<typeof writeOwnComment>[0] = {
    login: async () => (request('login') ? { ok: true, value: login } : failed),
    comments: {
      newestPages: onePage(() =>
        request('newestPages') ? { ok: true, value: [...comments.values()] } : failed,
      ),
      create: async (_: number, body: string) => {
        if (!request('create')) return failed;
        const comment = exampleComment({ id: comments.size + 10, author: OWN, body });
        comments.set(comment.id, comment);
        return { ok: true, value: comment };
      },
      update: async (id: number, body: string) => {
        const before = comments.get(id);
        if (!request('update')) return failed;
        if (before === undefined) return { ok: true, value: undefined };
        comments.set(id, { ...before, body });
        return { ok: true, value: before };
      },
    },
  };
  return {
    github,
    comments,
    requests,
    failAt: (operation: Operation) => {
      fault = operation;
    },
    texts: () => [...comments.values()].map(({ body }) => body.split('\n')[0]),
  };
}

describe('the comment of a run', () => {
  it('is created once, then edited', async () => {
    const { github, texts, requests } = thread();
    const results = [];
    for (const text of ['one', 'two', 'three']) {
      results.push(await writeOwnComment(github, PLACE, text));
    }
    expect(results.map((result) => result.ok && result.value)).toEqual([
      'created',
      'edited',
      'edited',
    ]);
    expect(texts()).toEqual(['three']);
    const editing = ['newestPages', 'login', 'update'];
    expect(requests).toEqual(['newestPages', 'create', ...editing, ...editing]);
  });

  it.each(['github-actions', 'GitHub-Actions[bot]'])(
    'is that of the account %s, as GraphQL may call it',
    async (login) => {
      const { github, texts } = thread(login);
      await writeOwnComment(github, PLACE, 'one');
      await writeOwnComment(github, PLACE, 'two');
      expect(texts()).toEqual(['two']);
    },
  );

  it.each<[string, Partial<typeof PLACE>, Partial<ThreadComment>]>([
    ['by another account', {}, { author: 'mona' }],
    ['by a deleted account', {}, { author: '' }],
    ['for another purpose', { purpose: 'coverage' }, {}],
  ])('is not its text %s', async (_, place, changes) => {
    const { github, comments, texts } = thread();
    await writeOwnComment(github, { ...PLACE, ...place }, 'theirs');
    const [own] = comments.values();
    comments.clear();
    const copy = { ...exampleComment(), ...own, ...changes };
    comments.set(copy.id, copy);
    await writeOwnComment(github, PLACE, 'ours');
    expect(texts()).toEqual(['theirs', 'ours']);
  });

  it('is not one whose marker is not on the last line', async () => {
    const { github, comments, texts } = thread();
    await writeOwnComment(github, PLACE, 'one');
    for (const [id, comment] of comments) {
      comments.set(id, { ...comment, body: `${comment.body}\nquoted` });
    }
    await writeOwnComment(github, PLACE, 'two');
    expect(texts()).toEqual(['one', 'two']);
  });

  it('is the newest one, if there are several', async () => {
    const { github, comments, texts } = thread();
    await writeOwnComment(github, PLACE, 'one');
    const [own] = comments.values();
    comments.set(11, exampleComment({ ...own, id: 11 }));
    await writeOwnComment(github, PLACE, 'two');
    expect(texts()).toEqual(['one', 'two']);
  });

  it.each(['newestPages', 'login', 'create', 'update'] as const)(
    'is an error if %s fails, and no second comment',
    async (operation) => {
      const { github, comments, failAt } = thread();
      if (operation !== 'create') await writeOwnComment(github, PLACE, 'one');
      const before = comments.size;
      failAt(operation);
      const written = await writeOwnComment(github, PLACE, 'two');
      expect(written).toEqual({ ok: false, error: REFUSED });
      expect(comments.size).toBe(before);
    },
  );
});
