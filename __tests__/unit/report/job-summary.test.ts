import { describe, expect, it } from '@jest/globals';
import { renderJobSummary, type JobSummaryView } from '../../../src/report/job-summary.ts';
import { exampleJob } from '../../support/examples.ts';

const JOB = exampleJob({ prLink: null });
const VIEW: JobSummaryView = {
  conclusion: { outcome: 'no-pr', reason: '' },
  message: 'A message.',
  job: JOB,
  waitedMs: 65_000,
  attempts: 9,
  serverUrl: new URL('https://github.com'),
};
const render = (changes: Partial<JobSummaryView> = {}): string => renderJobSummary({ ...VIEW, ...changes });
const paragraphs = (changes: Partial<JobSummaryView> = {}): readonly string[] =>
  render(changes).trimEnd().split('\n\n');

describe('the job summary', () => {
  it('has heading, message and one line about the job', () => {
    const [heading, ...rest] = paragraphs({ note: 'A note.' });
    expect(heading).toMatch(/^### ✅ /);
    expect(rest).toEqual([
      'A message. A note.',
      'Job `job_1` (`completed`) · waited 1 min 5 s (9 polls) · model `model-1` · repository `acme/docs`',
    ]);
  });

  it('links the pull request in the heading', () => {
    const opened = { conclusion: { outcome: 'pr-opened', reason: '' }, job: exampleJob() } as const;
    expect(paragraphs(opened)).toHaveLength(2);
    expect(paragraphs(opened)[0]).toContain(': [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)');
    expect(paragraphs({ ...opened, note: 'A note.' })[1]).toBe('A note.');
  });

  it('leaves out what is unknown', () => {
    const job = exampleJob({ prLink: null, model: undefined, repository: undefined, status: undefined });
    expect(paragraphs({ job, attempts: 0 })[2]).toBe('Job `job_1`');
    expect(paragraphs({ job: undefined })).toHaveLength(2);
  });

  it.each([
    ['on another host', 'https://git.acme.example/docs', '`git.acme.example/docs`'],
    ['that is no address', 'my `docs`', '`` my `docs` ``'],
  ])('names a repository %s', (_, repository, shown) => {
    expect(render({ job: { ...JOB, repository } })).toContain(`· repository ${shown}\n`);
  });

  it('lists invalid inputs', () => {
    expect(paragraphs({ job: undefined, errors: ['`a|b` is wrong.', 'So is #2.'] })[1]).toBe(
      '- `a|b` is wrong.\n- So is #\u200b2.',
    );
  });

  it('shows the prompt in a block that the prompt cannot close', () => {
    const prompt = { text: '```\nx\n````', line: 'Sent to docs.example: <notes>' };
    expect(render({ prompt })).toContain(
      '<details><summary>Sent to docs.example: &lt;notes&gt;</summary>\n\n`````\n```\nx\n````\n`````\n',
    );
    expect(render({ prompt, conclusion: { outcome: 'skipped', reason: 'dry-run' } })).toContain(
      '<details open>',
    );
  });

  it('cuts a prompt of more than 200,000 characters', () => {
    const shown = (length: number): string => render({ prompt: { text: 'x'.repeat(length), line: 'Sent' } });
    expect(shown(200_000)).toContain(`\n${'x'.repeat(200_000)}\n`);
    expect(shown(200_001)).toContain(`\n${'x'.repeat(199_999)}…\n`);
  });

  it('cuts a long message', () => {
    expect(paragraphs({ message: 'x'.repeat(3000) })[1]).toHaveLength(2000);
  });
});
