import { afterEach, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
afterEach(() => stage.close());

const warnings = (run: Awaited<ReturnType<Stage['command']>>): string[] =>
  run.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);

describe('a token that expires while the job is waited for', () => {
  it('leaves outputs and summary right, and one warning names the cause', async () => {
    stage = await openStage({
      service: {
        intercept: ({ method }) => {
          if (method === 'GET') stage.github.expireToken();
          return undefined;
        },
      },
    });
    const run = await stage.command('/docs explain');
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', status: 'completed' });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('Docs pull request opened');
    expect(warnings(run)).toEqual([expect.stringMatching(/GitHub answered 401.*App tokens live one hour/)]);
  });
});

describe('an App’s token with a long wait', () => {
  it.each([
    ['is warned of early', { 'workflow-token': 'ghs_another', 'wait-minutes': '90' }, 1],
    ['is fine for less than an hour', { 'workflow-token': 'ghs_another', 'wait-minutes': '50' }, 0],
    ['is fine when it is the workflow’s own', { 'wait-minutes': '90' }, 0],
  ])('%s', async (_, inputs, count) => {
    stage = await openStage();
    const run = await stage.command('/docs explain', { inputs });
    expect(warnings(run).filter((message) => message.includes('token of an App'))).toHaveLength(count);
    expect(run.outputs['outcome']).toBe('pr-opened');
  });
});
