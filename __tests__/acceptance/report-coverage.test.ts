/** The coverage of a release, played with the committed bundle. */
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { pushed, released } from '../../fakes/events.ts';
import { makeRelease, shaOf } from '../../fakes/github/seeds.ts';
import { stamp } from '../../fakes/github/state.ts';
import { COVERAGE_STATES } from '../../src/report/coverage/coverage.ts';
import {
  leaveReleases,
  OLDER_NUMBERS,
  releaseStatesIn,
  type ReleaseStates,
} from '../support/release-books.ts';
import { annotated, HOUR_MS, withHarness, type Harness } from './with-harness.ts';

const INPUTS = { release: 'v1.2.0', 'docs-paths': 'docs/' };
const FILE = 'docs-coverage.csv';

const leave = ({ github, service }: Harness) =>
  leaveReleases(github.state, service.state.config.key);

const run = (
  harness: Harness,
  inputs: Readonly<Record<string, string>> = {},
  event?: EventOfRun,
) =>
  harness.exportFiles('report', {
    inputs: { ...INPUTS, ...inputs },
    ...(event && { event }),
  });

function inOrder(states: ReleaseStates): readonly (readonly [number, string])[] {
  return [...states].toSorted(([a], [b]) => a - b);
}

function count(states: ReleaseStates, wanted: string): string {
  const all = [...states.values()];
  const found = all.filter((state) => state === wanted);
  return String(found.length);
}

it('the titles of another private repository are hidden', () => {
  const repository = { owner: 'Codertocat', name: 'app', id: 71, private: true };
  const others = [{ repository, token: 'ghs_fakeWorkflowToken' }];
  return withHarness({ github: { others } }, async (harness) => {
    const { state } = harness.github.other('Codertocat/app');
    leaveReleases(state, harness.service.state.config.key, { title: 'Codename Falcon' });
    const inputs = { repositories: 'Codertocat/app', 'issue-number': '1' };
    const { result, files } = await run(harness, inputs);
    expect(result.outputs).toMatchObject({ complete: 'true' });
    const shown = [result.summary, files[FILE], result.outputs['prompt']];
    for (const text of shown) {
      expect(text).toContain('/Codertocat/app/pull/');
      expect(text).not.toContain('Codename Falcon');
    }
  });
});

describe('a release', () => {
  it('has each of its pull requests in one state, as the books have it, and nothing is written', () =>
    withHarness({}, async (harness) => {
      const expected = leave(harness);
      const { result, files } = await run(harness);
      expect(annotated(result, 'warning')).toEqual([]);
      expect(result.exitCode).toBe(0);
      expect(inOrder(releaseStatesIn(files[FILE]))).toEqual(inOrder(expected));

      const seen = new Set<string>(expected.values());
      expect(seen).toEqual(new Set<string>(COVERAGE_STATES));

      expect(result.outputs).toMatchObject({
        covered: count(expected, 'covered'),
        waiting: count(expected, 'waiting'),
        uncovered: count(expected, 'uncovered'),
        complete: 'true',
      });
      expect(result.outputs).not.toHaveProperty('requests');
      expect(basename(result.outputs['file'] ?? '')).toBe(FILE);
      expect(result.outputs['prompt']).not.toBe('');
      const { covered, waiting, uncovered } = result.outputs;
      const [firstLine] = result.summary.split('\n');
      expect(firstLine).toBe(
        `### 📦 \`v1.2.0\`: ${expected.size} pull requests since \`v1.1.0\`; ${covered} covered, ${waiting} waiting, ${uncovered} uncovered`,
      );
      const { requests } = harness.github;
      const writes = requests.filter(({ method }) => method !== 'GET');
      expect(writes).toEqual([]);
      expect(harness.service.requests).toEqual([]);
    }));

  it('of one product begins at the one before of this product', () =>
    withHarness({}, async (harness) => {
      const expected = leave(harness);
      const { state } = harness.github;
      const names = new Map([
        ['v1.2.0', 'web-2026.09.01'],
        ['v1.1.0', 'web-2026.08.01'],
      ]);
      const other = makeRelease({
        tag: 'api-2026.09.01',
        publishedAt: stamp(state.now() - 2 * HOUR_MS),
      });
      const rename = (tag: string): string => names.get(tag) ?? tag;
      state.releases = state.releases.map((each) => ({ ...each, tag: rename(each.tag) }));
      state.releases.push(other);
      state.comparisons = state.comparisons.map((each) => ({
        ...each,
        base: rename(each.base),
        head: rename(each.head),
      }));
      const { result, files } = await run(harness, { release: 'web-2026.09.01' });
      const numbers = [...releaseStatesIn(files[FILE]).keys()];
      expect(new Set(numbers)).toEqual(new Set(expected.keys()));
      expect(result.summary).toContain('pull requests since `web-2026.08.01`;');
    }));

  it('is covered by its release job, also if pull requests were picked or reverted', () =>
    withHarness({}, async (harness) => {
      leave(harness);
      const { result, files } = await run(harness, { release: 'v1.1.0' });
      const expected = OLDER_NUMBERS.map((number) => [number, 'covered'] as const);
      expect(releaseStatesIn(files[FILE])).toEqual(new Map(expected));
      expect(result.outputs).toMatchObject({ uncovered: '0', prompt: '' });
    }));

  it('is covered by the job of the workflow that reacts to its new tag', () =>
    withHarness({}, async (harness) => {
      leave(harness);
      const created = pushed('0'.repeat(40), shaOf('tag'), { ref: 'refs/tags/v1.2.0' });
      const job = await harness.run(created);
      expect(job.outputs).toMatchObject({ outcome: 'pr-opened' });
      const { result, files } = await run(harness);
      expect([...new Set(releaseStatesIn(files[FILE]).values())]).toEqual(['waiting']);
      expect(result.outputs).toMatchObject({ uncovered: '0', prompt: '' });
    }));

  it('none makes the report about days, on a release, too', () =>
    withHarness({}, async (harness) => {
      leave(harness);
      const event = released({ tag_name: 'v1.2.0' });
      const { result, files } = await run(harness, { release: 'none' }, event);
      expect(result.outputs).not.toHaveProperty('covered');
      expect(Object.keys(files)).toEqual(['docs-report.csv']);
      expect(Number(result.outputs['requests'])).toBeGreaterThan(5);
    }));
});

it('a release that cannot be read fails the step', () =>
  withHarness({}, async (harness) => {
    leave(harness);
    const { result, files } = await run(harness, { release: 'v9.9.9' });
    expect(result.exitCode).toBe(1);
    expect(result.outputs).toEqual({ complete: 'false' });
    expect(files).toEqual({});
  }));
