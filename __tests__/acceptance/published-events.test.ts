import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedPayloads, type Payload } from '../../standin/payloads.ts';
import { openStage, type Stage } from './stage.ts';

const PUSHED = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    github: {
      releases: [{ tag: '0.0.1', body: 'First of all.' }],
      commits: [{ sha: PUSHED, message: 'Initial commit' }],
      refs: { '0.0.1': PUSHED },
      threads: [{ number: 2, pull: {} }],
    },
  });
});
afterAll(() => stage.close());

/** The payloads that GitHub has published of an event, two of an action at most, with what the action is to make of it when nothing but keys is given. */
const cases = (name: string, judge: (payload: Payload) => string): [string, string, Payload, string][] =>
  publishedPayloads(name)
    .map((payload) => ({ payload, what: String(payload['action'] ?? payload['ref']) }))
    .filter(({ what }, index, all) => all.findIndex((one) => one.what === what) >= index - 1)
    .map(({ payload, what }, index) => [name, `${index}: ${what}`, payload, judge(payload)]);

const releases = cases('release', ({ action }) =>
  action === 'published' || action === 'released' ? 'pr-opened/' : 'skipped/unsupported-event',
);
const pulls = cases('pull_request', () => 'skipped/not-merged');
const pushes = cases('push', ({ deleted }) =>
  deleted === true ? 'skipped/unsupported-event' : 'pr-opened/',
);

describe('a published payload', () => {
  it('there are some of each', () => {
    expect([releases.length, pulls.length, pushes.length].every((count) => count > 2)).toBe(true);
  });

  it.each([...releases, ...pulls, ...pushes])('of %s %s ends as it should', async (name, _, payload, end) => {
    const before = stage.service.requests.length;
    const run = await stage.run({ name, payload });
    expect(`${run.outputs['outcome']}/${run.outputs['reason']}`).toBe(end);
    expect(run.exitCode).toBe(0);
    expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
    const asked = stage.service.requests.slice(before).filter(({ method }) => method === 'POST');
    expect(asked).toHaveLength(end.startsWith('pr-opened') ? 1 : 0);
    if (asked[0] !== undefined) expect(asked[0].body).toContain('Update the docs for what');
  });
});
