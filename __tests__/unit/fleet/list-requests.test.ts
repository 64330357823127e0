import { expect, it } from '@jest/globals';
import { notOk, ok, type Result } from '../../../src/domain/errors.ts';
import { listRequests } from '../../../src/fleet/list-requests.ts';
import { readRequests } from '../../../src/report/requests/read-requests.ts';
import type { RepositoryComment } from '../../../src/ports.ts';
import {
  exampleComment,
  exampleIdentity,
  exampleRecord,
  THREAD,
} from '../../support/examples.ts';
import { CODEC, RUN } from '../../support/ledgers.ts';
import { placeWith } from '../../support/runs.ts';

/** Creates the status comment of a request. */
function requestOf(id: number, createdAt: string, format?: number): RepositoryComment {
  const comment = exampleComment({ id, createdAt });
  const line = CODEC.encode({
    sent: 'yes',
    repositoryId: 1,
    thread: THREAD,
    request: exampleIdentity({ claimId: `claim ${id}` }),
    payload: exampleRecord(),
    commentId: id,
    authorId: comment.authorId,
    ...(format !== undefined && { format }),
  });
  const body = `${CODEC.sentLine(THREAD, id)}\n### Done\n\n${line}\n`;
  return { ...comment, body, thread: THREAD.number };
}

const SINCE = '2026-03-01T00:00:00Z';
const DAY_MS = 24 * 60 * 60_000;

const FAILED = notOk({ kind: 'status', status: 502, detail: 'Bad Gateway' } as const);

type Page = Result<Readonly<{ comments: readonly RepositoryComment[]; isLast: boolean }>>;

/** Reads the requests of a repository with these comments, or with older ones, too, for a sweep and for a report. */
async function read(comments: readonly RepositoryComment[], isLast = true) {
  return readPages([ok({ comments, isLast })]);
}

async function readPages(pages: readonly Page[]) {
  const { run } = placeWith({
    apis: {
      comments: {
        async *pagesSince() {
          yield* pages;
        },
      },
    },
  });
  const fleet = { run, names: [RUN.repository], completed: new Set<string>() };
  const listed = await listRequests(fleet, RUN.repository, DAY_MS, '`issues: write`');
  const reported = await readRequests(fleet, new Date(SINCE));
  return { listed, swept: listed.ok ? listed.value.gaps : [], reported };
}

it('requests before a page that cannot be read count, and the rest is a gap', async () => {
  const first = { comments: [requestOf(6, SINCE)], isLast: false };
  const { listed, swept, reported } = await readPages([ok(first), FAILED]);
  expect(listed).toMatchObject(ok({ listing: { entries: { length: 1 } } }));
  expect(swept).toMatchObject([{ cause: expect.stringContaining('502') }]);
  expect(reported).toMatchObject({ requests: { length: 1 }, gaps: { length: 1 } });
});

it('a repository of which no page can be read has no requests', async () => {
  const { listed, reported } = await readPages([FAILED]);
  expect(listed.ok).toBe(false);
  expect(reported).toMatchObject({ requests: [], unread: 1 });
});

it('comments that are too many to be read are a gap', async () => {
  const cause = 'only the 0 comments with the newest edits were read';
  const gaps = [{ where: RUN.repository, cause }];
  expect(await read([], false)).toMatchObject({ swept: gaps, reported: { gaps } });
});

it('requests that a newer version has written are a gap of a report', async () => {
  const { swept, reported } = await read([requestOf(6, SINCE, 99)]);
  expect(swept).toEqual([]);
  expect(reported.gaps).toEqual([
    expect.objectContaining({
      cause: expect.stringMatching(/^1 status comment does not/),
    }),
  ]);
});

it('requests count in a report from its time on', async () => {
  const { reported } = await read([
    requestOf(6, '2026-02-28T23:59:59Z'),
    requestOf(7, SINCE),
  ]);
  expect(reported).toMatchObject({ requests: { length: 1 }, gaps: [] });
});
