import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reviewComment } from '../../fakes/github/payloads.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { openStage, type Stage } from '../../fakes/stage.ts';

const slash = readFileSync('examples/slash-command.yml', 'utf8');
let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ github: { repository: { private: true } } });
});
afterEach(() => stage.close());

/** The example with a part of its text replaced. */
function slashWith(from: string, to: string): string {
  expect(slash).toContain(from);
  return slash.replace(from, to);
}

describe('when a permission is missing', () => {
  it.each([
    ['issue', 'issues: write', 'issues: read'],
    ['pull-request', 'pull-requests: write', 'pull-requests: read'],
  ] as const)('a command on an %s is carried out, and the key to add is named', async (on, key, less) => {
    const report = await stage.workflow(slashWith(key, less), stage.say('/docs Document retries.', { on }));
    expect(report.conclusion).toBe('success');
    expect(report.jobs[0]?.steps[0]?.outputs).toMatchObject({ outcome: 'pr-opened', commentUrl: '' });
    const warnings = report.annotations.filter(({ level }) => level !== 'notice');
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(key)]);
    expect(stage.posts()).toHaveLength(1);
  });

  it.each([
    ['issue', '      pull-requests: write'],
    ['pull-request', '      issues: write'],
  ] as const)('the other of the two is not missed on an %s', async (on, line) => {
    const event = stage.say('/docs Document retries.', { on });
    const report = await stage.workflow(slashWith(line, '      checks: read'), event);
    expect(report.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
    expect(stage.ours(on === 'issue' ? 1 : 2)).toHaveLength(1);
  });
});

describe('when GitHub gives no secrets', () => {
  const outcomeOf = async (event: EventOfRun, on: string) => {
    const workflow = slashWith('issue_comment:\n    types: [created]', on);
    const report = await stage.workflow(workflow, event);
    const { outcome, reason } = report.jobs[0]?.steps[0]?.outputs ?? {};
    return { outcome: `${outcome}/${reason}`, conclusion: report.conclusion };
  };

  it('a command on the diff of a fork ends green and says why', async () => {
    const payload = reviewComment({ body: '/docs Document retries.', fork: 'passer-by/Hello-World' });
    const event = { name: 'pull_request_review_comment', payload };
    const ended = await outcomeOf(event, 'pull_request_review_comment:\n    types: [created]');
    expect(ended).toEqual({ outcome: 'skipped/no-secrets', conclusion: 'success' });
    expect(stage.asked()).toEqual([]);
  });

  it('the same on a branch of the repository is carried out', async () => {
    const event = stage.say('/docs Document retries.', { on: 'review-comment' });
    const ended = await outcomeOf(event, 'pull_request_review_comment:\n    types: [created]');
    expect(ended).toEqual({ outcome: 'pr-opened/', conclusion: 'success' });
  });
});

describe('when the pull request comes from a fork', () => {
  it('a command in its conversation has secrets, and is carried out', async () => {
    const event = stage.say('/docs Document retries.', { fork: 'passer-by/Hello-World' });
    const report = await stage.workflow(slash, event);
    expect(report.jobs[0]?.steps[0]?.outputs).toMatchObject({ outcome: 'pr-opened' });
  });
});
