/** Starts an action that works on several repositories, connected with the runner, GitHub and the service. */
import { connectRun, type Connected } from '../connect.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import type { StepEnd } from '../ports.ts';
import { readEnvironment, type Environment } from '../runner/environment.ts';
import { createRunner, listGivenInputs, maskInputs } from '../runner/runner.ts';
import { createSystem, reportExceptions, startAction } from '../runner/start-action.ts';
import type { FleetDependencies } from './fleet.ts';

/** The means that the actions share. `signal` aborts when the run is cancelled. */
type Started = FleetDependencies<Connected> &
  Readonly<{
    environment: Environment;
    givenInputs: readonly string[];
    signal: AbortSignal;
  }>;

/** @param retryMs time that retries may take at the beginning; the default is that of one client */
export function startFleetAction(
  action: (started: Started) => Promise<StepEnd>,
  retryMs?: number,
): void {
  maskInputs(...SECRET_INPUTS);
  const environment = readEnvironment(process.env);
  const { apiUrl, graphqlUrl, run: workflow } = environment;
  const runner = createRunner();
  reportExceptions(runner);
  const send = createSend();
  void startAction((signal) => {
    const system = createSystem(signal);
    const many = { retryMs };
    const surroundings = { workflow, runner, system, send, apiUrl, graphqlUrl, many };
    return action({
      environment,
      workflow,
      runner,
      givenInputs: listGivenInputs(process.env),
      signal,
      connect: (inputs, options) => connectRun(surroundings, inputs, options),
    });
  });
}
