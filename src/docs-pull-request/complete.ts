/** What happens to a docs pull request when its job has ended: labels and people once, and the address of its preview. */
import type { Job, Submission, ThreadLocation } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { Clock, CommentsApi, PullRequestsApi, Runner, WorkflowRun } from '../ports.ts';
import type { StateCodec } from '../thread/codec.ts';
import type { FoundSubmission } from '../thread/submissions.ts';

/** What is done in the docs repository, with one token. */
export type DocsGitHub = Readonly<{ pullRequests: PullRequestsApi; comments: CommentsApi }>;

/** A run or a sweep, as far as it completes docs pull requests. */
export type CompletionContext = Readonly<{
  inputs: DocsPullRequestInputs & Readonly<{ githubToken: string }>;
  run: WorkflowRun;
  runner: Pick<Runner, 'warning'>;
  clock: Clock;
  signal: AbortSignal;
  codec: StateCodec;
  /** `repository` is `owner/name`. */
  connectDocs: (repository: string, token: string) => DocsGitHub;
}>;

/** A job that has ended. */
export type EndedJob = Readonly<{
  job: Job;
  /** Whether no earlier result has shown this pull request. */
  isFirstSeen: boolean;
  /** Who and what requested the work. */
  request: Pick<Submission, 'requester' | 'trigger'>;
  /** The saved status comment, where it is, and the other submissions of its thread; undefined without one. */
  source:
    (FoundSubmission & Readonly<{ location: ThreadLocation; others: readonly Submission[] }>) | undefined;
}>;

/** What the status comment shows besides the result. */
export type Completed = Readonly<{
  /** An https address. */
  previewUrl?: string | undefined;
}>;

/**
 * Completes the pull request of a job, if the workflow wants that. Called after the result is saved: what must happen only once does not
 * happen again if the run is cut off. The caller saves again if there is more to show.
 */
export async function completeDocsPullRequest(
  { inputs, run, connectDocs }: CompletionContext,
  { job }: EndedJob,
): Promise<Completed> {
  const { docsRepository = run.repository, docsToken, githubToken, prPreview } = inputs;
  if (job.prLink === null || !prPreview) return {};
  const github = connectDocs(docsRepository, docsToken || githubToken);
  return github === undefined ? {} : {};
}
