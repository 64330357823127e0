import type { RequestError } from '../domain.ts';
import type { Runner } from '../ports.ts';
import { explainGitHubError } from './github-errors.ts';

/** Reports that a comment or a reaction failed: once per run as a warning, then in the log. */
export type WarnOnce = (what: string, error: RequestError | undefined) => void;

/** The returned function ignores an undefined error, so callers can pass on any result. */
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
