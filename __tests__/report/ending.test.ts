import { describe, expect, it } from '@jest/globals';
import { OUTCOMES, type Ending, type Job, type Outcome } from '../../src/domain.ts';
import { endedMessage, endingOf, headline } from '../../src/report/ending.ts';
import { summarize, type Told } from '../../src/report/summary.ts';
import { jobOf } from '../request/asks.ts';

const endings = Object.entries(OUTCOMES).map(
  ([outcome, reasons]) => ({ outcome, reason: reasons[0] ?? '' }) as Ending,
);

describe('a headline', () => {
  it('is there for each outcome, and each its own', () => {
    const lines = endings.map(headline);
    expect(new Set(lines).size).toBe(Object.keys(OUTCOMES).length);
    for (const line of lines) expect(line).toMatch(/^\p{Extended_Pictographic}\uFE0F? [A-Z]/u);
  });
});

describe('what a job’s last state means', () => {
  it.each<readonly [Partial<Job>, Outcome | undefined]>([
    [{ status: 'completed' }, 'pr-opened'],
    [{ status: 'completed', prLink: null }, 'no-changes'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'archived' }, 'archived'],
    [{ status: 'active' }, undefined],
    [{ status: 'Completed' }, undefined],
    [{ status: undefined }, undefined],
  ])('%o', (changes, outcome) => {
    expect(endingOf(jobOf(changes))?.outcome).toBe(outcome);
  });
});

describe('the sentence for an end', () => {
  it.each<readonly [Ending, RegExp]>([
    [
      { outcome: 'pr-opened', reason: '' },
      /opened a pull request: https:\/\/github\.com\/acme\/docs\/pull\/7$/,
    ],
    [{ outcome: 'no-changes', reason: '' }, /found nothing to change/],
    [{ outcome: 'failed', reason: '' }, /could not recover from \(job job_1\)/],
    [{ outcome: 'archived', reason: '' }, /job_1 was archived/],
    [{ outcome: 'still-active', reason: 'timed-out' }, /still at work on job job_1 after 30 min of waiting/],
    [{ outcome: 'still-active', reason: 'not-waiting' }, /at work on job job_1; this run does not wait/],
    [{ outcome: 'cancelled', reason: '' }, /goes on with job job_1: the service has no way to cancel/],
  ])('%o', (ending, sentence) => {
    expect(endedMessage(ending, jobOf(), 1_800_000)).toMatch(sentence);
  });
});

describe('the job summary', () => {
  const told: Told = {
    ending: { outcome: 'pr-opened', reason: '' },
    message: 'The docs agent opened a pull request: x',
    job: jobOf(),
    waitedMs: 65_000,
    looks: 3,
    serverUrl: new URL('https://github.com'),
    faults: [],
    prompt: undefined,
  };

  it('has headline, link and table, and does not say the same twice', () => {
    expect(summarize(told)).toBe(
      [
        '### ✅ Docs pull request opened\n',
        '**Pull request:** [acme/docs\\#\u200b7](https://github.com/acme/docs/pull/7)\n',
        '| | |',
        '|---|---|',
        '| Job | `job_1` |',
        '| Status | `completed` |',
        '| Model | `model-1` |',
        '| Repository | `https://github.com/acme/docs` |',
        '| Waited | 1 min 5 s (3 looks) |',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what is not known', () => {
    const job = jobOf({ prLink: null, model: undefined, repository: undefined, status: undefined });
    expect(summarize({ ...told, job, looks: 0 })).toBe(
      '### ✅ Docs pull request opened\n\nThe docs agent opened a pull request: x\n\n| | |\n|---|---|\n| Job | `job_1` |\n',
    );
    expect(summarize({ ...told, job: undefined })).not.toContain('|');
  });

  it('lists all that is wrong with the inputs', () => {
    const text = summarize({ ...told, job: undefined, faults: ['`a` is bad.', 'b <i>'], message: 'both' });
    expect(text).toContain('- `a` is bad.\n- b \\<i\\>');
    expect(text).not.toContain('both');
  });

  it('shows what was sent, where to and how much, in a block that nothing in it can close', () => {
    const prompt = { text: '```\nx\n````', line: 'Sent to docs.example: 10 characters: notes' };
    const text = summarize({ ...told, prompt });
    expect(text).toContain('<summary>Sent to docs.example: 10 characters: notes</summary>');
    expect(text).toContain('\n`````\n```\nx\n````\n`````\n');
  });

  it('cuts what is too long for a summary', () => {
    const text = summarize({ ...told, prompt: { text: 'x'.repeat(500_000), line: 'Sent to h' } });
    expect(text.length).toBeLessThan(210_000);
  });
});
