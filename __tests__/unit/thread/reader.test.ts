import { describe, expect, it } from '@jest/globals';
import type { CommentsPage, RepositoryComment } from '../../../src/ports.ts';
import type { Result } from '../../../src/domain/errors.ts';
import { createStateCodec } from '../../../src/thread/store/codec.ts';
import { createSubmissionReader } from '../../../src/thread/store/reader.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const OURS = 'a-key-of-our-own';
const FILTER = { repositoryId: 1 };

/** Creates a status comment that a key has signed. */
function status(
  id: number,
  key: string,
  changes: Partial<RepositoryComment> = {},
): RepositoryComment {
  const comment = { ...exampleComment({ id }), thread: 2, ...changes };
  const { authorId, thread } = comment;
  const codec = createStateCodec([key]);
  const place = { repositoryId: 1, thread, project: 'docs', commentTag: 'default' };
  const state = codec.encode(exampleSubmission({ claimId: `c${id}` }), {
    ...place,
    commentId: id,
    authorId,
  });
  return { ...comment, body: `### Done\n\n${state}\n` };
}

/** Reads pages of comments. Returns what each page shows. */
async function read(...pages: readonly (readonly RepositoryComment[])[]) {
  const seen = [];
  const comments = {
    async *pagesCreatedSince(): AsyncGenerator<Result<CommentsPage>, void> {
      for (const [index, listed] of pages.entries()) {
        yield {
          ok: true,
          value: { comments: listed, isLast: index === pages.length - 1 },
        };
      }
    },
  };
  const pagesRead = createSubmissionReader([OURS])(comments, new Date(0), FILTER);
  for await (const page of pagesRead) {
    if (!page.ok) throw new Error('no page');
    const { submissions, unverified, isLast } = page.value;
    seen.push({ ids: submissions.map(({ comment }) => comment.id), unverified, isLast });
  }
  return seen;
}

const OTHER = 'a-key-of-somebody';
const person = { authorId: 9, isByBot: false };

describe('the submissions of a repository', () => {
  it('are those that a key of the run has signed, page by page', async () => {
    const plain = { ...exampleComment({ id: 5, body: 'Hello' }), thread: 2 };
    expect(await read([status(6, OURS), plain], [status(4, OURS)])).toEqual([
      { ids: [6], unverified: 0, isLast: false },
      { ids: [4], unverified: 0, isLast: true },
    ]);
  });

  it('of an App that another key has signed are counted', async () => {
    const pages = [[status(6, OTHER)], [status(5, OTHER)]];
    expect(await read(...pages)).toMatchObject([{ unverified: 1 }, { unverified: 2 }]);
  });

  it('are counted once, although a page repeats the end of the one before', async () => {
    const repeated = status(6, OTHER);
    expect((await read([repeated], [repeated])).at(-1)).toMatchObject({ unverified: 1 });
  });

  it('of a person count if the page shows that the account is ours', async () => {
    const page = [status(6, OTHER, person), status(5, OURS, person)];
    expect(await read(page)).toMatchObject([{ unverified: 1 }]);
  });

  it('of a stranger are not counted', async () => {
    expect(await read([status(6, OTHER, person)])).toMatchObject([{ unverified: 0 }]);
  });
});

it('an error ends the pages', async () => {
  const error = { kind: 'status', status: 502, detail: 'no' } as const;
  const comments = {
    async *pagesCreatedSince(): AsyncGenerator<Result<CommentsPage>, void> {
      yield { ok: false, error };
    },
  };
  const pages = [];
  const reader = createSubmissionReader([OURS]);
  for await (const page of reader(comments, new Date(0), FILTER)) pages.push(page);
  expect(pages).toEqual([{ ok: false, error }]);
});
