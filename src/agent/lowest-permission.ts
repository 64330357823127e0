import type { Permission, Actor } from '../domain.ts';
import { hasPermission } from '../trigger/event-filter.ts';
import type { AuthorizationInputs } from '../inputs/authorization.ts';
import { explainGitHubError } from '../report/github-errors.ts';
import type { GitHubApi, Dependencies } from './dependencies.ts';

/** `unread`: nobody could tell, which counts as no permission. */
export type PermissionCheck = Readonly<{
  login: string;
  has: Permission;
  needed: Permission;
  unknown?: true;
}>;

/** The permission of whoever of the people has least. Bots on the list need none. */
export async function lowestPermission(
  deps: Dependencies,
  { repository }: GitHubApi,
  { actors, authorization }: Readonly<{ actors: readonly Actor[]; authorization: AuthorizationInputs }>,
): Promise<PermissionCheck> {
  const needed = authorization.minPermission;
  const logins = new Set(actors.filter(({ isBot }) => !isBot).map(({ login }) => login));
  const found = await Promise.all(
    [...logins].map(async (login): Promise<PermissionCheck> => {
      const answer = await repository.permissionOf(login);
      if (answer.ok) return { login, has: answer.value, needed };
      const what = `The permission of ${login} could not be read, so it counts as none`;
      deps.runner.warning(
        explainGitHubError({ what, error: answer.error, onPullRequest: undefined }),
        'Docs agent',
      );
      return { login, has: 'none', needed, unknown: true };
    }),
  );
  return (
    found.find(({ has }) => !hasPermission(has, needed)) ?? {
      login: actors[0]?.login ?? '',
      has: 'admin',
      needed,
    }
  );
}
