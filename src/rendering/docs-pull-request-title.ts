/** Titles of docs pull requests, from the end of their job until they are merged or closed. */
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { PullRequest, WorkflowRun } from '../ports.ts';
import { renderHint } from './conclusion.ts';
import { codeSpan } from './markdown.ts';

/** The states that a title may show. `opened` and `updated` are the results of jobs. */
const STATES = String.raw`opened|updated|merged|closed|open since \d{4}-\d{2}-\d{2}`;

/** Title of the result of a job that has a docs pull request, as `renderTitle` writes it. */
const TITLE = new RegExp(`^\\S+ Docs PR (?:${STATES})(?=$|: )`);

/**
 * Returns the title that a pull request has on GitHub. Undefined if its repository may be read by fewer people than the
 * workflow's own, which shows it.
 */
export function titleToShow(
  {
    repositoryId,
    isPublic,
    title,
  }: Pick<PullRequest, 'repositoryId' | 'isPublic' | 'title'>,
  run: Pick<WorkflowRun, 'repositoryId'>,
): string | undefined {
  const mayShow = isPublic || repositoryId === run.repositoryId;
  return mayShow ? title : undefined;
}

/** Renders the state as the beginning of a title. */
export function renderState(state: DocsPullRequestState): string {
  switch (state.kind) {
    case 'merged':
      return '🟣 Docs PR merged';
    case 'closed':
      return '🚫 Docs PR closed';
    case 'open':
      return `🟢 Docs PR open since ${state.since.slice(0, 'YYYY-MM-DD'.length)}`;
  }
}

/** Returns a title with another state; undefined if it is not that of a docs pull request. */
export function withState(
  title: string,
  state: DocsPullRequestState,
): string | undefined {
  if (!TITLE.test(title)) return undefined;
  return title.replace(TITLE, () => renderState(state));
}

/** Lists the next steps that a status comment may show, by what they depend on. */
export function hintsFor(command: string): Readonly<Record<'open' | 'ended', string>> {
  const opened = { outcome: 'pr-opened', reason: '' } as const;
  return {
    open: renderHint({ conclusion: opened }, command),
    // The job is finished with its pull request, so the next command starts another one.
    ended: `Comment ${codeSpan(`${command} …`)} to start a new job.`,
  };
}
