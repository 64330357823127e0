/** The contents of the fake repository that fit an event. */
import { makeThread, shaOf, type Options } from '../../fakes/github/index.ts';
import { lookUp } from '../../fakes/runner/expressions.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { mappingOf } from '../../fakes/mapping.ts';
import type { Payload } from '../../fakes/payloads.ts';

/** Changes in the folders that workflows often filter by. */
const FILES = ['src', 'apps/web', 'packages/client'].map((folder) => ({
  filename: `${folder}/client.ts`,
  additions: 1,
  deletions: 1,
  patch: '@@ -1 +1 @@\n-send(request)\n+send(request, { retry: 3 })',
}));
const [BEFORE, AFTER] = [shaOf('before'), shaOf('after')];

const TITLE = 'Retry requests that fail';

/** Describes a repository in which the event can have happened. */
export function describeRepository(
  { payload }: EventOfRun,
  appRepositories: readonly string[],
): Options {
  const text = (...path: string[]): string => {
    const value = lookUp(payload, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const tag = text('release', 'tag_name') || tagOf(text('ref'));
  const [before, after] = [text('before') || BEFORE, text('after') || AFTER];
  const others = [...new Set(appRepositories)].map((each, index) => ({
    repository: { name: each, id: 7000 + index, private: true },
    token: `ghs_fakeTokenOfApp${index}`,
  }));
  return {
    threads: threadsOf(payload),
    releases:
      tag === '' ? [] : [{ tag, body: text('release', 'body') }, { tag: '0.0.0' }],
    commits: [{ sha: BEFORE, message: 'Start' }],
    refs: { master: BEFORE, main: BEFORE },
    comparisons: [
      comparison('0.0.0', tag),
      comparison('0.0.0', after),
      comparison(before, after),
    ],
    others,
  };
}

function tagOf(ref: string): string {
  return ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : '';
}

function comparison(base: string, head: string) {
  const commits = [{ sha: AFTER, message: `${TITLE} (#2)`, pulls: [2] }];
  return { base, head, commits, files: FILES };
}

/** Returns an issue and a pull request, and the one that the payload is about. */
function threadsOf(payload: Payload): NonNullable<Options['threads']> {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(String(payload['ref'])) ?? [];
  // A release contains it, and a push to a branch is its merge.
  const isMerged = branch !== undefined || lookUp(payload, ['release']) !== undefined;
  const base = { ref: branch ?? 'master', sha: BEFORE };
  const pull = { files: FILES, mergeCommitSha: AFTER, merged: isMerged, base };
  const threads = new Map<number, NonNullable<Options['threads']>[number]>([
    [1, { number: 1 }],
    [
      2,
      {
        number: 2,
        title: TITLE,
        body: 'Adds `retry`.',
        pull,
      },
    ],
  ]);
  for (const kind of ['issue', 'pull_request']) {
    const subject = mappingOf(lookUp(payload, [kind]));
    const number = subject['number'];
    if (typeof number !== 'number') continue;
    const isPull = kind === 'pull_request' || subject['pull_request'] !== undefined;
    const merged = subject['merged'] === true;
    const mergeCommit = subject['merge_commit_sha'];
    threads.set(number, {
      number,
      title: String(subject['title']),
      body: typeof subject['body'] === 'string' ? subject['body'] : null,
      ...(isPull && {
        pull: {
          files: FILES,
          merged,
          mergeCommitSha: typeof mergeCommit === 'string' ? mergeCommit : AFTER,
        },
      }),
    });
  }
  return [...threads.values()];
}

/** Returns the pull request that the docs agent is going to open. */
export function docsPullRequest(number: number, mergeable: boolean) {
  const head = { ref: 'mintlify/retries', sha: shaOf('docs') };
  return makeThread({ number, author: 'mintlify[bot]', pull: { head, mergeable } });
}
