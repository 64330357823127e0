/** Docs pull requests in the repository of the harness, or in another one. */
import type { Options, Thread, ThreadSeed } from '../../fakes/github/index.ts';
import type { CheckRun } from '../../fakes/github/seeds.ts';
import type { Harness, HarnessOptions } from '../../fakes/harness.ts';

/** The repository of the harness, and a service whose first job opens its pull request 30. */
export const REPOSITORY = 'https://github.com/Codertocat/Hello-World';
export const DOCS = 30;
export const OWN_DOCS = { repository: REPOSITORY, firstPull: DOCS };

/** A repository with docs only, its token and the inputs for both. */
export const OTHER = 'acme/docs';
export const DOCS_TOKEN = 'ghs_fakeDocsToken';
export const IN_OTHER = { 'docs-repository': OTHER, 'docs-token': DOCS_TOKEN };

type Repository = NonNullable<Options['others']>[number];

type Pull = NonNullable<Thread['pull']>;

type DocsSeed = Omit<Repository, 'token' | 'repository'>;

/** The docs pull request, as the agent opens it. */
export const DOCS_PULL: ThreadSeed = {
  number: DOCS,
  pull: {},
  author: 'mintlify[bot]',
};

/** The newest commit of the docs pull request, until somebody pushes. */
export const HEAD = 'a'.repeat(40);

/** Creates a docs pull request that conflicts with its base. */
export const docsPull = (
  pull: Partial<Pull> = {},
  { number = DOCS, ...changes }: Partial<ThreadSeed> = {},
): ThreadSeed => ({
  number,
  author: 'mintlify[bot]',
  createdAt: '2026-08-31T09:00:00Z',
  ...changes,
  pull: { head: { ref: `mintlify/${number}`, sha: HEAD }, mergeable: false, ...pull },
});

/** Creates a repository with a pull request, whose first job opens `docs`. */
export function withDocsPull(
  docs: ThreadSeed = docsPull(),
  github: Options = {},
  service: NonNullable<HarnessOptions['service']> = {},
): HarnessOptions {
  return {
    service: { ...OWN_DOCS, ...service },
    github: { threads: [{ number: 2, pull: {} }, docs], ...github },
  };
}

/** Creates a repository with its docs. The first job opens pull request 30. */
export function withOwnDocs(
  github: Options,
  service: NonNullable<HarnessOptions['service']> = {},
): HarnessOptions {
  return { service: { ...OWN_DOCS, ...service }, github };
}

/** Creates a repository, and another one with its docs, for which an App has a token. */
export function withOtherDocs(github: Options, docs: DocsSeed): HarnessOptions {
  return {
    service: { firstPull: DOCS },
    github: { ...github, others: [otherDocs(docs)] },
  };
}

export function otherDocs(seed: DocsSeed): Repository {
  return {
    token: DOCS_TOKEN,
    repository: {
      owner: 'acme',
      name: 'docs',
      id: 77,
      private: true,
    },
    ...seed,
  };
}

/** Changes the docs pull request in the repository of the harness. */
export function changeDocsPull(
  { github }: Pick<Harness, 'github'>,
  pull: Partial<Pull>,
  changes: Partial<Omit<Thread, 'pull'>> = {},
  number = DOCS,
): void {
  const before = github.state.threads.get(number);
  if (before?.pull === undefined) throw new Error('There is no docs pull request.');
  const changed = { ...before, ...changes, pull: { ...before.pull, ...pull } };
  github.state.threads.set(number, changed);
}

/** Removes the comment on the docs pull request, as a person can do. */
export function removeLinkedComment({
  github,
  statusComment,
}: Pick<Harness, 'github' | 'statusComment'>): void {
  github.state.comments.delete(statusComment(DOCS).id);
}

/** Adds a check to the newest commit. By default, it has failed. */
export function addCheck(
  { github }: Pick<Harness, 'github'>,
  changes: Partial<CheckRun> = {},
): void {
  const id = 500 + github.state.checkRuns.size;
  github.state.checkRuns.set(id, {
    id,
    name: 'links',
    sha: HEAD,
    app: 'github-actions',
    detailsUrl: '',
    status: 'completed',
    conclusion: 'failure',
    annotations: [],
    ...changes,
  });
}
