/**
 * `npm run demo`: the committed action as GitHub's runner runs it, against stand-ins of the service and of GitHub on this machine.
 * No account, no network. Ends with 1 when a run did not end as it should.
 */
import { addComment, startGitHubStandIn, type GitHubStandIn } from '../standin/github/index.ts';
import { commentOnIssue, OWNER } from '../standin/github/payloads.ts';
import { derive, releaseEvent, REPOSITORY } from '../standin/payloads.ts';
import { runAction, type EventOfRun } from '../standin/runner/index.ts';
import { startServiceStandIn } from '../standin/service/serve.ts';
import { renderRun } from '../standin/transcript.ts';
import { showViews } from './views.ts';

type Scene = Readonly<{
  title: string;
  eventOn: (github: GitHubStandIn) => EventOfRun;
  outcome: string;
}>;

const SCENES: readonly Scene[] = [
  {
    title: 'A comment on an issue, “/docs Document the retry option.”: the agent opens a pull request',
    eventOn: ({ state }) => {
      const body = '/docs Document the retry option.';
      const { id } = addComment(state, { thread: 1, body, author: OWNER.login });
      const { owner, name, id: repository } = state.repository;
      const payload = derive(commentOnIssue({ id, body }), {
        repository: { id: repository, full_name: `${owner}/${name}` },
      });
      return { name: 'issue_comment', payload };
    },
    outcome: 'pr-opened',
  },
  {
    title: 'A release, without a prompt: what it brought is gathered; the agent finds nothing to change',
    eventOn: () => releaseEvent(),
    outcome: 'no-changes',
  },
];

const TAG = '0.0.1';
const [owner = '', name = ''] = REPOSITORY.split('/');
const service = await startServiceStandIn({ workMs: 300 });
const github = await startGitHubStandIn({
  repository: { owner, name },
  roles: { [OWNER.login]: 'write' },
  threads: [{ number: 1, title: 'Retries' }],
  releases: [
    { tag: TAG, name: 'Tidier inside', body: 'Nothing that you would see. [life: no-changes]' },
    { tag: '0.0.0', createdAt: '2025-01-01T00:00:00Z' },
  ],
  comparisons: [
    {
      base: '0.0.0',
      head: TAG,
      commits: [{ message: 'Rename a variable (#2)' }],
      files: [
        { filename: 'src/start.ts', additions: 1, deletions: 1, patch: '@@ -1 +1 @@\n-let a;\n+let b;' },
      ],
    },
  ],
});
try {
  for (const { title, eventOn, outcome } of SCENES) {
    console.log(`\n━━ ${title} ━━\n`);
    const run = await runAction({
      action: 'action.yml',
      event: eventOn(github),
      inputs: {
        'api-key': service.state.config.key,
        'project-id': service.state.config.projectId,
        'base-url': service.url,
      },
      token: github.token,
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.state.repository.id) },
      secrets: [service.state.config.key],
      // The agent’s minutes in a moment: timers and clocks of the action run faster.
      timeScale: 20,
    });
    console.log(renderRun(run));
    if (run.outputs['outcome'] !== outcome || run.leaks.length > 0) process.exitCode = 1;
  }
  console.log('━━ What stands in the issue: the status comment, and the record in its first line ━━\n');
  for (const { author, body } of github.state.comments.values()) console.log(`${author}:\n${body}\n`);
  console.log('━━ What the service was asked ━━\n');
  for (const { method, path, status } of service.requests) console.log(`${method} ${path} → ${status}`);
} finally {
  await Promise.all([service.close(), github.close()]);
}

if (!(await showViews())) process.exitCode = 1;
