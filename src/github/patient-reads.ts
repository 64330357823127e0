/** The reads of Octokit, loaded when first needed, and made again after a passing fault. */
import type { Call } from './call.ts';
import type { Rest } from './client.ts';
import type { GitHubReads } from './reads.ts';

/** A read that was given up; like Octokit's own errors it carries a status where GitHub gave one. */
class ReadError extends Error {
  readonly status: number | undefined;
  constructor(detail: string, status: number | undefined) {
    super(detail);
    this.status = status;
  }
}

/** Reads change nothing, so each may be tried again: twice at most, and within the waits that GitHub asks for. */
export function patientReads(rest: () => Promise<Rest>, call: Call): GitHubReads {
  const patient =
    <In, Out>(read: (rest: Rest, of: In) => Promise<Out>): ((of: In) => Promise<Out>) =>
    async (of) => {
      const answer = await call(async () => read(await rest(), of), 'freely');
      if (answer.ok) return answer.value;
      throw new ReadError(answer.fault.detail, answer.fault.status);
    };
  return {
    repos: {
      getReleaseByTag: patient(({ repos }, of) => repos.getReleaseByTag(of)),
      listReleases: patient(({ repos }, of) => repos.listReleases(of)),
      compareCommitsWithBasehead: patient(({ repos }, of) => repos.compareCommitsWithBasehead(of)),
      getCommit: patient(({ repos }, of) => repos.getCommit(of)),
      getContent: patient(({ repos }, of) => repos.getContent(of)),
      listPullRequestsAssociatedWithCommit: patient(({ repos }, of) =>
        repos.listPullRequestsAssociatedWithCommit(of),
      ),
    },
    pulls: {
      get: patient(({ pulls }, of) => pulls.get(of)),
      listFiles: patient(({ pulls }, of) => pulls.listFiles(of)),
    },
    issues: { get: patient(({ issues }, of) => issues.get(of)) },
  };
}
