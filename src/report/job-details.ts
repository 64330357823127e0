import type { Ending, Job, Outcome } from '../domain.ts';
import { endedMessage } from './conclusion.ts';
import { cut, word, sentence } from './markdown.ts';
import { pullRequestLink } from './pull-request-link.ts';

const LONGEST_REMARK = 2000;

/**
 * What stands below the headline wherever a job is told: the pull request, the job. Lines and not a table: they fit a phone and
 * read well as an e-mail's plain text. Two spaces break a line in summaries too, where a line break alone is none.
 */
export function leadingFacts(
  told: Readonly<{ outcome: Outcome | undefined; job: Job | undefined; serverUrl: URL }>,
): string {
  const { outcome, job, serverUrl } = told;
  if (job === undefined) return '';
  const pull = pullRequestLink(job, serverUrl) || none(outcome);
  const words = [word(job.id), word(job.status)].filter((name) => name !== '');
  return `**Pull request:** ${pull}  \n**Job:** ${words.join(' · ')}`;
}

/** How sure it is that there is no pull request and will be none. */
function none(outcome: Outcome | undefined): string {
  if (outcome === 'no-changes' || outcome === 'failed') return 'none';
  return outcome === 'archived' ? 'none known' : 'none yet';
}

/** The message as Markdown, without what headline and pull request have said already. */
export function remark(
  told: Readonly<{ ending: Ending; message: string; job: Job | undefined; waitedMs: number }>,
): string {
  const { ending, message, job, waitedMs } = told;
  // Without a link in the lines above, the message is all that tells of the pull request.
  const linked = ending.outcome === 'pr-opened' && job !== undefined && job.prLink !== null;
  const said = linked ? endedMessage(ending, job, waitedMs) : '';
  return remarkOf(message.startsWith(said) ? message.slice(said.length).trim() : message);
}

/** A sentence of bounded length: it may carry a server's word. */
export function remarkOf(text: string): string {
  return sentence(cut(text, LONGEST_REMARK));
}

/** Side facts on one line; empty ones are left out. */
export function sideFacts(...facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** What the agent is, where the service told. */
export function modelFact(job: Job | undefined): string {
  const model = word(job?.model);
  return model === '' ? '' : `model ${model}`;
}
