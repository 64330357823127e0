import type { Fault } from '../domain.ts';
import type { Runner } from '../ports.ts';
import { explainGitHubFault } from '../report/github-errors.ts';

/** Says what could not be told in a thread: one warning a run, the rest in the log. */
export type Complain = (what: string, fault: Fault | undefined) => void;

/** A complaint about nothing is none, so results can be handed on as they are. */
export function createComplaint(runner: Runner, onPullRequest: boolean | undefined): Complain {
  let warned = false;
  return (what, fault) => {
    if (fault === undefined) return;
    const sentence = explainGitHubFault({ what, fault, onPullRequest });
    if (warned) runner.info(sentence);
    else runner.warning(sentence, 'Docs agent');
    warned = true;
  };
}
