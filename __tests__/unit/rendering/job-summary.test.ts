import { expect, it } from '@jest/globals';
import { renderJobSummary } from '../../../src/rendering/job-summary.ts';
import { renderSummary } from '../../../src/run/publish.ts';
import type { Ended, RunFacts } from '../../../src/domain/ended.ts';
import { explainEarlier } from '../../../src/rendering/earlier-request.ts';
import { exampleJob, PR_LINK } from '../../support/examples.ts';

const JOB = exampleJob({ prLink: null });
const FACTS: RunFacts = {
  job: JOB,
  jobAction: 'created',
  waitedMs: 65_000,
  attempts: 9,
};
const ENDED: Ended = {
  conclusion: { outcome: 'no-pr', reason: '' },
  message: 'A message.',
};
const LINKS = { serverUrl: new URL('https://github.com'), dashboardUrl: undefined };

/** Renders the summary of a run that has ended without a pull request, with changes. */
function render(changes: Partial<Ended> = {}, facts: Partial<RunFacts> = {}): string {
  const ended = { ...ENDED, facts: { ...FACTS, ...facts }, ...changes };
  return renderSummary(renderJobSummary(ended, LINKS));
}

const paragraphs = (text: string): readonly string[] => text.trimEnd().split('\n\n');

it('the job summary has title, message and one line about the job', () => {
  const [heading, ...rest] = paragraphs(render());
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
  expect(paragraphs(render({}, { job, attempts: 0 }))[2]).toBe('Job `job_1`');
  expect(paragraphs(render({ facts: undefined }))).toHaveLength(2);
});

it('the line about the job links the status comment, also without a job', () => {
  const commentUrl = 'https://github.com/acme/app/issues/3#issuecomment-1';
  const linked = `[status comment](${commentUrl})`;
  expect(render({ commentUrl }).endsWith(`repository \`acme/docs\` · ${linked}`)).toBe(
    true,
  );
  expect(paragraphs(render({ commentUrl, facts: undefined }))[2]).toBe(linked);
});

it.each([
  [PR_LINK, `: [acme/docs#\u200b7](${PR_LINK})\n`],
  ['https://evil.example/a', ': `https://evil.example/a`\n'],
])('an earlier request is named with its links: %s', (prLink, shown) => {
  const commentUrl = 'https://github.com/acme/app/issues/3#issuecomment-1';
  const earlier = explainEarlier('no-pr', {
    subject: '@acme/app@1.0.0',
    commentUrl,
    prLink,
    isOpen: true,
    commandWord: '/docs',
    unusedJob: 'job_`2`',
  });
  const job = exampleJob({ prLink, repository: undefined });
  const summary = render({ ...earlier, commentUrl }, { job });
  const [heading] = paragraphs(`${summary}\n`);
  expect(heading).toMatch(/^### ℹ️ An earlier request finished without a pull request/);
  expect(`${heading}\n`).toContain(shown);
  expect(summary).toContain(`[status comment](${commentUrl})`);
  // The text quotes the service, so it links nothing.
  expect(summary).not.toContain('](https://evil');
  expect(summary).toContain('@\u200bacme/app@\u200b1.0.0');
  expect(summary).toContain('comment `/docs …` there');
});

it.each([
  ['on another host', 'https://git.acme.example/docs', '`git.acme.example/docs`'],
  ['that is no address', 'my `docs`', '`` my `docs` ``'],
])('a repository %s is named', (_, repository, shown) => {
  const summary = render({}, { job: { ...JOB, repository } });
  expect(summary.endsWith(`· repository ${shown}`)).toBe(true);
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
