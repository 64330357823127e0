import { describe, expect, it } from '@jest/globals';
import { renderJobSummary, type JobSummaryView } from '../../../src/report/job-summary.ts';
import { jobOf } from '../../support/submissions.ts';

const JOB = jobOf({ prLink: null });
const TOLD: JobSummaryView = {
  conclusion: { outcome: 'no-pr', reason: '' },
  message: 'The docs agent finished and found nothing to change.',
  job: JOB,
  waitedMs: 65_000,
  attempts: 9,
  serverUrl: new URL('https://github.com'),
  errors: [],
  prompt: undefined,
};

describe('the job summary', () => {
  it('tells the same facts first as the status comment', () => {
    expect(renderJobSummary(TOLD)).toBe(
      [
        '### ✅ No docs change needed',
        '',
        '**Pull request:** none  ',
        '**Job:** `job_1` · `completed`',
        '',
        'The docs agent finished and found nothing to change.',
        '',
        'Waited 1 min 5 s (9 looks) · model `model-1` · repository `acme/docs`',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what is not known', () => {
    const job = jobOf({ prLink: null, model: undefined, repository: undefined, status: undefined });
    expect(renderJobSummary({ ...TOLD, job, attempts: 0, message: 'So it is.' })).toBe(
      '### ✅ No docs change needed\n\n**Pull request:** none  \n**Job:** `job_1`\n\nSo it is.\n',
    );
  });

  it.each([
    ['of another host', 'https://git.acme.example/docs', '`git.acme.example/docs`'],
    ['that is no address', 'my `docs`', '`` my `docs` ``'],
    ['with nothing behind its host', 'https://github.com', undefined],
  ])('names a repository %s', (_, repository, shown) => {
    const text = renderJobSummary({ ...TOLD, job: { ...JOB, repository } });
    if (shown === undefined) expect(text).not.toContain('repository');
    else expect(text).toContain(`· repository ${shown}\n`);
  });

  it('lists what is wrong with the inputs', () => {
    const text = renderJobSummary({
      ...TOLD,
      conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
      job: undefined,
      attempts: 0,
      errors: ['`a|b` is wrong.', 'So is #2.'],
    });
    expect(text).toBe('### ❌ The configuration needs fixing\n\n- `a|b` is wrong.\n- So is #\u200b2.\n');
  });

  it('shows what was sent, where to and how much, in a block that nothing in it can close', () => {
    const prompt = { text: '```\nx\n````', line: 'Sent to docs.example: 10 characters: <notes>' };
    const text = renderJobSummary({ ...TOLD, prompt });
    expect(text).toContain('<summary>Sent to docs.example: 10 characters: &lt;notes&gt;</summary>');
    expect(text).toContain('\n`````\n```\nx\n````\n`````\n');
  });

  it.each([
    ['one look', { attempts: 1, waitedMs: 4000 }, 'Waited 4 s (1 look) · model'],
    ['many', { attempts: 1200, waitedMs: 3_600_000 }, 'Waited 1 h (1,200 looks) · model'],
  ])('tells the wait: %s', (_, changes, line) => {
    expect(renderJobSummary({ ...TOLD, ...changes })).toContain(`\n\n${line}`);
  });

  it.each([
    ['with a job', JOB, 'the docs agent goes on'],
    ['without one', undefined, 'nothing was asked'],
  ])('is headed by what became of the job: cancelled %s', (_, job, what) => {
    const [headline] = renderJobSummary({
      ...TOLD,
      conclusion: { outcome: 'cancelled', reason: '' },
      job,
    }).split('\n', 1);
    expect(headline).toBe(`### ⏹️ The run was cancelled, ${what}`);
  });

  it('shows a prompt of 200,000 characters whole, and cuts one that is longer', () => {
    const shown = (length: number): string =>
      renderJobSummary({ ...TOLD, prompt: { text: 'x'.repeat(length), line: 'Sent to h' } });
    expect(shown(200_000)).toContain(`\`\`\`\n${'x'.repeat(200_000)}\n\`\`\``);
    expect(shown(200_001)).toContain(`\`\`\`\n${'x'.repeat(199_999)}…\n\`\`\``);
  });
});
