import { expect, it } from '@jest/globals';
import {
  parseDocsPullRequest,
  type DOCS_PULL_REQUEST_INPUTS,
} from '../../../src/inputs/docs-pull-request.ts';
import { outcomeOf } from './result.ts';

type Given = Partial<Record<(typeof DOCS_PULL_REQUEST_INPUTS)[number], string>>;
const parse = (given: Given) => outcomeOf(parseDocsPullRequest((name) => given[name] ?? ''));

it('turns everything off by default', () => {
  expect(parse({})).toEqual({
    limits: { maxOpenPrs: undefined, maxJobsPerDay: undefined, maxJobsPerPerson: undefined },
    docsRepository: undefined,
    docsToken: '',
    additions: { labels: [], reviewers: [], assignees: [] },
    comment: false,
  });
});

it.each<readonly [Given, object]>([
  [{ 'max-open-prs': '1', 'max-jobs-per-day': '20' }, { limits: { maxOpenPrs: 1, maxJobsPerDay: 20 } }],
  [{ 'max-jobs-per-person': '1000' }, { limits: { maxJobsPerPerson: 1000 } }],
  [
    { 'docs-repository': 'acme/docs.site', 'docs-token': 'ghs_x' },
    { docsRepository: 'acme/docs.site', docsToken: 'ghs_x' },
  ],
  [
    { 'pr-labels': 'docs, needs review\n@acme' },
    { additions: { labels: ['docs', 'needs review', '@acme'] } },
  ],
  [
    { 'pr-reviewers': '@mona, author\nacme/docs_team, mona_corp' },
    { additions: { reviewers: ['mona', 'author', 'acme/docs_team', 'mona_corp'] } },
  ],
  [{ 'pr-assignees': 'merger, requester' }, { additions: { assignees: ['merger', 'requester'] } }],
  [{ 'pr-comment': 'TRUE' }, { comment: true }],
])('%j', (given, expected) => {
  expect(parse(given)).toMatchObject(expected);
});

it.each<readonly [Given, string]>([
  [{ 'max-open-prs': '0' }, '`max-open-prs` is not valid: "0". Use a whole number from 1 to 1000.'],
  [{ 'max-jobs-per-day': '2.5' }, '`max-jobs-per-day` is not valid'],
  [{ 'max-jobs-per-person': 'many' }, '`max-jobs-per-person` is not valid'],
  [{ 'docs-repository': 'https://github.com/acme/docs' }, 'Use OWNER/REPOSITORY, for example acme/docs.'],
  [{ 'docs-repository': 'acme/..' }, '`docs-repository` is not valid'],
  [
    { 'pr-reviewers': 'mona, renovate[bot]' },
    '`pr-reviewers` is not valid: "renovate[bot]". Use logins, ORG/TEAM, requester, author or merger.',
  ],
  [{ 'pr-reviewers': 'mona@example.com' }, '`pr-reviewers` is not valid'],
  [{ 'pr-assignees': 'acme/docs' }, 'Use logins, requester, author or merger.'],
  [{ 'pr-comment': 'yes' }, '`pr-comment` is not valid'],
])('%j is not valid', (given, message) => {
  expect(parse(given)).toEqual([expect.stringContaining(message)]);
});
