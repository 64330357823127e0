import { afterEach, describe, expect, it } from '@jest/globals';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

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
    const run = await stage.command('/docs explain this');
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', status: 'completed' });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('Docs pull request opened');
    expect(warnings(run)).toEqual([expect.stringMatching(/GitHub answered 401.*App tokens live one hour/)]);
  });
});

describe('what is secret is hidden before anything else is said', () => {
  const event = scheduleEvent();
  const secrets = {
    'api-key': 'mint_stand_in_key',
    'previous-api-keys': ' mint_before \n\nmint_long_before',
  };

  it.each([
    ['by a run that is told what is wrong', 'action.yml', event, { prompt: '' }, /Outcome/],
    [
      'by a dry run, whose prompt is shown',
      'action.yml',
      event,
      { prompt: 'Go.', 'dry-run': 'true' },
      /^Dry run/,
    ],
    ['by the sweep', 'sweep/action.yml', event, { 'give-up-hours': 'x' }, /^::error/],
    ['by the export', 'views/action.yml', event, { days: 'x' }, /^::error/],
    ['where the comment is no command', 'action.yml', undefined, {}, /^No command/],
  ])('%s', async (_, action, given, inputs, next) => {
    stage = await openStage();
    const { token } = stage.github;
    const run = await stage.run(given ?? stage.say('Looks good.'), {
      action,
      inputs: { ...secrets, ...inputs },
    });
    const masks = action.startsWith('views')
      ? ['mint_stand_in_key']
      : ['mint_stand_in_key', 'mint_before', 'mint_long_before', token];
    const lines = run.rawLog.split('\n');
    const first = lines.findIndex((line) => !line.startsWith('::add-mask::'));
    expect(lines[0]).toBe('::add-mask::mint_stand_in_key');
    expect(new Set(lines.slice(0, first))).toEqual(new Set(masks.map((secret) => `::add-mask::${secret}`)));
    expect(lines[first]).toMatch(next);
    expect(stage.asked()).toEqual([]);
  });
});
