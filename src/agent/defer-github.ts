import type { GitHub } from './dependencies.ts';

/** GitHub that is loaded when something is first asked of it: a run without a thread may never do. */
export function deferGitHub(load: () => Promise<GitHub>): GitHub {
  let loaded: Promise<GitHub> | undefined;
  const github = (): Promise<GitHub> => (loaded ??= load());
  return {
    conversation: {
      list: async (...given) => (await github()).conversation.list(...given),
      listSince: async (...given) => (await github()).conversation.listSince(...given),
      read: async (...given) => (await github()).conversation.read(...given),
      create: async (...given) => (await github()).conversation.create(...given),
      update: async (...given) => (await github()).conversation.update(...given),
      remove: async (...given) => (await github()).conversation.remove(...given),
      textOf: async (...given) => (await github()).conversation.textOf(...given),
      react: async (...given) => (await github()).conversation.react(...given),
    },
    repository: {
      permissionOf: async (...given) => (await github()).repository.permissionOf(...given),
      isPullRequestOpen: async (...given) => (await github()).repository.isPullRequestOpen(...given),
    },
    changes: {
      gather: async (...given) => (await github()).changes.gather(...given),
      houseRules: async (...given) => (await github()).changes.houseRules(...given),
    },
  };
}
