/** The GraphQL query for the states of open pull requests. */
import { ok, type Call, type Json, type Reply } from './handler.ts';
import type { CheckRun, Thread } from './seeds.ts';

const PAGE = 100;
const SHAPE =
  /^query\(\$owner: String!, \$name: String!, \$after: String\) \{\s+repository\(owner: \$owner, name: \$name\) \{\s+pullRequests\(states: OPEN, first: 100, after: \$after, orderBy: \{field: CREATED_AT, direction: ASC\}\)/;

type OpenThread = Thread & Readonly<{ pull: NonNullable<Thread['pull']> }>;

/** Answers the query, oldest pull request first; undefined for any other one. */
export function answerPullRequests(
  call: Call,
  query: string,
  { after = '0' }: Readonly<Record<string, string>>,
): Reply | undefined {
  if (!SHAPE.test(query)) return undefined;
  const { state, grants } = call;
  const isPrivate = state.repository.private;
  const mayRead = (scope: keyof typeof grants): boolean =>
    !isPrivate || ['read', 'write'].includes(grants[scope] ?? 'none');
  if (!mayRead('pull-requests')) return ok({ data: null, errors: [FORBIDDEN] });
  const open = [...state.threads.values()].filter(
    (thread): thread is OpenThread =>
      thread.pull !== undefined && thread.state === 'open',
  );
  const sorted = open.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.number - b.number,
  );
  const start = Number(after);
  const end = start + PAGE;
  const wantsChecks = query.includes('statusCheckRollup');
  const maySeeChecks = wantsChecks && mayRead('checks') && mayRead('statuses');
  const nodes = sorted
    .slice(start, end)
    .map((thread) => nodeOf(call, thread, maySeeChecks));
  const pageInfo = { hasNextPage: end < sorted.length, endCursor: String(end) };
  const data = { repository: { pullRequests: { pageInfo, nodes } } };
  const isPartial = wantsChecks && !maySeeChecks;
  return ok(isPartial ? { data, errors: [FORBIDDEN] } : { data });
}

const FORBIDDEN = {
  type: 'FORBIDDEN',
  message: 'Resource not accessible by integration',
};

function nodeOf({ state }: Call, thread: OpenThread, withChecks: boolean): Json {
  const { number, author, labels, pull } = thread;
  const { mergeable = true, headAuthors = [author, author] } = pull;
  const { sha } = pull.head;
  const [first = null, second = null] = headAuthors.map(userOf);
  const checks = [...state.checkRuns.values()].filter((each) => each.sha === sha);
  return {
    number,
    isDraft: pull.draft,
    mergeable: mergeableWord(mergeable),
    baseRefName: pull.base.ref,
    headRefOid: sha,
    updatedAt: lastChangeOf(state, thread),
    author: userOf(author),
    labels: { nodes: labels.map((name) => ({ name })) },
    commits: {
      nodes: [
        {
          commit: {
            author: { user: first },
            committer: { user: second },
            ...(withChecks && checksOf(pull.statuses ?? [], checks)),
          },
        },
      ],
    },
  };
}

/** Returns when the newest comment was written, or when the pull request was opened. */
function lastChangeOf({ comments }: Call['state'], thread: OpenThread): string {
  const ofThread = [...comments.values()].filter((each) => each.thread === thread.number);
  const times = [thread.createdAt, ...ofThread.map(({ createdAt }) => createdAt)];
  return times.toSorted().at(-1) ?? thread.createdAt;
}

/** Returns an account. GraphQL names an App without `[bot]`. */
function userOf(login: string | null): Json | null {
  return login === null ? null : { login: login.replace('[bot]', '') };
}

function mergeableWord(mergeable: boolean | null): string {
  if (mergeable === null) return 'UNKNOWN';
  return mergeable ? 'MERGEABLE' : 'CONFLICTING';
}

function checksOf(
  statuses: NonNullable<OpenThread['pull']['statuses']>,
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
