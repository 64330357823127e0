/** Cases of once/README.md in which two runs submit because they write as two accounts, played with the model. */
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
  const posts = [];
  for (const seed of SEEDS) {
    const random = seededRandom(seed);
    const played = await play({ ...PLAN, ...changes, random });
    posts.push(played.posts[0] ?? 0);
  }
  expect(Math.max(...posts)).toBe(most);
});
