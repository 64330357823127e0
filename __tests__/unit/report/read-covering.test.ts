import { describe, expect, it } from '@jest/globals';
import { emptyDetails, type Subject } from '../../../src/domain/subject.ts';
import type { ContextApi } from '../../../src/ports.ts';
import { createCommitGraph } from '../../../src/report/commit-graph.ts';
import { readCovering } from '../../../src/report/read-covering.ts';
import type { ReportedRequest } from '../../../src/report/requests.ts';
import { examplePullRequest, exampleRequest } from './examples.ts';

const sha = (index: number) => String(index).padStart(40, '0');
const RELEASE = {
  graph: createCommitGraph([{ sha: sha(1), parents: [] }]),
  pullRequests: [
    {
      number: 12,
      title: '',
      commits: [sha(1)],
      found: examplePullRequest({ number: 12, endedAt: '2026-03-02T00:00:00Z' }),
    },
  ],
  otherCommits: [],
  gaps: [],
};

/** Reads what requests cover, in a history whose ranges have these commits. */
async function read(
  requests: readonly ReportedRequest[],
  ranges: Readonly<Record<string, readonly string[]>> = {},
) {
  const gathered: Subject[] = [];
  const gather: ContextApi['gather'] = async ({ subject }) => {
    gathered.push(subject);
    const name = subject.kind === 'release' ? subject.tag : '';
    const commits = ranges[name];
    if (commits === undefined) {
      const part = { part: 'commits', name, permission: 'contents' } as const;
      return { ok: false, error: { kind: 'not-found', ...part } };
    }
    const listed = commits.map((each) => ({
      sha: each,
      title: '',
      author: '',
      merge: false,
    }));
    return { ok: true, value: { ...emptyDetails(subject), commits: listed } };
  };
  const { signal } = new AbortController();
  const options = { tag: 'v2.0.0', previousTag: 'v1.0.0', history: { gather }, signal };
  const found = await readCovering(requests, RELEASE, options);
  const covering = found.requests.get(12) ?? [];
  return { gathered, gaps: found.gaps, covering };
}

const ofRelease = (tag: string, createdAt = '2026-03-03T00:00:00Z') =>
  exampleRequest({
    cause: { kind: 'release', id: 1, prerelease: false, tag },
    createdAt,
    claimId: tag,
  });

describe('a job of a release', () => {
  it('of this one covers all, that of the previous one nothing, and neither is read', async () => {
    const own = ofRelease('v2.0.0');
    const { gathered, covering } = await read([own, ofRelease('v1.0.0')]);
    expect(gathered).toEqual([]);
    expect(covering).toEqual([own]);
  });

  it('of another one covers what that one contains, and is read once', async () => {
    const ranges = { 'v2.0.0-rc.1': [sha(1)], 'v3.0.0': [sha(9)] };
    const candidate = ofRelease('v2.0.0-rc.1');
    const requests = [candidate, candidate, ofRelease('v3.0.0')];
    const { gathered, covering, gaps } = await read(requests, ranges);
    expect(gathered).toHaveLength(2);
    expect(covering).toEqual([candidate, candidate]);
    expect(gaps).toEqual([]);
  });

  it('that was requested before every merge is not read', async () => {
    const { gathered } = await read([ofRelease('v1.9.0', '2026-03-01T00:00:00Z')]);
    expect(gathered).toEqual([]);
  });

  it('that cannot be read, and too many, are gaps', async () => {
    const tags = Array.from({ length: 13 }, (_, index) => `v2.0.0-rc.${index}`);
    const { gathered, gaps } = await read(tags.map((tag) => ofRelease(tag)));
    expect(gathered).toHaveLength(10);
    expect(gaps).toHaveLength(11);
    expect(gaps[0]?.cause).toBe('3 ranges of commits were not read');
  });
});
