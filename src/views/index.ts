import { createCancellationSignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { createRunner, maskInputs, getInput } from '../runner/runner.ts';
import { createAnalyticsApi } from '../service/analytics-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { runViews } from './run.ts';

maskInputs('api-key');
const send = createSend();
const failed = await runViews({
  getInput,
  runner: createRunner(),
  files: createOutputFiles(readEnvironment(process.env).workspace),
  clock: systemClock,
  signal: createCancellationSignal(),
  connect: (connection) => createAnalyticsApi({ send, version: VERSION, clock: systemClock, ...connection }),
});
process.exitCode = failed ? 1 : 0;
