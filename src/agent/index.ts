import { nameConclusion } from '../domain/outcome.ts';
import { parseAuthorization } from '../inputs/authorization.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { reportExceptions } from '../runner/start-action.ts';
import { INTERNAL_ERROR } from '../request/ended.ts';
import { skipOrdinaryComment } from '../trigger/event-filter.ts';
import { setAgentOutputs } from './outputs.ts';
import { EXCEPTION_STATE, loadPostState } from './post-state.ts';

const runner = createRunner();
reportExceptions(runner, () => {
  setAgentOutputs(runner, INTERNAL_ERROR, 'The action ended with an unexpected error.');
  // For the post step, which finishes the status comment.
  runner.saveState(EXCEPTION_STATE, 'true');
});
maskInputs(...SECRET_INPUTS);
const environment = readEnvironment(process.env);
// A main step that was cancelled early has saved no state, and must not be run again in its post step.
const isPostStep = process.argv[1]?.endsWith('post-step.js') === true;
if (isPostStep ? loadPostState(runner) !== undefined : !endAtOrdinaryComment()) {
  void import(/* webpackIgnore: true */ './main.ts').then(({ startAgent: main }) =>
    main(runner, environment, isPostStep),
  );
}

/** Ends the run if its comment is no command. A workflow for comments starts the action for each of them, and few are commands. Everything else is loaded for those alone. */
function endAtOrdinaryComment(): boolean {
  const inputs = parseAuthorization(getInput);
  const skipped = skipOrdinaryComment(
    environment.eventName,
    environment.eventPayload,
    inputs,
  );
  if (skipped === undefined) return false;
  const { message = '', conclusion } = skipped;
  setAgentOutputs(runner, skipped, message);
  runner.info(`Outcome: ${nameConclusion(conclusion)}`);
  runner.info(message);
  return true;
}
