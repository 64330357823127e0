/** Explains why GitHub refused the status comment of a request, which is then not sent. */
import type { RequestError } from '../domain/errors.ts';
import { writePermission } from './github-errors.ts';

/** The thread that was to get the comment. */
export type RefusedThread = Readonly<{
  number: number;
  /** Undefined if that is not known. */
  onPullRequest: boolean | undefined;
  isRequestsIssue: boolean;
  /** Whether Dependabot caused the event. */
  isByDependabot: boolean;
}>;

/** A cause, by GitHub's text, with its title and its remedy. */
type Cause = Readonly<{
  pattern: RegExp;
  title: string;
  remedy: (thread: RefusedThread) => string;
}>;

/** Says how to have the requests in another thread. */
function howToMoveRequests({ isRequestsIssue }: RefusedThread): string {
  if (isRequestsIssue) return 'move the label `docs-agent-requests` to another issue';
  return 'set `issue-number` to another issue';
}

const CAUSES: readonly Cause[] = [
  {
    pattern: /resource not accessible by integration/i,
    title: 'The workflow may not write comments',
    remedy: ({ onPullRequest, isByDependabot }) => {
      const step = `Add ${writePermission(onPullRequest)} to the \`permissions\` of the job, or of the workflow if the job has none.`;
      if (!isByDependabot) return step;
      return `${step} For events of Dependabot, the built-in token can only read unless \`permissions\` says more.`;
    },
  },
  {
    pattern: /resource not accessible by personal access token/i,
    title: 'The token in `github-token` may not write comments',
    remedy: ({ onPullRequest }) =>
      `Give the token in \`github-token\` ${writePermission(onPullRequest)}.`,
  },
  {
    pattern: /\bSAML\b/,
    title: 'The token in `github-token` is not authorized for SAML single sign-on',
    remedy: () => 'Authorize the token for the organization.',
  },
  {
    pattern: /\bis locked\b/i,
    title: 'The conversation is locked',
    remedy: (thread) => `Unlock #${thread.number}, or ${howToMoveRequests(thread)}.`,
  },
  {
    pattern: /more than \d+ comments/i,
    title: 'The thread is full',
    remedy: (thread) =>
      `GitHub takes no more comments in #${thread.number}: ${howToMoveRequests(thread)}.`,
  },
  {
    pattern: /was archived/i,
    title: 'The repository is archived',
    remedy: () => 'Unarchive the repository, or remove the workflow.',
  },
  {
    pattern: /issues (?:are|has been|have been) disabled/i,
    title: 'Issues are disabled in this repository',
    remedy: () =>
      'Enable issues in the settings of the repository, or set `issue-number` to a pull request.',
  },
];

/** Returns the cause as a title, and the remedy. */
export function explainRefusedComment(
  { detail, status }: RequestError,
  thread: RefusedThread,
) {
  const cause = CAUSES.find(({ pattern }) => pattern.test(detail));
  if (cause !== undefined) {
    return { title: cause.title, steps: [cause.remedy(thread)] };
  }
  const isGone = status === 404 || status === 410;
  const step = isGone
    ? `Check that #${thread.number} exists, and that \`github-token\` can write there.`
    : `Check that \`github-token\` can write in #${thread.number}.`;
  return { steps: [step] };
}
