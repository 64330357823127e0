/** The GraphQL queries for the states of pull requests. */
import { ok, type Call, type Json, type Reply } from './handler.ts';
import type { CheckRun, Thread } from './seeds.ts';

const PAGE = 100;
/** The only list that the fake has. */
const OPEN_ONES = `pullRequests(states: OPEN, first: ${PAGE}, after: $after, orderBy: {field: CREATED_AT, direction: ASC})`;
const ONE = /\bpullRequest\(number: (\d+)\)/;

type PullRequestThread = Thread & Readonly<{ pull: NonNullable<Thread['pull']> }>;

/** Answers a query for the states of pull requests; undefined for any other one. */
export function answerPullRequests(
  call: Call,
  query: string,
  { after = '0' }: Readonly<Record<string, string>>,
): Reply | undefined {
  const [, number] = ONE.exec(query) ?? [];
  if (number === undefined && !query.includes(OPEN_ONES)) return undefined;
  const { state, grants } = call;
  const isPrivate = state.repository.private;
  const mayRead = (scope: keyof typeof grants): boolean =>
    !isPrivate || ['read', 'write'].includes(grants[scope] ?? 'none');
  if (!mayRead('pull-requests')) return ok({ data: null, errors: [FORBIDDEN] });
  const wantsChecks = query.includes('statusCheckRollup');
  const maySeeChecks = wantsChecks && mayRead('checks') && mayRead('statuses');
  const isPartial = (wantsChecks && !maySeeChecks) || !mayRead('contents');
  const shape = (thread: PullRequestThread): Json =>
    nodeOf(call, thread, { withChecks: maySeeChecks, withCommit: mayRead('contents') });
  const pulls = [...state.threads.values()].filter(isPullRequest);
  const repository =
    number === undefined
      ? { pullRequests: pageOf(pulls, Number(after), shape) }
      : {
          pullRequest:
            pulls
              .filter((each) => each.number === Number(number))
              .map(shape)
              .at(0) ?? null,
        };
  const data = { repository };
  return ok(isPartial ? { data, errors: [FORBIDDEN] } : { data });
}

function isPullRequest(thread: Thread): thread is PullRequestThread {
  return thread.pull !== undefined;
}

/** Returns a page of the open pull requests, oldest first. */
function pageOf(
  pulls: readonly PullRequestThread[],
  start: number,
  shape: (thread: PullRequestThread) => Json,
): Json {
  const open = pulls.filter(({ state }) => state === 'open');
  const sorted = open.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.number - b.number,
  );
  const end = start + PAGE;
  const pageInfo = { hasNextPage: end < sorted.length, endCursor: String(end) };
  return { pageInfo, nodes: sorted.slice(start, end).map(shape) };
}

const FORBIDDEN = {
  type: 'FORBIDDEN',
  message: 'Resource not accessible by integration',
};

/** GitHub shows the commits of a private repository only with `contents: read`. */
function nodeOf(
  { state }: Call,
  thread: PullRequestThread,
  { withChecks, withCommit }: Readonly<{ withChecks: boolean; withCommit: boolean }>,
): Json {
  const { number, author, labels, pull } = thread;
  const { mergeable = true, headAuthors = [author, author] } = pull;
  const { sha } = pull.head;
  const [first = null, second = null] = headAuthors.map(userOf);
  const checks = [...state.checkRuns.values()].filter((each) => each.sha === sha);
  return {
    number,
    state: stateWord(thread),
    locked: thread.locked,
    isDraft: pull.draft,
    mergeable: mergeableWord(mergeable),
    baseRefName: pull.base.ref,
    headRefName: pull.head.ref,
    headRefOid: sha,
    isCrossRepository: pull.head.repository !== undefined,
    updatedAt: lastChangeOf(state, thread),
    author: actorOf(author),
    labels: { nodes: labels.map((name) => ({ name })) },
    commits: {
      nodes: [
        withCommit
          ? {
              commit: {
                author: { user: first },
                committer: { user: second },
                ...(withChecks && checksOf(pull.statuses ?? [], checks)),
              },
            }
          : null,
      ],
    },
  };
}

/** Returns when the newest comment was written, or when the pull request was opened. */
function lastChangeOf({ comments }: Call['state'], thread: PullRequestThread): string {
  const ofThread = [...comments.values()].filter((each) => each.thread === thread.number);
  const times = [thread.createdAt, ...ofThread.map(({ createdAt }) => createdAt)];
  return times.toSorted().at(-1) ?? thread.createdAt;
}

function actorOf(login: string): Json {
  const isBot = login.endsWith('[bot]');
  return { __typename: isBot ? 'Bot' : 'User', ...userOf(login) };
}

/** Returns an account. GraphQL names an App without `[bot]`. */
function userOf(login: string | null): Json | null {
  return login === null ? null : { login: login.replace('[bot]', '') };
}

function stateWord({ state, pull }: PullRequestThread): string {
  if (pull.merged) return 'MERGED';
  return state === 'open' ? 'OPEN' : 'CLOSED';
}

function mergeableWord(mergeable: boolean | null): string {
  if (mergeable === null) return 'UNKNOWN';
  return mergeable ? 'MERGEABLE' : 'CONFLICTING';
}

function checksOf(
  statuses: NonNullable<PullRequestThread['pull']['statuses']>,
  runs: readonly CheckRun[],
): Json {
  if (statuses.length === 0 && runs.length === 0) {
    return { statusCheckRollup: null, status: null };
  }
  const stateOf = ({ status, conclusion }: CheckRun): string =>
    (status === 'completed' ? (conclusion ?? 'success') : status).toUpperCase();
  return {
    statusCheckRollup: {
      contexts: {
        checkRunCountsByState: countByState(runs.map(stateOf)),
        statusContextCountsByState: countByState(statuses.map(({ state }) => state)),
      },
    },
    status: {
      contexts: statuses.map((each) => ({ description: null, ...each })),
    },
  };
}

function countByState(states: readonly string[]): readonly Json[] {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, 1 + (counts.get(state) ?? 0));
  return [...counts].map(([state, count]) => ({ state, count }));
}
