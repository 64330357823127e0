import { expect, it } from '@jest/globals';
import { listFleetRequests } from '../../../src/fleet/list-requests.ts';
import { readReportedRequests } from '../../../src/report/requests/read-requests.ts';
import type { CommentsApi } from '../../../src/ports.ts';
import { RUN } from '../../support/ledgers.ts';
import { placeWith } from '../../support/runs.ts';

it('comments that are too many to be read are a gap, in a sweep and in a report', async () => {
  const comments: Partial<CommentsApi> = {
    async *pagesSince() {
      yield { ok: true, value: { comments: [], isLast: false, listedAt: undefined } };
    },
  };
  const { run, repo } = placeWith({ apis: { comments } });
  const cause = 'only the 0 comments with the newest edits were read';
  const gaps = [{ where: RUN.repository, cause }];
  const listed = await listFleetRequests(repo, new Date(0), '`issues: write`');
  expect(listed).toMatchObject({ ok: true, value: { gaps } });
  const fleet = { run, names: [RUN.repository], completed: new Set<string>() };
  expect(await readReportedRequests(fleet, new Date(0))).toMatchObject({ gaps });
});
