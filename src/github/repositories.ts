import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import { PERMISSIONS, type Permission } from '../domain/event.ts';
import { repositorySchema } from '../domain/github-fields.ts';
import type { RepositoryApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { readList } from './pages.ts';

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
    return PERMISSIONS.findLast((permission) => granted.includes(permission)) ?? 'none';
  }),
);
/** Bound on the pages: 5,000 repositories. */
const MAX_PAGES = 50;

const installedSchema = z.pipe(
  z.object({
    repositories: z.array(
      z.object({ full_name: z.string(), archived: z.optional(z.boolean()) }),
    ),
  }),
  z.transform(({ repositories }) => repositories),
);

export function createRepositoryApi(client: GitHubClient): RepositoryApi {
  return {
    async readFacts() {
      const read = await client.request(
        'GET /repos/{owner}/{repo}',
        {},
        repositorySchema,
      );
      if (!read.ok) return read;
      const { id, private: isPrivate } = read.value;
      return ok({ id, isPrivate });
    },
    async permissionOf(login) {
      const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
      const permission = await client.request(
        route,
        { username: login },
        permissionSchema,
      );
      if (permission.ok) return permission;
      // The endpoint knows neither Apps nor deleted users.
      return permission.error.status === 404 ? ok('none') : permission;
    },
    // Only the token of an App has a list: https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
    async listInstalled() {
      const listed = await readList(
        (page) => client.request('GET /installation/repositories', page, installedSchema),
        MAX_PAGES,
      );
      if (!listed.ok) return listed;
      const names = new Set<string>();
      for (const { full_name: name, archived = false } of listed.value.items) {
        if (!archived) names.add(name);
      }
      return ok({ names: [...names], isComplete: listed.value.isComplete });
    },
  };
}
