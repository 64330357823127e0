import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { openReportFiles } from '../runner/output-file.ts';
import { createRunner, maskInputs, readInput } from '../runner/runner.ts';
import { connectAnalytics } from '../service/analytics-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { run } from './run.ts';

maskInputs('api-key');
const send = createSend({ env: process.env, nodeVersion: process.version });
const { failed } = await run({
  raw: readInput,
  runner: createRunner(),
  files: openReportFiles(readEnvironment(process.env).workspace),
  clock: systemClock,
  signal: cancellation(),
  connect: (connection) => connectAnalytics({ send, version: VERSION, clock: systemClock, ...connection }),
});
process.exitCode = failed ? 1 : 0;
