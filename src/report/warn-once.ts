import type { RequestError } from '../domain.ts';
import type { Runner } from '../ports.ts';
import { explainGitHubError } from './github-errors.ts';

/** Says what could not be told in a thread: one warning a run, the rest in the log. */
export type WarnOnce = (what: string, error: RequestError | undefined) => void;

/** A complaint about nothing is none, so results can be handed on as they are. */
export function createWarnOnce(runner: Runner, onPullRequest: boolean | undefined): WarnOnce {
  let warned = false;
  return (what, error) => {
    if (error === undefined) return;
    const sentence = explainGitHubError({ what, error, onPullRequest });
    if (warned) runner.info(sentence);
    else runner.warning(sentence, 'Docs agent');
    warned = true;
  };
}
