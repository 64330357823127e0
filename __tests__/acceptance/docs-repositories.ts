/** Where docs pull requests are: in the repository of the harness, or in another one. */
import type { Options } from '../../fakes/github/index.ts';

/** The repository of the harness, and a service whose first job opens its pull request 30. */
export const REPOSITORY = 'https://github.com/Codertocat/Hello-World';
export const DOCS = 30;
export const OWN_DOCS = { repository: REPOSITORY, firstPull: DOCS };

/** A repository with docs only, its token and the inputs for both. */
export const OTHER = 'acme/docs';
export const DOCS_TOKEN = 'ghs_fakeDocsToken';
export const IN_OTHER = { 'docs-repository': OTHER, 'docs-token': DOCS_TOKEN };

type Repository = NonNullable<Options['others']>[number];

export const otherDocs = (
  seed: Omit<Repository, 'token' | 'repository'>,
): Repository => ({
  token: DOCS_TOKEN,
  repository: { owner: 'acme', name: 'docs', id: 77, private: true },
  ...seed,
});
