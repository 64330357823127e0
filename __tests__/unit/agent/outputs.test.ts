import { describe, expect, it } from '@jest/globals';
import { jobOutputs } from '../../../src/agent/outputs.ts';
import type { Job } from '../../../src/domain.ts';

const raw = { id: 'job_1', status: 'completed', later: { field: 1 } };
const job: Job = {
  id: 'job_1',
  status: 'completed',
  prLink: null,
  model: undefined,
  repository: 'https://github.com/acme/docs',
  archivedAt: null,
  raw,
};

describe('the output `job`', () => {
  it('is the whole record, fields that we do not know too', () => {
    expect(JSON.parse(jobOutputs(job, 'created').job)).toEqual(raw);
  });

  it.each([
    ['of 100,000 bytes is whole', 100_000, true],
    ['of more is cut down to what is known: no variable of a later step could carry it', 100_001, false],
  ])('%s', (_, bytes, whole) => {
    const padding = bytes - JSON.stringify({ ...raw, padding: '' }).length;
    const told = JSON.parse(
      jobOutputs({ ...job, raw: { ...raw, padding: 'x'.repeat(padding) } }, 'none').job,
    );
    expect('padding' in told).toBe(whole);
    if (!whole)
      expect(told).toEqual({
        id: 'job_1',
        status: 'completed',
        prLink: null,
        source: { repository: 'https://github.com/acme/docs' },
        archivedAt: null,
      });
  });
});
