import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import { PERMISSIONS, type Permission } from '../domain/event.ts';
import type { Repository } from '../ports.ts';
import { parsePullRequestUrl } from '../text/urls.ts';
import type { GitHubClient } from './client.ts';

/**
 * Permissions by GitHub's flags, which show the rights of a custom role. Only `role_name`
 * distinguishes triage and maintain from read and write.
 * https://docs.github.com/rest/collaborators/collaborators
 */
const PERMISSION_OF_FLAG = {
  admin: 'admin',
  maintain: 'maintain',
  push: 'write',
  triage: 'triage',
  pull: 'read',
} as const satisfies Record<string, Permission>;

const permissionSchema = z.pipe(
  z.object({
    permission: z.string(),
    role_name: z.optional(z.string()),
    user: z.nullish(z.object({ permissions: z.optional(z.looseObject({})) })),
  }),
  z.transform(({ role_name: role, user }): Permission => {
    const granted = [role];
    for (const [flag, permission] of Object.entries(PERMISSION_OF_FLAG)) {
      if (user?.permissions?.[flag] === true) granted.push(permission);
    }
    const highest = PERMISSIONS.findLast((permission) => granted.includes(permission));
    return highest ?? 'none';
  }),
);
const pullRequestSchema = z.object({ state: z.literal(['open', 'closed']) });

/** Creates the API for permissions of people, and for the state of pull requests on `serverUrl`. */
export function createRepositoryApi(client: GitHubClient, serverUrl: URL): Repository {
  return {
    async permissionOf(login) {
      const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
      const permission = await client.request(
        route,
        { username: login },
        permissionSchema,
      );
      if (permission.ok) return permission;
      // The endpoint knows neither Apps nor deleted users.
      const isUnknown = permission.error.status === 404;
      if (isUnknown) return ok('none');
      return permission;
    },
    async isPullRequestOpen(url) {
      const pull = parsePullRequestUrl(url, serverUrl);
      if (pull === undefined) return undefined;
      const { number: pull_number, ...repository } = pull;
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
      const read = await client.request(
        route,
        { ...repository, pull_number },
        pullRequestSchema,
      );
      if (!read.ok) return undefined;
      return read.value.state === 'open';
    },
  };
}
