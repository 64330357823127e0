/** Docs repositories on GitLab and Bitbucket: their pull requests are linked, and never read. */
import { expect, it } from '@jest/globals';
import { withHarness } from './with-harness.ts';

it.concurrent.each([
  {
    host: 'GitLab',
    repository: 'https://gitlab.com/acme/docs',
    pullPath: '-/merge_requests',
  },
  {
    host: 'Bitbucket',
    repository: 'https://bitbucket.org/acme/docs',
    pullPath: 'pull-requests',
  },
])('a pull request on $host', ({ repository, pullPath }) =>
  withHarness({ service: { repository, pullPath } }, async (harness) => {
    const { outputs } = await harness.command('/docs explain the titles');
    const prLink = `${repository}/${pullPath}/7`;
    expect(outputs).toMatchObject({ outcome: 'pr-opened', prLink });
    const text = harness.shown().replaceAll('\u200b', '');
    expect(text).toMatch(/^### ✅ Docs PR opened: /);
    expect(text).toContain(`[${prLink.slice('https://'.length)}](${prLink})`);

    const next = await harness.command('/docs make it shorter');
    expect(next.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'messaged' });
    expect(
      harness.github.requests.filter(({ path }) => path.endsWith('/pulls/7')),
    ).toEqual([]);
  }),
);
