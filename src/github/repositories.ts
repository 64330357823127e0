import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import { PERMISSIONS, type Permission } from '../domain/event.ts';
import { repositorySchema } from '../domain/github-fields.ts';
import type { ListInstalledRepositories, ReadRepository, Repository } from '../ports.ts';
import { parsePullRequestUrl } from '../domain/pull-request-url.ts';
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
const stateSchema = z.object({ state: z.literal(['open', 'closed']) });

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
      return permission.error.status === 404 ? ok('none') : permission;
    },
    async isPullRequestOpen(url) {
      const pull = parsePullRequestUrl(url, serverUrl);
      if (pull === undefined) return undefined;
      const [owner = '', repo = ''] = pull.repository.split('/');
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
      const read = await client.request(
        route,
        { owner, repo, pull_number: pull.number },
        stateSchema,
      );
      if (!read.ok) return undefined;
      return read.value.state === 'open';
    },
  };
}

/** Creates a function that reads the client's repository. https://docs.github.com/rest/repos/repos */
export function createReadRepository(client: GitHubClient): ReadRepository {
  return async () => {
    const read = await client.request('GET /repos/{owner}/{repo}', {}, repositorySchema);
    if (!read.ok) return read;
    const { id, private: isPrivate } = read.value;
    return ok({ id, isPrivate });
  };
}

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

/**
 * Creates a function that lists the repositories of the client's token, without archived ones. Only the token of a GitHub App has a list:
 * https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
 */
export function createListInstalledRepositories(
  client: GitHubClient,
): ListInstalledRepositories {
  return async () => {
    const listed = await readList(
      (page) => client.request('GET /installation/repositories', page, installedSchema),
      MAX_PAGES,
    );
    if (!listed.ok) return listed;
    const names = new Set<string>();
    for (const { full_name: name, archived = false } of listed.value.items) {
      if (!archived) names.add(name);
    }
    return ok([...names]);
  };
}
