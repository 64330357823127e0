/** Two releases with all kinds of merges, for tests of the coverage of a release, and their books. */
import {
  causeOfComment,
  causeOfEvent,
  causeOfRange,
  type Cause,
} from '../../src/domain/cause.ts';
import type { CoverageState } from '../../src/report/coverage/coverage.ts';
import { makeThread, shaOf, type Commit, type Pull } from '../../fakes/github/seeds.ts';
import { stamp, type State } from '../../fakes/github/state.ts';
import { exampleRunCause, namedCause } from './examples.ts';
import { readCsv } from './read-csv.ts';
import {
  endedRequest,
  HOUR_MS,
  leaveRequest,
  openPull,
  type End,
} from './report-books.ts';

/** How a pull request came into the release. */
export type Merge =
  | 'squash'
  | 'merge commit'
  | 'rebase'
  /** Merged elsewhere, and picked into the release. */
  | 'cherry-pick'
  /** Merged into the branch of the pull request with the merge commit that follows. */
  | 'nested';

/** A request of the books, and the state of its docs pull request on the fake. */
type BookedRequest = Readonly<{
  cause: Cause;
  thread: number;
  /** What came of the job. */
  end: End;
  covered?: string;
}>;

/** One pull request, as the books have it. */
export type ReleaseEntry = Readonly<{
  number: number;
  merge: Merge;
  title?: string;
  author?: string;
  labels?: readonly string[];
  branch?: string;
  files?: readonly string[];
  /** Requests about it alone. */
  requests?: readonly (readonly [Requested, End])[];
}>;
type Requested = 'command' | 'merge' | 'pull-request' | 'subject';

/** The pull requests of the older release, which one release job covers. */
const OLDER: readonly ReleaseEntry[] = [
  { number: 101, merge: 'squash' },
  { number: 102, merge: 'merge commit' },
  { number: 103, merge: 'cherry-pick' },
  { number: 104, merge: 'squash', title: 'Revert "Update 101 (#101)"' },
];

/** The pull requests of the newer release, oldest first. A range of commits covers 211 and 212. */
const NEWER: readonly (ReleaseEntry & Readonly<{ state: CoverageState }>)[] = [
  {
    number: 201,
    state: 'covered',
    merge: 'squash',
    requests: [['command', 'merged']],
  },
  {
    number: 202,
    state: 'waiting',
    merge: 'squash',
    requests: [['merge', 'open']],
  },
  {
    number: 203,
    state: 'opted-out',
    merge: 'squash',
    requests: [['pull-request', 'closed']],
  },
  { number: 214, state: 'covered', merge: 'nested' },
  {
    number: 204,
    state: 'covered',
    merge: 'merge commit',
    requests: [['subject', 'no pull request']],
  },
  {
    number: 205,
    state: 'uncovered',
    merge: 'squash',
    requests: [['command', 'failed']],
  },
  { number: 206, state: 'covered', merge: 'squash', files: ['src/a.ts', 'docs/a.md'] },
  { number: 207, state: 'opted-out', merge: 'squash', author: 'dependabot[bot]' },
  { number: 208, state: 'opted-out', merge: 'merge commit', labels: ['Docs-Not-Needed'] },
  {
    number: 209,
    state: 'uncovered',
    merge: 'squash',
    title: 'Revert "Update 201 (#201)"',
  },
  { number: 210, state: 'uncovered', merge: 'rebase' },
  { number: 211, state: 'covered', merge: 'squash' },
  { number: 212, state: 'covered', merge: 'squash' },
  { number: 213, state: 'uncovered', merge: 'cherry-pick' },
  {
    number: 215,
    state: 'covered',
    merge: 'squash',
    branch: 'mintlify/docs-1',
    author: 'octocat',
  },
  {
    number: 216,
    state: 'waiting',
    merge: 'squash',
    requests: [['command', 'active']],
  },
  {
    number: 217,
    state: 'uncovered',
    merge: 'squash',
    requests: [['command', 'unconfirmed']],
  },
  {
    number: 218,
    state: 'opted-out',
    merge: 'squash',
    requests: [
      ['command', 'failed'],
      ['command', 'merged'],
      ['merge', 'closed'],
    ],
  },
];

const shaFor = (name: string): string => shaOf(`release ${name}`);
const OTHER_TITLES = ['Correct a typing error', 'Close an issue (#3)'];

/** The texts of titles, logins and branches. */
export type ReleaseTexts = Readonly<{ title: string; login: string; label: string }>;

/** The states of the pull requests of a release, by number. */
export type ReleaseStates = ReadonlyMap<number, string>;

/** Reads the state of each pull request from the file of a report. */
export function releaseStatesIn(file = ''): ReleaseStates {
  const [header = [], ...rows] = readCsv(file);
  const [number, state] = [header.indexOf('number'), header.indexOf('coverage')];
  return new Map(rows.map((row) => [Number(row[number]), row[state] ?? '']));
}

/** Leaves both releases and their requests. Returns the states of the newer one. */
export function leaveReleases(
  state: State,
  key: string,
  texts: Partial<ReleaseTexts> = {},
): ReleaseStates {
  const releases = ['v1.2.0', 'v1.1.0', 'v1.0.0'];
  state.releases.push(
    ...releases.map((tag, index) => ({
      tag,
      name: tag,
      body: null,
      draft: false,
      prerelease: false,
      author: 'Codertocat',
      publishedAt: stamp(state.now() - (1 + index * 400) * HOUR_MS),
    })),
  );
  addRelease(state, ['v1.0.0', 'v1.1.0'], OLDER, 780, {});
  addRelease(state, ['v1.1.0', 'v1.2.0'], NEWER, 380, texts);
  state.threads.set(3, makeThread({ number: 3 }));
  // Changed since, but not of the release.
  addThread(state, { number: 90, merge: 'squash' }, 2000, {});

  const leave = (requested: BookedRequest, hoursAgo: number): void =>
    leaveOne(state, key, requested, hoursAgo);
  const release = causeOfEvent('release', { kind: 'release', tag: 'v1.1.0' }, 7, false);
  leave(
    { cause: release, thread: 1, end: 'no pull request', covered: shaFor('104') },
    399,
  );
  const inside = causeOfRange(shaFor('210'), shaFor('212'));
  leave({ cause: inside, thread: 1, end: 'merged' }, 20);
  // No commit of the release shows that it covers the original of a pick.
  const outside = causeOfRange(shaFor('main before'), shaFor('main after'));
  leave({ cause: outside, thread: 1, end: 'open' }, 19);
  leave({ cause: exampleRunCause('8'), thread: 1, end: 'merged' }, 18);
  for (const entry of NEWER) {
    for (const [index, [requested, end]] of (entry.requests ?? []).entries()) {
      const cause = causeOf(entry.number, requested, index);
      leave({ cause, thread: entry.number, end }, 15 - index);
    }
  }
  return new Map(NEWER.map((entry) => [entry.number, entry.state]));
}

/** Numbers of the pull requests of the older release. */
export const OLDER_NUMBERS = OLDER.map(({ number }) => number);

function causeOf(number: number, requested: Requested, index: number): Cause {
  const commit = shaFor(String(number));
  const pull = { kind: 'pull-request', number } as const;
  switch (requested) {
    case 'command':
      return causeOfComment({ kind: 'comment', id: number * 10 + index, thread: number });
    case 'merge':
      return causeOfEvent('merge', pull, number, commit);
    case 'pull-request':
      return causeOfEvent('pull-request', pull, number, commit, 'labeled', 4, '');
    case 'subject':
      return namedCause(pull);
  }
}

/** Leaves a request, and its docs pull request if it has one. */
function leaveOne(
  state: State,
  key: string,
  requested: BookedRequest,
  hoursAgo: number,
): void {
  const { cause, thread, end, covered = null } = requested;
  const number = 5000 + state.comments.size;
  const openedAt = state.now() - hoursAgo * HOUR_MS;
  const hasPull = ['merged', 'open', 'closed'].includes(end);
  const pull = { number, end, title: 'Docs', openedAt, tookMs: HOUR_MS / 2 };
  const prLink = hasPull ? openPull(state, pull) : null;
  const job = end === 'unconfirmed' ? null : `job_${number}`;
  const request = { ...endedRequest(end, job, prLink), cause, covered };
  leaveRequest(state, request, { key, hoursAgo, thread });
}

/** Adds the pull requests of a release, and the range of its commits. */
function addRelease(
  state: State,
  [base, head]: readonly [string, string],
  entries: readonly ReleaseEntry[],
  hoursAgo: number,
  texts: Partial<ReleaseTexts>,
): void {
  const commits: Partial<Commit>[] = [];
  let tip = shaFor(base);
  const add = (commit: Partial<Commit>): string => {
    const { sha = '' } = commit;
    commits.push(commit);
    tip = sha;
    return sha;
  };
  /** Commits of the branch that the next merge commit merges. */
  let side: string | undefined;
  for (const [index, entry] of entries.entries()) {
    const { number, merge } = entry;
    const title = texts.title ?? entry.title ?? `Update ${number}`;
    addThread(state, entry, hoursAgo - index, texts);
    const sha = shaFor(String(number));
    const line = title.split(/[\r\n]/)[0] ?? '';
    switch (merge) {
      case 'squash':
        add({ sha, message: `${line} (#${number})`, parents: [tip] });
        break;
      case 'cherry-pick':
        add({
          sha: shaFor(`pick of ${number}`),
          message: `${line} (#${number})`,
          parents: [tip],
        });
        break;
      case 'rebase': {
        const first = shaFor(`first of ${number}`);
        add({ sha: first, message: 'First step', parents: [tip] });
        add({ sha, message: 'Second step', parents: [first] });
        break;
      }
      case 'nested': {
        const own = shaFor(`step of ${number}`);
        commits.push({ sha: own, message: 'Step', parents: [tip] });
        const message = `Merge pull request #${number} from acme/nested\n\n${line}`;
        commits.push({ sha, message, parents: [tip, own] });
        side = sha;
        break;
      }
      case 'merge commit': {
        const own = shaFor(`step of ${number}`);
        commits.push({ sha: own, message: 'A step', parents: [side ?? tip] });
        const message = `Merge pull request #${number} from acme/branch\n\n${line}`;
        add({ sha, message, parents: [tip, own] });
        side = undefined;
        break;
      }
    }
  }
  for (const message of OTHER_TITLES) {
    add({ sha: shaFor(`${head} ${message}`), message, parents: [tip] });
  }
  state.comparisons.push({ base, head, commits, files: [] });
}

function addThread(
  state: State,
  entry: ReleaseEntry,
  hoursAgo: number,
  texts: Partial<ReleaseTexts>,
): void {
  const { number, merge, labels = [], branch, files = ['src/a.ts'] } = entry;
  const title = texts.title ?? entry.title ?? `Update ${number}`;
  const author = entry.author ?? texts.login ?? 'octocat';
  const isPicked = merge === 'cherry-pick';
  const sha = shaFor(isPicked ? `original of ${number}` : String(number));
  const pull: Partial<Pull> = {
    merged: true,
    mergeCommitSha: sha,
    head: { ref: branch ?? texts.title ?? 'changes', sha: shaFor(`head of ${number}`) },
    files: files.map((filename) => ({ filename })),
  };
  const endedAt = stamp(state.now() - hoursAgo * HOUR_MS);
  const createdAt = stamp(state.now() - (hoursAgo + 5) * HOUR_MS);
  const all = texts.label === undefined ? labels : [...labels, texts.label];
  const thread = { number, title, author, labels: all, createdAt, endedAt, pull };
  state.threads.set(number, makeThread({ state: 'closed', ...thread }));
}
