import { idSchema } from '../domain/github-fields.ts';
import { ok } from '../domain/errors.ts';
import type { ReadRepositoryId } from '../ports.ts';
import type { GitHubClient } from './client.ts';

/** Creates a function that reads the id of the client's repository. https://docs.github.com/rest/repos/repos */
export function createReadRepositoryId(client: GitHubClient): ReadRepositoryId {
  return async () => {
    const read = await client.request('GET /repos/{owner}/{repo}', {}, idSchema);
    if (!read.ok) return read;
    return ok(read.value.id);
  };
}
