import { gatesOf } from '../inputs/authorization.ts';
import { gateTalk } from '../trigger/ordinary-comment.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, maskInputs, readInput } from '../runner/runner.ts';
import { finalOutputs } from './outputs.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token', 'workflow-token');
const { eventName, eventPayload } = readEnvironment(process.env);
const talk = gateTalk(eventName, eventPayload, gatesOf(readInput).word);
// A workflow for comments starts this for each of them, and hardly any is a command: all that comes after is loaded for those alone.
if (talk === undefined) await import('./main.ts');
else {
  const runner = createRunner();
  for (const [name, value] of Object.entries(finalOutputs(talk))) runner.setOutput(name, value);
  runner.info(talk.message);
}
