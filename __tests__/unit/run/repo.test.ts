import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { Repo } from '../../../src/run/repo.ts';
import type { RunOptions } from '../../../src/run/run.ts';
import { exampleEntry } from '../../support/examples.ts';
import { annotationsOf, newReport, placeWith, runWith } from '../../support/runs.ts';

const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const NEEDS = '`pull-requests: read`';
const APP_TOKEN = { isTokenBuiltIn: false };

/** Creates the repository acme/docs. Returns it, and what its run reports. */
function repository(options: Partial<RunOptions> = {}) {
  const report = newReport();
  const run = runWith({ report, options });
  return { run, report, docs: run.github('acme/docs') };
}

describe('a failed request', () => {
  it.each([
    ['the built-in token', {}, '`permissions` of the job'],
    ['a token of its own', APP_TOKEN, 'the token in `github-token`'],
  ])('is explained by the permission that %s lacks', (_, options, lacking) => {
    const { docs } = repository(options);
    const { cause, remedy } = docs.explain(REFUSED, NEEDS);
    expect(cause).toContain('GitHub responded with 403');
    expect(remedy).toContain(lacking);
    expect(remedy).toContain(NEEDS);
  });

  it('is a gap that names the repository and the token', () => {
    const { docs } = repository(APP_TOKEN);
    const gap = docs.unread('Requests', REFUSED, NEEDS);
    expect(gap).toMatchObject({ what: 'Requests', where: 'acme/docs' });
    expect(gap.remedy).toContain(`the token in \`github-token\` ${NEEDS}`);
  });

  it('that needs a permission is a warning each time, with the title of the run', () => {
    const { docs, report } = repository({ title: 'Docs agent: care' });
    docs.warn('One failed', REFUSED, NEEDS);
    docs.warn('Another failed', REFUSED, NEEDS);
    expect(report.log).toEqual([
      expect.stringMatching(
        /^warning: Docs agent: care: One failed: .*`pull-requests: read`/,
      ),
      expect.stringMatching(/^warning: Docs agent: care: Another failed: /),
    ]);
  });
});

describe('a failed comment or reaction', () => {
  const fail = (repo: Repo, nth: number): void => repo.warn(`No. ${nth} failed`, REFUSED);

  it('is a warning, and the next ones are lines of the log', () => {
    const { docs, report } = repository();
    for (const nth of [1, 2, 3]) fail(docs, nth);
    expect(report.log).toEqual([
      expect.stringMatching(/^warning: .*No\. 1 failed/),
      expect.stringMatching(/^No\. 2 failed: .*403/),
      expect.stringMatching(/^No\. 3 failed: .*403/),
    ]);
  });

  it('is a warning in each repository', () => {
    const { run, docs, report } = repository();
    fail(docs, 1);
    fail(run.repo, 2);
    expect(annotationsOf(report)).toHaveLength(2);
  });

  it('is a warning although another request has failed', () => {
    const { docs, report } = repository();
    docs.warn('The list failed', REFUSED, NEEDS);
    fail(docs, 1);
    expect(annotationsOf(report)).toHaveLength(2);
  });

  it('is the first one for a repository and its ledger together', async () => {
    const report = newReport();
    const comments = { update: async () => ({ ok: false, error: REFUSED }) as const };
    const { repo } = placeWith({ report, apis: { comments } });
    fail(repo, 1);
    const entry = exampleEntry({ isOwn: true });
    expect(await repo.ledger.save(entry, entry.payload)).toEqual({ kind: 'failed' });
    expect(annotationsOf(report)).toHaveLength(1);
  });

  it('names the token, its permissions and its repository', () => {
    const { docs, report } = repository(APP_TOKEN);
    fail(docs, 1);
    expect(report.log).toEqual([
      expect.stringMatching(
        /`github-token` `issues: write` and `pull-requests: write` for acme\/docs\./,
      ),
    ]);
  });
});

describe('status comments that no key has signed', () => {
  it('are one warning for a repository, which names it', () => {
    const { run, docs, report } = repository();
    docs.warnOfUnverified(2);
    docs.warnOfUnverified(3);
    run.repo.warnOfUnverified(1);
    expect(report.log).toEqual([
      expect.stringMatching(/^warning: .*2 status comments in acme\/docs/),
      expect.stringMatching(/^warning: .*1 status comment in acme\/app/),
    ]);
  });

  it('are no warning if there are none, so the first ones are', () => {
    const { docs, report } = repository();
    docs.warnOfUnverified(0);
    expect(report.log).toEqual([]);
    docs.warnOfUnverified(1);
    expect(annotationsOf(report)).toHaveLength(1);
  });
});
