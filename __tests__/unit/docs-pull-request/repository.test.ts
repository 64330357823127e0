import { expect, it } from '@jest/globals';
import { docsPullRequestNumber } from '../../../src/docs-pull-request/repository.ts';
import { runWith } from '../../support/runs.ts';

const REPO = runWith().github('acme/docs');

it.each([
  ['https://github.com/acme/docs/pull/7', 7],
  ['https://github.com/Acme/Docs/pull/7', 7],
  [
    'https://github.com/acme/other.docs/pull/7',
    /in acme\/other\.docs, not in acme\/docs\. .*`docs-repository: acme\/other\.docs`/,
  ],
  ['https://gitlab.com/acme/docs/-/merge_requests/7', /not on github\.com/],
])('a docs pull request: %s', (link, expected) => {
  const result = docsPullRequestNumber(link, REPO);
  if (typeof expected === 'number') expect(result).toEqual({ ok: true, value: expected });
  else expect(result).toEqual({ ok: false, error: expect.stringMatching(expected) });
});
