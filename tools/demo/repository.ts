import { OWNER } from '../../fakes/github/payloads.ts';

/** The repository of GitHub's published payloads, with a pull request, two releases, and what changed between them. */
export const REPOSITORY = {
  repository: { owner: 'Codertocat', name: 'Hello-World' },
  roles: { [OWNER.login]: 'write' },
  threads: [
    {
      number: 2,
      title: 'Retry requests that fail',
      body: 'Adds `retry`: how often a request is sent again.',
      pull: {
        files: [
          {
            filename: 'src/client.ts',
            additions: 1,
            deletions: 1,
            patch: '@@ -1 +1 @@\n-send(request)\n+send(request, { retry: 3 })',
          },
        ],
      },
    },
  ],
  releases: [
    { tag: '0.0.1', name: 'Internal changes', body: 'Nothing that users can see.' },
    { tag: '0.0.0' },
  ],
  comparisons: [
    {
      base: '0.0.0',
      head: '0.0.1',
      commits: [{ message: 'Rename a variable (#1)' }],
      files: [
        {
          filename: 'src/start.ts',
          additions: 1,
          deletions: 1,
          patch: '@@ -1 +1 @@\n-let a;\n+let b;',
        },
      ],
    },
  ],
} as const;
