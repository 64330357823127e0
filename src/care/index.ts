import { startFleetAction } from '../fleet/start-action.ts';
import { getInput } from '../runner/runner.ts';
import { runCare } from './run-care.ts';

startFleetAction((started) => runCare({ ...started, getInput }));
