import { startFleetAction } from '../fleet/start-action.ts';
import { getInput } from '../runner/runner.ts';
import { runSweep } from './run-sweep.ts';

const PULL_REQUEST_EVENTS = ['pull_request', 'pull_request_target'];

startFleetAction(({ environment, ...started }) => {
  const isPullRequest = PULL_REQUEST_EVENTS.includes(environment.eventName);
  return runSweep({ ...started, getInput, isPullRequest });
});
