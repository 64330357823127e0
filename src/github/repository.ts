import { PERMISSIONS, type Permission } from '../domain.ts';
import type { Repository } from '../ports.ts';
import type { GitHubAccess } from './comments.ts';
import { permissionSchema, pullSchema, parseResponse } from './schemas.ts';

/** Repository permissions and the state of pull requests, through GitHub's REST API. */
export function createRepository({
  client,
  owner,
  repo,
  call,
  serverUrl,
}: GitHubAccess & Readonly<{ serverUrl: URL }>): Repository {
  return {
    async permissionOf(login) {
      const answer = await call(async () => {
        const request = await client();
        const of = { owner, repo, username: login };
        const reply = await request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', of);
        return parseResponse(permissionSchema, reply);
      }, 'idempotent');
      if (answer.ok) return { ok: true, value: effectivePermission(answer.value) };
      // The endpoint does not know Apps, nor users that are gone.
      return answer.error.status === 404 ? { ok: true, value: 'none' } : answer;
    },
    async isPullRequestOpen(url) {
      const place = parsePullRequestUrl(url, serverUrl);
      if (place === undefined) return undefined;
      const answer = await call(async () => {
        const request = await client();
        return parseResponse(
          pullSchema,
          await request('GET /repos/{owner}/{repo}/pulls/{pull_number}', place),
        );
      }, 'idempotent');
      // Any other word tells nothing.
      return answer.ok ? STATES.get(answer.value.state) : undefined;
    },
  };
}

const STATES: ReadonlyMap<string, boolean> = new Map([
  ['open', true],
  ['closed', false],
]);

/** The flags of a custom role say what it allows; `role_name` alone tells triage and maintain apart from read and write. */
const PERMISSION_FLAGS: readonly (readonly [string, Permission])[] = [
  ['admin', 'admin'],
  ['maintain', 'maintain'],
  ['push', 'write'],
  ['triage', 'triage'],
  ['pull', 'read'],
];

/** The highest that the reply grants: https://docs.github.com/rest/collaborators/collaborators */
export function effectivePermission(
  reply: Readonly<{
    role_name?: string | undefined;
    user?: Readonly<{ permissions?: object | undefined }> | null | undefined;
  }>,
): Permission {
  const named = PERMISSIONS.find((permission) => permission === reply.role_name) ?? 'none';
  const flags = reply.user?.permissions ?? {};
  const flagged = PERMISSION_FLAGS.find(([flag]) => Reflect.get(flags, flag) === true)?.[1] ?? 'none';
  return PERMISSIONS.indexOf(named) > PERMISSIONS.indexOf(flagged) ? named : flagged;
}

/** Owner, repository and number of a pull request on this server; undefined for any other address. */
function parsePullRequestUrl(
  address: string,
  serverUrl: URL,
): Readonly<{ owner: string; repo: string; pull_number: number }> | undefined {
  const url = URL.parse(address);
  if (url === null || url.origin !== serverUrl.origin) return undefined;
  const path = /^\/([A-Za-z0-9-]+)\/([A-Za-z0-9._-]+)\/pull\/(\d{1,10})\/?$/.exec(url.pathname);
  if (path === null || path[2] === '.' || path[2] === '..') return undefined;
  return { owner: path[1] ?? '', repo: path[2] ?? '', pull_number: Number(path[3]) };
}
