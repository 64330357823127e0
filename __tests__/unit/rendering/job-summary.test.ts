import { expect, it } from '@jest/globals';
import {
  renderFailureSummary,
  renderJobSummary,
} from '../../../src/rendering/job-summary.ts';
import type { EarlierRequest, Tracked } from '../../../src/domain/run-result.ts';
import { exampleJob, PR_LINK } from '../../support/examples.ts';

const JOB = exampleJob({ prLink: null });
const RESULT: Tracked = {
  family: 'tracked',
  conclusion: { outcome: 'no-pr', reason: '' },
  message: 'A message.',
  job: JOB,
  waitedMs: 65_000,
  attempts: 9,
};
const LINKS = { serverUrl: new URL('https://github.com'), dashboardUrl: undefined };
const render = (changes: Partial<Tracked> = {}): string =>
  renderJobSummary({ ...RESULT, ...changes }, LINKS);
const paragraphs = (changes: Partial<Tracked> = {}): readonly string[] =>
  render(changes).trimEnd().split('\n\n');

it('the job summary has title, message and one line about the job', () => {
  const [heading, ...rest] = paragraphs();
  expect(heading).toMatch(/^### ℹ️ /);
  expect(rest).toEqual([
    'A message.',
    'Job `job_1` (`completed`) · waited 1 min 5 s (9 polls) · model `model-1` · repository `acme/docs`',
  ]);
});

it('what is unknown is left out', () => {
  const job = exampleJob({
    prLink: null,
    model: undefined,
    repository: undefined,
    status: undefined,
  });
  expect(paragraphs({ job, attempts: 0 })[2]).toBe('Job `job_1`');
  const { conclusion, message = '' } = RESULT;
  const submitted = { family: 'submitted', conclusion, message } as const;
  expect(renderJobSummary(submitted, LINKS).trimEnd().split('\n\n')).toHaveLength(2);
});

it.each([
  [PR_LINK, `the docs pull request [acme/docs#\u200b7](${PR_LINK})`],
  ['https://evil.example/a', 'the docs pull request `https://evil.example/a`'],
])('an earlier request is named with its links: %s', (prLink, shown) => {
  const earlier: EarlierRequest = {
    subject: '@acme/app@1.0.0',
    commentUrl: 'https://github.com/acme/app/issues/3#issuecomment-1',
    prLink,
    isOpen: true,
    repository: undefined,
    commandWord: '/docs',
    unusedJob: 'job_`2`',
  };
  const summary = render({ earlier });
  expect(summary).toMatch(/^### ℹ️ An earlier request finished without a pull request/);
  expect(summary).toContain(
    '[the status comment](https://github.com/acme/app/issues/3#issuecomment-1)',
  );
  expect(summary).toContain(shown);
  expect(summary).toContain('@\u200bacme/app@\u200b1.0.0');
  expect(summary).toContain('comment `/docs …` there');
});

it.each([
  ['on another host', 'https://git.acme.example/docs', '`git.acme.example/docs`'],
  ['that is no address', 'my `docs`', '`` my `docs` ``'],
])('a repository %s is named', (_, repository, shown) => {
  expect(render({ job: { ...JOB, repository } }).endsWith(`· repository ${shown}`)).toBe(
    true,
  );
});

it('the prompt is in a block that it cannot close, open in a dry run', () => {
  const prompt = { text: '```\nx\n````', line: 'Sent to docs.example: notes' };
  expect(render({ prompt })).toContain(
    '<details><summary>Sent to docs.example: notes</summary>\n\n`````\n```\nx\n````\n`````\n',
  );
  const conclusion = { outcome: 'skipped', reason: 'dry-run' } as const;
  expect(render({ prompt, conclusion })).toContain('<details open>');
});

it('a prompt of more than 200,000 characters is cut', () => {
  const shown = (length: number): string =>
    render({ prompt: { text: 'x'.repeat(length), line: 'Sent' } });
  expect(shown(200_000)).toContain(`\n${'x'.repeat(200_000)}\n`);
  expect(shown(200_001)).toContain(`\n${'x'.repeat(199_999)}…\n`);
});

it('the summary of a run that could not do its work lists each error, escaped', () => {
  const summary = renderFailureSummary('No export', [
    '`api-key` is empty.',
    '<b>@all</b>',
  ]);
  expect(summary).toBe(
    '### ❌ No export\n\n- `api-key` is empty.\n- \\<b>@\u200ball\\</b>',
  );
});
