import { parseAuthorizationStrict } from '../inputs/authorization.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createLog, getInput, maskInputs } from '../runner/runner.ts';
import { skipOrdinaryComment } from '../trigger/no-command.ts';
import { allOutputs } from './outputs.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const { eventName, eventPayload } = readEnvironment(process.env);
const { commandPrefix } = parseAuthorizationStrict(getInput);
const skipped = skipOrdinaryComment(eventName, eventPayload, commandPrefix);
// A workflow for comments starts the action for each of them, and few are commands. Everything else is loaded for those alone.
if (skipped === undefined) void import(/* webpackIgnore: true */ './main.ts');
else {
  const log = createLog();
  for (const [name, value] of Object.entries(allOutputs(skipped))) log.setOutput(name, value);
  log.info(skipped.message);
}
