import {
  addComment,
  addReview,
  addReviewComment,
  startFakeGitHub,
  type Comment,
  type FakeGitHub,
  type Options as GitHubOptions,
} from './github/index.ts';
import {
  commentOnIssue,
  commentOnPullRequest,
  OWNER,
  reviewComment,
  reviewSubmitted,
  type Actor,
} from './github/payloads.ts';
import {
  runAction,
  runWorkflow,
  type ActionRun,
  type EventOfRun,
  type RunResult,
  type WorkflowReport,
  type WorkflowRun,
} from './runner/index.ts';
import { findLeaks } from './runner/leaks.ts';
import { startFakeService, type ServeOptions, type FakeService } from './service/serve.ts';
import { VirtualClock } from './virtual-clock.ts';
import { hasBegun } from './run-agent.ts';

export type Spoken = Readonly<{
  on?: 'issue' | 'pull-request' | 'review-comment' | 'review';
  author?: Actor;
  sender?: Actor;
  action?: string;
  fork?: string;
  number?: number;
}>;

export type RunOptions = Readonly<{ inputs?: Readonly<Record<string, string>> }> &
  Partial<Omit<ActionRun, 'inputs'>>;

/** Both servers with all that they remember, and the committed action run on them as often as a test likes. */
export type Stage = Readonly<{
  /** The time of the servers, the runs and the test. */
  clock: VirtualClock;
  github: FakeGitHub;
  service: FakeService;
  /** Writes a comment and gives the event that GitHub makes of it. */
  say: (body: string, spoken?: Spoken) => EventOfRun;
  /** Runs the action on an event. */
  run: (event: EventOfRun, options?: RunOptions) => Promise<RunResult>;
  /** Runs a whole workflow file on an event; each job's token may do what its `permissions` say. */
  workflow: (text: string, event: EventOfRun, options?: Partial<WorkflowRun>) => Promise<WorkflowReport>;
  /** Both at once. */
  command: (body: string, options?: RunOptions & Spoken) => Promise<RunResult>;
  /** Our own comments of a thread. */
  ours: (thread?: number) => readonly Comment[];
  /** Requests to the service, `POST /v2/…`. */
  asked: () => readonly string[];
  posts: () => readonly string[];
  /** What the action wrote to GitHub: names of operations. */
  written: () => readonly string[];
  reactions: (event: EventOfRun) => readonly string[];
  close: () => Promise<void>;
}>;

/** Starts both servers. The stage ends a test that leaks a secret or asks GitHub what it does not know, in `close`. */
export async function openStage(
  options: Readonly<{ github?: GitHubOptions; service?: ServeOptions }> = {},
): Promise<Stage> {
  const clock = new VirtualClock();
  const github = await startFakeGitHub({ ...options.github, clock });
  const service = await startFakeService({ workMs: 20, noticeMs: 20, ...options.service, clock });
  const leaks: string[] = [];
  const { key, readOnlyKey, projectId } = service.state.config;

  const run = async (event: EventOfRun, { inputs, env, ...rest }: RunOptions = {}): Promise<RunResult> => {
    const result = await runAction({
      action: 'action.yml',
      event,
      inputs: { 'api-key': key, 'project-id': projectId, 'base-url': service.url, ...inputs },
      token: github.token,
      secrets: [key, readOnlyKey],
      env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY_ID: String(github.state.repository.id), ...env },
      clock,
      post: hasBegun,
      ...rest,
    });
    leaks.push(...result.leaks, ...(result.post?.leaks ?? []));
    return result;
  };
  const say = (body: string, spoken: Spoken = {}): EventOfRun => speak(github, body, spoken);
  const workflow: Stage['workflow'] = async (text, event, { vars, ...options } = {}) => {
    const report = await runWorkflow({
      workflow: text,
      event,
      secrets: { DOCS_API_KEY: key },
      vars: { DOCS_PROJECT_ID: projectId, DOCS_BASE_URL: service.url, ...vars },
      token: github.token,
      github: { api_url: github.url, repository_id: String(github.state.repository.id) },
      onPermissions: (permissions) => github.grant(permissions),
      clock,
      post: hasBegun,
      ...options,
    });
    leaks.push(...report.leaks);
    return report;
  };
  const { requests } = service;

  return {
    clock,
    github,
    service,
    say,
    run,
    workflow,
    command: (body, { on, author, sender, action, fork, number, ...rest } = {}) =>
      run(
        say(body, {
          ...(on && { on }),
          ...(author && { author }),
          ...(sender && { sender }),
          ...(action && { action }),
          ...(fork && { fork }),
          ...(number && { number }),
        }),
        rest,
      ),
    ours: (thread = 2) =>
      [...github.state.comments.values()].filter(
        (comment) => comment.thread === thread && comment.body.startsWith('<!-- docs-agent-action'),
      ),
    asked: () => requests.map(({ method, path }) => `${method} ${path}`),
    posts: () => requests.filter(({ method }) => method === 'POST').map(({ path }) => path),
    written: () =>
      github.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ operation, path }) => operation ?? path),
    reactions: ({ payload }) => {
      const id = Number((payload['comment'] as { id?: number } | undefined)?.id);
      return [...github.state.reactions.values()]
        .filter(({ comment }) => comment === id)
        .map(({ content }) => content);
    },
    close: async () => {
      await Promise.all([github.close(), service.close()]);
      const sent = github.requests.map(
        ({ operation, body }) => [operation ?? 'a request', textOf(body)] as const,
      );
      leaks.push(...findLeaks({ secrets: [key, readOnlyKey, github.token], rawLines: [], places: sent }));
      if (github.violations.length > 0)
        throw new Error(`GitHub does not know: ${github.violations.join('; ')}`);
      if (leaks.length > 0) throw new Error(`a secret leaked into ${leaks.join(', ')}`);
    },
  };
}

/** A body as it was sent, so that a secret in any field shows. */
function textOf(body: unknown): string {
  return typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
}

function speak(
  { state }: FakeGitHub,
  body: string,
  { on = 'pull-request', author = OWNER, ...rest }: Spoken,
): EventOfRun {
  const thread = rest.number ?? (on === 'issue' ? 1 : 2);
  const seed = { thread, body, author: author.login };
  const changes = { body, author, ...rest };
  switch (on) {
    case 'issue':
      return {
        name: 'issue_comment',
        payload: commentOnIssue({ ...changes, id: addComment(state, seed).id }),
      };
    case 'pull-request':
      return {
        name: 'issue_comment',
        payload: commentOnPullRequest({ ...changes, id: addComment(state, seed).id }),
      };
    case 'review-comment':
      return {
        name: 'pull_request_review_comment',
        payload: reviewComment({ ...changes, id: addReviewComment(state, seed).id }),
      };
    case 'review':
      return {
        name: 'pull_request_review',
        payload: reviewSubmitted({ ...changes, id: addReview(state, seed).id }),
      };
  }
}
