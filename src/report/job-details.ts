import type { Conclusion, Job, Outcome } from '../domain.ts';
import { conclusionMessage } from './conclusion.ts';
import { truncate } from '../text.ts';
import { identifier, renderInline } from './markdown.ts';
import { renderPullRequestLink } from './pull-request-link.ts';

const MAX_MESSAGE_LENGTH = 2000;

/**
 * What stands below the headline wherever a job is told: the pull request, the job. Lines and not a table: they fit a phone and
 * read well as an e-mail's plain text. Two spaces break a line in summaries too, where a line break alone is none.
 */
export function renderJobDetails(
  view: Readonly<{ outcome: Outcome | undefined; job: Job | undefined; serverUrl: URL }>,
): string {
  const { outcome, job, serverUrl } = view;
  if (job === undefined) return '';
  const pull = renderPullRequestLink(job, serverUrl) || noPullRequestText(outcome);
  const words = [identifier(job.id), identifier(job.status)].filter((name) => name !== '');
  return `**Pull request:** ${pull}  \n**Job:** ${words.join(' · ')}`;
}

/** How sure it is that there is no pull request and will be none. */
function noPullRequestText(outcome: Outcome | undefined): string {
  if (outcome === 'no-pr' || outcome === 'failed') return 'none';
  return outcome === 'archived' ? 'none known' : 'none yet';
}

/** The message as Markdown, without what headline and pull request have said already. */
export function renderMessage(
  view: Readonly<{ conclusion: Conclusion; message: string; job: Job | undefined; waitedMs: number }>,
): string {
  const { conclusion, message, job, waitedMs } = view;
  // Without a link in the lines above, the message is all that tells of the pull request.
  const linked = conclusion.outcome === 'pr-opened' && job !== undefined && job.prLink !== null;
  const known = linked ? conclusionMessage(conclusion, job, waitedMs) : '';
  return renderText(message.startsWith(known) ? message.slice(known.length).trim() : message);
}

/** A sentence of bounded length: it may carry a server's word. */
export function renderText(text: string): string {
  return renderInline(truncate(text, MAX_MESSAGE_LENGTH));
}

/** Side facts on one line; empty ones are left out. */
export function joinDetails(...details: readonly string[]): string {
  return details.filter((detail) => detail !== '').join(' · ');
}

/** What the agent is, where the service told. */
export function modelDetail(job: Job | undefined): string {
  const model = identifier(job?.model);
  return model === '' ? '' : `model ${model}`;
}
