/** Cases of once/README.md in which two runs submit, played with the model: they write as two accounts, or lists have several pages. */
import { expect, it } from '@jest/globals';
import { seededRandom } from '../../fakes/random.ts';
import { play, type Plan, type RunPlan } from './claim-model.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

const runOf = (account: number): RunPlan => ({
  startsAt: 0,
  cause: 0,
  account,
  gatherMs: 0,
  clockErrorMs: 0,
  format: 1,
  attempts: [{ crashAfterMs: undefined, hasPostStep: false, rerunAfterMs: 0 }],
});

/** Two deliveries at once, on a GitHub without faults. */
const PLAN: Omit<Plan, 'random'> = {
  runs: [runOf(0), runOf(1)],
  hasFaults: false,
  outages: [],
  maxCallMs: 200,
  maxLagMs: 2000,
  waitFactor: 1,
  sinceErrorMs: 0,
  mustBind: true,
};

const ONE_ACCOUNT = { runs: [runOf(0), runOf(0)] };

it.each<readonly [string, Partial<Plan>, number]>([
  ['one App', ONE_ACCOUNT, 1],
  ['two Apps', {}, 1],
  ['an App and a person', { people: [1] }, 2],
  ['two people', { people: [0, 1] }, 2],
  ['one person', { people: [0], ...ONE_ACCOUNT }, 1],
])('two runs at once, as %s', async (_, changes, most) => {
  expect(await mostPosts(changes)).toBe(most);
});

/** Two runs at once, in a thread whose lists have a page for each comment, and lag by a minute, the newest comments first. */
const LONG: Partial<Plan> = {
  ...ONE_ACCOUNT,
  pageSize: 1,
  maxLagMs: 60_000,
  lagsInOrder: true,
};

it.each<readonly [string, Partial<Plan>, number]>([
  ['lag alike', {}, 1],
  ['lag each by itself', { pagesDiffer: true }, 2],
  ['lag each by itself, but by less than 5 s', { pagesDiffer: true, maxLagMs: 4000 }, 1],
])('a list whose pages %s', async (_, changes, most) => {
  expect(await mostPosts({ ...LONG, ...changes })).toBe(most);
});

const HOUR = 3_600_000;

/** A redelivery, directly after somebody has deleted a comment that is older than the status comment of the first run. */
const AFTER_DELETION: Partial<Plan> = {
  runs: [runOf(0), { ...runOf(0), startsAt: HOUR + 1000 }],
  // The second one is only there to be deleted. The status comment is on the second page before, and on the first one after that.
  commands: [
    { ageMs: HOUR, deletedAt: undefined },
    { ageMs: HOUR, deletedAt: HOUR },
  ],
  pageSize: 2,
  maxLagMs: 4000,
  lagsInOrder: true,
};

it.each<readonly [string, Partial<Plan>, number]>([
  ['whose pages lag alike', {}, 1],
  ['of one page', { pagesDiffer: true, pageSize: 100 }, 1],
  ['whose pages lag each by itself', { pagesDiffer: true }, 2],
])('a list directly after a deletion, %s', async (_, changes, most) => {
  expect(await mostPosts({ ...AFTER_DELETION, ...changes })).toBe(most);
});

const DELIVERY: RunPlan = { ...runOf(0), startsAt: HOUR };

/** Two runs at once. When they list the comments, somebody edits one that is so old that lists did not show it before. */
const BESIDE_EDIT: Partial<Plan> = {
  runs: [DELIVERY, DELIVERY],
  stranger: {
    isByBot: false,
    writesAt: [0],
    copies: [{ afterMs: 5150, into: 'old', deletedAfterMs: undefined }],
  },
  maxLagMs: 0,
  pagesDiffer: true,
};

it.each<readonly [string, Partial<Plan>, number]>([
  ['one page', {}, 1],
  ['several pages', { pageSize: 1 }, 2],
])('a list of %s, during which an old comment is edited', async (_, changes, most) => {
  expect(await mostPosts({ ...BESIDE_EDIT, ...changes })).toBe(most);
});

/** Returns how often a request is submitted at most. */
async function mostPosts(changes: Partial<Plan>): Promise<number> {
  const posts = [];
  for (const seed of SEEDS) {
    const random = seededRandom(seed);
    const played = await play({ ...PLAN, ...changes, random });
    posts.push(played.posts[0] ?? 0);
  }
  return Math.max(...posts);
}
