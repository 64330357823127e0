import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { createRunner, maskInputs, getInput } from '../runner/runner.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { createViewsApi } from '../service/endpoints.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { runViews } from './run.ts';

maskInputs('api-key');
const send = createSend();
const runner = createRunner();
reportExceptions(runner);
void startAction((signal) =>
  runViews({
    getInput,
    runner,
    files: createOutputFiles(readEnvironment(process.env).workspace),
    clock: systemClock,
    signal,
    connect: (connection) => createViewsApi({ send, version: VERSION, clock: systemClock, ...connection }),
  }),
);
