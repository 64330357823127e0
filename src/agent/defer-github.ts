import type { GitHubApi } from './dependencies.ts';

/** GitHub that is loaded when something is first asked of it: a run without a thread may never do. */
export function deferGitHub(load: () => Promise<GitHubApi>): GitHubApi {
  let loaded: Promise<GitHubApi> | undefined;
  const github = (): Promise<GitHubApi> => (loaded ??= load());
  return {
    commentsApi: {
      list: async (...given) => (await github()).commentsApi.list(...given),
      listSince: async (...given) => (await github()).commentsApi.listSince(...given),
      read: async (...given) => (await github()).commentsApi.read(...given),
      create: async (...given) => (await github()).commentsApi.create(...given),
      update: async (...given) => (await github()).commentsApi.update(...given),
      remove: async (...given) => (await github()).commentsApi.remove(...given),
      textOf: async (...given) => (await github()).commentsApi.textOf(...given),
      react: async (...given) => (await github()).commentsApi.react(...given),
    },
    repository: {
      permissionOf: async (...given) => (await github()).repository.permissionOf(...given),
      isPullRequestOpen: async (...given) => (await github()).repository.isPullRequestOpen(...given),
    },
    contextApi: {
      gather: async (...given) => (await github()).contextApi.gather(...given),
      instructionsFile: async (...given) => (await github()).contextApi.instructionsFile(...given),
    },
  };
}
