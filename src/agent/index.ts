import { parseAuthorizationStrict } from '../inputs/authorization.ts';
import { skipOrdinaryComment } from '../trigger/ordinary-comment.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, maskInputs, getInput } from '../runner/runner.ts';
import { allOutputs } from './outputs.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const { eventName, eventPayload } = readEnvironment(process.env);
const skipped = skipOrdinaryComment(
  eventName,
  eventPayload,
  parseAuthorizationStrict(getInput).commandPrefix,
);
// A workflow for comments starts this for each of them, and hardly any is a command: all that comes after is loaded for those alone.
if (skipped === undefined) await import('./main.ts');
else {
  const runner = createRunner();
  for (const [name, value] of Object.entries(allOutputs(skipped))) runner.setOutput(name, value);
  runner.info(skipped.message);
}
