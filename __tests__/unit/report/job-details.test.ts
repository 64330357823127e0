import { describe, expect, it } from '@jest/globals';
import type { Conclusion, Job, Outcome } from '../../../src/domain.ts';
import {
  renderJobDetails,
  modelDetail,
  renderMessage,
  renderText,
  joinDetails,
} from '../../../src/report/job-details.ts';
import { jobOf } from '../../support/submissions.ts';

const serverUrl = new URL('https://github.com');

describe('what stands below the headline', () => {
  it.each<readonly [Outcome | undefined, string]>([
    ['no-pr', 'none'],
    ['failed', 'none'],
    ['archived', 'none known'],
    ['still-active', 'none yet'],
    ['connection-lost', 'none yet'],
    [undefined, 'none yet'],
  ])('says how sure it is that there is no pull request: %s', (outcome, none) => {
    expect(renderJobDetails({ outcome, job: jobOf({ prLink: null }), serverUrl })).toBe(
      `**Pull request:** ${none}  \n**Job:** \`job_1\` · \`completed\``,
    );
  });

  it('shows the pull request that is there, whatever the outcome', () => {
    expect(renderJobDetails({ outcome: 'failed', job: jobOf(), serverUrl })).toBe(
      '**Pull request:** [acme/docs#\u200b7](https://github.com/acme/docs/pull/7)  \n**Job:** `job_1` · `completed`',
    );
  });

  it.each<readonly [Partial<Job>, string]>([
    [{ status: undefined }, '`job_1`'],
    [{ status: '' }, '`job_1`'],
    [{ id: '' }, '`completed`'],
  ])('leaves out words that are not there: %o', (changes, words) => {
    expect(renderJobDetails({ outcome: undefined, job: jobOf(changes), serverUrl })).toMatch(
      new RegExp(`\\n\\*\\*Job:\\*\\* ${words}$`),
    );
  });

  it('is nothing where there is no job', () => {
    expect(renderJobDetails({ outcome: 'rejected', job: undefined, serverUrl })).toBe('');
  });
});

describe('the message below that', () => {
  const opened: Conclusion = { outcome: 'pr-opened', reason: '' };
  const said = 'The docs agent opened a pull request: https://github.com/acme/docs/pull/7';
  const shown = 'The docs agent opened a pull request: https:\u200b//github.com/acme/docs/pull/7';
  const nothing = 'The docs agent finished and found nothing to change.';

  it.each<readonly [string, Conclusion, string, Job | undefined, string]>([
    ['nothing that the link says', opened, said, jobOf(), ''],
    [
      'only what it adds to the link',
      opened,
      `${said} It may be an old one.`,
      jobOf(),
      'It may be an old one.',
    ],
    ['all of it where it begins otherwise', opened, `Look: ${said}`, jobOf(), `Look: ${shown}`],
    ['all of it where there is no job', opened, said, undefined, shown],
    [
      'all of it where the job has no link',
      opened,
      'The docs agent opened a pull request: ',
      jobOf({ prLink: null }),
      'The docs agent opened a pull request:',
    ],
    ['all of it where the end is another', { outcome: 'no-pr', reason: '' }, nothing, jobOf(), nothing],
  ])('says %s', (_, conclusion, message, job, text) => {
    expect(renderMessage({ conclusion, message, job, waitedMs: 0 })).toBe(text);
  });

  it('is cut after 2,000 characters', () => {
    expect(renderText('x'.repeat(2000))).toBe('x'.repeat(2000));
    expect(renderText('x'.repeat(2001))).toBe(`${'x'.repeat(1999)}…`);
  });
});

describe('side facts', () => {
  it.each([
    [[], ''],
    [['', ''], ''],
    [['', 'one', '', 'two'], 'one · two'],
  ])('%j', (details, line) => {
    expect(joinDetails(...details)).toBe(line);
  });

  it.each<readonly [Job | undefined, string]>([
    [jobOf(), 'model `model-1`'],
    [jobOf({ model: undefined }), ''],
    [jobOf({ model: ' ' }), ''],
    [undefined, ''],
  ])('name the model where it is known (%#)', (job, fact) => {
    expect(modelDetail(job)).toBe(fact);
  });
});
