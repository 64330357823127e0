import type { ServiceConfig } from './config.ts';
import { SCENARIOS } from './scenarios.ts';

/**
 * What a person needs to try the fake by hand: where it is, its key, a command per operation, and the
 * scenarios.
 */
export function writeGuide({ url, config }: Readonly<{ url: string; config: ServiceConfig }>): string {
  const { projectId, key, readOnlyKey, scenario, workMs } = config;
  const json = `-H 'content-type: application/json'`;
  const curl = `curl -s -H 'authorization: Bearer ${key}'`;
  const job = `'${url}/v2/agent/${projectId}/job`;
  const width = Math.max(...Object.keys(SCENARIOS).map((name) => name.length));
  return [
    'A fake of the documentation service is listening. Nothing here is real, and nothing is kept.',
    '',
    `  base URL       ${url}`,
    `  project        ${projectId}`,
    `  API key        ${key}`,
    `  read-only key  ${readOnlyKey}`,
    '',
    'Create a job, read it, send it a message, export page views:',
    '',
    `  ${curl} ${json} -d '{"prompt":"Describe the new flag"}' ${job}'`,
    `  ${curl} ${job}/job_0001'`,
    `  ${curl} ${json} -d '{"prompt":"Shorter, please"}' ${job}/job_0001/message'`,
    `  ${curl} '${url}/v1/analytics/${projectId}/views?limit=5'`,
    '',
    `The agent works ${workMs / 1000} s at a turn. Lives of a job, chosen by [scenario: name] in a prompt, else ${scenario}:`,
    '',
    ...Object.entries(SCENARIOS).map(([name, { says }]) => `  ${name.padEnd(width)}  ${says}`),
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
