import { describe, expect, it } from '@jest/globals';
import { ok, type RequestError } from '../../../src/domain/errors.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { writeOwnReportComment } from '../../../src/report/output/comment.ts';
import { exampleComment } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { memoryComments, type MemoryComments } from '../../support/memory-comments.ts';
import { runWith, type GivenApis } from '../../support/runs.ts';

const PLACE = { thread: 2, purpose: 'report' };
const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const OWN = 'docs-agent[bot]';

type Operation = 'newestPages' | 'login' | 'create' | 'update';

/** A thread in memory. `own-comment.test.ts` has the comments that count as the own one. */
function thread() {
  const comments: MemoryComments = new Map();
  const stored = memoryComments(new ManualClock(), comments);
  const requests: Operation[] = [];
  let fault: Operation | undefined;
  const failed = { ok: false, error: REFUSED } as const;
  const isDone = (operation: Operation): boolean => {
    requests.push(operation);
    return operation !== fault;
  };
  const apis: GivenApis = {
    issues: { login: async () => (isDone('login') ? ok(OWN) : failed) },
    comments: {
      async *newestPages(number) {
        if (isDone('newestPages')) yield* stored.newestPages(number);
        else yield failed;
      },
      create: async (number, body) =>
        isDone('create') ? stored.create(number, body) : failed,
      update: async (id, body) => (isDone('update') ? stored.update(id, body) : failed),
    },
  };
  return {
    repo: runWith({ apis }).repo,
    comments,
    requests,
    failAt: (operation: Operation) => {
      fault = operation;
    },
    texts: () => [...comments.values()].map(({ body }) => body.split('\n')[0]),
  };
}

function addComment(comments: MemoryComments, changes: Partial<ThreadComment>): void {
  const comment = exampleComment(changes);
  comments.set(comment.id, { ...comment, thread: PLACE.thread });
}

describe('the comment of a run', () => {
  it('is created once, then edited', async () => {
    const { repo, texts, requests } = thread();
    const results = [];
    for (const text of ['one', 'two', 'three']) {
      results.push(await writeOwnReportComment(repo, PLACE, text));
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

  it('has a purpose, and does not replace that of another one', async () => {
    const { repo, texts } = thread();
    await writeOwnReportComment(repo, { ...PLACE, purpose: 'coverage' }, 'theirs');
    await writeOwnReportComment(repo, PLACE, 'ours');
    expect(texts()).toEqual(['theirs', 'ours']);
  });

  /** Adds comments of people that are newer than all others. */
  function addNewer(comments: MemoryComments, count: number): void {
    for (let nth = 1; nth <= count; nth += 1) {
      addComment(comments, { id: 1000 + nth, author: 'mona', body: 'Thanks!' });
    }
  }

  it.each([0, 250, 900, 2400])('is found behind %i newer comments', async (count) => {
    const { repo, comments } = thread();
    await writeOwnReportComment(repo, PLACE, 'one');
    addNewer(comments, count);
    expect(await writeOwnReportComment(repo, PLACE, 'two')).toEqual(ok('edited'));
    expect(comments.size).toBe(1 + count);
  });

  it('is found behind a newer copy by another account, on another page', async () => {
    const { repo, comments, texts } = thread();
    await writeOwnReportComment(repo, PLACE, 'one');
    const [own] = comments.values();
    addNewer(comments, 150);
    addComment(comments, { ...own, id: 2000, author: 'mona' });
    expect(await writeOwnReportComment(repo, PLACE, 'two')).toEqual(ok('edited'));
    expect(texts().filter((text) => text !== 'Thanks!')).toEqual(['two', 'one']);
  });

  it.each(['newestPages', 'login', 'create', 'update'] as const)(
    'is an error if %s fails, and no second comment',
    async (operation) => {
      const { repo, comments, failAt } = thread();
      if (operation !== 'create') await writeOwnReportComment(repo, PLACE, 'one');
      const before = comments.size;
      failAt(operation);
      const written = await writeOwnReportComment(repo, PLACE, 'two');
      expect(written).toEqual({ ok: false, error: REFUSED });
      expect(comments.size).toBe(before);
    },
  );
});
