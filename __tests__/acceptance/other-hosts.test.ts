/** Docs repositories on GitLab and Bitbucket: their merge requests are shown readable, and never read. */
import { expect, it } from '@jest/globals';
import { withHarness } from './with-harness.ts';

it.concurrent.each([
  {
    host: 'GitLab',
    repository: 'https://gitlab.com/acme/docs',
    pullPath: '-/merge_requests',
    reference: 'gitlab.com/acme/docs!7',
    noun: 'merge request',
  },
  {
    host: 'Bitbucket',
    repository: 'https://bitbucket.org/acme/docs',
    pullPath: 'pull-requests',
    reference: 'bitbucket.org/acme/docs#7',
    noun: 'PR',
  },
])('a pull request on $host', ({ repository, pullPath, reference, noun }) =>
  withHarness({ service: { repository, pullPath } }, async (harness) => {
    const { outputs } = await harness.command('/docs explain the titles');
    const prLink = `${repository}/${pullPath}/7`;
    expect(outputs).toMatchObject({ outcome: 'pr-opened', prLink });
    const text = harness.shown().replaceAll('\u200b', '');
    expect(text).toMatch(new RegExp(`^### ✅ Docs ${noun} opened: `));
    expect(text).toContain(`[${reference}](${prLink})`);

    const next = await harness.command('/docs make it shorter');
    expect(next.outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'messaged' });
    expect(
      harness.github.requests.filter(({ path }) => path.endsWith('/pulls/7')),
    ).toEqual([]);
  }),
);
