/** A report of an organization: how many requests it needs. */
import { expect, it } from '@jest/globals';
import { IS_WHOLE } from '../support/size.ts';
import { leaveRequests } from '../support/report-books.ts';
import { withHarness } from './with-harness.ts';

const REPOSITORIES = IS_WHOLE ? 40 : 4;
const REQUESTS = 500;
/** Docs pull requests of each repository: three of five requests have one. */
const PULLS = 300;

it(`${REPOSITORIES} repositories with 500 requests each need one request for 100 pull requests, and one for almost 100 comments`, () => {
  const others = Array.from({ length: REPOSITORIES - 1 }, (_, index) => ({
    repository: { owner: 'acme', name: `app-${index}`, id: 1000 + index },
    threads: [{ number: 1 }],
    token: 'ghs_fakeWorkflowToken',
  }));
  const github = { threads: [{ number: 1 }], others };
  return withHarness({ github }, async (harness) => {
    const { key } = harness.service.state.config;
    for (const { state } of harness.github.repositories) {
      leaveRequests({
        key,
        sources: [state],
        docs: state,
        count: REQUESTS,
        ends: ['merged', 'no pull request', 'closed', 'failed', 'open'],
      });
    }
    const names = others.map(({ repository }) => `acme/${repository.name}`);
    const repositories = ['Codertocat/Hello-World', ...names].join('\n');
    const { result } = await harness.exportFiles('report', { inputs: { repositories } });

    expect(result.outputs).toMatchObject({
      requests: String(REPOSITORIES * REQUESTS),
      merged: String(REPOSITORIES * (PULLS / 3)),
      complete: 'true',
    });
    const counts = new Map<string, number>();
    for (const { operation = '' } of harness.github.requests) {
      counts.set(operation, (counts.get(operation) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      // The run knows the id of its own repository.
      'repos/get': REPOSITORIES - 1,
      // Each page begins with the last comment of the one before.
      'issues/list-comments-for-repo': REPOSITORIES * (REQUESTS / 100 + 1),
      'pulls/list': REPOSITORIES * (PULLS / 100),
    });
    const lines = result.rawLog.split('\n').filter((line) => / requests in /.test(line));
    expect(lines).toHaveLength(REPOSITORIES + 2);
    expect(result.summary.length).toBeLessThan(100_000);
  });
});
