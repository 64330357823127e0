import { startFleetAction } from '../fleet/start-action.ts';
import { getInput } from '../runner/runner.ts';
import { runSweep } from './run-sweep.ts';

startFleetAction(({ environment, ...started }) =>
  runSweep({ ...started, getInput, eventName: environment.eventName }),
);
