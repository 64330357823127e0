/** Sweeps of several repositories: which ones are read, how far, and what is kept if one of them fails. */
import { describe, expect, it } from '@jest/globals';
import { addComment, type GitHubRequest, type State } from '../../fakes/github/index.ts';
import { fullName, stamp } from '../../fakes/github/state.ts';
import { withoutMarker } from '../../fakes/observations.ts';
import { leaveJob } from '../security/entries.ts';
import { exampleRunCause } from '../support/examples.ts';
import { IS_WHOLE } from '../support/size.ts';
import { createMoment } from '../support/interceptions.ts';
import {
  annotated,
  cancelAt,
  HOUR_MS,
  itWithHarness,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const OWN = 'Codertocat/Hello-World';
const CLI = 'Codertocat/cli';
const WEB = 'Codertocat/web';
const ALL = [OWN, CLI, WEB];
const LISTED = { repositories: ALL.join('\n') };

const APP_TOKEN = 'ghs_fakeTokenForAll';
const AS_APP = { token: APP_TOKEN };
const LIST = 'issues/list-comments-for-repo';
const DONE = '### ✅ Docs PR opened';

/** Three repositories, and an App that is installed in all of them. */
function threeRepositories(github: HarnessOptions['github'] = {}): HarnessOptions {
  const others = ['cli', 'web'].map((name, index) => ({
    repository: { owner: 'Codertocat', name, id: 71 + index },
    token: `ghs_fakeTokenOf_${name}`,
  }));
  const app = { token: APP_TOKEN, repositories: ALL };
  return { github: { others, app, ...github } };
}

function stateOf({ github }: Harness, repository: string): State {
  return repository === OWN ? github.state : github.other(repository).state;
}

/** Lets the App write, starts a job, and leaves a request to it in the pull request 2 of each repository. */
async function leaveEverywhere(
  harness: Harness,
  ...names: readonly string[]
): Promise<void> {
  harness.github.app().grants = { issues: 'write', 'pull-requests': 'write' };
  await startJob(harness);
  for (const name of names) leaveIn(harness, name, 2);
}

/** Starts the job `job_0001`, and removes its traces in GitHub. */
async function startJob(harness: Harness): Promise<void> {
  await harness.command('/docs explain it fully', { inputs: { 'wait-minutes': '0' } });
  await harness.clock.sleep(40);
  harness.github.state.comments.clear();
}

/** Leaves the status comment of a dispatch, which no run waits for. Returns its id. */
function leaveIn(harness: Harness, repository: string, thread: number): number {
  const state = stateOf(harness, repository);
  const there = { ...harness, github: { ...harness.github, state } };
  const cause = exampleRunCause(`${repository} ${thread}`);
  return leaveJob(there, { thread, job: 'job_0001', cause }).id;
}

/** Adds comments of people, a minute after one another; the last one is as old as `newestHoursAgo` says. */
function addOrdinary(
  state: State,
  { count, newestHoursAgo = 0 }: Readonly<{ count: number; newestHoursAgo?: number }>,
): void {
  const newest = state.now() - newestHoursAgo * HOUR_MS;
  for (let index = count - 1; index >= 0; index -= 1) {
    const createdAt = stamp(newest - index * 60_000);
    addComment(state, { thread: 2, body: `Comment ${index}`, createdAt });
  }
}

/** Returns the titles of the status comments of a repository, oldest first. */
function titles(harness: Harness, repository: string): readonly string[] {
  const comments = [...stateOf(harness, repository).comments.values()];
  const ours = comments.filter(({ body }) => body.includes('<!-- docs-agent-action'));
  return ours.map(({ body }) => withoutMarker(body).split('\n', 1)[0] ?? '');
}

/** Returns the repositories whose comments were listed, in alphabetical order, each once. */
function listed({ github }: Harness): readonly string[] {
  const pages = github.requests.filter(({ operation }) => operation === LIST);
  const names = pages.map(({ path }) => path.split('/').slice(2, 4).join('/'));
  return [...new Set(names)].toSorted();
}

function countByOperation(
  requests: readonly GitHubRequest[],
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { operation = '' } of requests) {
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

describe('each repository is finished right after its comments are listed', () => {
  it('so a cancelled sweep keeps what it has finished, while it still lists another one', () => {
    const { once, reach } = createMoment();
    const intercept = ({ operation, path }: GitHubRequest): 'silence' | undefined => {
      const isListOfWeb = operation === LIST && path.startsWith(`/repos/${WEB}/`);
      if (!isListOfWeb) return undefined;
      reach();
      return 'silence';
    };
    return withHarness(threeRepositories({ intercept }), async (harness) => {
      await leaveEverywhere(harness, ...ALL);
      const run = await harness.sweep(LISTED, {
        ...AS_APP,
        ...cancelAt({ once }, 'SIGTERM', 10_000),
      });
      expect(run.exitCode).toBe(0);
      expect(titles(harness, OWN)).toEqual([expect.stringContaining(DONE)]);
      expect(titles(harness, CLI)).toEqual([expect.stringContaining(DONE)]);
      expect(titles(harness, WEB)).toEqual(['### ⏳ The docs agent is working']);
      expect(run.outputs).toMatchObject({ finished: '2' });
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(
          /^Status comments of Codertocat\/web are incomplete: .*cancelled\.$/,
        ),
      ]);
    });
  });
});

describe('`repositories: all`', () => {
  itWithHarness(
    'means the repositories of the App that are not archived',
    threeRepositories(),
    async (harness) => {
      await leaveEverywhere(harness, ...ALL);
      stateOf(harness, CLI).isArchived = true;
      const run = await harness.sweep({ repositories: 'all' }, AS_APP);
      expect(run.outputs).toMatchObject({ finished: '2' });
      expect(listed(harness)).toEqual([OWN, WEB]);
      expect(titles(harness, CLI)).toEqual(['### ⏳ The docs agent is working']);
    },
  );

  itWithHarness(
    'is refused with the built-in token, which is for one repository',
    threeRepositories(),
    async (harness) => {
      const run = await harness.sweep({ repositories: 'all' });
      expect(run.exitCode).toBe(1);
      expect(annotated(run, 'error')).toEqual([
        expect.stringMatching(/no other repository.*token of a GitHub App/),
      ]);
      expect(listed(harness)).toEqual([]);
    },
  );
});

const REPOSITORIES = IS_WHOLE ? 40 : 4;
const COMMENTS = 500;

it(`${REPOSITORIES} repositories of 500 comments need one request for 99 comments, and two for each comment that is finished`, () => {
  const others = Array.from({ length: REPOSITORIES - 1 }, (_, index) => ({
    repository: { owner: 'acme', name: `app-${index}`, id: 1000 + index },
    token: `ghs_fakeToken_${index}`,
  }));
  const names = others.map(({ repository }) => `acme/${repository.name}`);
  const app = { token: APP_TOKEN, repositories: [OWN, ...names] };
  return withHarness({ github: { others, app } }, async (harness) => {
    await leaveEverywhere(harness, OWN, ...names);
    for (const { state } of harness.github.repositories) {
      addOrdinary(state, { count: COMMENTS - 1 });
      expect(state.comments.size).toBe(COMMENTS);
    }
    const before = harness.github.requests.length;
    const repositories = [OWN, ...names].join('\n');
    const run = await harness.sweep({ repositories }, AS_APP);
    const finished = String(REPOSITORIES);
    expect(run.outputs).toMatchObject({ finished });
    expect(annotated(run, 'warning')).toEqual([]);
    expect(countByOperation(harness.github.requests.slice(before))).toEqual({
      // The run knows the id of its own repository.
      'repos/get': REPOSITORIES - 1,
      // A page begins with the last comment of the one before.
      [LIST]: REPOSITORIES * 6,
      'issues/get-comment': REPOSITORIES,
      'issues/update-comment': REPOSITORIES,
    });
    expect(run.summary.length).toBeLessThan(100_000);
    const state = harness.github.repositories.at(-1)?.state;
    expect(state && titles(harness, fullName(state))).toEqual([
      expect.stringContaining(DONE),
    ]);
  });
});
