/** `npm run fake-service`: serves the fake service until Ctrl-C. */
import { parseArgs } from 'node:util';
import { SCENARIOS } from './service/scenarios.ts';
import { startFakeService } from './service/serve.ts';

const { port } = parseArgs({
  options: { port: { type: 'string', default: '0' } },
}).values;
const { url, state, close } = await startFakeService({ port: Number(port) });
process.once('SIGINT', () => void close()).once('SIGTERM', () => void close());

const { projectId, key, readOnlyKey } = state.config;
const curl = `  curl -s -H 'authorization: Bearer ${key}'`;
const json = `${curl} -H 'content-type: application/json'`;
const job = `${url}/v2/agent/${projectId}/job`;
console.log(`A fake of the documentation service listens on ${url}. Ctrl-C stops it.

  project        ${projectId}
  API key        ${key}
  read-only key  ${readOnlyKey}

${json} -d '{"prompt":"Describe the new flag"}' ${job}
${curl} ${job}/job_0001
${json} -d '{"prompt":"Shorter, please"}' ${job}/job_0001/message
${curl} '${url}/v1/analytics/${projectId}/views?limit=5'

[scenario: NAME] in a prompt chooses what happens to a job:
`);
for (const [name, { description }] of Object.entries(SCENARIOS)) {
  console.log(`  ${name.padEnd(21)}  ${description}`);
}
