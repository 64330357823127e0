/** The reads of Octokit, loaded when first needed, and made again after a passing fault. */
import type { WithRetry } from '../github/retry.ts';
import type { Request } from '../github/client.ts';
import type { GitHubReads } from './github-types.ts';

/** A read that was given up; like Octokit's own errors it carries a status where GitHub gave one. */
class ReadError extends Error {
  readonly status: number | undefined;
  constructor(detail: string, status: number | undefined) {
    super(detail);
    this.status = status;
  }
}

/** Reads change nothing, so each may be tried again: twice at most, and within the waits that GitHub asks for. */
export function patientReads(client: () => Promise<Request>, call: WithRetry): GitHubReads {
  const patient =
    <In, Out>(read: (request: Request, of: In) => Promise<Out>): ((of: In) => Promise<Out>) =>
    async (of) => {
      const answer = await call(async () => read(await client(), of), 'idempotent');
      if (answer.ok) return answer.value;
      throw new ReadError(answer.error.detail, answer.error.status);
    };
  return {
    repos: {
      getReleaseByTag: patient((request, of) => request('GET /repos/{owner}/{repo}/releases/tags/{tag}', of)),
      listReleases: patient((request, of) => request('GET /repos/{owner}/{repo}/releases', of)),
      compareCommitsWithBasehead: patient((request, of) =>
        request('GET /repos/{owner}/{repo}/compare/{basehead}', of),
      ),
      getCommit: patient((request, of) => request('GET /repos/{owner}/{repo}/commits/{ref}', of)),
      getContent: patient((request, of) => request('GET /repos/{owner}/{repo}/contents/{path}', of)),
      listPullRequestsAssociatedWithCommit: patient((request, of) =>
        request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', of),
      ),
    },
    pulls: {
      get: patient((request, of) => request('GET /repos/{owner}/{repo}/pulls/{pull_number}', of)),
      listFiles: patient((request, of) => request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', of)),
    },
    issues: {
      get: patient((request, of) => request('GET /repos/{owner}/{repo}/issues/{issue_number}', of)),
    },
  };
}
