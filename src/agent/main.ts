/** Connects the main action, and starts its main step or its post step. */
import { connectRun, type Surroundings } from '../connect.ts';
import { createGitHubContextApi } from '../github/subject/gather.ts';
import { createSend } from '../http/send.ts';
import { valueOfInput } from '../inputs/parse.ts';
import type { Event } from '../domain/event.ts';
import type { Runner } from '../ports.ts';
import type { Environment } from '../runner/environment.ts';
import { getInput, listGivenInputs } from '../runner/runner.ts';
import { createSystem, startAction } from '../runner/start-action.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { parseEvent } from '../trigger/event.ts';
import { parseAgentFields, type InputFields } from './agent-inputs.ts';
import type { Dependencies } from './context.ts';
import { runPostStep } from './interrupted-run.ts';
import { runAgent } from './run-agent.ts';

export function startAgent(
  runner: Runner,
  environment: Environment,
  isPostStep: boolean,
): Promise<void> {
  return startAction(async (signal) => {
    const { apiUrl, graphqlUrl, run: workflow } = environment;
    const deps = connectAgent(
      {
        workflow,
        runner,
        system: createSystem(signal),
        send: createSend(),
        apiUrl,
        graphqlUrl,
      },
      parseAgentFields({ getInput, givenInputs: listGivenInputs(process.env) }),
      parseEvent(environment.eventName, environment.eventPayload),
    );
    return isPostStep ? runPostStep(deps) : runAgent(deps);
  });
}

/** Connects a run with GitHub and the docs service. */
export function connectAgent(
  surroundings: Surroundings,
  fields: InputFields,
  event: Event | undefined,
): Dependencies {
  const { run, connectGitHub, connectService } = connectRun(
    surroundings,
    {
      apiKey: valueOfInput(fields.apiKey) ?? [],
      baseUrl: valueOfInput(fields.baseUrl),
      githubToken: valueOfInput(fields.githubToken) ?? '',
      docsToken: valueOfInput(fields.docsToken) ?? '',
    },
    { title: 'Docs agent', isTokenBuiltIn: true },
  );
  const { repo } = run;
  return {
    fields,
    event,
    run,
    subjects: createGitHubContextApi({
      request: connectGitHub(repo.name).request,
      url: repo.url,
      defaultBranch: event?.defaultBranch ?? 'HEAD',
      clock: run.clock,
      signal: run.signal,
    }),
    connectAnalytics: (project) => createAnalyticsApi(connectService(project)),
  };
}
