/** The example for the coverage of a release, in a repository with nightly runs and jobs of releases: it requests docs only for what has none. */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { released } from '../../fakes/events.ts';
import { makeRelease, makeThread, shaOf } from '../../fakes/github/index.ts';
import { stamp } from '../../fakes/github/state.ts';
import { leaveRequest, type LeftRequest } from '../support/report-books.ts';
import { withHarness, type Harness } from './with-harness.ts';

const EXAMPLE = readFileSync('examples/release-coverage.yml', 'utf8');
const HOUR_MS = 3_600_000;
const NUMBERS = [31, 32, 33, 34, 35, 36, 37, 38];
const BEFORE = shaOf('before');

const shaFor = (number: number): string => shaOf(`commit of ${number}`);

/** Leaves a release of eight pull requests, one of which has opted out. */
function leaveRelease({ github: { state } }: Harness): void {
  for (const [index, tag] of ['v1.2.0', 'v1.1.0'].entries()) {
    const publishedAt = stamp(state.now() - (1 + index * 400) * HOUR_MS);
    state.releases.push(makeRelease({ tag, publishedAt }));
  }
  const commits = NUMBERS.map((number, index) => ({
    sha: shaFor(number),
    message: `Update ${number} (#${number})`,
    parents: [index === 0 ? BEFORE : shaFor(number - 1)],
  }));
  state.comparisons.push({ base: 'v1.1.0', head: 'v1.2.0', commits, files: [] });
  for (const [index, number] of NUMBERS.entries()) {
    const ageMs = (100 - index) * HOUR_MS;
    const thread = makeThread({
      number,
      title: `Update ${number}`,
      state: 'closed',
      labels: number === 38 ? ['docs-not-needed'] : [],
      createdAt: stamp(state.now() - ageMs - HOUR_MS),
      endedAt: stamp(state.now() - ageMs),
      pull: { merged: true, mergeCommitSha: shaFor(number) },
    });
    state.threads.set(number, thread);
  }
}

/** Leaves three nightly runs, the last of which failed, a command, and the job of the release before. */
function leaveRequestsOf({ github: { state }, service }: Harness): void {
  const { key } = service.state.config;
  const leave = (hoursAgo: number, request: LeftRequest, thread = 1): void => {
    leaveRequest(state, { prLink: null, ...request }, { key, hoursAgo, thread });
  };
  const nightly = (from: string, to: number) =>
    ({ kind: 'since-last', from, to: shaFor(to) }) as const;
  const before = { kind: 'release', id: 6, prerelease: false, tag: 'v1.1.0' } as const;
  leave(99, { trigger: before, outcome: 'no-pr' });
  leave(80, { trigger: nightly(BEFORE, 32), outcome: 'no-pr' });
  leave(60, { trigger: nightly(shaFor(32), 34), outcome: 'no-pr' });
  leave(40, { trigger: nightly(shaFor(34), 35), outcome: 'failed' });
  const active = { sent: 'yes', isFinished: false, outcome: null } as const;
  leave(20, { trigger: { kind: 'comment', id: 36 }, ...active }, 36);
}

/** Runs the example. Returns the prompts that the service got. */
async function runExample(harness: Harness): Promise<readonly string[]> {
  const before = harness.prompts().length;
  const event = released({ tag_name: 'v1.2.0' });
  const report = await harness.workflow(EXAMPLE, event);
  expect(report.conclusion).toBe('success');
  return harness.prompts().slice(before);
}

it('buys only what is uncovered, and nothing in the next run', () =>
  withHarness({}, async (harness) => {
    leaveRelease(harness);
    leaveRequestsOf(harness);
    const prompts = await runExample(harness);
    expect(prompts).toHaveLength(1);
    const named = NUMBERS.filter((number) => prompts[0]?.includes(`/pull/${number}`));
    expect(named).toEqual([35, 37]);
    expect(await runExample(harness)).toEqual([]);
  }));

it('buys nothing if the release had a job', () =>
  withHarness({}, async (harness) => {
    leaveRelease(harness);
    leaveRequestsOf(harness);
    const { key } = harness.service.state.config;
    const trigger = { kind: 'release', id: 7, prerelease: false, tag: 'v1.2.0' } as const;
    const request = { trigger, prLink: null, outcome: 'no-pr' } as const;
    leaveRequest(harness.github.state, request, { key, hoursAgo: 1 });
    expect(await runExample(harness)).toEqual([]);
  }));
