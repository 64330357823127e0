import { describe, expect, it } from '@jest/globals';
import { ok, type RequestError } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { writeOwnReportComment } from '../../../src/report/output/comment.ts';
import { exampleComment } from '../../support/examples.ts';
import { pagesOfHundred } from '../../support/threads.ts';

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
  const listed = pagesOfHundred(() => [...comments.values()]);
  const github: Parameters<typeof writeOwnReportComment>[0] = {
    login: async () => (request('login') ? { ok: true, value: login } : failed),
    comments: {
      async *newestPages(number) {
        if (request('newestPages')) yield* listed(number);
        else yield failed;
      },
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
      results.push(await writeOwnReportComment(github, PLACE, text));
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
      await writeOwnReportComment(github, PLACE, 'one');
      await writeOwnReportComment(github, PLACE, 'two');
      expect(texts()).toEqual(['two']);
    },
  );

  it.each<[string, Partial<typeof PLACE>, Partial<ThreadComment>]>([
    ['by another account', {}, { author: 'mona' }],
    ['by a deleted account', {}, { author: '' }],
    ['for another purpose', { purpose: 'coverage' }, {}],
  ])('is not its text %s', async (_, place, changes) => {
    const { github, comments, texts } = thread();
    await writeOwnReportComment(github, { ...PLACE, ...place }, 'theirs');
    const [own] = comments.values();
    comments.clear();
    const copy = { ...exampleComment(), ...own, ...changes };
    comments.set(copy.id, copy);
    await writeOwnReportComment(github, PLACE, 'ours');
    expect(texts()).toEqual(['theirs', 'ours']);
  });

  it('is not one whose marker is not on the last line', async () => {
    const { github, comments, texts } = thread();
    await writeOwnReportComment(github, PLACE, 'one');
    for (const [id, comment] of comments) {
      comments.set(id, { ...comment, body: `${comment.body}\nquoted` });
    }
    await writeOwnReportComment(github, PLACE, 'two');
    expect(texts()).toEqual(['one', 'two']);
  });

  it('is the newest one, if there are several', async () => {
    const { github, comments, texts } = thread();
    await writeOwnReportComment(github, PLACE, 'one');
    const [own] = comments.values();
    comments.set(11, exampleComment({ ...own, id: 11 }));
    await writeOwnReportComment(github, PLACE, 'two');
    expect(texts()).toEqual(['one', 'two']);
  });

  /** Adds comments of people that are newer than all others. */
  function addNewer(comments: Map<number, ThreadComment>, count: number): void {
    for (let nth = 1; nth <= count; nth += 1) {
      const id = 1000 + nth;
      comments.set(id, exampleComment({ id, author: 'mona', body: 'Thanks!' }));
    }
  }

  it.each([0, 250, 900])('is found behind %i newer comments', async (count) => {
    const { github, comments } = thread();
    await writeOwnReportComment(github, PLACE, 'one');
    addNewer(comments, count);
    expect(await writeOwnReportComment(github, PLACE, 'two')).toEqual(ok('edited'));
    expect(comments.size).toBe(1 + count);
  });

  it('is found behind a newer copy by another account, on another page', async () => {
    const { github, comments, texts } = thread();
    await writeOwnReportComment(github, PLACE, 'one');
    const [own] = comments.values();
    addNewer(comments, 150);
    comments.set(2000, exampleComment({ ...own, id: 2000, author: 'mona' }));
    expect(await writeOwnReportComment(github, PLACE, 'two')).toEqual(ok('edited'));
    expect(texts().filter((text) => text !== 'Thanks!')).toEqual(['two', 'one']);
  });

  it('is written again if it is not among the newest 1,000 comments', async () => {
    const { github, comments } = thread();
    await writeOwnReportComment(github, PLACE, 'one');
    addNewer(comments, 1000);
    expect(await writeOwnReportComment(github, PLACE, 'two')).toEqual(ok('created'));
  });

  it.each(['newestPages', 'login', 'create', 'update'] as const)(
    'is an error if %s fails, and no second comment',
    async (operation) => {
      const { github, comments, failAt } = thread();
      if (operation !== 'create') await writeOwnReportComment(github, PLACE, 'one');
      const before = comments.size;
      failAt(operation);
      const written = await writeOwnReportComment(github, PLACE, 'two');
      expect(written).toEqual({ ok: false, error: REFUSED });
      expect(comments.size).toBe(before);
    },
  );
});
