import { expect, it } from '@jest/globals';
import { agentOutputs, jobOutputs, OUTPUT_NAMES } from '../../../src/agent/outputs.ts';
import { exampleJob, PR_LINK } from '../../support/examples.ts';

const raw = { id: 'job_1', status: 'completed', later: { field: 1 } };
const job = exampleJob({ raw, model: undefined });

it('a finished run sets every output', () => {
  const outputs = agentOutputs(
    {
      conclusion: { outcome: 'connection-lost', reason: 'no-response' },
      facts: { job, jobAction: 'created', waitedMs: 1499 },
      commentUrl: 'https://github.com/acme/app/issues/2#issuecomment-3',
    },
    'A message.',
  );
  expect(Object.keys(outputs).toSorted()).toEqual([...OUTPUT_NAMES].toSorted());
  expect(outputs).toMatchObject({
    outcome: 'connection-lost',
    reason: 'no-response',
    message: 'A message.',
    jobId: 'job_1',
    jobAction: 'created',
    prLink: PR_LINK,
    model: '',
    waitedSeconds: '1',
  });
});

it('what is unknown is empty', () => {
  const conclusion = { outcome: 'cancelled', reason: '' } as const;
  expect(agentOutputs({ conclusion }, '')).toMatchObject({
    jobId: '',
    job: '',
    jobAction: 'none',
    waitedSeconds: '0',
  });
});

it.each([
  [100_000, true],
  [100_001, false],
])('the output `job` is the whole record if that has %d bytes: %s', (bytes, isWhole) => {
  const padding = 'x'.repeat(bytes - JSON.stringify({ ...raw, padding: '' }).length);
  const record: unknown = JSON.parse(
    jobOutputs({ ...job, raw: { ...raw, padding } }, 'none').job,
  );
  const known = { id: 'job_1', status: 'completed', prLink: PR_LINK, archivedAt: null };
  expect(record).toEqual(
    isWhole
      ? { ...raw, padding }
      : { ...known, source: { repository: 'https://github.com/acme/docs' } },
  );
});
