import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedPayloads, type Payload } from '../../fakes/payloads.ts';
import { prompts } from '../../fakes/happenings.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

const PUSHED = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({
    github: {
      releases: [{ tag: '0.0.1', name: '', body: 'First of all.' }],
      commits: [{ sha: PUSHED, message: 'Initial commit' }],
      refs: { '0.0.1': PUSHED, 'simple-tag': PUSHED },
      threads: [{ number: 2, pull: {} }],
    },
  });
});
afterAll(() => stage.close());

/** How a payload is to end; where it is asked about, what the prompt says of it. */
type Expected = Readonly<{ end: string; told?: readonly string[] }>;

const NEWEST = '- 6113728 Initial commit (Codertocat)\n';
const PAGE = 'https://github.com/Codertocat/Hello-World';
/** None of the releases has a name: like on GitHub's pages, its tag is its title. */
const tagged = (tag: string, ...more: string[]): Expected => ({
  end: 'pr-opened/',
  told: [`link to ${PAGE}/releases/tag/${tag}.\n`, `\nTitle: ${tag}\nTag: ${tag}\n`, NEWEST, ...more],
});
const BRANCH = { end: 'pr-opened/', told: [`link to ${PAGE}/commit/${PUSHED}.\n`, NEWEST] };
const UNSUPPORTED = { end: 'skipped/unsupported-event' };

/** All payloads that GitHub has published of an event, with what the action is to make of each when nothing but keys is given. */
const cases = (
  name: string,
  judge: (payload: Payload) => Expected,
): [event: string, what: string, payload: Payload, expected: Expected][] =>
  publishedPayloads(name).map((payload, index) => {
    const what = String(payload['action'] ?? payload['ref']);
    return [name, `${index}: ${what}`, payload, judge(payload)];
  });

const releases = cases('release', ({ action }) =>
  action === 'published' || action === 'released'
    ? tagged('0.0.1', 'A new release was published.', '\nFirst of all.\n')
    : UNSUPPORTED,
);
const pulls = cases('pull_request', () => ({ end: 'skipped/not-merged' }));
const pushes = cases('push', ({ deleted, ref }) => {
  if (deleted === true) return UNSUPPORTED;
  return ref === 'refs/heads/master' ? BRANCH : tagged('simple-tag', 'New commits were pushed.');
});

describe('a published payload', () => {
  it('is run, as many as there are', () => {
    expect([releases.length, pulls.length, pushes.length]).toEqual([13, 29, 7]);
  });

  it.each([...releases, ...pulls, ...pushes])(
    'of %s %s ends as it should',
    async (name, _, payload, expected) => {
      const { end, told } = expected;
      const before = prompts(stage.service).length;
      const run = await stage.run({ name, payload });
      expect(`${run.outputs['outcome']}/${run.outputs['reason']}`).toBe(end);
      expect(run.exitCode).toBe(0);
      expect(run.annotations.filter(({ level }) => level === 'error')).toEqual([]);
      const asked = prompts(stage.service).slice(before);
      expect(asked).toEqual(told === undefined ? [] : [expect.any(String)]);
      for (const text of told ?? []) expect(asked[0]).toContain(text);
    },
  );
});
