/** Reads what the earlier attempts of a run without a thread have left. */
import type { RequestError } from '../domain/errors.ts';
import type { Runner, WorkflowRun } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import {
  findEarlierAttempts,
  showsNothingSubmitted,
} from '../thread/earlier-attempts.ts';
import type { GitHubApi } from './run-context.ts';

type Context = Readonly<{
  run: Pick<WorkflowRun, 'id' | 'commit' | 'attempt' | 'step' | 'repository'>;
  runner: Pick<Runner, 'info'>;
  github: Pick<GitHubApi, 'checks'>;
}>;

/** A bound on the requests. */
const MAX_CHECK_RUNS = 20;

/** Returns whether all earlier attempts of this step show that they submitted nothing. Any doubt means no. */
export async function haveSubmittedNothing(context: Context): Promise<boolean> {
  const { run, github, runner } = context;
  if (run.commit === '') return false;
  const listed = await github.checks.ofWorkflowRun(run);
  if (!listed.ok) return logUnreadable(context, listed.error);

  const earlier = findEarlierAttempts(listed.value, run.attempt);
  if (earlier === undefined || earlier.length > MAX_CHECK_RUNS) return logDoubt(context);
  const read = await Promise.all(
    earlier.map(({ id }) => github.checks.annotationTitles(id)),
  );
  for (const titles of read) {
    if (!titles.ok) return logUnreadable(context, titles.error);
    if (!showsNothingSubmitted(titles.value, run.step)) return logDoubt(context);
  }
  runner.info('The earlier attempts of this run submitted nothing.');
  return true;
}

function logDoubt({ runner }: Context): false {
  runner.info('The annotations do not show that all earlier attempts submitted nothing.');
  return false;
}

function logUnreadable({ run, runner }: Context, error: RequestError): false {
  const what = 'The annotations of the earlier attempts could not be read';
  const place = { name: run.repository, tokenInput: undefined };
  runner.info(explainUnreadable(what, error, '`checks: read`', place));
  return false;
}
