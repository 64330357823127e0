import { createSend } from '../http/send.ts';
import { systemClock } from '../runner/environment.ts';
import { createRunner, getInput, listGivenInputs, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { runAnalytics } from './run-analytics.ts';

maskInputs('api-key');
const send = createSend();
const runner = createRunner();
reportExceptions(runner);
void startAction((signal) =>
  runAnalytics({
    getInput,
    givenInputs: listGivenInputs(process.env),
    runner,
    clock: systemClock,
    signal,
    connect: (connection) =>
      createAnalyticsApi({ send, clock: systemClock, ...connection }),
  }),
);
