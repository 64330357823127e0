import * as z from 'zod/mini';
import { PERMISSIONS, type Permission } from '../domain.ts';
import type { Repository } from '../ports.ts';
import { parsePullRequestUrl } from '../urls.ts';
import type { GitHubClient } from './client.ts';

/**
 * Highest first. The flags say what a custom role allows; `role_name` alone distinguishes triage and maintain from read and write.
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
    const flags = Object.entries(PERMISSION_OF_FLAG).filter(
      ([flag]) => user?.permissions?.[flag] === true,
    );
    const granted = [role, ...flags.map(([, permission]) => permission)];
    return PERMISSIONS.findLast((permission) => granted.includes(permission)) ?? 'none';
  }),
);
const pullRequestSchema = z.object({ state: z.literal(['open', 'closed']) });

/** Permissions of people, and the state of pull requests on `serverUrl`. */
export function createRepositoryApi(client: GitHubClient, serverUrl: URL): Repository {
  return {
    async permissionOf(login) {
      const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
      const permission = await client.request(
        route,
        { username: login },
        permissionSchema,
      );
      // The endpoint knows neither Apps nor deleted users.
      return !permission.ok && permission.error.status === 404
        ? { ok: true, value: 'none' }
        : permission;
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
      return read.ok ? read.value.state === 'open' : undefined;
    },
  };
}
