import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import type { ListInstalledRepositories } from '../ports.ts';
import type { GitHubClient } from './client.ts';

/** GitHub's limit. */
const PER_PAGE = 100;
/** Bound on the pages: 5,000 repositories. */
const MAX_PAGES = 50;

const pageSchema = z.object({
  repositories: z.array(
    z.object({ full_name: z.string(), archived: z.optional(z.boolean()) }),
  ),
});

/**
 * Creates a function that lists the repositories of the client's token, without archived ones. Only the token of a GitHub App has a list:
 * https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation
 */
export function createListInstalledRepositories(
  client: GitHubClient,
): ListInstalledRepositories {
  return async () => {
    const names = new Set<string>();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const read = await client.request(
        'GET /installation/repositories',
        { per_page: PER_PAGE, page },
        pageSchema,
      );
      if (!read.ok) return read;
      const { repositories } = read.value;
      for (const { full_name: name, archived = false } of repositories) {
        if (!archived) names.add(name);
      }
      if (repositories.length < PER_PAGE) break;
    }
    return ok([...names]);
  };
}
